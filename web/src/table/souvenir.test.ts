import { expect, it } from 'vitest';
import { broken } from './souvenir';

it('breaks a text into lines that fit, and leaves a word that does not whole', () => {
  const length = (line: string) => line.length;
  expect(broken('the plan works for all', 8, length)).toEqual(['the plan', 'works', 'for all']);
  expect(broken('Donaudampfschiff ho', 6, length)).toEqual(['Donaudampfschiff', 'ho']);
});

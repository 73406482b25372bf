import { describe, expect, it } from 'vitest';
import content from '../../../../src/jailbirds/games/digout/content.toml?raw';
import { CARDS, DEALS, FACES, GANGS, RECIPES, WANTED } from './material';

/** The rows of a section: `name = { value = { … }, … }`, read as far as we need it. */
function section(name: string): Map<string, string> {
  const [, body = ''] = new RegExp(`^\\[${name}\\]\\n([^]*?)(?=\\n\\[\\w+\\]\\n|$(?![^]))`, 'm').exec(content) ?? [];
  const rows = [...body.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]): [string, string] => [key!, value!]);
  return new Map(rows);
}
const number = (row: string, key: string) => Number(new RegExp(`\\b${key} = (\\d+)`).exec(row)?.[1] ?? 0);
const text = (row: string, key: string) => new RegExp(`\\b${key} = "(\\w+)"`).exec(row)?.[1];
const list = (row: string, key: string) =>
  [...(new RegExp(`\\b${key} = \\[([^\\]]*)\\]`).exec(row)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, one]) => one!);

describe('what is printed on the cards is what the engine plays with', () => {
  it('cards', () => {
    const rows = section('cards');
    expect([...CARDS.keys()].sort()).toEqual([...rows.keys()].sort());
    for (const [name, kind] of CARDS) {
      const row = rows.get(name)!;
      expect([name, kind.class, kind.sells, kind.points ?? 0]).toEqual([
        name, text(row, 'class'), number(row, 'sells'), number(row, 'points'),
      ]);
    }
  });
  it('recipes', () => {
    const rows = section('recipes');
    expect(rows.size).toBe(RECIPES.length);
    for (const { name, needs, makes, count } of RECIPES) {
      const row = rows.get(name)!;
      expect([needs, makes, count]).toEqual([list(row, 'needs'), text(row, 'makes'), number(row, 'count')]);
    }
  });
  it('deals, gangs, and Michel(le)’s cards', () => {
    const deals = section('deals');
    expect(deals.size).toBe(DEALS.length);
    for (const { name, pile, price } of DEALS) {
      expect([pile, price]).toEqual([text(deals.get(name)!, 'card'), number(deals.get(name)!, 'price')]);
    }
    const gangs = section('gangs');
    expect(gangs.size).toBe(Object.keys(GANGS).length);
    for (const [name, { wants, needs }] of Object.entries(GANGS)) {
      expect([wants, needs]).toEqual([list(gangs.get(name)!, 'accessories'), number(gangs.get(name)!, 'needs')]);
    }
    const michelle = section('michelle');
    expect(michelle.size).toBe(Object.keys(WANTED).length);
    for (const [name, tools] of Object.entries(WANTED)) expect(list(michelle.get(name)!, 'tools')).toEqual(tools);
  });
  it('faces of the die', () => {
    const row = section('rooms').get('faces')!;
    const pairs = [...row.matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, a, b]) => [a, b]);
    expect(pairs).toEqual(FACES);
  });
});

import { expect, it } from 'vitest';
import type { Step } from '../protocol';
import { badge, fresh } from './fresh';

const steps = [1, 2, 3, 4, 5, 6].map(
  (number) => ({ number, kind: 'played', events: number === 5 ? [] : [{}] }) as unknown as Step,
);

it('counts what happened since the log was read or since one did something oneself', () => {
  expect(fresh({ steps, since: 0 }, 0)).toBe(5); // one of the steps says nothing
  expect(fresh({ steps, since: 4 }, 0)).toBe(2);
  expect(fresh({ steps, since: 4 }, 4)).toBe(1);
  expect(fresh({ steps, since: 0 }, 6)).toBe(0);
});

it('says no more than that it is much', () => {
  expect([1, 99, 100, 432].map(badge)).toEqual(['1', '99', '99+', '99+']);
});

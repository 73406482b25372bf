import { beforeEach, expect, it, vi } from 'vitest';
import { Hand, legalOf } from '../table/hand.svelte';
import { pressable } from './pointable';

const [end, give] = [{ do: 'end' }, { do: 'give' }];
const play = vi.fn();
const asked = vi.fn();
let hand: Hand;
const by = (pointer: string, action: typeof end) => {
  const button = pressable(hand, action, asked);
  button.onpointerdown({ pointerType: pointer } as PointerEvent);
  button.onclick({ detail: 1 } as MouseEvent);
};

beforeEach(() => {
  vi.clearAllMocks();
  hand = new Hand({ ask: () => Promise.resolve(null), play, confirm: () => false });
  const group = { grave: false, actions: [{ args: {}, places: [] }] };
  hand.deal(
    legalOf([
      { ...group, do: 'end', key: 'action-end', light: false },
      { ...group, do: 'give', key: 'action-give', light: true },
    ]),
  );
});

it('a finger on a button of the panel sees first what would come of it, as on the board', () => {
  by('touch', end);
  expect([hand.thought, play.mock.calls, asked.mock.calls.length]).toEqual([end, [], 1]);
  by('touch', end);
  expect(play).toHaveBeenCalledExactlyOnceWith(end);
});

it('a finger that has asked on the board has seen it', () => {
  hand.point(end);
  by('touch', end);
  expect(play).toHaveBeenCalledExactlyOnceWith(end);
});

it('what a finger has not asked about itself is asked, even if something else has pointed at it', () => {
  hand.think(end);
  by('touch', end);
  expect(play).not.toHaveBeenCalled();
});

it('a finger that comes back to a button later is asked anew, though its focus thinks of it first', () => {
  const tap = () => {
    const button = pressable(hand, end, asked);
    button.onpointerdown({ pointerType: 'touch' } as PointerEvent);
    hand.think(end); // the button has the focus now
    button.onclick({ detail: 1 } as MouseEvent);
  };
  tap();
  hand.back();
  tap();
  expect(play).not.toHaveBeenCalled();
  tap();
  expect(play).toHaveBeenCalledExactlyOnceWith(end);
});

it('a mouse has seen it, and what is as easily taken back is done at once', () => {
  by('mouse', end);
  hand.release();
  by('touch', give);
  expect(play.mock.calls).toEqual([[end], [give]]);
  expect(asked).not.toHaveBeenCalled();
});

it('a key does what it is on, whatever was touched before', () => {
  by('touch', end);
  hand.think(null);
  pressable(hand, end).onclick({ detail: 0 } as MouseEvent);
  expect(play).toHaveBeenCalledExactlyOnceWith(end);
});

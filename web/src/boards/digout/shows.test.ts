import { describe, expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { print } from './material';
import type { Material } from './printed';
import { material, scenes } from './scenes.json';
import { bargainEnded, bargainOf, duelEnded, duelOf, fightLasts, lasts, openedBy, scenesOf } from './shows';
import type { View } from './view';

print(material as unknown as Material);
const sceneOf = (name: string) => scenes.find((scene) => scene.name === name)!.frames[0]!.view as unknown as View;
const told = (name: string, args: Event['args'] = {}): Event => ({
  key: `event-${name}`,
  args,
  traces: [],
  hits: false,
});
const names = (events: readonly Event[] = []) => events.map(({ key }) => key.replace('event-', ''));

it('is told fight by fight, each with what led to it', () => {
  const events = [
    told('figure_moved', { room: 'showers' }),
    ...[told('figure_extorts', { seat: 1 }), told('turned_up', { figure_card: 'no_knife' })],
    ...[told('figure_extorts', { seat: 0 }), told('turned_up', { figure_card: 'wants_spoon' })],
  ];
  expect(scenesOf(events).map(names)).toEqual([
    ['figure_moved', 'figure_extorts', 'turned_up'],
    ['figure_extorts', 'turned_up'],
  ]);
  const lost = [told('declined', { seat: 0 }), told('beaten', { seat: 0 }), told('figure_extorts', { seat: 1 })];
  expect(scenesOf(lost).map(names)).toEqual([['declined', 'beaten'], ['figure_extorts']]);
  expect(scenesOf([told('dug', { seat: 1 })])).toHaveLength(1);
});

describe('a fight', () => {
  const view = sceneOf('fight');
  const before = duelOf(view, [])!;
  const end = [
    told('declined', { seat: 0 }),
    told('lost', { seat: 0 }),
    told('won', { seat: 2 }),
    told('beaten', { seat: 0, beatings: 1 }),
    told('was_robbed', { seat: 0, card: 'pills', other: 2 }),
  ];

  it('shows what was laid, and who is asked', () => {
    expect(before).toMatchObject({ attacker: 0, victim: 2, asked: 0, result: [] });
    expect(before.blows.length).toBeGreaterThan(1);
  });
  it('shows its end where it happened: the last one lays nothing, then the result', () => {
    const after = duelEnded(end, before)!;
    expect(after.blows).toEqual([...before.blows, { seat: 0, card: 'none' }]);
    expect(names(after.result)).toEqual(['won', 'beaten', 'was_robbed']);
  });
  it('takes three to four seconds to end', () => {
    expect(lasts(end)).toBeGreaterThanOrEqual(3000);
    expect(lasts(end)).toBeLessThanOrEqual(4000);
  });
  it('ends at once when the tool is handed over', () => {
    const gave = [told('complied', { seat: 2, tool: 'shovel', other: 0 })];
    expect(names(duelEnded(gave, before)?.result)).toEqual(['complied']);
  });
  it('with Michel(le) shows a card without a knife too', () => {
    const spared = [told('figure_extorts', { seat: 1 }), told('turned_up', { figure_card: 'no_knife' })];
    const shown = duelEnded(spared, null)!;
    expect(shown).toMatchObject({ attacker: null, victim: 1, blows: [{ seat: null, card: 'no_knife' }] });
    expect(names(shown.result)).toEqual(['turned_up']);
  });
  it('with Michel(le) that follows another one has its own time, victim and cards', () => {
    const scenes = scenesOf([
      ...[told('figure_extorts', { seat: 1 }), told('turned_up', { figure_card: 'no_knife' })],
      ...[told('figure_extorts', { seat: 0 }), told('turned_up', { figure_card: 'no_knife' })],
    ]);
    const [one, other] = scenes.map((scene) => duelEnded(scene, null)!);
    expect([one!.victim, other!.victim]).toEqual([1, 0]);
    expect([one!.blows, other!.blows].map((blows) => blows.length)).toEqual([1, 1]);
    expect(lasts(scenes.flat())).toBe(fightLasts(scenes[0]!) + fightLasts(scenes[1]!));
    expect(fightLasts(scenes[0]!)).toBeGreaterThan(2000);
  });
  it('is none where nobody fights', () => {
    expect(duelEnded([told('moved', { seat: 0, room: 'yard' })], before)).toBeNull();
    expect(lasts([told('moved', { seat: 0, room: 'yard' })])).toBe(0);
  });
});

describe('a trade', () => {
  it('shows that it was refused', () => {
    const before = bargainOf(sceneOf('answer'))!;
    const refused = [told('refused', { seat: 0, other: 2 })];
    expect(names(bargainEnded(refused, before)?.result)).toEqual(['refused']);
    expect(lasts(refused)).toBeGreaterThan(2000);
  });
});

describe('a card that is laid open', () => {
  it('is an action card, or a past', () => {
    expect(openedBy([told('played', { seat: 1, card: 'ambush' })])).toEqual({ seat: 1, card: 'ambush', past: false });
    expect(openedBy([told('revealed', { seat: 2, past: 'forger' })])).toEqual({ seat: 2, card: 'forger', past: true });
    expect(openedBy([told('drew', { seat: 2, card: 'cap' })])).toBeNull();
  });
});

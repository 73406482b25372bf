import { describe, expect, it } from 'vitest';
import { print } from './material';
import { material, scenes } from './scenes.json';
import { lettering, stageOf, tunnelsOf } from './stage';
import type { Material } from './printed';
import type { View } from './view';

print(material as unknown as Material);
const sceneOf = (name: string) => scenes.find((scene) => scene.name === name)!.frames[0]!.view as unknown as View;

describe('a name on a sign', () => {
  const HYPHEN = '\u00ad';
  it('stays in one line as long as it can be read', () => {
    expect(lettering(`zieken${HYPHEN}boeg`, 73, 12.5, 10.8)).toEqual({ lines: ['ziekenboeg'], size: 12.5 });
  });
  it('is cut at its soft hyphen, and is larger then', () => {
    const { lines, size } = lettering(`Kranken${HYPHEN}station`, 73, 12.5, 10.8);
    expect(lines).toEqual(['Kranken-', 'station']);
    expect(size).toBe(12.5);
  });
  it('is cut at a space', () => {
    expect(lettering('izba chorych', 60, 12.5, 10.8).lines).toEqual(['izba', 'chorych']);
  });
  it('gets smaller where it cannot be cut', () => {
    const { lines, size } = lettering('Aufenthaltsraum', 60, 12.5, 10.8);
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(10.8);
  });
});

describe('tunnels', () => {
  it('are dug together by those whom the view puts into a team', () => {
    const view = sceneOf('trade');
    const tunnels = tunnelsOf(view, stageOf(view, 560, 480, false, 0));
    expect(tunnels.map(({ seats }) => [...seats])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
  it('are dug alone where there are no teams, and are as long as the points', () => {
    const view = sceneOf('many');
    const tunnels = tunnelsOf(view, stageOf(view, 560, 480, false, 0));
    expect(tunnels.map(({ seats }) => seats.length)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const { seats, stretches } of tunnels) {
      const dug = stretches.reduce((sum, { points }) => sum + points, 0);
      expect(dug).toBe(view.prisoners[seats[0]!]!.points);
    }
  });
});

describe('the section', () => {
  const BOXES = [
    [390, 236, true],
    [390, 370, true],
    [500, 260, true],
    [492, 510, false],
    [540, 406, false],
    [760, 830, false],
  ] as const;
  it.each(BOXES)('fits into %i × %i', (width, height, small) => {
    for (const name of ['act', 'many', 'michelle', 'team', 'over']) {
      for (const own of [0, null]) {
        const stage = stageOf(sceneOf(name), width, height, small, own);
        const boxes = [...stage.rooms.values(), ...stage.lanes];
        for (const { x, y, w, h } of boxes) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + w).toBeLessThanOrEqual(width);
          expect(y + h).toBeLessThanOrEqual(height);
          expect(h).toBeGreaterThanOrEqual(22);
        }
        expect(stage.lanes).toHaveLength(sceneOf(name).players);
      }
    }
  });
  it('keeps one’s own tunnel where others have only a bar', () => {
    const view = sceneOf('many');
    const { lanes } = stageOf(view, 390, 236, true, 3);
    expect(lanes.filter(({ slim }) => !slim).map(({ seat }) => seat)).toEqual([3]);
    expect(tunnelsOf(view, stageOf(view, 390, 236, true, 3)).map(({ seats }) => [...seats])).toEqual([[3]]);
  });
});

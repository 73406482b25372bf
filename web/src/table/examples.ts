/** Which rules are shown by an example: a step of the title's first lesson, and with `way` the
 * move that is thought of in it. */
export interface Shown {
  step: number;
  way?: number;
}

const EXAMPLES: Record<string, Shown> = {
  'ALC-01': { step: 0 },
  'ALC-07': { step: 0, way: 0 },
  'ALC-10': { step: 1, way: 0 },
  'ALC-12': { step: 2, way: 0 },
  'ALC-17': { step: 4, way: 0 },
  'ALC-19': { step: 5, way: 0 },
  'AUS-04': { step: 1 },
  'AUS-07': { step: 3 },
  'AUS-10': { step: 4, way: 0 },
  'AUS-12': { step: 5, way: 0 },
  'AUS-17': { step: 6, way: 0 },
  'SCG-16': { step: 0 },
  'SCG-22': { step: 1, way: 0 },
  'SCG-23': { step: 2, way: 0 },
  'SCG-36': { step: 3, way: 0 },
  'DIG-13': { step: 0, way: 0 },
  'DIG-14': { step: 2, way: 0 },
  'DIG-18': { step: 5 },
  'DIG-23': { step: 3, way: 0 },
  'DIG-24': { step: 4, way: 0 },
};

export const exampleOf = (rule: string): Shown | undefined => EXAMPLES[rule];

/** Every player has a colour and a shape, so that nothing depends on colour alone. */

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'hexagon';

/** Okabe and Ito's colours, without the orange: amber lamplight means "you can act here". */
export const COLOURS = ['#56b4e9', '#f0e442', '#009e73', '#cc79a7', '#d55e00', '#0072b2'] as const;
export const SHAPES: readonly Shape[] = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length]!;

/** The outline of a shape around 0,0; all look equally big. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  triangle: 'M0-11.5Q1.2-11.5 1.9-10.3L11.6 6.9Q12.6 9.2 10.2 9.4H-10.2Q-12.6 9.2-11.6 6.9L-1.9-10.3Q-1.2-11.5 0-11.5Z',
  square: 'M-7.4-9H7.4Q9-9 9-7.4V7.4Q9 9 7.4 9H-7.4Q-9 9-9 7.4V-7.4Q-9-9-7.4-9Z',
  diamond:
    'M0-12Q.9-12 1.6-11.2L11.2-1.5Q12.3 0 11.2 1.5L1.6 11.2Q0 12.6-1.6 11.2L-11.2 1.5Q-12.3 0-11.2-1.5L-1.6-11.2Q-.9-12 0-12Z',
  star: 'M0-12.4L3.3-4.4L11.9-3.8L5.3 1.8L7.4 10.2L0 5.6L-7.4 10.2L-5.3 1.8L-11.9-3.8L-3.3-4.4Z',
  hexagon: 'M0-11.4L9.9-5.7V5.7L0 11.4L-9.9 5.7V-5.7Z',
};

// What can be done before a picture is taken.
export const click = (target) => ({ verb: 'click', target });
export const see = (target) => ({ verb: 'see', target });
export const select = (target, value) => ({ verb: 'select', target, value });
export const wait = (ms) => ({ verb: 'wait', ms });
const at = (place) => `[data-place="${place}"]`;
export const point = (place) => ({ verb: 'hover', target: at(place) });
export const pick = (...places) => places.map((place) => click(at(place)));
export const tap = (...places) => places.map((place) => ({ verb: 'tap', target: at(place) }));

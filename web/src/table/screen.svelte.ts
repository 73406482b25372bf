/** What kind of screen this is, for what CSS alone cannot say. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, upright or on its side: everything is on one screen, details are a tap away. */
export const small = new MediaQuery('(max-width: 760px), (max-height: 480px)');
/** A laptop that is too low for one thing below the other, and wide enough for a full header. */
export const low = new MediaQuery('(max-height: 720px) and (min-height: 481px) and (min-width: 1000px)');
/** Fingers do not hover: the first tap shows what would happen. */
export const fingers = new MediaQuery('(pointer: coarse)');

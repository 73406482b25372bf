/** Small sounds made by the browser itself: no files. */
import type { Event } from './protocol';
import { settings } from './settings.svelte';

let air: AudioContext | null = null;

interface Note {
  pitch: number; // Hz
  at: number; // seconds from now
  long: number;
  loud?: number;
  wave?: OscillatorType;
}

function play(notes: readonly Note[]): void {
  try {
    air ??= new AudioContext();
    void air.resume();
  } catch {
    return; // no sound here
  }
  const now = air.currentTime + 0.01;
  for (const { pitch, at, long, loud = 0.12, wave = 'sine' } of notes) {
    const voice = air.createOscillator();
    const volume = air.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    voice.connect(volume).connect(air.destination);
    voice.start(now + at);
    voice.stop(now + at + long + 0.05);
  }
}

/** It is your turn: a ship's bell. */
export const ping = () =>
  play([
    { pitch: 987, at: 0, long: 0.5 },
    { pitch: 1480, at: 0, long: 0.35, loud: 0.05 },
    { pitch: 987, at: 0.16, long: 0.6 },
  ]);

const STEP: readonly Note[] = [{ pitch: 190, at: 0, long: 0.07, wave: 'triangle', loud: 0.16 }];
const ROLL: readonly Note[] = [0, 0.05, 0.09, 0.15].map((at) => ({
  pitch: 320 + at * 900,
  at,
  long: 0.04,
  wave: 'square' as const,
  loud: 0.04,
}));
const BAD: readonly Note[] = [
  { pitch: 220, at: 0, long: 0.18, wave: 'sawtooth', loud: 0.06 },
  { pitch: 165, at: 0.15, long: 0.3, wave: 'sawtooth', loud: 0.06 },
];
const GOOD: readonly Note[] = [523, 659, 784].map((pitch, k) => ({ pitch, at: k * 0.09, long: 0.3, loud: 0.09 }));

const KINDS: readonly [RegExp, readonly Note[]][] = [
  [/caught|alarm|lost|beat|guard|fight|solitary/, BAD],
  [/escaped|boarded|won|marked|dug|scored/, GOOD],
  [/roll|drew|draw|picked|threw/, ROLL],
];

/** What happened, as a sound. */
export function soundOf(events: readonly Event[]): void {
  if (!settings.sounds || !events.length) return;
  const found = KINDS.find(([kind]) => events.some(({ key }) => kind.test(key)));
  play(found ? found[1] : STEP);
}

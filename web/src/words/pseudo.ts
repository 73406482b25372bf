/** A made-up language forty percent longer than English, with taller letters. */
const TALL: Record<string, string> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'Ê',
  I: 'Î',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Z: 'Ž',
};

export function lengthen(text: string): string {
  const letters = text.replace(/\p{L}/gu, '').length === text.length ? 0 : text.length;
  const tall = [...text].map((letter) => TALL[letter] ?? letter).join('');
  if (!letters) return tall;
  const more = Math.ceil(letters * 0.4);
  const tail = text.match(/\s*$/)![0];
  return (
    tall.slice(0, tall.length - tail.length) +
    '·'.repeat(Math.min(2, more)) +
    'long '
      .repeat(9)
      .slice(0, Math.max(0, more - 2))
      .trimEnd() +
    tail
  );
}

import { describe, expect, it } from 'vitest';
import type { Language } from '../words/languages';
import { fileOf, SENTENCES } from '../words/samples';
import { Words } from '../words/words';
import { andTurn, tellAll } from './telling';

const NAMES = ['Anna', 'Nora'];
/** By title: sentences that say that somebody else's turn has begun. */
const TURNS = SENTENCES.map(({ title, sentences }) => ({
  title,
  began: sentences.filter(({ key, args, reader }) => /^event-turn(_began)?$/.test(key) && args['seat'] !== reader),
})).filter(({ began }) => began.length);

describe('what is told', () => {
  const words = new Words('en', ['event-drew = { $player } draws a card.\nevent-began = { $player } begins.']);
  const drew = (seat: number) => ({ key: 'event-drew', args: { seat } });

  it('says what happened several times once, and how often', () => {
    expect(tellAll([drew(1), drew(0), drew(1), drew(1)], words, NAMES, null)).toEqual([
      'Nora draws a card. (×3)',
      'Anna draws a card.',
    ]);
  });

  it('ends with whose turn it is', () => {
    expect(andTurn(['Anna draws a card.'], 'It is Nora’s turn.')).toEqual(['Anna draws a card.', 'It is Nora’s turn.']);
    expect(andTurn([], 'It is Nora’s turn.')).toEqual(['It is Nora’s turn.']);
    expect(andTurn(['Anna is out.'], '')).toEqual(['Anna is out.']);
  });

  it.each(TURNS)('says in $title only once whose turn it is', ({ title, began }) => {
    for (const { language, args, names, reader, text } of began) {
      const file = fileOf(title, language);
      const own = new Words(language as Language, [file]);
      const lasting = [...file.matchAll(/^(now-\w+) =/gm)].map(([, key]) =>
        own.tell({ key: key!, args }, names, reader),
      );
      const said = lasting.filter((turn) => andTurn([text], turn).length === 1);
      expect(said, `${language}: “${text}”`).toHaveLength(1);
    }
  });
});

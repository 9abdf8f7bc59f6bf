import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { americanEnglish } from '#voice/languages/en/english.ts';
import { marks } from '#voice/languages/en/marks.grammar.ts';
import { type Element, flatPatterns } from './grammar/pattern.ts';
import { readChoice } from './types/choice.ts';
import { readers } from './understand.ts';
import { readUtterance } from './utterance.ts';

/** What holds for the reading of any value, in the words that the language itself knows. */

const language = americanEnglish;
const context = { now: { year: 2026, month: 11, day: 20, hour: 10, minute: 0 }, country: 'US' };
const choices = [
  { value: 'red', label: 'red', synonyms: [] },
  { value: 'blue', label: 'blue', synonyms: [] },
  { value: 'green', label: 'green', synonyms: [] },
];

/** Values as they are said, by type. */
const said: Record<string, readonly string[]> = {
  date: ['Tuesday', 'the 3rd of March', 'tomorrow', 'December 24th', 'next Friday', 'the day after tomorrow'],
  time: ['3 pm', 'half past nine', 'noon', '14:30', "eight o'clock", 'a quarter to six in the evening'],
  date_time: ['Tuesday at 3 pm', 'tomorrow at half past nine', 'the 3rd of March at noon'],
  number: ['seven', '42', 'two hundred', 'three point five', 'a dozen'],
  duration: ['two hours', '30 minutes', 'half an hour', 'three weeks'],
  money: ['five dollars', '$20', 'three hundred dollars', '12 euros'],
  rating: ['eight', '9', 'ten'],
  phone: ['571 555 0123', 'five seven one five five five oh one two four'],
  email: ['rob@acme.com', 'ann dot bell at example dot com'],
  choice: ['red', 'blue', 'green'],
};

function read(type: string, text: string): Json {
  const utterance = readUtterance(text, language);
  if (type === 'choice') return readChoice(utterance, choices)?.value ?? null;
  return (
    readers[type as keyof typeof readers](utterance, type === 'rating' ? { ...context, max: 10 } : context)?.value ??
    null
  );
}

/** All words that a pattern stands for. */
const phrasesOf = (pattern: string): string[] => flatPatterns(pattern).flatMap(rowsOf);
const rowsOf = (form: Element[]): string[] =>
  form.reduce<string[]>(
    (rows, element) => rows.flatMap((row) => wordsOf(element).map((word) => `${row} ${word}`.trim())),
    [''],
  );
const wordsOf = (element: Element): string[] =>
  element.kind === 'words' ? element.words : element.kind === 'group' ? element.forms.flatMap(rowsOf) : [];
const marked = (value: string): string[] =>
  marks.filter(({ build }) => build({}) === value).flatMap(({ pattern }) => phrasesOf(pattern));

it('the values are read as what they are', () => {
  for (const [type, texts] of Object.entries(said))
    for (const text of texts) expect([type, text, read(type, text)]).not.toEqual([type, text, null]);
});

describe('a value that is denied is never chosen', () => {
  // "No" alone answers or takes back; what is behind it is meant.
  const ways = marked('negation').filter((phrase) => !language.denials.has(phrase));
  it('in any way that the language knows', () => {
    expect(ways.length).toBeGreaterThan(40);
    const chosen = Object.entries(said).flatMap(([type, texts]) =>
      texts.flatMap((text) => {
        const value = JSON.stringify(read(type, text));
        return ways
          .map((way) => `${way} ${text}`)
          .filter((denied) => JSON.stringify(read(type, denied)) === value)
          .map((denied) => `${type}: ${denied}`);
      }),
    );
    expect(chosen).toEqual([]);
  });

  it('and what stands against it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(said)),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('not', 'but not'),
        (type, a, b, way) => {
          const texts = said[type]!;
          const [first, second] = [texts[a % texts.length]!, texts[b % texts.length]!];
          fc.pre(JSON.stringify(read(type, first)) !== JSON.stringify(read(type, second)));
          const value = read(type, `${first}, ${way} ${second}`);
          expect([first, way, second, value]).not.toEqual([first, way, second, read(type, second)]);
        },
      ),
    );
  });
});

/** Those of other words that are read as something else than the value alone is. */
const changed = (others: (text: string) => readonly string[]): string[] =>
  Object.entries(said).flatMap(([type, texts]) =>
    texts.flatMap((text) => {
      const value = JSON.stringify(read(type, text));
      return others(text)
        .filter((other) => JSON.stringify(read(type, other)) !== value)
        .map((other) => `${type}: ${other}`);
    }),
  );

describe('words that say nothing change nothing', () => {
  const fillers = [...language.fillers].filter((filler) => /^\w+$/.test(filler) && !language.hums.has(filler));
  // Some of them answer, and "oh" is a digit.
  const meaning = new Set(['yes', 'yeah', 'okay', 'ok', 'sure', 'alright', 'oh']);
  const openings = [...language.openings].filter((word) => !meaning.has(word));

  it('before and behind a value', () => {
    const before = [...openings, ...marked('polite'), ...marked('greeting')];
    const behind = [...language.pleases, ...marked('thanks'), ...marked('closing')];
    expect(before.length).toBeGreaterThan(100);
    expect(changed((text) => before.map((words) => `${words} ${text}`))).toEqual([]);
    expect(changed((text) => behind.map((words) => `${text} ${words}`))).toEqual([]);
  });

  it('sounds of thinking between its words', () => {
    const sounding = (text: string) => {
      const words = text.split(' ');
      return fillers.flatMap((filler) =>
        Array.from({ length: words.length + 1 }, (_, at) => words.toSpliced(at, 0, filler).join(' ')),
      );
    };
    expect(changed(sounding)).toEqual([]);
  });

  it('in any number and order', () => {
    const anyValue = fc.constantFrom(
      ...Object.entries(said).flatMap(([type, texts]) => texts.map((text) => [type, text] as const)),
    );
    fc.assert(
      fc.property(anyValue, fc.shuffledSubarray([...fillers, ...openings]), ([type, text], sounds) => {
        const whole = `${sounds.join(' ')} ${text}`.trim();
        expect([whole, read(type, whole)]).toEqual([whole, read(type, text)]);
      }),
      { numRuns: 200 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utteranceLimit } from '#domain/agents/understand.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { type Grammar, readAll } from './grammar/chart.ts';
import { readers, type Said, understand } from './understand.ts';
import { readUtterance } from './utterance.ts';

const at = '2026-11-20T10:00:00';
const zone = 'America/New_York';
const types = Object.keys(readers) as Said['type'][];
const said = (type: Said['type'], text: string, more: Partial<Said> = {}) =>
  understand({ type, text, language: 'en-US', at, zone, ...more });

describe('understand', () => {
  it('tells the value, how it is said, and what of the words says so', () => {
    const text = 'tuesday no wait wednesday please';
    const { value, spoken, used, marks, confidence } = said('date', text);
    expect({ value, spoken }).toEqual({ value: '2026-11-25', spoken: 'Wednesday, November 25' });
    expect(used.map(({ from, to }) => text.slice(from, to))).toEqual(['wednesday']);
    const repair = marks.find(({ mark }) => mark === 'repair')!;
    expect(text.slice(repair.from, repair.to)).toBe('no wait');
    expect(confidence).toBeGreaterThan(0.7);
  });

  it('gives the other values that the same words may mean, as they are said', () => {
    expect(said('date', '3/4').alternatives).toEqual([{ value: '2027-04-03', spoken: 'Saturday, April 3, 2027' }]);
  });

  it('says each type as an agent would', () => {
    const spoken = types.map((type) => [type, said(type, spokenOf[type][0]).spoken]);
    expect(Object.fromEntries(spoken)).toEqual(
      Object.fromEntries(Object.entries(spokenOf).map(([type, [, wanted]]) => [type, wanted])),
    );
  });

  it('takes a moment without an offset as a wall clock of the zone, and one with it as an instant', () => {
    const tomorrow = (moment: string, where: string) => said('date', 'tomorrow', { at: moment, zone: where }).value;
    expect(tomorrow('2026-11-20T23:30:00', 'Asia/Tokyo')).toBe('2026-11-21');
    expect(tomorrow('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('2026-11-22');
    expect(tomorrow('2026-11-20T00:30:00+01:00', 'America/New_York')).toBe('2026-11-20');
    expect(() => said('date', 'tomorrow', { at: '2026-02-30T10:00:00' })).toThrow('2026-02-30T10:00:00');
  });

  it('reads by the region of the language', () => {
    expect(said('date', '3/12', { language: 'en-GB' }).value).toBe('2026-12-03');
    expect(said('date', '3/12', { language: 'en' }).value).toBe('2027-03-12');
    expect(said('phone', '020 7946 0959', { language: 'en-GB' }).value).toBe('+442079460959');
    expect(said('phone', '(02) 9374 4000', { language: 'en-AU' }).value).toBe('+61293744000');
  });

  it('does not understand a language that it does not know', () => {
    for (const language of ['xx', '', 'xx-??']) {
      expect(said('date', 'tomorrow', { language })).toMatchObject({ value: null, spoken: '', rest: 'tomorrow' });
    }
  });

  it('knows no day that cannot be written', () => {
    for (const text of ['in 999999999 years', 'in 99999999999999 minutes', 'in nine hundred billion hours']) {
      expect([said('date', text).value, said('date_time', text).value]).toEqual([null, null]);
    }
  });
});

const spokenOf: Record<Said['type'], [text: string, spoken: string]> = {
  text: ['my sink is broken', 'my sink is broken'],
  name: ['my name is jane doe', 'Jane Doe'],
  yes_no: ['yes please', 'yes'],
  number: ['twelve thousand', '12,000'],
  rating: ['a seven', '7'],
  date: ['tomorrow', 'Saturday, November 21'],
  time: ['half past two', '2:30 PM'],
  date_time: ['tuesday at two', 'Tuesday, November 24 at 2 PM'],
  duration: ['an hour and a half', '1 hour and 30 minutes'],
  money: ['twenty bucks', '$20'],
  phone: ['two one two five five five oh one four two', '(212) 555-0142'],
  email: ['jane at gmail dot com', 'jane@gmail.com'],
  code: ['a b one two', 'AB12'],
  address: ['12 main street', '12 main street'],
};

/** A grammar that counts what is done with it: each look for rules, and each rule that was built. */
function counting(grammar: Grammar, work: { done: number }): Grammar {
  const starts = new Map(
    [...grammar.starts].map(([symbol, forms]) => [
      symbol,
      forms.map((form) => {
        if (typeof form.rule === 'string') return form;
        const { build } = form.rule;
        const counted: typeof build = (parts) => {
          work.done++;
          return build(parts);
        };
        return { ...form, rule: { ...form.rule, build: counted } };
      }),
    ]),
  );
  const get = starts.get.bind(starts);
  starts.get = (symbol) => {
    work.done++;
    return get(symbol);
  };
  return { ...grammar, starts };
}

/** Words that rules know, in any order, and whatever else one can type; long ones, too. */
const texts = ({ values, marks, answers }: Language) => {
  const known = [...new Set([...values.vocabulary, ...marks.vocabulary, ...answers.vocabulary])];
  const word = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.nat().map(String) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('@', '.', '-', ':', '/', ',', '+', '$', '(', '’', '\u0000', '\ud800', '  '),
    },
  );
  const row = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const long = fc.tuple(row, fc.integer({ min: 1, max: 400 })).map(([text, times]) => `${text} `.repeat(times));
  const any = fc.string({ unit: 'binary', maxLength: utteranceLimit });
  return fc.oneof({ weight: 3, arbitrary: row }, long, any).map((text) => text.slice(0, utteranceLimit));
};

describe.each(languages.map(({ id }) => id))('any words, in %s', (id) => {
  const language = languageOf(id)!;

  it('are read without an exception, to a value of the form of its type', () => {
    const forms: Partial<Record<Said['type'], RegExp>> = {
      date: /^\d{4}-\d{2}-\d{2}$/,
      time: /^([01]\d|2[0-3]):[0-5]\d$/,
      date_time: /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
      phone: /^\+\d+(;ext=\d+)?$/,
      duration: /^P[\dTYMDHS]+$/,
    };
    fc.assert(
      fc.property(texts(language), fc.constantFrom(...types), (text, type) => {
        const { value, alternatives, used, confidence } = said(type, text, { language: id });
        for (const one of [value, ...alternatives.map((other) => other.value)]) {
          if (one !== null && forms[type]) expect(one).toMatch(forms[type]);
          if (typeof one === 'number') expect(one).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(confidence).toBeGreaterThanOrEqual(0);
        for (const { from, to } of used) expect(from >= 0 && from <= to && to <= text.length).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('take a bounded number of steps', () => {
    // 60,000 matches are tried at most in a reading, and each word and each thing found is looked up under its symbol.
    const most = 200_000;
    const bounded = (text: string) => {
      const words = readUtterance(text, language).words;
      for (const name of ['values', 'marks', 'answers', 'commands', 'declines'] as const) {
        const work = { done: 0 };
        readAll(counting(language[name], work), words);
        expect(work.done, name).toBeLessThan(most);
      }
    };
    const rows = ['one ', 'one two ', 'tuesday ', 'at ', 'a ', 'next ', '1 ', 'oh ', 'half past ', 'monday at two or '];
    for (const row of rows) bounded(row.repeat(utteranceLimit).slice(0, utteranceLimit));
    fc.assert(fc.property(texts(language), bounded), { numRuns: 40 });
  });
});

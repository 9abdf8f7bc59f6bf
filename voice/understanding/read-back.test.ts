import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { slotKinds } from '#voice/flow/slots/catalog.ts';
import { americanEnglish } from '#voice/languages/en/english.ts';
import { readChoice } from './types/choice.ts';
import { understand } from './understand.ts';
import { readUtterance } from './utterance.ts';

/** What a value is said as reads as that value again: a caller who repeats what was read back is understood. */

const at = '2026-11-20T10:00:00';
const read = (type: string, text: string, language: string): Json =>
  understand({ type, language, text, at, zone: 'UTC' } as Parameters<typeof understand>[0]).value;
const spoken = (type: string, text: string, language: string): string =>
  understand({ type, language, text, at, zone: 'UTC' } as Parameters<typeof understand>[0]).spoken;

const language = fc.constantFrom('en-US', 'en-GB');
const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .integer({ min: 1, max: 900 })
  .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 1439 }).map((n) => `${two(Math.floor(n / 60))}:${two(n % 60)}`);

it('a day', () => {
  fc.assert(
    fc.property(day, language, (value, tag) => {
      expect(read('date', value, tag)).toBe(value);
      expect(read('date', spoken('date', value, tag), tag)).toBe(value);
    }),
    { numRuns: 200 },
  );
});

it('a time of day', () => {
  fc.assert(
    fc.property(minute, language, (value, tag) => {
      const text = spoken('time', `at ${value}`, tag);
      expect([text, read('time', text, tag)]).toEqual([text, read('time', `at ${value}`, tag)]);
    }),
    { numRuns: 200 },
  );
});

it('a number, with words around it that say nothing', () => {
  const around = fc.constantFrom('', 'um ', 'yes ', 'well ', 'I think ', 'please ');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), around, language, (value, before, tag) => {
      const text = spoken('number', String(value), tag);
      expect([before, text, read('number', before + text, tag)]).toEqual([before, text, value]);
    }),
    { numRuns: 200 },
  );
});

/** Read, said back and read again: the same value. Null is none to begin with. */
function expectSame(type: string, text: string, tag: string): void {
  const value = read(type, text, tag);
  const back = spoken(type, text, tag);
  expect([type, text, value]).not.toEqual([type, text, null]);
  expect([text, back, read(type, back, tag)]).toEqual([text, back, value]);
  expect([text, back, read(type, `yes, ${back}`, tag)]).toEqual([text, back, value]);
}

it('a day and a time', () => {
  fc.assert(
    fc.property(day, minute, language, (date, time, tag) => expectSame('date_time', `${date} at ${time}`, tag)),
    { numRuns: 300 },
  );
});

it('a length of time', () => {
  const units = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.constantFrom(...units), language, (n, unit, tag) =>
      expectSame('duration', `${n} ${unit}`, tag),
    ),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 59 }), language, (hours, minutes, tag) =>
      expectSame('duration', `${hours} hours and ${minutes} minutes`, tag),
    ),
    { numRuns: 200 },
  );
});

it('an amount of money', () => {
  const currencies = ['dollars', 'pounds', 'euros'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(...currencies), language, (n, currency, tag) =>
      expectSame('money', `${n} ${currency}`, tag),
    ),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), language, (cents, tag) =>
      expectSame('money', `$${(cents / 100).toFixed(2)}`, tag),
    ),
    { numRuns: 300 },
  );
});

it('a rating', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 }), language, (n, tag) => expectSame('rating', String(n), tag)));
});

it('a yes and a no', () => {
  for (const tag of ['en-US', 'en-GB'])
    for (const [text, value] of [
      ['yes', true],
      ['no', false],
    ] as const)
      expect([text, read('yes_no', spoken('yes_no', text, tag), tag)]).toEqual([text, value]);
});

it('a phone number', () => {
  const digits = fc.tuple(fc.constantFrom('571', '212', '415', '303'), fc.integer({ min: 2_000_000, max: 9_999_999 }));
  fc.assert(
    fc.property(digits, ([area, number]) => {
      const text = `${area} ${number}`;
      fc.pre(read('phone', text, 'en-US') !== null);
      expectSame('phone', text, 'en-US');
      // As it is read aloud: digit by digit, with pauses.
      const aloud = slotKinds.phone.readback!({ value: '', spoken: spoken('phone', text, 'en-US') }, americanEnglish);
      expect([aloud, read('phone', aloud, 'en-US')]).toEqual([aloud, read('phone', text, 'en-US')]);
    }),
    { numRuns: 300 },
  );
});

it('an address of mail, also as it is spelled', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const part = fc.string({ unit: fc.constantFrom(...letters, ...'0123456789'), minLength: 2, maxLength: 9 });
  const address = fc
    .tuple(part, fc.constantFrom('', '.', '_', '-'), part, part, fc.constantFrom('com', 'org', 'net', 'co.uk', 'io'))
    .map(([a, sign, b, host, ending]) => `${a}${sign}${b}@${host}.${ending}`);
  fc.assert(
    fc.property(address, language, (text, tag) => {
      expectSame('email', text, tag);
      const aloud = slotKinds.email.readback!({ value: text, spoken: text }, americanEnglish);
      expect([aloud, read('email', aloud, tag)]).toEqual([aloud, text]);
    }),
    { numRuns: 300 },
  );
});

it('a code', () => {
  const sign = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split(''));
  const code = fc
    .tuple(fc.string({ unit: sign, minLength: 3, maxLength: 7 }), fc.integer({ min: 2, max: 9 }))
    .map(([text, digit]) => `${text}${digit}`);
  fc.assert(
    fc.property(code, language, (text, tag) => {
      fc.pre(read('code', text, tag) === text);
      expectSame('code', text, tag);
    }),
    { numRuns: 300 },
  );
});

it('a name', () => {
  const given = ['Anna', 'John', 'Maria', 'Will', 'Mark', 'Grace', 'José', 'Do', 'Jean-Luc', 'Siobhan', 'May'];
  const family = ['Berg', 'Smith', 'García', "O'Brien", 'Nguyen', 'Good', 'van der Berg', 'Young', 'Müller', 'Lee'];
  fc.assert(
    fc.property(fc.constantFrom(...given), fc.constantFrom(...family), language, (first, last, tag) =>
      expectSame('name', `${first} ${last}`, tag),
    ),
    { numRuns: 300 },
  );
});

it('a choice, by its label, its place, or a synonym', () => {
  const choices = [
    { value: 'now', label: 'right away', synonyms: ['immediately'] },
    { value: 'quarter', label: 'within three months', synonyms: [] },
    { value: 'later', label: 'later', synonyms: ['next year'] },
  ];
  const chosen = (text: string) => readChoice(readUtterance(text, americanEnglish), choices)?.value;
  choices.forEach(({ value, label, synonyms }, at) => {
    for (const text of [label, ...synonyms, `option ${at + 1}`, `${label} please`, `I said ${label}`])
      expect([text, chosen(text)]).toEqual([text, value]);
  });
});

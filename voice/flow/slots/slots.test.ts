import { describe, expect, it } from 'vitest';
import { SlotDef, type SlotType, slotTypes } from '#domain/agents/workflows.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { slotKinds } from './catalog.ts';
import { parse } from './slot-kind.ts';

const context = (def: object, country = 'US') => ({
  slot: SlotDef.parse({ name: 'it', type: 'text', prompt: 'What?', ...def }),
  now: Date.parse('2026-11-20T15:00:00Z'),
  timeZone: 'America/New_York',
  country,
  language: languageOf('en-US')!,
});

function read(type: SlotType, text: string, def: object = {}, country = 'US') {
  return parse(slotKinds[type], text, context({ type, ...def }, country))?.value ?? null;
}

describe('yes or no', () => {
  it.each([
    'yes',
    'Yes.',
    'yeah',
    'yep',
    'yup',
    'sure',
    'Sure, go ahead',
    'of course',
    'absolutely',
    'correct',
    "that's right",
    "that's correct",
    'right',
    'ok',
    'okay',
    'Okay!',
    'sounds good',
    'yes please',
    'uh huh',
    'mm-hmm',
    'I do',
    'I think so',
    'why not',
    'no problem',
    'please do',
    'that works',
    'go for it',
    'definitely',
    'perfect',
    'fine',
    'it is',
    "I don't mind",
    'um, yes',
    'yes, that would be great',
    'book it',
    'you got it',
    'I suppose so',
    'works for me',
    'hell yes',
    'it did',
    'y',
    'true',
    "yes, that's it",
  ])('"%s" is yes', (text) => expect(read('yes_no', text)).toBe(true));

  it.each([
    'no',
    'No.',
    'nope',
    'nah',
    'no thanks',
    'no, thank you',
    'not really',
    'not at all',
    'never',
    "I don't think so",
    "that's wrong",
    "that's not right",
    'not right',
    'incorrect',
    "I'd rather not",
    'not now',
    "it isn't",
    "I don't",
    'no, not today',
    "it doesn't work",
    'no, it is wrong',
    'negative',
    "no, that's all",
    'not yet',
    "that's all",
    'nothing else',
    'absolutely not',
    'of course not',
    'it is not',
    "I haven't",
    'same problem',
    'n',
    'false',
    'no, I am good',
    'yes no no calls please',
    'yes actually no',
  ])('"%s" is no', (text) => expect(read('yes_no', text)).toBe(false));

  it.each(['maybe', 'what?', 'yes and no', 'the blue one', 'seven', '', 'hmm', 'John Smith', 'purple elephants'])(
    '"%s" is neither',
    (text) => expect(read('yes_no', text)).toBeNull(),
  );
});

describe('a number', () => {
  it.each([
    ['12', 12],
    ['twelve', 12],
    ['twenty five', 25],
    ['twenty-five', 25],
    ['one hundred and five', 105],
    ['a hundred', 100],
    ['two thousand', 2000],
    ['five thousand dollars', 5000],
    ['about 25', 25],
    ['1,200', 1200],
    ['$3,500', 3500],
    ['50k', 50_000],
    ['ten grand', 10_000],
    ['two million', 2_000_000],
    ['three point five', 3.5],
    ['3.5', 3.5],
    ['two and a half', 2.5],
    ['a couple', 2],
    ['a dozen', 12],
    ['half a dozen', 6],
    ['two dozen', 24],
    ['minus four', -4],
    ['zero', 0],
    ['none', 0],
    ['just me', 1],
    ['there are seven of us', 7],
    ['nine hundred ninety nine', 999],
    ['three thousand two hundred', 3200],
    ['forty two', 42],
    ['it is 7', 7],
  ])('"%s" is %d', (text, value) => expect(read('number', text)).toBe(value));

  it.each([
    'two or three',
    'between five and ten',
    'many',
    'a few hundred maybe',
    '',
    'purple',
    'none of your business 4 5',
    'tomorrow',
  ])('"%s" is none', (text) => expect(read('number', text)).toBeNull());

  it('keeps to the bounds', () => {
    expect(read('number', 'eleven', { min: 1, max: 10 })).toBeNull();
    expect(read('number', 'zero', { min: 1, max: 10 })).toBeNull();
    expect(read('number', 'ten', { min: 1, max: 10 })).toBe(10);
  });
});

describe('a rating', () => {
  it.each([
    ['eight', 8],
    ['eight out of ten', 8],
    ['8/10', 8],
    ["I'd give it a nine", 9],
    ['ten', 10],
    ['ten out of ten', 10],
    ['a solid 7', 7],
    ['I would say six', 6],
    ['one', 1],
    ['four stars', 4],
  ])('"%s" is %d', (text, value) => expect(read('rating', text)).toBe(value));

  it.each(['eleven', 'zero', 'seven and a half', 'three out of five', 'good', 'seven or eight', 'minus two', ''])(
    '"%s" is none on a scale from 1 to 10',
    (text) => expect(read('rating', text)).toBeNull(),
  );

  it('takes its scale from the slot', () => {
    expect(read('rating', 'four out of five', { min: 1, max: 5 })).toBe(4);
    expect(read('rating', 'zero', { min: 0, max: 10 })).toBe(0);
    expect(read('rating', 'six', { min: 1, max: 5 })).toBeNull();
  });
});

describe('a choice', () => {
  const choices = [
    { value: 'haircut', label: 'a haircut', synonyms: ['cut', 'trim'] },
    { value: 'color', label: 'color', synonyms: ['colour', 'dye', 'highlights'] },
    { value: 'beard', label: 'a beard trim', synonyms: ['beard', 'shave'] },
  ];

  it.each([
    ['haircut', 'haircut'],
    ['a haircut please', 'haircut'],
    ["I'd like a trim", 'haircut'],
    ['Color.', 'color'],
    ['colour', 'color'],
    ['I want highlights', 'color'],
    ['beard trim', 'beard'],
    ['a shave', 'beard'],
    ['the first one', 'haircut'],
    ['the second one', 'color'],
    ['second', 'color'],
    ['number two', 'color'],
    ['option three', 'beard'],
    ['the last one', 'beard'],
    ['the third', 'beard'],
    ['haircuts', 'haircut'],
    ['highlihgts', 'color'],
    ['hiarcut', 'haircut'],
    ['not the haircut, the color', 'color'],
    ['the middle one', 'color'],
  ])('"%s" is %s', (text, value) => expect(read('choice', text, { choices })).toBe(value));

  it.each(['a massage', 'haircut or color', 'both', 'yes', '', 'the fourth one', 'option nine', 'everything'])(
    '"%s" is none',
    (text) => expect(read('choice', text, { choices })).toBeNull(),
  );
});

describe('free text', () => {
  it('takes words as they come, on one line', () => {
    expect(read('text', '  My printer\nis   on fire ')).toBe('My printer is on fire');
    expect(read('text', '{{name}} <script>')).toBe('{{name}} <script>');
    expect(read('text', 'x'.repeat(9000))).toHaveLength(9000);
  });

  it.each(['', '   ', 'um', 'uh, hmm', 'hello?', '...', 'hi there', 'okay'])('"%s" is no answer', (text) =>
    expect(read('text', text)).toBeNull(),
  );
});

describe('every type', () => {
  const awkward = [
    '',
    ' ',
    '\0',
    '\uD800',
    '😀'.repeat(500),
    'a'.repeat(10_000),
    '1'.repeat(10_000),
    '1 '.repeat(5000),
    'no '.repeat(3000),
    '@'.repeat(2000),
    'at '.repeat(3000),
    '. '.repeat(5000),
    ', , , '.repeat(1500),
    'double '.repeat(1500),
    '٣ عشر',
    '../../etc/passwd',
    "'; drop table x; --",
    '{{slot}}',
    'one hundred thousand million '.repeat(100),
    'actually '.repeat(1000),
    '-'.repeat(5000),
    'a b '.repeat(2000),
  ];

  it.each(slotTypes.map((type) => [type]))('of slot stays calm with awkward words: %s', (type) => {
    const def = {
      type,
      choices: [
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta' },
      ],
    };
    const kind = slotKinds[type];
    for (const text of awkward) {
      const words = text.slice(0, 2000);
      const utterance = readUtterance(words, context(def).language);
      const parsed = parse(kind, words, context(def));
      kind.begin?.(utterance, context(def));
      if (parsed) {
        expect(parsed.spoken.length).toBeGreaterThan(0);
        expect(kind.readback?.(parsed, context(def).language) ?? 'x').not.toBe('');
      }
    }
  });

  it.each(slotTypes.map((type) => [type]))('of slot tells how to answer it: %s', (type) => {
    const { slot } = context({
      type,
      choices: [
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta' },
      ],
    });
    expect(slotKinds[type].hint(slot, context({}).language)).toMatch(/^[A-Z].*\.$/);
  });
});

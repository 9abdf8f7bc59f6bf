import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanEnglish } from '#voice/languages/en/english.ts';
import type { Language } from '#voice/languages/language.ts';
import { otherLanguageOf } from '#voice/languages/others.ts';
import { propertyRuns } from '#voice/testing/property-runs.ts';
import { readClosing, readCommand, readDecline } from './acts.ts';
import { longTexts } from './corpus/long-texts.data.ts';
import type { Grammar } from './grammar/chart.ts';
import { readChoice, readPlace } from './types/choice.ts';
import { readers } from './understand.ts';
import { readUtterance, type Utterance } from './utterance.ts';

/**
 * What reading costs, counted in steps so that a busy machine cannot tell another story: looks of the parser at the
 * beginnings of rules, and looks of the readers at words, marks and readings.
 */
let steps = 0;

/** The same list, whose elements are counted as they are looked at. */
const counted = <T>(list: readonly T[]): readonly T[] =>
  new Proxy(list, {
    get(target, key, self) {
      if (typeof key === 'string' && /^\d/.test(key)) steps += 1;
      return Reflect.get(target, key, self);
    },
  });

const countedGrammar = (grammar: Grammar): Grammar => ({
  ...grammar,
  starts: new Map([...grammar.starts].map(([symbol, forms]) => [symbol, counted(forms) as typeof forms])),
});

const language: Language = {
  ...americanEnglish,
  values: countedGrammar(americanEnglish.values),
  marks: countedGrammar(americanEnglish.marks),
  answers: countedGrammar(americanEnglish.answers),
  commands: countedGrammar(americanEnglish.commands),
  declines: countedGrammar(americanEnglish.declines),
};
const context = { now: { year: 2026, month: 11, day: 20, hour: 10, minute: 0 }, country: 'US' };
const choices = [
  { value: 'red', label: 'red', synonyms: ['scarlet', 'the colour of blood'] },
  { value: 'technical', label: 'a technical problem', synonyms: ['app', 'not working'] },
];

/** Everything that is read of one text, with its steps. */
const reads: Record<string, (utterance: Utterance) => unknown> = {
  ...Object.fromEntries(Object.entries(readers).map(([type, read]) => [type, (one: Utterance) => read(one, context)])),
  choice: (utterance) => readChoice(utterance, choices),
  place: (utterance) => readPlace(utterance, 3),
  command: readCommand,
  decline: readDecline,
  closing: readClosing,
  language: otherLanguageOf,
};

function stepsOf(text: string): Record<string, number> {
  steps = 0;
  const { words, marks, readings, ...rest } = readUtterance(text, language);
  const utterance: Utterance = {
    ...rest,
    words: counted(words),
    marks: counted(marks),
    readings: counted(readings),
  };
  const cost: Record<string, number> = { utterance: steps };
  for (const [name, read] of Object.entries(reads)) {
    steps = 0;
    read(utterance);
    cost[name] = steps;
  }
  return cost;
}

/** More than the dearest text costs, and far less than what takes 20 ms. */
const mostSteps = 400_000;
const dear = (text: string) => Object.entries(stepsOf(text)).filter(([, count]) => count > mostSteps);

const known = [...americanEnglish.values.vocabulary, ...americanEnglish.marks.vocabulary];
const odd = [
  '😀',
  '👨‍👩‍👧',
  'שלום',
  'مرحبا',
  'e\u0301\u0302\u0303',
  '目',
  '\u202e',
  '\ud800',
  '\0',
  '...',
  '@',
  '-',
  '1/2',
  'a.',
  '{{x}}',
];
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.nat().map(String) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
);
const separator = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '-', '');
/** Long texts of few different pieces are what gets a parser stuck. */
const anyText = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), separator, fc.integer({ min: 1, max: 10_000 }))
  .map(([pieces, between, length]) => {
    const one = pieces.join(between) + between;
    return one.repeat(Math.ceil(length / one.length)).slice(0, length);
  });

describe('reading', () => {
  it('of any text takes a bounded number of steps and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(dear(text)).toEqual([]);
      }),
      { numRuns: propertyRuns(80) },
    );
  });

  it.each(longTexts.map((text) => [text.slice(0, 20), text]))('of 10,000 characters of "%s" is bounded', (_, text) => {
    expect(dear(text)).toEqual([]);
  });
});

import type { SpokenSpan } from '../tts.ts';
import { french } from './french/french.ts';
import { frenchClock, frenchLetters, frenchRules } from './french/rules.ts';
import { german } from './german/german.ts';
import { germanClock, germanRules } from './german/rules.ts';
import { addressRules } from './kinds/addresses.ts';
import { codeRules, codeShapes } from './kinds/codes.ts';
import { moneyRules } from './kinds/money.ts';
import { numberRules } from './kinds/numbers.ts';
import { numericDateRules } from './kinds/numeric-dates.ts';
import { phoneRules } from './kinds/phones.ts';
import { quantityRules } from './kinds/quantities.ts';
import { rangeRules } from './kinds/ranges.ts';
import { romanRules } from './kinds/romans.ts';
import { abbreviationRules, signRules } from './kinds/signs.ts';
import { slashRules } from './kinds/slashes.ts';
import type { ReadingLanguage } from './language.ts';
import { plainTokens } from './plain-tokens.ts';
import { firstMatch, type Rule, type RuleTable, ruleTable } from './rule.ts';
import { spanishClock, spanishRules } from './spanish/rules.ts';
import { americanSpanish, spanish } from './spanish/spanish.ts';
import { tokensWithSpans } from './spans.ts';
import type { SpokenToken } from './spoken-token.ts';

type Clock = Parameters<typeof numericDateRules>[1];

function rulesOf(language: ReadingLanguage, own: readonly Rule[], clock: Clock, last: readonly Rule[] = []): RuleTable {
  return ruleTable([
    ...addressRules(language),
    ...codeRules(language),
    ...numericDateRules(language, clock),
    ...own.filter(({ starts }) => !starts.includes('digit')),
    ...phoneRules(language),
    ...own.filter(({ starts }) => starts.includes('digit')),
    ...rangeRules(language),
    ...slashRules(language),
    ...moneyRules(language),
    ...quantityRules(language),
    ...abbreviationRules(language),
    ...codeShapes(language),
    ...numberRules(language),
    ...romanRules(language),
    ...signRules(language),
    ...last,
  ]);
}

/** By the tag of espeak-ng's language: itself, else its language alone. */
const tables: ReadonlyMap<string, RuleTable> = new Map([
  ['de', rulesOf(german, germanRules, germanClock)],
  ['es', rulesOf(spanish, spanishRules(false), (hour, minute, { before }) => spanishClock(hour, minute, before))],
  [
    'es-419',
    rulesOf(americanSpanish, spanishRules(true), (hour, minute, { before }) => spanishClock(hour, minute, before)),
  ],
  ['fr', rulesOf(french, frenchRules, frenchClock, frenchLetters)],
]);

/** Runs in which nothing begins that has a rule. */
const nothing = /[^\p{L}\p{N}@&*+=%‰°€£$¥₹×÷#('’~<>≤≥≠≈±√²³§№→℃/−‐‑‒–—,-]+/uy;
const word = /[\p{L}\p{M}]+|\d+|./suy;

function runAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

/** The places of a text that are said otherwise than espeak-ng reads them, in their order. @param language BCP 47 */
export function figuresIn(text: string, language: string): SpokenSpan[] {
  const tag = language.toLowerCase();
  // Spanish of anywhere but Spain has its marks of decimals as the Americas have.
  const table = tables.get(/^es-(?!es)/.test(tag) ? 'es-419' : tag) ?? tables.get(tag.split('-')[0]!);
  if (table === undefined) return [];
  const shouting = !/\p{Ll}/u.test(text) && /(?<!\p{Lu})\p{Lu}{2,}\W+\p{Lu}+\W+\p{Lu}/u.test(text);
  const spans: SpokenSpan[] = [];
  let position = 0;
  while (position < text.length) {
    position += runAt(nothing, text, position)?.length ?? 0;
    if (position >= text.length) break;
    const match = firstMatch(table, text, position, shouting);
    if (match === undefined || match.written === '') {
      position += runAt(word, text, position)!.length;
      continue;
    }
    const end = position + match.written.length;
    if (match.spoken !== match.written) {
      // What is written without a space ("9h-17h") is said in words of their own.
      const isGlued =
        /[\p{L}\p{M}\d]$/u.test(text.slice(Math.max(0, position - 2), position)) || spans.at(-1)?.end === position;
      const head = isGlued && !spans.at(-1)?.spoken.endsWith(' ') ? ' ' : '';
      const tail = /^[\p{L}\p{M}\d]/u.test(text.slice(end, end + 2)) || /\s$/.test(match.written) ? ' ' : '';
      spans.push({ start: position, end, spoken: `${head}${match.spoken.trim()}${tail}` });
    }
    position = end;
  }
  return spans;
}

/** Signs right before the first word that the engine reads: a minus, a currency. */
const sayable = /[-−+±$€£¥₹§&@%]{1,3}\s?$/u;

/** Text of any language in words as they are said: the rest of numbers and symbols the engine reads by itself. */
export function* saidTokens(text: string, language: string): Generator<SpokenToken> {
  const spans = figuresIn(text, language);
  let isFirst = true;
  for (const token of tokensWithSpans({ text, spans }, (part) => plainTokens(part, language))) {
    const start = isFirst ? text.indexOf(token.text) : 0;
    // What a rule has read stands in its span.
    const lead =
      start > 0 && spans[0]?.start !== start
        ? (sayable.exec(text.slice(Math.max(0, start - 4), start))?.[0] ?? '')
        : '';
    isFirst = false;
    yield lead === '' ? token : { ...token, spoken: lead + token.spoken };
  }
}

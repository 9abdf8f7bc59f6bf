import { fold } from '#voice/understanding/words.ts';
import { isGrammar } from './question.ts';
import { dayGroups, peopleWords, rangeWords, roomBefore, weekdayNames } from './values.data.ts';
import { stemOf, type Term, termsOf } from './words.ts';

/** A figure with what it counts, or a day of the week, as it stands in a text. */
export interface Value {
  /** "money", "time" (minutes since midnight), "percent", "day" (0 is Monday), "people", else the stem of what is counted. */
  kind: string;
  amount: number;
  /** As it is written, with its unit. */
  text: string;
  from: number;
  to: number;
  /** Whether a time says which half of the day it is in. */
  exact: boolean;
}

const signs = /[€$£]\s?$/;
const currency =
  /^\s?(?:[€$£]|(?:eur|euros?|dollars?|bucks|usd|pounds?|quid|gbp|chf|franken|francs?|libras?|dolares)\b)/i;
const percent = /^\s?(?:%|percent\b|prozent\b|por ciento\b|pour cent\b)/i;
const halfDay = /^\s?(?:(a\.?m\b\.?)|(p\.?m\b\.?)|(?:o['’]clock|uhr|heures?|horas?|h)\b)/i;
/** What stands before a bare hour: "until 6", "from 9 to 6 pm". */
const hourBefore =
  /\b(?:at|until|till|by|from|before|after|um|bis|von|ab|a las|hasta las|de|jusqu['’]a|a|à|des|dès|las|and|to)\s$|[-–]\s?$/i;
const rangeAfter = /^\s?(?:to|till|until|-|–|bis|a|à|hasta)\s?(?:las\s)?(?=\d)/i;

function timeOf(text: string, { from, to }: Term): Omit<Value, 'kind'> | null {
  const written = text.slice(from, to);
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(written);
  if (!parts) return null;
  const rest = text.slice(to);
  const half = halfDay.exec(rest);
  const clock = written.includes(':');
  let hour = Number(parts[1]);
  if (hour > 24 || (!half && !clock)) return null;
  if (half?.[2] && hour < 12) hour += 12;
  if (half?.[1] && hour === 12) hour = 0;
  const end = to + (half?.[0].length ?? 0);
  const exact = Boolean(half?.[1] || half?.[2]) || hour > 12 || (clock && /^0/.test(written));
  return { amount: hour * 60 + Number(parts[2] ?? 0), text: text.slice(from, end).trim(), from, to: end, exact };
}

function valueAt(text: string, terms: readonly Term[], at: number, language: string): Value | null {
  const term = terms[at]!;
  const amount = Number(term.term);
  const rest = text.slice(term.to);
  const sign = signs.exec(text.slice(0, term.from));
  const unit = sign ? null : currency.exec(rest);
  if (sign ?? unit) {
    const from = term.from - (sign?.[0].length ?? 0);
    const to = term.to + (unit?.[0].length ?? 0);
    return { kind: 'money', amount, text: text.slice(from, to).trim(), from, to, exact: true };
  }
  const share = percent.exec(rest);
  if (share) {
    const to = term.to + share[0].length;
    return { kind: 'percent', amount, text: text.slice(term.from, to), from: term.from, to, exact: true };
  }
  const time = timeOf(text, term);
  if (time) return { kind: 'time', ...time };
  const next = terms[at + 1];
  // "From 9 to 6 pm", "until 6": the hour of a range, or of a time that leaves its unit out.
  if (/^\d{1,2}$/.test(text.slice(term.from, term.to)) && amount <= 24) {
    const range = rangeAfter.test(rest) && next ? timeOf(text, next) : null;
    const bare =
      hourBefore.test(text.slice(0, term.from)) && /^\s*(?:[?.,!]|$|(?:on|every|am|an|le|les|el|los)\b)/i.test(rest);
    if (range || bare) {
      const written = text.slice(term.from, term.to);
      return {
        kind: 'time',
        amount: amount * 60,
        text: written,
        from: term.from,
        to: term.to,
        exact: range !== null || amount > 12,
      };
    }
  }
  const isLast = !next || /[.,;:!?]/.test(text.slice(term.to, next.from));
  if ((isLast || isGrammar(next.word, language)) && roomBefore.test(fold(text.slice(0, term.from)))) {
    const written = text.slice(term.from, term.to);
    return { kind: 'people', amount, text: written, from: term.from, to: term.to, exact: true };
  }
  if (isLast) return null;
  return {
    kind: peopleWords.has(next.word) ? 'people' : `of ${stemOf(next.word, language)}`,
    amount,
    text: text.slice(term.from, next.to),
    from: term.from,
    to: next.to,
    exact: true,
  };
}

function daysIn(text: string, terms: readonly Term[], language: string): Value[] {
  const names = weekdayNames[language.slice(0, 2)] ?? [];
  const dayOf = (term: Term | undefined) =>
    term === undefined ? -1 : names.findIndex((name) => term.word === name || term.word === `${name}s`);
  const found: Value[] = [];
  for (const [at, term] of terms.entries()) {
    const add = (amount: number, to = term.to) =>
      found.push({ kind: 'day', amount, text: text.slice(term.from, to), from: term.from, to, exact: true });
    for (const amount of dayGroups[term.word] ?? []) add(amount);
    const first = dayOf(term);
    if (first < 0) continue;
    add(first);
    const between = text.slice(term.to, terms[at + 1]?.from ?? term.to);
    const dash = /^\s*[-–]\s*$/.test(between);
    const end = dash ? terms[at + 1] : terms.slice(at + 2, at + 3)[0];
    const last = dash || rangeWords.has(fold(terms[at + 1]?.word ?? '')) ? dayOf(end) : -1;
    for (let day = first; last >= 0 && day !== last; ) {
      day = (day + 1) % 7;
      add(day, end!.to);
    }
  }
  return found;
}

/** The figures, times and days of a text, in order. @param language BCP 47 */
export function valuesIn(text: string, language: string): Value[] {
  const terms = termsOf(text, language);
  const figures = terms.flatMap((term, at) => {
    const value = /^\d+(?:\.\d+)?(?::\d\d)?$/.test(term.term) ? valueAt(text, terms, at, language) : null;
    return value ? [value] : [];
  });
  return [...figures, ...daysIn(text, terms, language)];
}

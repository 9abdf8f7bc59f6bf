import { languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import type { Unsayable } from '#voice/languages/unsayable.ts';
import {
  isDenied,
  plain,
  sentencesOf,
  statedIn,
  stem,
  supports,
  whyBadForm,
  whyUnsayable,
  wordsIn,
} from '../model/unsayable.ts';
import { type SentenceRules, sentenceRules } from './sentence-rules.data.ts';

/** What a sentence of a model that talks freely is measured against. */
export interface Sources {
  /** What the business states: its facts, and what was found in its documents. */
  facts: readonly string[];
  /** What the engine knows of this conversation: values that were read, times on the table, the day it is. */
  values: readonly string[];
  /** What has been done, in the engine's own sentences. */
  done: readonly string[];
  /** What the caller said. It may be said back, and proves nothing of the business. */
  heard: readonly string[];
  /** Words that are not to be said. */
  never: readonly string[];
  /** What the model was told to do, which is not the caller's to hear. */
  task: string;
  language: Language;
}

/** Which of the guards held a sentence. */
export const sentenceGuards = ['form', 'act', 'value', 'price', 'name', 'promise', 'business', 'length'] as const;
export type SentenceGuard = (typeof sentenceGuards)[number];

/** Why a sentence is not said: which guard, and a sentence that may be told to the model, without what it should have said. */
export interface Held {
  guard: SentenceGuard;
  why: string;
}

/** Letters of one sentence that a caller follows. */
const mostChars = 320;
/** Of a sentence's words of weight, how many a fact has to hold for the sentence to rest on it. */
const leastShare = 0.6;

const rulesOf = ({ id }: Language): SentenceRules | undefined => sentenceRules[id.slice(0, 2)];

/** The numbers of a text, each as digits: "half past twenty five" holds 25, and "3pm" 3. */
export function numbersOf(text: string, rules: Unsayable): string[] {
  const found: string[] = [];
  let ten = 0;
  for (const [at, word] of (plain(text).match(/\d+|[a-z]+/g) ?? []).entries()) {
    const isDigits = /\d/.test(word);
    const spelled =
      isDigits || rules.counting.has(word) || rules.articles.has(word) ? undefined : rules.numberWords[word];
    const value = isDigits ? word.replace(/^0+(?=\d)/, '') : spelled;
    if (value !== undefined) {
      const isUnit = ten > 0 && Number(value) < 10 && !isDigits;
      if (isUnit) found[found.length - 1] = String(ten + Number(value));
      else found.push(value);
    }
    const isTen = value !== undefined && !isDigits && Number(value) >= 20 && Number(value) < 100 && at >= 0;
    ten = isTen ? Number(value) : 0;
  }
  return found;
}

/** Whether a text says what a sentence does, in other words: most of its words of weight, with the same yes or no. */
function leansOn(text: string, sentence: string, rules: Unsayable): boolean {
  const stated = statedIn(sentence, rules).filter((word) => !/\d/.test(word) && !rules.numberWords[word]);
  if (stated.length === 0) return false;
  const has = new Set(wordsIn(text, rules).map((word) => stem(word, rules)));
  const shared = stated.filter((word) => has.has(stem(word, rules))).length;
  return shared / stated.length >= leastShare && isDenied(text, rules) === isDenied(sentence, rules);
}

const parts = (texts: readonly string[], rules: Unsayable) =>
  texts.flatMap((text) => [text, ...sentencesOf(text, rules)]);

function whyValue(sentence: string, sources: Sources, rules: Unsayable, own: SentenceRules): Held | null {
  const numbers = numbersOf(sentence, rules);
  const isPrice = rules.moneyWords.test(plain(sentence));
  if (isPrice && numbers.length > 0) {
    const priced = parts(sources.facts, rules).filter((fact) => rules.moneyWords.test(plain(fact)));
    const isStated = priced.some((fact) => {
      const held = numbersOf(fact, rules);
      return numbers.every((number) => held.includes(number)) && (leansOn(fact, sentence, rules) || numbers.length > 0);
    });
    if (!isStated) return { guard: 'price', why: 'It names a price or an amount that no fact says.' };
  }
  const all = [...sources.facts, ...sources.values, ...sources.done, ...sources.heard];
  const known = new Set(all.flatMap((text) => numbersOf(text, rules)));
  if (numbers.some((number) => !known.has(number)))
    return { guard: 'value', why: 'It names a number that is in no fact, no result and not in the caller’s words.' };
  const timesIn = (text: string) => (plain(text).match(own.times) ?? []).map((word) => word.replace(/s$/, ''));
  const times = new Set(all.flatMap(timesIn));
  if (timesIn(sentence).some((word) => !times.has(word)))
    return { guard: 'value', why: 'It names a day that is in no fact, no result and not in the caller’s words.' };
  return null;
}

function whyName(sentence: string, sources: Sources, rules: Unsayable, own: SentenceRules): Held | null {
  const all = [...sources.facts, ...sources.values, ...sources.done, ...sources.heard];
  const known = new Set(all.flatMap((text) => wordsIn(text, rules)));
  const titled = [
    ...sentence.matchAll(own.titles),
    ...sentence.replace(/^\s*\p{L}/u, (first) => first.toLowerCase()).matchAll(own.titles),
  ];
  const lowered = sentence.toLowerCase();
  const behindTitles = [...lowered.matchAll(new RegExp(own.titles.source.replace('\\p{Lu}', '\\p{Ll}'), 'gu'))];
  const people = [...titled.map(([, name]) => name!), ...behindTitles.map(([, name]) => name!)];
  // Where all nouns have a capital, only what follows a title is surely a name.
  const capitals =
    rules.commonNouns.size > 0
      ? []
      : [...sentence.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}'’-]*/gu)].map(([name]) => name);
  const isTime = (name: string) => plain(name).match(own.times) !== null;
  const isKnown = (name: string) =>
    wordsIn(name, rules).every(
      (word) => known.has(word) || known.has(word.replace(/'s$/, '')) || rules.emptyWords.has(word),
    );
  const unknown = [...people, ...capitals].find(
    (name) => !/^i('|’|$)/i.test(name) && !/^(ok|am|pm)$/i.test(name) && !isTime(name) && !isKnown(name),
  );
  return unknown === undefined ? null : { guard: 'name', why: 'It names a person or a place that no fact names.' };
}

function whyClaim(sentence: string, { facts, done }: Sources, rules: Unsayable, own: SentenceRules): Held | null {
  const text = plain(sentence);
  if (/\?\s*$/.test(sentence) || !own.claims.some((claim) => claim.test(text))) return null;
  const numbers = numbersOf(sentence, rules);
  const isDone = done.some((line) => {
    const held = numbersOf(line, rules);
    return leansOn(line, sentence, rules) && numbers.every((number) => held.includes(number));
  });
  const isFact = parts(facts, rules).some((fact) => supports(fact, sentence, rules));
  return isDone || isFact ? null : { guard: 'act', why: 'It says that something was done or will be, and it was not.' };
}

/** Small words of another language, at least, and how often as many of it as of one's own. */
const leastForeign = 3;
const foreignShare = 2;

/** Whether a sentence has the small words of another language rather than of the one that is spoken. */
function isForeign(sentence: string, { id }: Language, rules: Unsayable): boolean {
  const words = new Set(wordsIn(sentence, rules));
  const smallOf = (of: Unsayable | null) => [...words].filter((word) => of?.emptyWords.has(word)).length;
  const own = smallOf(rules);
  const others = languages
    .filter((one) => one.id.slice(0, 2) !== id.slice(0, 2))
    .map(({ unsayable }) => smallOf(unsayable));
  const most = Math.max(0, ...others);
  return most >= leastForeign && most >= own * foreignShare;
}

/** Why a sentence of a model that talks freely is not said; null where it may be. */
export function whyHeld(sentence: string, sources: Sources): Held | null {
  const { language } = sources;
  const rules = language.unsayable;
  const own = rulesOf(language);
  const sayable = {
    facts: sources.facts,
    never: sources.never,
    heard: sources.heard,
    goal: sources.task,
    language,
  };
  if (rules === null || own === undefined) {
    const why = whyUnsayable(sentence, sayable);
    return why === null ? null : { guard: 'form', why };
  }
  const shown = sentence.normalize('NFKC');
  if (shown.length > mostChars) return { guard: 'length', why: 'It is longer than a caller follows.' };
  const isStated = parts(sources.facts, rules).some((fact) => supports(fact, shown, rules));
  const bad = whyBadForm(sentence, sayable, rules);
  if (bad !== null) return { guard: 'form', why: bad };
  if (isForeign(shown, language, rules)) return { guard: 'form', why: 'It is in another language.' };
  if (isStated) return null;
  const held =
    whyClaim(shown, sources, rules, own) ?? whyValue(shown, sources, rules, own) ?? whyName(shown, sources, rules, own);
  if (held) return held;
  const text = plain(shown);
  const leans = parts(sources.facts, rules).filter((fact) => leansOn(fact, shown, rules));
  const isQuestion = /\?\s*$/.test(shown);
  for (const promise of rules.promiseWords) {
    const [found] = promise.exec(text) ?? [];
    if (found === undefined || (isQuestion ? own.looseAsked : own.loose).test(found.trim())) continue;
    if (!leans.some((fact) => promise.test(plain(fact))))
      return { guard: 'promise', why: 'It promises something that no fact says.' };
  }
  // What the caller said may be asked back: "so that is Tuesday at three, right?".
  const isTheirs = sources.heard.some((said) => leansOn(said, shown, rules));
  const states = isQuestion ? rules.hiddenClaims.test(text) && !isTheirs : own.business.test(text);
  if (states && !own.talk.test(text) && leans.length === 0 && statedIn(shown, rules).length > 0)
    return { guard: 'business', why: 'It states something of the business that no fact says.' };
  return null;
}

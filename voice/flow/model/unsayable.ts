import type { Language } from '#voice/languages/language.ts';
import { otherLanguageOf } from '#voice/languages/others.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import {
  actClaims,
  emptyWords,
  hiddenClaims,
  limitingWords,
  moneyWords,
  orders,
  promiseWords,
  saidBack,
  secretWords,
} from './unsayable.en.data.ts';

/** What a model's words are measured against. */
export interface Sayable {
  /** What the business states. */
  facts: readonly string[];
  /** Words that are not to be said. */
  never: readonly string[];
  /** What the caller said in this part: it may be said back, but it proves nothing. */
  heard: readonly string[];
  /** What the model was told to do, which is not the caller's to hear. */
  goal: string;
  language: Language;
}

/** A caller listens to so much: three sentences. */
const mostChars = 320;
const mostSentences = 3;
/** So many words in a row of its task are a leak. */
const leakWords = 6;

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)])
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, String((at + 3) * 10)]),
      [
        ['hundred', '100'],
        ['thousand', '1000'],
        ['million', '1000000'],
        ['dozen', '12'],
      ],
    ),
);

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
const wordsIn = (text: string) => plain(text).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
/** "One" of "which one" is no number, of "one dollar" it is. */
const isOne = (words: readonly string[], at: number) => {
  const next = words[at + 1];
  return (
    next !== undefined &&
    !emptyWords.has(next) &&
    !/^(which|this|that|any|another|each|every)$/.test(words[at - 1] ?? '')
  );
};
const numbersIn = (text: string) =>
  wordsIn(text).flatMap((word, at, words) => {
    if (word === 'one' && !isOne(words, at)) return [];
    return /\d/.test(word) ? [word] : numberWords[word] ? [numberWords[word]] : [];
  });
const squashed = (text: string) => wordsIn(text).join('').replaceAll("'", '');
/** "Opened" and "opens" are about the same. */
const stem = (word: string) => word.replace(/'s$/, '').replace(/(ing|ed|es|s)$/, '');
const isDenied = (text: string) =>
  /\b(no|not|never|none|nothing|nobody|without|cannot|neither|nor)\b|n't\b/.test(plain(text));

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((part) => part.trim() !== '');

/** Whether some stand among others in their order: from nine to five is not from five to nine. */
function inOrder(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at += 1;
  return at === some.length;
}

/** Whether a fact says what a sentence states: its numbers in their order, and its words, with the same yes or no. */
function supports(fact: string, sentence: string): boolean {
  const said = new Set(wordsIn(fact).map(stem));
  const stated = wordsIn(sentence).filter((word) => !emptyWords.has(word));
  return (
    inOrder(numbersIn(sentence), numbersIn(fact)) &&
    stated.every((word) => said.has(stem(word)) || numberWords[word] !== undefined) &&
    isDenied(fact) === isDenied(sentence)
  );
}

function whySentence(sentence: string, { facts, heard, goal }: Sayable): string | null {
  const text = plain(sentence);
  const isQuestion = /\?\s*$/.test(sentence);
  const supported = facts.some(
    (fact) => sentencesOf(fact).some((part) => supports(part, sentence)) || supports(fact, sentence),
  );
  if (actClaims.some((claim) => claim.test(text)) && !supported) return 'It says that something was done or will be.';
  for (const promise of promiseWords) {
    const found = promise.exec(text);
    if (found && !(supported && facts.some((fact) => promise.test(plain(fact)))))
      return 'It promises something that no fact says.';
  }
  if ((moneyWords.test(text) || numbersIn(sentence).length > 0) && !supported)
    return 'It names a number or a price that no fact says.';
  if (supported) return null;
  const known = new Set([...facts, ...heard, goal].flatMap(wordsIn));
  const names = [...sentence.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}'’]*/gu)]
    .map(([name]) => plain(name))
    .filter((name) => !/^i('|$)/.test(name));
  if (names.some((name) => wordsIn(name).some((word) => !known.has(word))))
    return 'It names somebody or something that no fact names.';
  if (isQuestion && !hiddenClaims.test(text)) return null;
  const own = new Set(heard.flatMap(wordsIn).map(stem));
  const stated = wordsIn(sentence).filter((word) => !emptyWords.has(word));
  // What the caller said may be said back to them as theirs, never as ours.
  const isTheirs = stated.length === 0 || saidBack.test(text);
  const isOurs = /\b(we|we're|we'll|we've|our|ours|us|yes|yeah|indeed|correct|true|agree|accept|confirm)\b/.test(text);
  return isTheirs && !isOurs && stated.every((word) => own.has(stem(word)))
    ? null
    : 'It states something that no fact says.';
}

/**
 * For each sentence of a text, which fact says it: the same words in their order, without any that limits what it says.
 * Null where one is no sentence of a fact.
 */
export function statedBy(facts: readonly string[], text: string): number[] | null {
  const rests = sentencesOf(text).map((sentence) => {
    const own = wordsIn(sentence);
    return facts.findIndex((fact) =>
      sentencesOf(fact).some((part) => {
        const words = wordsIn(part);
        const left = leftOut(own, words);
        return (
          left !== null && !left.some((word) => limitingWords.has(word) || /\d/.test(word)) && supports(part, sentence)
        );
      }),
    );
  });
  return rests.length > 0 && rests.every((at) => at >= 0) ? rests : null;
}

/** The words of a whole that some of them leave out; null where they are not its words in their order. */
function leftOut(some: readonly string[], all: readonly string[]): string[] | null {
  const left: string[] = [];
  let at = 0;
  for (const word of all) {
    if (word === some[at]) at += 1;
    else left.push(word);
  }
  return at === some.length ? left : null;
}

/** Whether a text states something, and orders nothing: what was written for a model is no fact. */
export const isFact = (text: string): boolean => !orders.some((order) => order.test(plain(text.normalize('NFKC'))));

/**
 * Why words of a model are not said, as a sentence that may be told to it; null when they may be. It is narrow on
 * purpose: a question, a courtesy, the caller's own words and what a fact says pass.
 */
export function whyUnsayable(text: string, sayable: Sayable): string | null {
  const shown = text.normalize('NFKC');
  if (!sayable.language.id.startsWith('en')) return 'There are no rules for this language yet.';
  if (shown.trim() === '') return 'It is empty.';
  if (shown.length > mostChars || sentencesOf(shown).length > mostSentences)
    return 'It is longer than three short sentences.';
  // Signs that are not seen, or are seen as others.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{So}\p{Sk}]/u.test(text) || /(?!\p{Script=Latin})\p{L}/u.test(shown))
    return 'It holds signs that are not spoken.';
  if (/\p{M}{2,}/u.test(shown.normalize('NFD'))) return 'It holds signs that are not spoken.';
  if (/[{}<>[\]*`#|\\_~^=@/]|&#?\w+;/.test(shown)) return 'It holds markup or a link.';
  if (
    /\b(https?|www|ftp|mailto|tel)\b|[a-z0-9-]{2,}\.[a-z]{2,}\b|\b(dot|punkt) ?(com|net|org|io|example|co)\b|\bat sign\b/i.test(
      shown,
    )
  )
    return 'It holds an address.';
  if (/[A-Za-z0-9-]{24,}|\b(?=\w*\d)(?=\w*[a-z])\w{10,}\b/i.test(shown))
    return 'It holds something that looks like a key.';
  // Letters one by one hide a word.
  if (/(?:\b[a-z0-9]\b[\s.,-]*){5,}/i.test(shown)) return 'It spells something.';
  const heard = plain(shown);
  if (sayable.never.some((phrase) => squashed(phrase) !== '' && squashed(shown).includes(squashed(phrase))))
    return 'It holds words that are not to be said.';
  if (secretWords.some((secret) => secret.test(heard)))
    return 'It speaks of its own task, or asks for something secret.';
  const goal = wordsIn(sayable.goal).join(' ');
  const own = wordsIn(shown);
  for (let at = 0; at + leakWords <= own.length; at++)
    if (goal.includes(own.slice(at, at + leakWords).join(' '))) return 'It repeats its own task.';
  if (otherLanguageOf(readUtterance(shown, sayable.language))) return 'It is in another language.';
  for (const sentence of sentencesOf(shown)) {
    const why = whySentence(sentence, sayable);
    if (why !== null) return why;
  }
  return null;
}

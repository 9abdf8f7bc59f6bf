import { languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { otherLanguageOf } from '#voice/languages/others.ts';
import type { Unsayable } from '#voice/languages/unsayable.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';

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

export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
export const wordsIn = (text: string, { word }: Unsayable) => plain(text).match(word) ?? [];
/** "One" of "which one" is no number, of "one dollar" it is. */
const isOne = (words: readonly string[], at: number, { emptyWords }: Unsayable) => {
  const next = words[at + 1];
  return (
    next !== undefined &&
    !emptyWords.has(next) &&
    !/^(which|this|that|any|another|each|every)$/.test(words[at - 1] ?? '')
  );
};
export const numbersIn = (text: string, rules: Unsayable) =>
  wordsIn(text, rules).flatMap((word, at, words) => {
    if (rules.counting.has(word) && !isOne(words, at, rules)) return [];
    return /\d/.test(word) ? [word] : rules.numberWords[word] ? [rules.numberWords[word]] : [];
  });
const squashed = (text: string) => (plain(text).match(/[a-z0-9]+/g) ?? []).join('');
/** "Opened" and "opens" are about the same. */
export const stem = (word: string, { ending }: Unsayable) => word.replace(/'s$/, '').replace(ending, '');
export const isDenied = (text: string, { denied }: Unsayable) => denied.test(plain(text));

export const sentencesOf = (text: string, { sentenceEnd }: Unsayable) =>
  text.split(sentenceEnd).filter((part) => part.trim() !== '');

/** Words of a text that state something. */
export const statedIn = (text: string, rules: Unsayable) =>
  wordsIn(text, rules).filter((word, at, words) =>
    rules.articles.has(word) ? !rules.emptyWords.has(words[at + 1] ?? '') : !rules.emptyWords.has(word),
  );

/** Whether some stand among others in their order: from nine to five is not from five to nine. */
function inOrder(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at += 1;
  return at === some.length;
}

/** Whether a fact says what a sentence states: its numbers in their order, and its words, with the same yes or no. */
export function supports(fact: string, sentence: string, rules: Unsayable): boolean {
  const said = new Set(wordsIn(fact, rules).map((word) => stem(word, rules)));
  return (
    inOrder(numbersIn(sentence, rules), numbersIn(fact, rules)) &&
    statedIn(sentence, rules).every((word) => said.has(stem(word, rules)) || rules.numberWords[word] !== undefined) &&
    isDenied(fact, rules) === isDenied(sentence, rules)
  );
}

function whySentence(sentence: string, { facts, heard, goal }: Sayable, rules: Unsayable): string | null {
  const text = plain(sentence);
  const isQuestion = /\?\s*$/.test(sentence);
  const supported = facts.some(
    (fact) =>
      sentencesOf(fact, rules).some((part) => supports(part, sentence, rules)) || supports(fact, sentence, rules),
  );
  if (rules.actClaims.some((claim) => claim.test(text)) && !supported)
    return 'It says that something was done or will be.';
  for (const promise of rules.promiseWords) {
    const found = promise.exec(text);
    if (found && !(supported && facts.some((fact) => promise.test(plain(fact)))))
      return 'It promises something that no fact says.';
  }
  if ((rules.moneyWords.test(text) || numbersIn(sentence, rules).length > 0) && !supported)
    return 'It names a number or a price that no fact says.';
  if (supported) return null;
  const known = new Set([...facts, ...heard, goal].flatMap((one) => wordsIn(one, rules)));
  const names = [...sentence.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}'’]*/gu)]
    .map(([name]) => plain(name))
    .filter((name) => !/^i('|$)/.test(name));
  const isKnown = (word: string) => known.has(word) || rules.commonNouns.has(word);
  if (names.some((name) => wordsIn(name, rules).some((word) => !isKnown(word))))
    return 'It names a person or a thing that no fact names.';
  if (isQuestion && !rules.hiddenClaims.test(text)) return null;
  const own = new Set(heard.flatMap((one) => wordsIn(one, rules)).map((word) => stem(word, rules)));
  const stated = statedIn(sentence, rules);
  // What the caller said may be said back to them as theirs, never as ours.
  const isTheirs = stated.length === 0 || rules.saidBack.test(text);
  return isTheirs && !rules.ours.test(text) && stated.every((word) => own.has(stem(word, rules)))
    ? null
    : 'It states something that no fact says.';
}

/**
 * For each sentence of a text, which fact says it: the same words in their order, without any that limits what it says.
 * Null where one is no sentence of a fact, and in a language that has no rules.
 */
export function statedBy(facts: readonly string[], text: string, { unsayable: rules }: Language): number[] | null {
  if (rules === null) return null;
  const rests = sentencesOf(text, rules).map((sentence) => {
    const own = wordsIn(sentence, rules);
    return facts.findIndex((fact) =>
      sentencesOf(fact, rules).some((part) => {
        const left = leftOut(own, wordsIn(part, rules));
        return (
          left !== null &&
          !left.some((word) => rules.limitingWords.has(word) || /\d/.test(word)) &&
          supports(part, sentence, rules)
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

/** An order is one in whatever language someone smuggled it into a document. */
const orders = [...new Set(languages.flatMap(({ unsayable }) => unsayable?.orders ?? []))];

/** Whether a text states something, and orders nothing: what was written for a model is no fact. */
export const isFact = (text: string): boolean => !orders.some((order) => order.test(plain(text.normalize('NFKC'))));

/**
 * Why words are not said whatever they state: signs, markup, addresses, keys, secrets, words that are not to be said, its own
 * task, or another language. Null where nothing of that is in them.
 */
export function whyBadForm(text: string, { never, goal, language }: Sayable, rules: Unsayable): string | null {
  const shown = text.normalize('NFKC');
  // Signs that are not seen, or are seen as others.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{So}\p{Sk}]/u.test(text) || /(?!\p{Script=Latin})\p{L}/u.test(shown))
    return 'It holds signs that are not spoken.';
  if (/\p{M}{2,}/u.test(shown.normalize('NFD'))) return 'It holds signs that are not spoken.';
  if (/[{}<>[\]*`#|\\_~^=@/]|&#?\w+;/.test(shown)) return 'It holds markup or a link.';
  if (
    // "Teléfono" is no "tel".
    /(?<!\p{L})(https?|www|ftp|mailto|tel)(?!\p{L})|[a-z0-9-]{2,}\.[a-z]{2,}\b|\b(dot|punkt|punto|point) ?(com|net|org|io|example|co)\b|\b(at sign|klammeraffe|arroba|arobase)\b/iu.test(
      shown,
    )
  )
    return 'It holds an address.';
  if (/[A-Za-z0-9-]{24,}|\b(?=\w*\d)(?=\w*[a-z])\w{10,}\b/i.test(shown))
    return 'It holds something that looks like a key.';
  // Letters one by one hide a word.
  if (/(?:\b[a-z0-9]\b[\s.,-]*){5,}/i.test(shown)) return 'It spells something.';
  const heard = plain(shown);
  if (never.some((phrase) => squashed(phrase) !== '' && squashed(shown).includes(squashed(phrase))))
    return 'It holds words that are not to be said.';
  if (rules.secretWords.some((secret) => secret.test(heard)))
    return 'It speaks of its own task, or asks for something secret.';
  const task = wordsIn(goal, rules).join(' ');
  const own = wordsIn(shown, rules);
  for (let at = 0; at + leakWords <= own.length; at++)
    if (task.includes(own.slice(at, at + leakWords).join(' '))) return 'It repeats its own task.';
  return otherLanguageOf(readUtterance(shown, language)) ? 'It is in another language.' : null;
}

/**
 * Why words of a model are not said, as a sentence that may be told to it; null when they may be. It is narrow on
 * purpose: a question, a courtesy, the caller's own words and what a fact says pass.
 */
export function whyUnsayable(text: string, sayable: Sayable): string | null {
  const shown = text.normalize('NFKC');
  const rules = sayable.language.unsayable;
  if (rules === null) return 'There are no rules for this language yet.';
  if (shown.trim() === '') return 'It is empty.';
  if (shown.length > mostChars || sentencesOf(shown, rules).length > mostSentences)
    return 'It is longer than three short sentences.';
  const bad = whyBadForm(text, sayable, rules);
  if (bad !== null) return bad;
  for (const sentence of sentencesOf(shown, rules)) {
    const why = whySentence(sentence, sayable, rules);
    if (why !== null) return why;
  }
  return null;
}

import { likelyTopicScore } from '#voice/knowledge/likely-topic.ts';
import { termsOf } from '#voice/knowledge/words.ts';
import type { Questions } from '#voice/languages/questions.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { leftOver } from '#voice/understanding/types/left-over.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Word } from '#voice/understanding/words.ts';
import { clausesIn } from './clauses-in.ts';
import { directQuestion } from './direct-question.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that the caller asks. */
export interface CallerQuestion {
  /** What is looked for, with the words of the question before where this one goes on from it. */
  query: string;
  /** Whether it goes on from the one before. */
  follows: boolean;
}

/** Words of a question that goes on from another; longer ones stand by themselves. */
const mostFollowing = 7;
/** Characters of a question that are looked for. */
const longest = 300;

/** What was said, without greetings before it. */
function plainWords({ words, marks }: Utterance): string {
  let from = 0;
  const greetings = marks.filter(({ value }) => value === 'greeting');
  for (const mark of greetings) if (mark.from === from) from = mark.to;
  return words
    .slice(from < words.length ? from : 0)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether the caller asks how the agent is. */
export const asksAfterMe = (utterance: Utterance): boolean =>
  utterance.language.questions.wellbeing.test(plainWords(utterance));

/** The same, between other words: "Emma, how are you today, isn't it cold out there?" */
export const asksAfterMeToo = ({ text, words, language }: Utterance): boolean =>
  words.some(({ from, pause }, at) => {
    if (at > 0 && !pause) return false;
    const end = words.findIndex((word, next) => next > at && word.pause);
    return asksAfterMe(readUtterance(text.slice(from, words[end]?.from), language));
  });

/** Words without those that may stand before a question and say nothing, and what is asked indirectly as it is outright. */
function withoutLeads(text: string, questions: Questions): string {
  const known = bare.get(questions)?.get(text);
  if (known !== undefined) return known;
  const found = readBare(text, questions);
  const kept = bare.get(questions) ?? new Map<string, string>();
  bare.set(questions, kept);
  if (kept.size >= mostBare) kept.delete(kept.keys().next().value!);
  if (text.length <= longest) kept.set(text, found);
  return found;
}

/** Texts that are kept without their leads, of each language: a turn is looked at by many rules. */
const mostBare = 300;
const bare = new WeakMap<Questions, Map<string, string>>();

function readBare(text: string, questions: Questions): string {
  const direct = directQuestion(text, questions);
  if (direct !== null) return direct;
  let rest = text;
  for (let next = rest.replace(questions.leads, ''); next !== rest; next = rest.replace(questions.leads, ''))
    rest = next;
  return rest;
}

/** Words of a question that only its end tells, at least: "you're shut on Mondays, is that so". */
const fewestTagged = 5;
/** How sure its matter has to be. */
const sureOfTagged = 4;

/** "My wife says you're shut on Mondays, is that so", "die AOK nehmen Sie doch, oder": the end makes a question of what is told. */
export const isTagged = ({ words, text, marks, language }: Utterance, tag: string): boolean =>
  words.length >= fewestTagged &&
  // "I'm afraid that's not right" asks nothing.
  !marks.some(({ value }) => value === 'wrong') &&
  language.questions.tags.test(words.map((word) => word.text).join(' ')) &&
  likelyTopicScore(text, tag) >= sureOfTagged;

/**
 * Whether the last part of words asks for something to be done, and nothing is asked before it: "I need a cleaning, can I
 * come in tomorrow?". Its question mark is the wish's.
 */
function wishesSomething({ text, words, language }: Utterance): boolean {
  const from = words.findLastIndex(({ pause }, at) => at === 0 || pause);
  const last = words.slice(from).map((word) => word.text);
  return (
    /^[^?]*\?\s*$/.test(text) && language.questions.requests.test(withoutLeads(last.join(' '), language.questions))
  );
}

/** Whether something is asked, also in one word with a question mark; a polite wish, "can I have the first", is none. */
export function asksSomething(utterance: Utterance): boolean {
  const { words, marks, language } = utterance;
  const { questions } = language;
  const isManners = (at: number) =>
    marks.some(({ value, from, to }) => at >= from && at < to && (value === 'closing' || value === 'harmless'));
  const said = words.flatMap(({ text }, at) => (isManners(at) ? [] : [text])).join(' ');
  const rest = withoutLeads(said, questions);
  const isAsked = questions.opens.test(rest) || /\?\s*$/.test(utterance.text);
  return isAsked && !isAnswer(utterance) && !questions.requests.test(rest) && !wishesSomething(utterance);
}

/** "Yes, do that" has the form of a question, and is nothing but a yes. */
const isAnswer = (utterance: Utterance): boolean =>
  !/[?¿]/.test(utterance.text) && readAnswer(utterance)?.value === true && readAnswer(utterance)?.rest === '';

/** Whether what is asked is which times were offered. */
export const asksOfTable = (utterance: Utterance): boolean =>
  utterance.language.questions.offered.test(plainWords(utterance));

/** Numbers in it, at most. */
const mostNumbers = 2;
/** Words of a question in a form that other words have, too, at least. */
const fewestWeak = 3;

/** "Is support extra", "and if I can't make it", or whatever is said behind "I have a question": asked where its matter is sure. */
function isWeaklyAsked(said: string, rest: string, { text, words, language }: Utterance, tag: string): boolean {
  const { weak, announces } = language.questions;
  // Rows of digits ask nothing, whatever stands before them.
  if (words.filter((word) => word.text in language.spelling.numbers).length > mostNumbers) return false;
  const isFormed = weak.test(rest) || weak.test(said) || announces.test(said);
  return isFormed && rest.split(' ').length >= fewestWeak && likelyTopicScore(text, tag) >= sureOfTagged;
}

/** What a caller asks beside the open question; null where the words have no form of one, or ask for something to be done. */
/** @param isStrict only a form that other words hardly have makes a question: among what is told, others are often none */
export function readQuestion(
  utterance: Utterance,
  { knowledge, counts, setting }: Snapshot,
  isStrict = false,
): CallerQuestion | null {
  const { opens, follows, refers, requests } = utterance.language.questions;
  const text = plainWords(utterance);
  const rest = withoutLeads(text, utterance.language.questions);
  const before = knowledge && knowledge.turn === counts.callerTurns - 1 ? knowledge.asked : null;
  // "And can I bring my dog?" is a question of its own.
  const leans = refers.test(rest) || !opens.test(text.replace(/^\S+ /, '')) || follows.test(rest);
  if (before !== null && follows.test(text) && leans && utterance.words.length <= mostFollowing)
    return { query: goingOn(before, utterance).slice(0, longest), follows: true };
  const isAsked =
    opens.test(rest) ||
    (/\?\s*$/.test(utterance.text) && rest.split(' ').length >= 3) ||
    isTagged(utterance, setting.language) ||
    (!isStrict && isWeaklyAsked(text, rest, utterance, setting.language));
  if (!isAsked || requests.test(rest) || rest.split(' ').length < 2 || wishesSomething(utterance)) return null;
  if (isTold(utterance) || isAnswer(utterance)) return null;
  return { query: utterance.text.slice(0, longest), follows: false };
}

/** "Que se me ha caído", "was wir bräuchten": what looks like a question, and tells. */
export const isTold = ({ text, language }: Utterance): boolean =>
  !/[?¿]/.test(text) && (language.questions.tells?.test(text) ?? false);

/** Whether words ask for something to be done: "can someone call me". */
export const isRequest = (utterance: Utterance): boolean =>
  utterance.language.questions.requests.test(withoutLeads(plainWords(utterance), utterance.language.questions));

/** Whether words are a question from the first on, those aside that may stand before one. */
export const isPlainQuestion = (utterance: Utterance): boolean =>
  utterance.language.questions.opens.test(withoutLeads(plainWords(utterance), utterance.language.questions));

/** Words of a condition before a question, at most: "if I take nine | do I need to fast". */
const mostOfCondition = 7;

/** What is asked on a condition: "if I take nine, do I need to fast", "do you take Delta, if so nine is good". Null where nothing is. */
export function conditionalQuestion({ text, words, marks, language }: Utterance): string | null {
  const condition = marks.find(({ value }) => value === 'condition');
  if (!condition) return null;
  const before = readUtterance(text.slice(0, words[condition.from]!.from), language);
  if (before.words.length >= fewestAsking && isPlainQuestion(before)) return before.text.replace(/[\s,;]+$/, '');
  const edges = words.slice(condition.to + 2, condition.to + mostOfCondition);
  const isAsking = ({ from }: Word) => {
    const behind = readUtterance(text.slice(from), language);
    return behind.words.length >= fewestAsking && isPlainQuestion(behind) && !isRequest(behind);
  };
  return edges.some(isAsking) ? text : null;
}

/** Whether what is asked for is what someone calls for: "do you fix boilers?". */
export const comesFor = (utterance: Utterance): boolean =>
  utterance.language.questions.comesFor.test(withoutLeads(plainWords(utterance), utterance.language.questions));

/** Pauses that a question is looked for behind, the last ones: all behind each of them is read anew. */
const mostEdges = 16;

/** An answer with a question behind it: "yes, that's right. What is the address?" Null where there are not both. */
export function partQuestion(
  utterance: Utterance,
  snapshot: Snapshot,
): { said: Utterance; asked: CallerQuestion; turns: boolean } | null {
  const { text, words, marks, language } = utterance;
  const isEdge = (at: number) => words[at]!.pause || marks.some(({ value, to }) => value === 'and' && to === at);
  const edges = words.flatMap((word, at) => (at > 0 && isEdge(at) ? [word] : []));
  for (const word of edges.slice(-mostEdges)) {
    const behind = readUtterance(text.slice(word.from), language);
    // "Whitening, what am I saying, a cleaning" asks nothing.
    if (language.around.rather.test(` ${wordsOf(behind)} `)) continue;
    const isAsking =
      language.questions.opens.test(withoutLeads(plainWords(behind), language.questions)) ||
      isTagged(behind, snapshot.setting.language);
    const asked = isAsking ? readQuestion(behind, snapshot) : null;
    if (!asked || asked.follows) continue;
    // "Sí, es el 612 …" asks nothing.
    if (language.matters.stated.test(wordsOf(behind)) && !/\?\s*$/.test(behind.text)) continue;
    // "Drei, ach, machen Sie vier" asks nothing.
    const numbers = behind.readings.filter(({ category }) => category === 'quantity');
    if (numbers.length > 0 && !/\?\s*$/.test(behind.text) && leftOver(behind, numbers, numbers).beside === 0) continue;
    const turns = behind.marks.some(({ value, from }) => value === 'contrast' && from === 0);
    return {
      turns,
      asked,
      said: readUtterance(text.slice(0, word.from).replace(/[\s,;]*(?:and)?[\s,;]*$/i, ''), language),
    };
  }
  return null;
}

/** A question with the words of the one that it goes on from, but those that it replaces. */
function goingOn(before: string, utterance: Utterance): string {
  const [, word] = utterance.language.questions.replaces.exec(plainWords(utterance)) ?? [];
  const kept = word ? before.replace(new RegExp(`\\b${word} (?:the |a |an )?[\\p{L}\\d]+`, 'iu'), '') : before;
  return `${kept} ${utterance.text}`.replace(/\s+/g, ' ').trim();
}

/** Whether a question is one of those that the agent answers at any time: all, unless its setting names words. */
export function isWelcome(query: string, { setting: { knowledge, language } }: Snapshot): boolean {
  const named = termsOf(knowledge?.when ?? '', language);
  if (named.length === 0) return true;
  const asked = new Set(termsOf(query, language).map(({ term }) => term));
  return named.some(({ term }) => asked.has(term));
}

/** How sure the matter of a clause has to be: where its form or a word of it asks, and where none does. */
const sureWithWord = 4;
const sureWithout = 8;

/** What tells a question from an answer, by what is asked: its form where they answer in their own words, a word that asks, or its matter alone. */
export type AskedBy = 'form' | 'word' | 'matter';

/**
 * Whether a clause asks something: "so what does it run me", "with the car where do I go". What is told is on the same matters:
 * "I was charged twice".
 */
function isAsking(clause: Utterance, snapshot: Snapshot, by: AskedBy): boolean {
  const { questions } = clause.language;
  if (clause.words.length < fewestAsking) return false;
  if (questions.requests.test(withoutLeads(plainWords(clause), questions))) return false;
  const score = likelyTopicScore(clause.text, snapshot.setting.language);
  if (isTold(clause)) return false;
  const isFormed =
    readQuestion(clause, snapshot, by === 'form')?.follows === false && !questions.told?.test(clause.text);
  if (isFormed || (by !== 'form' && questions.asking.test(clause.text))) return score >= sureWithWord;
  return by === 'matter' && score >= sureWithout;
}
const fewestAsking = 3;
/** Words of a question that stands by itself, at least. */
const fewestWhole = 5;

/**
 * What is asked in clauses of their own among other words, and those words: "thursday at ten, and do I have to do stairs, and
 * where do I leave the car". None where nothing is asked.
 */
export function questionsIn(
  utterance: Utterance,
  snapshot: Snapshot,
  byOf: (clause: Utterance) => AskedBy,
): { asked: string[]; said: Utterance | null } {
  const clauses = clausesIn(utterance);
  const asked: string[] = [];
  const said: string[] = [];
  // "Where do I park when I come over": what says when or why of a question belongs to it.
  const isHinged = (clause: Utterance) => clause.language.clauses.hinges.has(clause.words[0]?.text ?? '');
  let wasAsked = false;
  for (const clause of clauses) {
    const goesOn: boolean = wasAsked && isHinged(clause);
    wasAsked = goesOn || isAsking(clause, snapshot, byOf(clause));
    if (goesOn) asked.push(`${asked.pop()} ${clause.text}`);
    else if (!wasAsked) said.push(clause.text);
    // "While I've got you, how do I …": so does what stands before it.
    else if (isHinged(readUtterance(said.at(-1) ?? '', utterance.language))) asked.push(`${said.pop()} ${clause.text}`);
    // "You keep all that, for how long": a short question is about what stands before it.
    else if (clause.words.length >= fewestWhole || said.length === 0 || asked.length > 0) asked.push(clause.text);
    else asked.push(`${said.pop()} ${clause.text}`);
  }
  return {
    asked: asked.slice(0, mostAsked),
    said: said.length === 0 ? null : readUtterance(said.join(', '), utterance.language),
  };
}
/** Questions of one turn that are answered. */
const mostAsked = 3;

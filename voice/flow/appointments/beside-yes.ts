import { timesIn } from '#voice/understanding/acts.ts';
import { asksForAnother, wordsOf } from '#voice/understanding/matter.ts';
import { isPlainYes } from '#voice/understanding/types/plain-yes.ts';
import { readRelatives } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { asksSomething } from '../caller-question.ts';
import { withoutCount } from './another.ts';

/** "My husband needs one too": one more is asked for beside an offer, without a yes or no to it. "That's too early" asks for none. */
export function isOneMore(utterance: Utterance): boolean {
  const { another } = utterance.language.matters;
  const found = [...wordsOf(utterance).matchAll(new RegExp(another.source, 'g'))];
  if (!found.some(([words]) => / |^(?:another|otr[ao])$/.test(words))) return false;
  const apart = readUtterance(withoutCount(utterance.text, another), utterance.language);
  const namesTime = timesIn(apart).length > 0 || readRelatives(utterance).length > 0;
  return !namesTime && readAnswer(utterance) === null && !asksSomething(utterance);
}

/** Words that ask for one more and name no time, at most: "and my wife as well". */
const fewWords = 5;

/** "Yes, and can you do my brother at eleven?": what asks for one more appointment behind a yes. */
export function moreBehind({ text, words, marks, language }: Utterance): string | null {
  const joint = marks.find(({ value, from }) => value === 'and' && from > 0);
  const next = joint && words[joint.to];
  if (!next || readAnswer(readUtterance(text.slice(0, words[joint.from]!.from), language))?.value !== true) return null;
  const behind = readUtterance(text.slice(next.from), language);
  // "And my husband wants to know where to park" is about no time, and asks for none.
  // "And also can you tell me where you are" asks for no time either.
  const asked = readUtterance(withoutCount(behind.text, language.matters.another), language);
  const isWish =
    language.questions.requests.test(wordsOf(behind)) || (behind.words.length > 1 && behind.words.length <= fewWords);
  const isMeant = timesIn(behind).length > 0 || (isWish && !asksSomething(asked));
  return isMeant && asksForAnother(behind) ? behind.text : null;
}

/** "Book me for nine and my son for nine thirty": one of the times on the table, and what asks for another beside it. */
export function sharedOffer({ text, words, marks, language }: Utterance): { mine: Utterance; more: string } | null {
  const joint = marks.find(({ value, from, to }) => value === 'and' && from > 0 && to < words.length);
  if (!joint) return null;
  const mine = readUtterance(text.slice(0, words[joint.from]!.from), language);
  const behind = readUtterance(text.slice(words[joint.to]!.from), language);
  const isMore = asksForAnother(behind) && timesIn(behind).length > 0 && !asksForAnother(mine);
  return isMore && !asksSomething(behind) ? { mine, more: behind.text } : null;
}

/** Words of what is asked for beside a yes, at most. */
const mostRequested = 16;

/** Pauses from the beginning on that a plain yes may end at. */
const mostOfYes = 8;

/**
 * "Yes, and please tell them I'm allergic to latex": what is asked for behind a plain yes, for the team to see to. Null where it
 * may take the yes back.
 */
export function requestBeside({ text, words, marks, language }: Utterance): string | null {
  const parts = words.flatMap(({ pause }, at) =>
    at > 0 && (pause || marks.some(({ value, from }) => value === 'and' && from === at)) ? [at] : [],
  );
  const at = parts
    .slice(0, mostOfYes)
    .find((one) => isPlainYes(readUtterance(text.slice(0, words[one]!.from), language)));
  const joint = marks.find(({ value, from }) => value === 'and' && from === at)?.to ?? at;
  const next = joint === undefined ? undefined : words[joint];
  if (!next || words.length - joint! > mostRequested) return null;
  const behind = readUtterance(text.slice(next.from), language);
  const takesBack = behind.marks.some(({ value }) => takingBack.has(value)) || timesIn(behind).length > 0;
  const { matters, questions } = language;
  const said = wordsOf(behind);
  const isAsked =
    [...matters.message, ...matters.late, questions.requests].some((pattern) => pattern.test(said)) ||
    behind.marks.some(({ value }) => value === 'polite');
  // "Great, I'll let you know" asks for nothing.
  const isOwn =
    language.names.clauses.has(behind.words[0]!.text) &&
    !questions.requests.test(said) &&
    !behind.marks.some(({ value }) => value === 'polite');
  return isAsked && !isOwn && !takesBack && !asksForAnother(behind) ? behind.text : null;
}

const takingBack: ReadonlySet<string> = new Set([
  'condition',
  'contrast',
  'negation',
  'repair',
  'change',
  'wrong',
  'or',
]);

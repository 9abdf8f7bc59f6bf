import type { SlotDef } from '#domain/agents/workflows.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { language, slotContext, type Talk } from '../talk.ts';
import { comparedNeed, isFormOf } from './compared-need.ts';
import { callsSlot, correct } from './correction.ts';
import { wantedIn } from './need-correction.ts';
import { restatedBehind } from './restated.ts';
import { things } from './thing-correction.ts';
import { isJoining, partOf } from './told-part.ts';

/** Words of what was told that a part of a sentence may change, at most, and of what is told in its place. */
const mostTold = 14;
const mostOfNew = 6;
/** Letters of a word that tells which question is meant, at least. */
const fewestTelling = 5;
/** Words of a new value where nothing but an article leads to it, at most. */
const mostLed = 4;

/** Kinds of values that no text is about. */
const ways = ['email', 'phone'];

const part = ({ text, words, language: own }: Utterance, from: number, to: number): Utterance =>
  readUtterance(from < to ? text.slice(words[from]!.from, words[to - 1]!.to) : '', own);

/** Whether words name what a text was asked for: by the slot's name, or by a word of its question that no other has. */
function isAsked(talk: Talk, def: SlotDef, { words }: Utterance): boolean {
  const { harmless } = language(talk);
  const wordsIn = ({ name, prompt }: SlotDef) =>
    `${name.replaceAll('_', ' ')} ${prompt}`
      .split(/[^\p{L}]+/u)
      .map(fold)
      .filter((word) => word.length >= fewestTelling && !harmless.has(word));
  const others = [...talk.defs.values()].filter((other) => other !== def).flatMap(wordsIn);
  const own = wordsIn(def).filter((word) => !others.some((other) => isFormOf(other, word)));
  return words.some(({ text }) => own.some((word) => word === text || isFormOf(word, text)));
}

/** A word of what was told that words deny, and where the denial begins: "not the staff", "instead of a website". */
function deniedPart({ words, language: own }: Utterance, old: string): { from: number; to: number } | null {
  const told = readUtterance(old, own).words.map(({ text }) => text);
  const isTold = (text: string) =>
    !isJoining(text, own) && !own.harmless.has(text) && told.some((word) => word === text || isFormOf(word, text));
  for (const [at] of words.entries()) {
    const not = longestPhrase(words, at, own.edits.not);
    if (not === 0) continue;
    let to = at + not;
    while (to < words.length && isJoining(words[to]!.text, own)) to += 1;
    if (!isTold(words[to]?.text ?? '')) continue;
    while (to < words.length && isTold(words[to]!.text)) to += 1;
    return { from: at, to };
  }
  return null;
}

/** The end of words, behind what leads to it: "the main reason is | price", "sollten sie eher | die Parkplätze". */
function ledEnd(utterance: Utterance): Utterance | null {
  const { words, language: own } = utterance;
  const led = restatedBehind(utterance)?.said;
  if (led && led.words.length > 0 && led.words.length <= mostOfNew) return led;
  const verb = words.findLastIndex(({ text }, at) => at < words.length - 1 && own.links.has(text));
  if (verb >= 0 && words.length - verb - 1 <= mostOfNew) return part(utterance, verb + 1, words.length);
  const article = words.findLastIndex(({ text }) => own.articles.has(text));
  return article >= 0 && words.length - article - 1 <= mostLed ? part(utterance, article, words.length) : null;
}

/** What words put in the place of what was told. */
function instead(talk: Talk, utterance: Utterance, def: SlotDef, old: string, isFirst: boolean): string | null {
  const compared = comparedNeed(utterance, old);
  if (compared !== null) return compared;
  const { words } = utterance;
  const denied = deniedPart(utterance, old);
  if (denied) {
    const behind = part(utterance, denied.to, words.length);
    const before = denied.from > 0 ? ledEnd(part(utterance, 0, denied.from)) : null;
    return (before ?? ledEnd(behind) ?? behind).text;
  }
  if (isAsked(talk, def, utterance)) return ledEnd(utterance)?.text ?? null;
  // "What I said about the service, I meant the delivery".
  const led = partOf(utterance, old) === null ? null : restatedBehind(utterance);
  if (led && led.said.words.length <= mostOfNew) return led.said.text;
  const isTurned = utterance.marks.some(({ value }) => value === 'repair' || value === 'contrast');
  return isFirst && isTurned && def.required ? (wantedIn(talk, def, old, utterance)?.value ?? null) : null;
}

/**
 * "And what I liked was the garden more than the staff", "the reason is price, not service": beside an answer, what may take the place of
 * what was told in their own words. It is asked about, since where it begins and ends is guessed.
 */
export function doubtedText(talk: Talk, utterance: Utterance): Proposal<Next> | null {
  const { language: own } = utterance;
  // A number, a time or an address is of something else.
  const isOther = utterance.readings.some(({ category, weight }) => category === 'quantity' && weight > -1);
  if (/\?\s*$/.test(utterance.text) || isOther || timesIn(utterance).length > 0 || callsSlot(utterance, ways))
    return null;
  // What a company is called has rules of its own.
  const { companies } = own.questions;
  const all = things(talk, mostTold).filter(({ def }) => !companies.asks.test(def.prompt));
  for (const [index, { def, old }] of all.entries()) {
    const text = instead(talk, utterance, def, old, index === all.length - 1);
    if (text === null) continue;
    const said = readUtterance(text, own);
    const weighty = said.words.filter(({ text: word }) => !own.harmless.has(word) && !isJoining(word, own));
    const isOld = wordsOf(readUtterance(old, own)).includes(wordsOf(said));
    if (readAnswer(said) !== null || weighty.length === 0 || said.words.length > mostOfNew || isOld) continue;
    const parsed = { value: said.text, spoken: show(slotKinds.text, said.text, slotContext(talk, def)) };
    const does = () => correct(talk, { def, parsed, said: utterance.text, isDoubted: true });
    return { confidence: 0.6, beside: 0, turns: false, corrects: def, does };
  }
  return null;
}

/** "It's the invoice app, not the printer": what is denied is a part of what was told in their own words, and no choice. */
export const deniesTold = (talk: Talk, utterance: Utterance): boolean =>
  things(talk, mostTold).some(({ old }) => deniedPart(utterance, old) !== null);

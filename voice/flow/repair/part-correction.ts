import type { SlotDef } from '#domain/agents/workflows.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { hintAt } from '#voice/understanding/types/hints.ts';
import { markedIn } from '#voice/understanding/types/marked-letters.ts';
import { labelAt } from '#voice/understanding/types/name-parts.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { closeTo } from '#voice/understanding/types/spelled.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Next } from '../dialogue.ts';
import { type Hearing, isWhenAsked } from '../hearing.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, show } from '../slots/slot-kind.ts';
import { slotContext } from '../talk.ts';
import { callsSlot, correct, given } from './correction.ts';

/** Values that are put right by a piece of them: a letter, a few digits, an ending. */
const pieced: readonly SlotDef['type'][] = ['phone', 'email', 'name'];
/** Words of such a correction, at most: who says more tells something else as well. */
const mostWords = 16;
/** Letters that are spelled, at least. */
const fewestLetters = 3;

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** Whether words tell how something is written: "with a k", "j o h n". */
function tellsLetters(utterance: Utterance): boolean {
  const { words, language } = utterance;
  const spelled = words.filter(({ text }) => isLetter(text)).length;
  const isMarked = markedIn(utterance) !== null;
  return isMarked || spelled >= fewestLetters || words.some((_, at) => hintAt(words, at, language.spelling) !== null);
}

/** Whether the word of which it's told how it is written is a part of a value: "Teller Brothers with an s" is of no Mr. Teller. */
function tellsOf({ words, language }: Utterance, value: unknown): boolean {
  const at = words.findIndex((_, index) => index > 0 && hintAt(words, index, language.spelling) !== null);
  const before = words[at - 1]?.text;
  return (
    before === undefined ||
    String(value)
      .split(' ')
      .some((part) => closeTo(fold(part), before))
  );
}

/** Whether words hold digits in a row, as those of a number to call. */
const holdsDigits = (utterance: Utterance): boolean =>
  rowsOf(utterance, utterance.language.phone).some(({ digits }) => digits.length >= fewestDigits);
/** Digits of it, at least: "at ten" has two. */
const fewestDigits = 3;

/** Whether words name the kind of value that they are about: "my phone", "the area code", "in the mail". */
function names({ type }: SlotDef, utterance: Utterance, old: unknown): boolean {
  const { words, language } = utterance;
  if (type === 'name') return words.some((_, at) => labelAt(words, at, language.names) !== null);
  const isPlaced = words.some(
    ({ text }, at) =>
      language.phone.first.has(text) ||
      (at > 0 &&
        words.length > longestPhrase(words, at, language.phone.ends) &&
        longestPhrase(words, at, language.phone.ends) > 1),
  );
  // "That gmx is wrong, I'm with web dot de".
  const host = type === 'email' ? (/@([^.]+)/.exec(String(old))?.[1] ?? '') : '';
  const isHost = host !== '' && words.some(({ text }) => text === host);
  return isHost || callsSlot(utterance, [type]) || (type === 'phone' && isPlaced);
}

/**
 * "The last two digits of my phone are sixty one", "in the mail it's Dupond with a d", where something else is asked for: a piece of
 * what was given before is another. The words name what it is of, or tell how a part of it is written; so they answer nothing, whatever
 * the numbers in them look like. Null where they don't.
 */
export function partCorrection({ current, talk, question, utterance }: Hearing): Proposal<Next> | null {
  const { words, text } = utterance;
  if (current.isAside || words.length > mostWords || /\?\s*$/.test(text)) return null;
  const isWhen = isWhenAsked(question);
  // What is read back is put right by its own rule.
  if (question.kind === 'readback' && !isWhen) return null;
  const found = given(talk)
    .filter(({ type }) => pieced.includes(type) && !question.expects.includes(type))
    .map((def) => ({ def, isNamed: names(def, utterance, talk.frame.slots[def.name]?.value) }))
    .filter(({ isNamed }) => isNamed || tellsLetters(utterance))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  // An address or a name that is asked for may be spelled.
  const isSpelledHere = question.expects.includes('email') || question.expects.includes('name');
  for (const { def, isNamed } of found) {
    const kind = slotKinds[def.type];
    const old = talk.frame.slots[def.name]?.value;
    const context = slotContext(talk, def);
    // Said as a whole, it is no piece.
    const whole = kind.free ? null : (hear(kind, utterance, context)?.value ?? null);
    if (whole !== null) continue;
    const value =
      old === undefined ? null : (kind.amend?.(utterance, old, { ...context, isReadBack: isNamed }) ?? null);
    // "That phone is wrong, it's one two …": digits of a number are no time, also where no one could tell which of them are meant.
    if ((value === null || value === old) && !(isWhen && isNamed && def.type === 'phone' && holdsDigits(utterance)))
      continue;
    if (value === null || value === old) {
      const asks = () => correct(talk, { def, parsed: null, said: '' });
      return { confidence: 0.8, beside: 0, turns: false, corrects: def, asks: true, does: asks };
    }
    const answer = isNamed ? null : (current.dialogue.hear?.(current.turn, utterance) ?? null);
    // What they tell in their own words may be anything, and tells no letters.
    const isOwnWords = question.expects.includes('text');
    if (isOwnWords && !isNamed && !tellsOf(utterance, value)) continue;
    if (answer && !isOwnWords && (answer.beside === 0 || isSpelledHere)) continue;
    const parsed = { value, spoken: show(kind, value, context) };
    return {
      confidence: 0.8,
      beside: 0,
      turns: false,
      corrects: def,
      does: () => correct(talk, { def, parsed, said: text, isDoubted: false }),
    };
  }
  return null;
}

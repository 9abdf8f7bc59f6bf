import { otherLanguageOf } from '#voice/languages/others.ts';
import { readCommand } from '#voice/understanding/acts.ts';
import { asksForAnother } from '#voice/understanding/matter.ts';
import { isToOthers } from '#voice/understanding/to-others.ts';
import { readEmail } from '#voice/understanding/types/email.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Command } from '#voice/understanding/values/acts.ts';
import { bidsTo } from './appointments/bids.ts';
import { isOnMatter, tellsOfPeople } from './asked-or-told.ts';
import { asksOfTable } from './caller-question.ts';
import type { Next } from './dialogue.ts';
import { runGlobalCommand } from './global-command.ts';
import { type Hearing, isWhenAsked } from './hearing.ts';
import type { Proposal } from './proposal.ts';

/** Courtesies are all that was said, or they are not what was meant. */
const courtesies: ReadonlySet<Command> = new Set(['thanks', 'presence']);

/** What is done with an appointment. */
const ofTime: ReadonlySet<Command> = new Set(['cancel_appointment', 'move_appointment', 'find_appointment']);

/** Commands about an appointment that the caller has, in words that may be about one that is to be made. */
const ofOwnTime: ReadonlySet<Command> = new Set(['cannot_come', 'shift_it']);

/**
 * What callers may ask for at any time, whatever the open question is.
 * @param most words beside it, at most
 */
export function hearCommand(hearing: Hearing, most: number): Proposal<Next | 'handled'> | null {
  const { talk, question, utterance } = hearing;
  // A sentence in another language is no answer, whatever its words look like.
  if (otherLanguageOf(utterance))
    return {
      confidence: 0.9,
      beside: 0,
      turns: false,
      does: () => runGlobalCommand(talk, 'language', question, utterance),
    };
  // "Manni, mach mal leiser!", "a customer just came in": they are with someone else.
  if (question.kind === 'free' && isToOthers(utterance.text, utterance.language))
    return {
      confidence: 0.9,
      beside: 0,
      turns: false,
      does: () => runGlobalCommand(talk, 'hold', question, utterance),
    };
  const found = readCommand(utterance);
  // "Scrap that, a different email: …" cancels nothing.
  if (found && ofTime.has(found.act) && readEmail(utterance) !== null) return null;
  // "Wait, wrong number", where a number is read back, is about that number.
  const isOfValue = question.kind === 'readback' && utterance.marks.some(({ value }) => value === 'wrong');
  if (found?.act === 'stop' && isOfValue && question.expects.includes('phone')) return null;
  // "I can't come on Wednesday", where a time is asked for, is about that time.
  if (found && ofOwnTime.has(found.act) && isWhenAsked(question)) return null;
  // "Yes, cancel it" agrees to what is asked.
  const offered = question.kind === 'readback' ? talk.snapshot.aside?.name : undefined;
  if (offered === 'cancellation' && found && bidsTo('cancel', utterance)) return null;
  if (offered === 'moving' && found && bidsTo('move', utterance)) return null;
  // "And a second one right after" waits for nothing.
  if (found?.act === 'hold' && utterance.words.length > found.words + 1 && asksForAnother(utterance)) return null;
  // "What do you have?" is no "what?".
  const asksForAny = utterance.readings.some(({ category }) => category === 'any');
  if (found?.act === 'repeat' && isWhenAsked(question) && asksForAny) return null;
  // "Wann war das nochmal?" asks for what was booked.
  if (
    found?.act === 'repeat' &&
    !isWhenAsked(question) &&
    utterance.words.length > found.words &&
    asksOfTable(utterance)
  )
    return null;
  // "And what was the address again?" asks for that.
  const isOther = found?.act === 'repeat' && utterance.words.length > found.words + fewestBesideRepeat;
  if (isOther && isOnMatter(utterance.text, talk.snapshot.setting.language)) return null;
  // "No, sorry" is a no.
  if (found?.act === 'repeat' && question.kind === 'readback' && readAnswer(utterance)) return null;
  // "¡Qué va!" and "et comment!" answer, and are no "what?".
  const isYesNo = question.expects.includes('yes_no') && typeof readAnswer(utterance)?.value === 'boolean';
  if (found?.act === 'repeat' && isYesNo && readAnswer(utterance)?.beside === 0) return null;
  if (found?.act === 'person' && tellsOfPeople(hearing, found.words)) return null;
  // One word among others is hardly what they are about.
  if (found && found.beside > 0 && found.words < 2) return null;
  if (!found || found.beside > (courtesies.has(found.act) ? 0 : most) || (found.turns && found.act !== 'abuse'))
    return null;
  // "Yes, thank you": the answer is meant, and the thanks are manners.
  if (courtesies.has(found.act) && (utterance.words.length > found.words + 1 || readAnswer(utterance))) return null;
  return {
    confidence: 0.9,
    beside: found.beside,
    turns: false,
    does: () => runGlobalCommand(talk, found.act, question, utterance),
  };
}

/** Words beside asking to say it again that name what is asked for, at least. */
const fewestBesideRepeat = 2;
/** Words behind "hang on", at most: what it is that they wait for. */
const mostOfHold = 12;

/** "Hang on, there's a truck backing up next to me". */
function opensWithHold({ text, words, language: own }: Utterance): boolean {
  return [1, 2, 3].some((count) => {
    const next = words[count];
    return next !== undefined && readCommand(readUtterance(text.slice(0, next.from), own))?.act === 'hold';
  });
}

/** Words beside what is asked for, at most, where nothing else explains them. */
const mostBeside = 3;

/** Such a thing among words that nothing else explains. */
export const hearLooseCommand = (hearing: Hearing) =>
  hearCommand(hearing, opensWithHold(hearing.utterance) ? mostOfHold : mostBeside);

import { readChoice } from '#voice/understanding/types/choice.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { lastBooked } from '../appointments/another.ts';
import {
  type Change,
  type Changing,
  changeDone,
  changeQuestion,
  chosen,
  findingOf,
  hearChange,
  moveInstead,
  notChanged,
} from '../appointments/changing.ts';
import { lookForOwn } from '../appointments/own-appointment.ts';
import { booksAppointments } from '../appointments/wish-ahead.ts';
import { forgetPieces } from '../collect.ts';
import type { Next, Question, Turn } from '../dialogue.ts';
import { type Proposal, surely } from '../proposal.ts';
import { collected } from '../snapshot.ts';
import { end, language, say, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';
import { offerPerson } from './hand-off.ts';

/** Beside the stages of a change: `what` is to be cancelled, and whether `another` time is wanted. */
type CancelTurn = Turn<unknown, Changing>;

/** Turns to cancelling. @param asked the words that ask for it, where they say that it is an appointment */
export function beginCancelling(talk: Talk, asked: Pick<Changing, 'asked'> | null): Next {
  const { does: _, ...state } = notChanged(talk, 'cancel');
  const { aside } = talk.snapshot;
  // Said once more, or before anything was agreed, it can only be about an appointment.
  const isAgain = aside?.name === 'cancellation' && aside.state.stage === 'what';
  const isFirst = booksAppointments(talk) && collected(talk.snapshot).length === 0;
  // "Cancel that", behind a booking, is about it.
  const booked = asked === null ? lastBooked(talk) : null;
  const begun: Changing = { ...state, ...asked, stage: 'what', ...(booked && { found: [booked] }) };
  talk.snapshot.aside = { name: 'cancellation', state: begun as never };
  if (booked) return chosen(changeOf({ talk, config: null, state: begun }));
  return asked === null && !isAgain && !isFirst
    ? 'ask'
    : lookForOwn(findingOf(changeOf({ talk, config: null, state: begun })));
}

function question(turn: CancelTurn): Question {
  const { talk, state } = turn;
  const { say: words } = language(talk);
  const common = { rephrase: [], maxMisses: 3 };
  if (state.stage === 'what')
    return { ...common, kind: 'typed', expects: ['choice'], prompt: words.cancelWhat, hint: words.cancelWhat };
  if (state.stage === 'another' || state.stage === 'else') {
    const prompt = state.stage === 'else' ? words.anythingElse : words.anotherTime;
    return { ...common, kind: 'readback', expects: ['yes_no'], prompt, hint: words.hints.yesNo };
  }
  return changeQuestion(changeOf(turn));
}

function hear(turn: CancelTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = turn;
  if (state.stage === 'what') {
    const { cancelChoices } = language(talk).say;
    const isRefused = readAnswer(utterance)?.value === false;
    const chosen = readChoice(utterance, cancelChoices)?.value ?? (isRefused ? 'nothing' : null);
    if (chosen === 'appointment') return surely(() => lookForOwn(findingOf(changeOf(turn))));
    if (chosen === 'call') return surely(() => goodbye(talk, 'neutral'));
    return chosen === 'nothing' ? surely(() => keep(talk)) : null;
  }
  if (state.stage !== 'another' && state.stage !== 'else')
    return moveInstead(changeOf(turn), utterance) ?? hearChange(changeOf(turn), utterance);
  const answer = readAnswer(utterance);
  if (!answer || answer.value === null || answer.conditional) return null;
  return surely(() => (answer.value ? 'back' : goodbye(talk, 'success')));
}

/** Nothing is cancelled: the conversation goes on where it was. */
function keep(talk: Talk): Next {
  say(talk, language(talk).say.nothingCancelled);
  return 'back';
}

/** Ends the conversation for a caller who wants nothing more. */
export function goodbye(talk: Talk, outcome: 'neutral' | 'success'): Next {
  say(talk, language(talk).say.goodbye, false);
  end(talk, 'caller_hangup', outcome);
  return 'ended';
}

/** Leaves it to a person. */
export function giveUp({ talk }: CancelTurn): Next {
  talk.snapshot.aside = null;
  return offerPerson(talk);
}

function changeOf(turn: CancelTurn): Change {
  const { talk, state } = turn;
  return {
    talk,
    state,
    done() {
      if (talk.snapshot.leaving) return goodbye(talk, 'success');
      state.stage = state.does === 'move' ? 'else' : 'another';
      return 'ask';
    },
    kept() {
      // Who called for that, and keeps it, wants no other one.
      if (!booksAppointments(talk) || collected(talk.snapshot).length > 0) return 'back';
      if (talk.snapshot.leaving) return goodbye(talk, 'success');
      state.stage = 'else';
      return 'ask';
    },
    unsuitable: () => 'back',
    none: () => giveUp(turn),
    failed: () => giveUp(turn),
  };
}

/** Cancels an appointment of the caller's, or finds out that the call is to end. */
export const cancellation = defineAside<Changing>({
  name: 'cancellation',
  enter: () => 'ask',
  question,
  hear,
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline:
    ({ talk }) =>
    () =>
      keep(talk),
  leave: ({ talk }) => goodbye(talk, 'neutral'),
  giveUp,
  done: (turn, result) => changeDone(changeOf(turn), result),
});

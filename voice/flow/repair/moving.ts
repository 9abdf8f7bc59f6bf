import { undoesBooked } from '#voice/understanding/matter.ts';
import type { Wish } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { lastBooked, putsBookedRight, wishForBooked } from '../appointments/another.ts';
import {
  type Change,
  type Changing,
  changeDone,
  changeQuestion,
  chosen,
  findingOf,
  hearChange,
  notChanged,
  tell,
} from '../appointments/changing.ts';
import { lookForOwn } from '../appointments/own-appointment.ts';
import { asksOfTable } from '../caller-question.ts';
import { forgetPieces } from '../collect.ts';
import type { Next, Turn } from '../dialogue.ts';
import type { OwnAppointment } from '../flow-actions.ts';
import { surely } from '../proposal.ts';
import { language, say, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';
import { beginCancelling, giveUp, goodbye } from './cancellation.ts';

/** Beside the stages of a change: whether there is `more`. */
type MoveTurn = Turn<unknown, Changing>;

/** Turns to moving an appointment of the caller's. @param asked the words that ask for it, with the time they name */
export function beginMoving(talk: Talk, asked: Pick<Changing, 'asked' | 'wish'>): Next {
  const state: Changing = { ...notChanged(talk, 'move'), ...asked, stage: 'finding' };
  talk.snapshot.aside = { name: 'moving', state: state as never };
  return lookForOwn(findingOf(changeOf({ talk, config: null, state })));
}

/** Turns to another time for an appointment that was just booked: which one is meant is clear. */
export function moveBooked(talk: Talk, booked: OwnAppointment, wish: Wish | null): Next {
  const state: Changing = { ...notChanged(talk, 'move'), found: [booked], stage: 'time', ...(wish && { wish }) };
  talk.snapshot.aside = { name: 'moving', state: state as never };
  return chosen(changeOf({ talk, config: null, state }));
}

/** Says once more what was just booked. */
export function tellBooked(talk: Talk, booked: OwnAppointment): Next {
  const state: Changing = { ...notChanged(talk, 'find'), found: [booked], stage: 'finding' };
  talk.snapshot.aside = { name: 'moving', state: state as never };
  return tell(changeOf({ talk, config: null, state }));
}

/** Turns to telling what the caller has booked. */
export function beginFinding(talk: Talk): Next {
  const state: Changing = { ...notChanged(talk, 'find'), stage: 'finding' };
  talk.snapshot.aside = { name: 'moving', state: state as never };
  return lookForOwn(findingOf(changeOf({ talk, config: null, state })));
}

function keep({ talk }: MoveTurn): Next {
  say(talk, language(talk).say.nothingMoved);
  return 'back';
}

function changeOf(turn: MoveTurn): Change {
  const { talk, state } = turn;
  return {
    talk,
    state,
    done() {
      if (talk.snapshot.leaving) return goodbye(talk, 'success');
      state.stage = 'more';
      return 'ask';
    },
    kept: () => 'back',
    unsuitable: () => giveUp(turn),
    none: () => giveUp(turn),
    failed: () => giveUp(turn),
  };
}

/** Moves an appointment of the caller's to another time, or tells when it is, then goes back to where the conversation was. */
export const moving = defineAside<Changing>({
  name: 'moving',
  enter: () => 'ask',
  question(turn) {
    if (turn.state.stage !== 'more') return changeQuestion(changeOf(turn));
    const { anythingElse, hints } = language(turn.talk).say;
    return {
      rephrase: [],
      maxMisses: 3,
      kind: 'readback',
      expects: ['yes_no'],
      prompt: anythingElse,
      hint: hints.yesNo,
    };
  },
  hear(turn, utterance) {
    if (turn.state.stage !== 'more') return hearChange(changeOf(turn), utterance);
    const last = lastBooked(turn.talk);
    if (last && asksOfTable(utterance)) return surely(() => tellBooked(turn.talk, last));
    // "My husband says no, so cancel that."
    if (last && undoesBooked(utterance)) return surely(() => beginCancelling(turn.talk, null));
    if (last && putsBookedRight(turn.talk, utterance))
      return surely(() => moveBooked(turn.talk, last, wishForBooked(turn.talk, utterance)));
    const answer = readAnswer(utterance);
    if (!answer || answer.value === null || answer.conditional) return null;
    return surely(() => (answer.value ? 'back' : goodbye(turn.talk, 'success')));
  },
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline: (turn) => () => keep(turn),
  leave: ({ talk }) => goodbye(talk, 'neutral'),
  giveUp,
  done: (turn, result) => changeDone(changeOf(turn), result),
});

import type { z } from 'zod';
import { SlotDef } from '#domain/workflows.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { readChoice, readPlace } from '#voice/understanding/types/choice.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { type Collecting, forgetPieces, hearSlot, notYet, slotQuestion } from '../collect.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question, Turn } from '../dialogue.ts';
import {
  type CancelTimeInput,
  CancelTimeOutput,
  type FindAppointmentsInput,
  FindAppointmentsOutput,
} from '../flow-actions.ts';
import { andThen, type Proposal } from '../proposal.ts';
import { type Frame, slotsInOrder } from '../snapshot.ts';
import { end, language, runAction, say, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';
import { offerPerson } from './hand-off.ts';

interface State {
  /** What to cancel, whose it is, which one of several, and whether it is sure; then whether another time is wanted. */
  stage: 'what' | 'name' | 'phone' | 'finding' | 'which' | 'confirm' | 'cancelling' | 'another';
  collecting: Collecting;
  name: string | null;
  phone: string | null;
  found: { appointmentId: string; start: string }[];
}

type CancelTurn = Turn<unknown, State>;

const asked = (type: 'name' | 'phone', talk: Talk): SlotDef =>
  SlotDef.parse({
    name: `cancel_${type}`,
    type,
    prompt: type === 'name' ? language(talk).say.cancelName : language(talk).say.cancelPhone,
  });

/** What the caller has given of this kind, latest last. */
function given(talk: Talk, type: SlotDef['type']): string | null {
  const slot = slotsInOrder(talk.frame).findLast(([name]) => talk.defs.get(name)?.type === type);
  return slot ? String(slot[1].value) : null;
}

/** Turns to cancelling. @param what whether it was said that it is an appointment */
export function beginCancelling(talk: Talk, what: 'appointment' | 'unknown'): Next {
  const state = {
    ...{ stage: 'what' as const, collecting: { ...notYet() }, found: [] },
    ...{ name: given(talk, 'name'), phone: given(talk, 'phone') },
  };
  talk.snapshot.aside = { name: 'cancellation', state };
  return what === 'unknown' ? 'ask' : look({ talk, config: null, state });
}

/** Who the caller is, for finding what is theirs: by the line they call from, else by name and number. */
function identity({ talk, state }: CancelTurn): FindAppointmentsInput {
  const { known } = talk.snapshot.setting;
  return {
    callerPhone: typeof known.phone === 'string' ? known.phone : null,
    ...{ name: state.name, phone: state.phone, email: given(talk, 'email') },
  };
}

/** Asks for what is missing, or looks. */
function look(turn: CancelTurn): Next {
  const { talk, state } = turn;
  state.collecting = notYet();
  const { callerPhone, name, phone, email } = identity(turn);
  const isKnown = callerPhone !== null || (name !== null && (phone !== null || email !== null));
  if (!isKnown) {
    state.stage = name === null ? 'name' : 'phone';
    return 'ask';
  }
  state.stage = 'finding';
  runAction(talk, 'find_appointments', identity(turn), true);
  return 'wait';
}

const spokenTime = ({ talk }: CancelTurn, start: string) => {
  const { timeZone } = talk.snapshot.setting;
  return language(talk).say.moment(wallTime(Date.parse(start), timeZone), wallTime(talk.at, timeZone));
};

function question(turn: CancelTurn): Question {
  const { talk, state } = turn;
  const { say: words } = language(talk);
  const common = { rephrase: [], maxMisses: 3 };
  const times = state.found.map(({ start }) => spokenTime(turn, start));
  switch (state.stage) {
    case 'what':
      return { ...common, kind: 'typed', expects: ['choice'], prompt: words.cancelWhat, hint: words.cancelWhat };
    case 'name':
    case 'phone':
      return slotQuestion(talk, asked(state.stage, talk), state.collecting);
    case 'which':
      return {
        ...common,
        kind: 'typed',
        expects: ['choice'],
        prompt: words.cancelWhich(times),
        hint: words.hints.offers,
      };
    case 'another':
      return { ...common, kind: 'readback', expects: ['yes_no'], prompt: words.anotherTime, hint: words.hints.yesNo };
    default: {
      const prompt = words.cancelSure(times[0] ?? '');
      return { ...common, kind: 'readback', expects: ['yes_no'], prompt, hint: words.hints.yesNo };
    }
  }
}

const plainly = (does: () => Next): Proposal<Next> => ({ confidence: 0.9, beside: 0, turns: false, does });

function hear(turn: CancelTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = turn;
  const { say: words } = language(talk);
  if (state.stage === 'name' || state.stage === 'phone') {
    const { stage } = state;
    const heard = hearSlot(talk, asked(stage, talk), state.collecting, utterance);
    return (
      heard &&
      andThen(heard, (what) => {
        if (what === 'ask') return 'ask';
        const value = talk.frame.slots[`cancel_${stage}`]?.value;
        delete talk.frame.slots[`cancel_${stage}`];
        if (what === 'failed' || typeof value !== 'string') return giveUp(turn);
        state[stage] = value;
        return look(turn);
      })
    );
  }
  const answer = readAnswer(utterance);
  if (state.stage === 'what') {
    const chosen = readChoice(utterance, words.cancelChoices)?.value ?? (answer?.value === false ? 'nothing' : null);
    if (chosen === 'appointment') return plainly(() => look(turn));
    if (chosen === 'call') return plainly(() => goodbye(talk, 'neutral'));
    return chosen === 'nothing' ? plainly(() => keep(talk)) : null;
  }
  if (state.stage === 'which') {
    const { chosen } = readPlace(utterance, state.found.length);
    const [place] = chosen;
    const byDay = readChoice(
      utterance,
      state.found.map(({ appointmentId, start }, index) => ({
        value: `a${index}`,
        label: spokenTime(turn, start),
        synonyms: [appointmentId],
      })),
    );
    const index = chosen.length === 1 ? place! : typeof byDay?.value === 'string' ? Number(byDay.value.slice(1)) : null;
    if (index !== null && state.found[index])
      return plainly(() => {
        state.found = [state.found[index]!];
        state.stage = 'confirm';
        return 'ask';
      });
    return answer?.value === false ? plainly(() => keep(talk)) : null;
  }
  if (!answer || answer.value === null || answer.conditional) return null;
  if (state.stage === 'another') return plainly(() => (answer.value ? 'back' : goodbye(talk, 'success')));
  return plainly(() => (answer.value ? cancel(turn) : keep(talk)));
}

/** What was booked in this conversation and is cancelled is no value of it any more. */
function forgetAppointment({ variables }: Frame, appointmentId: string): void {
  const id = Object.keys(variables).find((name) => name.endsWith('_id') && variables[name]?.value === appointmentId);
  const named = id?.slice(0, -'_id'.length);
  for (const part of ['id', 'start', 'spoken']) if (named !== undefined) delete variables[`${named}_${part}`];
}

/** Nothing is cancelled: the conversation goes on where it was. */
function keep(talk: Talk): Next {
  say(talk, language(talk).say.nothingCancelled);
  return 'back';
}

function goodbye(talk: Talk, outcome: 'neutral' | 'success'): Next {
  say(talk, language(talk).say.goodbye, false);
  end(talk, 'caller_hangup', outcome);
  return 'ended';
}

function cancel(turn: CancelTurn): Next {
  const { state, talk } = turn;
  state.stage = 'cancelling';
  const input: CancelTimeInput = { ...identity(turn), appointmentId: state.found[0]!.appointmentId };
  runAction(talk, 'cancel_time', input, true);
  return 'wait';
}

function giveUp({ talk }: CancelTurn): Next {
  talk.snapshot.aside = null;
  return offerPerson(talk);
}

function done(turn: CancelTurn, result: ActionResult): Next {
  const { talk, state } = turn;
  const { say: words } = language(talk);
  if (state.stage === 'cancelling') {
    const cancelled: z.infer<typeof CancelTimeOutput> | null = result.ok
      ? (CancelTimeOutput.safeParse(result.output).data ?? null)
      : null;
    if (!cancelled) return giveUp(turn);
    for (const frame of talk.snapshot.frames) forgetAppointment(frame, state.found[0]!.appointmentId);
    talk.snapshot.reached = true;
    say(talk, words.cancelled(spokenTime(turn, cancelled.start)));
    if (talk.snapshot.leaving) return goodbye(talk, 'success');
    state.stage = 'another';
    return 'ask';
  }
  const found = result.ok ? FindAppointmentsOutput.safeParse(result.output).data : null;
  if (!found) return giveUp(turn);
  state.found = found.appointments.slice(0, 4);
  if (state.found.length === 0) {
    say(talk, words.noAppointment);
    return giveUp(turn);
  }
  state.stage = state.found.length === 1 ? 'confirm' : 'which';
  return 'ask';
}

/** Cancels an appointment of the caller's, or finds out that the call is to end. */
export const cancellation = defineAside<State>({
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
  done,
});

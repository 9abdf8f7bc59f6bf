import { readCommand } from '#voice/understanding/acts.ts';
import { asksForPerson } from '#voice/understanding/matter.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { askedChange } from '../appointments/changing.ts';
import { closingOf } from '../closing.ts';
import { isReadBack } from '../collect.ts';
import type { ModelCall } from '../conversation.ts';
import type { Next } from '../dialogue.ts';
import { openSlots, proceed } from '../form.ts';
import { readProposed } from '../model/assist.ts';
import { wayOf } from '../model/ways.ts';
import { beginCancelling } from '../repair/cancellation.ts';
import { bringPerson, offerPerson, takeMessage } from '../repair/hand-off.ts';
import { beginFinding, beginMoving } from '../repair/moving.ts';
import { lookFor } from '../repair/question.ts';
import { clip } from '../slots/spoken-text.ts';
import { language, setSlot } from '../talk.ts';
import { callerSaid } from './memory.ts';
import { formOf, isBooked, type PromptTurn } from './prompt-state.ts';
import { enterTime } from './time.ts';

/** Characters that the documents are asked with. */
const mostQuestion = 600;

/** What comes of a call: something to be done next by the engine, what the model is told, or nothing more. */
type Outcome = { next: () => Next } | { told: string } | null;

/** Ways to reach someone, and who they are: what an appointment takes. */
const ofAppointments: ReadonlySet<string> = new Set(['name', 'phone', 'email']);

type Args = ModelCall['args'];

/** A field is filled by its own reader, from words that the caller said. */
function note({ talk, config, state }: PromptTurn, { field = '', words = '' }: Args): Outcome {
  const open = config.fields.filter(({ sensitive }) => !sensitive);
  const heard = [...callerSaid(talk), state.said].join(' ');
  const { taken, faults } = readProposed(talk, open, { [field]: words }, heard);
  for (const { def, ...value } of taken) {
    const before = talk.frame.slots[def.name];
    // What the caller has confirmed is theirs to change: they say so, and the engine asks.
    if (before?.confirmed && before.value !== value.value)
      return { told: `"${def.name}" is confirmed already. Ask the caller whether it changes.` };
    if (before && before.value === value.value) continue;
    if (isReadBack(def))
      state.check = [...state.check.filter(({ name }) => name !== def.name), { name: def.name, ...value }];
    else setSlot(talk, def.name, { ...value, confirmed: false, source: 'caller' });
  }
  return faults.length > 0 ? { told: faults.join(' ') } : null;
}

function book(turn: PromptTurn): Outcome {
  if (isBooked(turn)) return { told: 'An appointment is booked already. To change it, use "change".' };
  // Who has turned down enough times is asked for none again, unless they name one.
  if (turn.state.noTime && turn.talk.snapshot.ahead === undefined)
    return { told: 'No time suited the caller. Offer something else, such as a message.' };
  const open = openSlots(formOf(turn)).filter(({ required, type }) => required && ofAppointments.has(type));
  const inCheck = (name: string) => turn.state.check.some((one) => one.name === name);
  const missing = open.filter(({ name }) => !inCheck(name));
  if (missing.length > 0) return { told: `First ask for: ${missing.map(({ name }) => name).join(', ')}.` };
  return { next: () => enterTime(turn) };
}

/** The caller's own appointment: found, moved or canceled by the engine, for the caller alone. */
function change({ talk, state }: PromptTurn, { what = '' }: Args): Outcome {
  const utterance = readUtterance(state.said, language(talk));
  if (what === 'cancel') return { next: () => beginCancelling(talk, { asked: state.said }) };
  if (what === 'move') return { next: () => beginMoving(talk, askedChange(talk, utterance)) };
  return { next: () => beginFinding(talk) };
}

/** Someone who asked for a person is put through; where only the model thinks so, they are asked. */
function person({ talk, state }: PromptTurn): Outcome {
  const utterance = readUtterance(state.said, language(talk));
  const isAsked = asksForPerson(utterance) || readCommand(utterance)?.act === 'person';
  return { next: () => (isAsked ? bringPerson(talk, state.said) : offerPerson(talk)) };
}

function act({ config, state }: PromptTurn, { action = '' }: Args): Outcome {
  const found = config.actions.find(({ name }) => name === action);
  if (!found) return { told: 'There is no such action.' };
  if (state.acts.includes(found.name))
    return { told: 'The caller was asked about that already. It is not asked twice.' };
  return {
    next() {
      Object.assign(state, { stage: 'act', act: found.name, acts: [...state.acts, found.name], last: '' });
      return 'ask';
    },
  };
}

/** A way out: one that leads to an act takes a bare yes, and an end the caller's goodbye. */
function leave(turn: PromptTurn, { way: port = '' }: Args): Outcome {
  const { talk, config, state } = turn;
  const way = config.ways.find((one) => one.port === port);
  if (!way) return { told: 'There is no such way.' };
  const open = openSlots(formOf(turn)).filter(
    ({ required, name }) => required && !state.check.some((one) => one.name === name),
  );
  if (way.needsFields && open.length > 0) {
    const [first] = open;
    // What is for the engine alone to ask is asked now.
    if (open.every(({ sensitive }) => sensitive))
      return {
        next() {
          state.stage = 'fields';
          return proceed(formOf(turn));
        },
      };
    return { told: `Still open: ${open.map(({ name }) => name).join(', ')}. Ask for ${first!.name}.` };
  }
  const { acts, ends } = wayOf(talk, port);
  if (acts || way.ask !== undefined)
    return {
      next() {
        Object.assign(state, { stage: 'way', way: port, last: '' });
        return 'ask';
      },
    };
  const isGoodbye = closingOf(talk.snapshot, readUtterance(state.said, language(talk))).ends;
  if (!ends || isGoodbye) return { next: () => leaveBy(turn, port) };
  return {
    next() {
      Object.assign(state, { stage: 'more', way: port, last: '' });
      return 'ask';
    },
  };
}

/** Leaves the step. Its usual way is its aim. */
export function leaveBy({ talk, config }: PromptTurn, port: string): Next {
  if (port === config.ways[0]!.port) talk.snapshot.reached = true;
  return { port };
}

/** Looks into the documents. What is no question of the caller's is none that someone has to answer. */
function find({ talk, config, state }: PromptTurn, { question = '' }: Args): Outcome {
  if (!talk.snapshot.setting.knowledge || question.trim() === '') return { told: 'No document says anything of that.' };
  return {
    next() {
      state.finding = true;
      lookFor(talk, clip(question, mostQuestion), config.folders, false);
      return 'wait';
    },
  };
}

const offered = ({ config }: PromptTurn, tool: string): boolean => (config.tools as readonly string[]).includes(tool);

/** What comes of a call of the model. Only fields are filled at once; all else is the engine's to do, one at a time. */
export function outcomeOf(turn: PromptTurn, { tool, args }: ModelCall): Outcome {
  switch (tool) {
    case 'note':
      return note(turn, args);
    case 'act':
      return act(turn, args);
    case 'leave':
      return leave(turn, args);
    case 'find':
      return find(turn, args);
    case 'book':
      return offered(turn, tool) ? book(turn) : { told: 'There is no such tool.' };
    case 'change':
      return offered(turn, tool) ? change(turn, args) : { told: 'There is no such tool.' };
    case 'message':
      return offered(turn, tool)
        ? { next: () => takeMessage(turn.talk, turn.state.said) }
        : { told: 'There is no such tool.' };
    case 'person':
      return offered(turn, tool) ? person(turn) : { told: 'There is no such tool.' };
    default:
      return { told: 'There is no such tool.' };
  }
}

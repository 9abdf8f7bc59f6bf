import { z } from 'zod';
import type { Json } from '#domain/json.ts';
import { SlotDef } from '#domain/workflows.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Decline } from '#voice/understanding/values/acts.ts';
import { type Collecting, forgetPieces, type Heard, hearSlot, isReadBack, notYet, slotQuestion } from '../collect.ts';
import type { Next, Turn } from '../dialogue.ts';
import { type Extra, readExtras } from '../overfill.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { parse } from '../slots/slot-kind.ts';
import { language, say, setSlot, slotContext, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Said once before the first question. */
  intro: z.string().max(600).default(''),
  slots: z.array(SlotDef).min(1).max(5),
});
type Config = z.infer<typeof Config>;

interface State {
  /** The slot that is being asked for; none when all are settled. */
  current: string | null;
  collecting: Collecting;
  /** Whether the caller was told that the current slot is needed. */
  insisted: boolean;
}

type AskTurn = Turn<Config, State>;

const open = ({ talk: { snapshot }, config }: AskTurn) =>
  config.slots.filter(({ name }) => !snapshot.slots[name] && !snapshot.skipped.includes(name));

const currentDef = ({ config, state }: AskTurn) => config.slots.find(({ name }) => name === state.current);

/** Turns to the next slot that is open, or leaves. */
function proceed(turn: AskTurn): Next {
  const { talk, state } = turn;
  for (const def of open(turn)) {
    state.current = def.name;
    state.collecting = notYet();
    state.insisted = false;
    const early = takeEarly(turn, def) ?? fromKnown(turn, def);
    if (!early) return 'ask';
    state.collecting.candidate = early;
    if (isReadBack(def)) return 'ask';
    setSlot(talk, def.name, { ...early, confirmed: false });
  }
  state.current = null;
  return { port: 'filled' };
}

/** An answer that came before it was asked for. */
function takeEarly({ talk: { snapshot } }: AskTurn, { name }: SlotDef): Collecting['candidate'] {
  const early = snapshot.early[name];
  delete snapshot.early[name];
  return early ? { ...early, source: 'caller' } : null;
}

function fromKnown({ talk }: AskTurn, def: SlotDef) {
  const known: Json | undefined = def.prefill ? talk.snapshot.setting.known[def.name] : undefined;
  if (known === undefined || known === null) return null;
  const parsed = parse(slotKinds[def.type], String(known), slotContext(talk, def));
  return parsed && { ...parsed, said: '', source: 'known' as const };
}

/** Keeps answers that came along: their slots are not asked for any more, at most read back. */
function keep({ talk }: AskTurn, extras: readonly Extra[], said: string): void {
  for (const { def, value, spoken } of extras)
    talk.snapshot.early[def.name] = { value, spoken, said: said.slice(0, 120) };
}

function hear(turn: AskTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  const { collecting } = state;
  const goOn = (heard: Heard): Next =>
    heard === 'failed' ? { port: 'no_match' } : heard === 'filled' ? proceed(turn) : heard;
  const isAlone = collecting.candidate !== null || collecting.options.length > 0 || collecting.carry !== '';
  const { extras, rest } = isAlone ? { extras: [], rest: utterance } : readExtras(talk, def, utterance);
  const answer =
    hearSlot(talk, def, collecting, rest) ?? (extras.length > 0 ? hearSlot(talk, def, collecting, utterance) : null);
  const evidence = answer ?? { confidence: 0.8, beside: 0, turns: false };
  if (!answer && extras.length === 0) return null;
  return {
    ...evidence,
    does() {
      keep(turn, extras, utterance.text);
      if (answer) return goOn(answer.does());
      say(talk, language(talk).say.thanks);
      return 'ask';
    },
  };
}

/** Leave is taken: optional questions are let go, and what is needed cannot be had any more. */
function leave(turn: AskTurn): Next | null {
  const { talk } = turn;
  const rest = open(turn);
  if (rest.some(({ required }) => required)) return null;
  talk.snapshot.skipped.push(...rest.map(({ name }) => name));
  return { port: 'filled' };
}

function decline(turn: AskTurn, how: Decline): (() => Next) | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  if (!def.required)
    return () => {
      talk.snapshot.skipped.push(def.name);
      say(talk, language(talk).say.noProblem);
      return proceed(turn);
    };
  if (how === 'unknown' || (how === 'none' && slotKinds[def.type].free)) return null;
  if (how === 'refused' || state.insisted) return () => ({ port: 'refused' });
  return () => {
    state.insisted = true;
    say(talk, language(talk).say.neededToGoOn);
    return 'ask';
  };
}

export const askQuestion = defineStep<Config, State>({
  ...plainStep,
  type: 'ask',
  title: 'Ask Question',
  description: 'Asks for one to five pieces of information and understands the answers.',
  config: Config,
  initial: { slots: [{ name: 'name', type: 'name', prompt: 'What is your name?' }] },
  listens: true,
  state: () => ({ current: null, collecting: notYet(), insisted: false }),
  ports: () => [
    { id: 'filled', label: 'Answered', required: true },
    { id: 'no_input', label: 'Silence', required: false },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'refused', label: 'Refused', required: false },
  ],
  slots: ({ slots }) => slots,
  sets: ({ slots }, port) => (port === 'filled' ? slots.filter((slot) => slot.required).map(({ name }) => name) : []),
  texts: ({ intro, slots }) => ({
    spoken: [intro, ...slots.flatMap((slot) => [slot.prompt, ...slot.reprompts])],
    written: [],
  }),
  check: ({ slots }) => slots.flatMap(checkSlot),
  enter(turn) {
    const { snapshot } = turn.talk;
    for (const { name } of turn.config.slots) {
      const slot = snapshot.slots[name];
      if (slot?.nodeId === snapshot.node && slot.source === 'caller') delete snapshot.slots[name];
      snapshot.skipped = snapshot.skipped.filter((other) => other !== name);
    }
    if (open(turn).length > 0) say(turn.talk, spoken(turn.talk, turn.config.intro));
    return proceed(turn);
  },
  question(turn) {
    const def = currentDef(turn) ?? turn.config.slots[0]!;
    return slotQuestion(turn.talk, def, turn.state.collecting);
  },
  hear,
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline,
  leave,
});

function checkSlot({ name, type, prompt, choices, min, max }: SlotDef): string[] {
  const faults: string[] = [];
  const values = choices.map(({ value }) => value);
  if (type === 'choice' && choices.length < 2) faults.push(`"${name}" needs at least two choices.`);
  if (new Set(values).size < values.length) faults.push(`"${name}" has two choices of the same value.`);
  if (min !== undefined && max !== undefined && min >= max)
    faults.push(`"${name}": the least value is not below the greatest.`);
  if (prompt.split('?').length > 2) faults.push(`"${name}" asks more than one question at once.`);
  return faults;
}

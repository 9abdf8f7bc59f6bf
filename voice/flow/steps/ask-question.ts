import { z } from 'zod';
import type { Json } from '#domain/json.ts';
import { SlotDef } from '#domain/workflows.ts';
import { type Collecting, hearSlot, isReadBack, notYet, slotQuestion, take } from '../collect.ts';
import type { Decline, Next, Turn } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { say, setSlot, slotContext, spoken } from '../talk.ts';
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
  /** Given along with another answer, still to be read back: name to candidate. */
  early: Record<string, NonNullable<Collecting['candidate']>>;
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
    const early = state.early[def.name] ?? fromKnown(turn, def);
    if (!early) return 'ask';
    state.collecting.candidate = early;
    if (isReadBack(def)) return 'ask';
    setSlot(talk, def.name, { ...early, confirmed: false });
  }
  state.current = null;
  return { port: 'filled' };
}

function fromKnown({ talk }: AskTurn, def: SlotDef) {
  const known: Json | undefined = def.prefill ? talk.snapshot.setting.known[def.name] : undefined;
  if (known === undefined || known === null) return null;
  const parsed = slotKinds[def.type].parse(String(known), slotContext(talk, def));
  return parsed && { ...parsed, said: '', source: 'known' as const };
}

/**
 * Takes answers to other slots of this step out of the words: "John Smith, Tuesday at three".
 * @returns what is left for the current slot, or null when there was nothing to take
 */
function takeOthers(turn: AskTurn, text: string): string | null {
  const { talk, state } = turn;
  let rest = text;
  let took = false;
  for (const def of open(turn)) {
    if (def.name === state.current || state.early[def.name]) continue;
    const found = slotKinds[def.type].pick?.(rest, slotContext(talk, def));
    if (!found) continue;
    rest = found.rest;
    took = true;
    if (isReadBack(def)) state.early[def.name] = { ...found.parsed, said: text.slice(0, 120), source: 'caller' };
    else setSlot(talk, def.name, { ...found.parsed, said: text, confirmed: false, source: 'caller' });
  }
  return took ? rest.replace(/^[\s,.]+|[\s,]+$/g, '').replace(/[\s,]+(?:and|on|at|is)$/i, '') : null;
}

function hear(turn: AskTurn, text: string): Next | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  const alone = state.collecting.candidate !== null || state.collecting.carry !== '' || def.type === 'text';
  const rest = alone ? null : takeOthers(turn, text);
  if (rest === null) {
    const heard = hearSlot(talk, def, state.collecting, text);
    if (heard === 'failed') return { port: 'no_match' };
    return heard === 'filled' ? proceed(turn) : heard;
  }
  const heard = rest ? fromRest(turn, def, text, rest) : null;
  if (heard === 'ask') return 'ask';
  if (heard === null) say(talk, 'Thanks.');
  return proceed(turn);
}

/** The current slot's answer in what is left; a part of the sentence between commas is tried before all of it. */
function fromRest({ talk, state }: AskTurn, def: SlotDef, text: string, rest: string) {
  const parts = text
    .split(/\s*[,;]\s*|\s+and\s+/)
    .filter((part) => part && rest.toLowerCase().includes(part.toLowerCase()));
  for (const words of [...parts, rest]) {
    const parsed = slotKinds[def.type].parse(words, slotContext(talk, def));
    if (parsed) return take(talk, def, state.collecting, parsed, words);
  }
  return null;
}

function decline(turn: AskTurn, how: Decline): Next | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  if (!def.required) {
    talk.snapshot.skipped.push(def.name);
    say(talk, 'No problem.');
    return proceed(turn);
  }
  if (how === 'unknown' || (how === 'none' && slotKinds[def.type].free)) return null;
  if (how === 'refused' || state.insisted) return { port: 'refused' };
  state.insisted = true;
  say(talk, "I'm afraid I need that to go on.");
  return 'ask';
}

export const askQuestion = defineStep<Config, State>({
  ...plainStep,
  type: 'ask',
  title: 'Ask Question',
  description: 'Asks for one to five pieces of information and understands the answers.',
  config: Config,
  initial: { slots: [{ name: 'name', type: 'name', prompt: 'What is your name?' }] },
  listens: true,
  state: () => ({ current: null, collecting: notYet(), early: {}, insisted: false }),
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
  decline,
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

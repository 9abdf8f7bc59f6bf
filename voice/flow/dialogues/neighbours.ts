import type { BusinessHours } from '#domain/identity/business-hours.ts';
import type { Json } from '#domain/platform/json.ts';
import { frameOf, type Snapshot } from '../snapshot.ts';
import { type Played, play } from './dialogue-script.ts';
import type { Backend } from './scripted-backend.ts';

/**
 * Phrasings of one kind: what callers may say instead at the same place, and what must hold after each of them. A golden
 * dialogue fixes every sentence of one conversation; this fixes what matters in many.
 */
export interface Neighbours {
  kind: string;
  /** The id of an agent template, or the name of one of `testFlows`. */
  flow: string;
  known?: Record<string, Json>;
  hours?: BusinessHours;
  backend?: Backend;
  /** What the caller said until holds, turn by turn. */
  before: readonly string[];
  /** One phrasing each, several turns parted by " / ". With a value, the slot `slot` has it holds. */
  says: readonly (string | readonly [text: string, value: Json])[];
  slot?: string;
  holds?: Holds;
}

/** What must hold after the turn. Null: the slot has no value, nothing is under way, the conversation goes on. */
export interface Holds {
  /** Values as kept, kept for later, or just read back. */
  slots?: Record<string, Json>;
  /** Whether one of the slots holds any value. */
  filled?: readonly string[];
  said?: RegExp;
  unsaid?: RegExp;
  /** The actions of the turn that are waited for. */
  runs?: readonly string[];
  /** The side conversation that was begun. */
  aside?: 'cancellation' | 'correction' | 'hand_off' | 'moving' | null;
  end?: string | null;
}

/** What a slot holds: read back or offered to the caller this moment, for good, or for later. */
function held(snapshot: Snapshot, name: string): Json {
  const { slots, early, step } = frameOf(snapshot);
  const { aside } = snapshot;
  const states = [aside?.state, step].map((state) => state as Under | undefined);
  const open = states.find((state) => (state?.slot ?? state?.current) === name);
  const offered = open?.collecting?.candidate ?? open?.collecting?.options[0];
  return offered?.value ?? slots[name]?.value ?? early[name]?.value ?? null;
}

/** What the states of questions and corrections say of the slot under way. */
interface Under {
  slot?: string;
  current?: string;
  collecting?: { candidate: { value: Json } | null; options: { value: Json }[] };
}

/** What the last turns left, as far as it is asked about. */
function left({ snapshots, intents, events }: Played, turns: number, holds: Holds) {
  const last = snapshots.at(-1)!;
  const from = events.map(({ type }, at) => ({ type, at })).filter(({ type }) => type === 'caller_said');
  const since = intents.slice(from.at(-turns)!.at).flat();
  const said = since.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])).join(' ');
  return {
    ...(holds.slots && {
      slots: Object.fromEntries(Object.keys(holds.slots).map((name) => [name, held(last, name)])),
    }),
    ...(holds.filled && { filled: holds.filled.filter((name) => held(last, name) !== null) }),
    ...(holds.said && { said: holds.said.test(said) ? holds.said : said }),
    ...(holds.unsaid && { unsaid: holds.unsaid.test(said) ? said : holds.unsaid }),
    ...(holds.runs && {
      runs: since.flatMap((intent) => (intent.type === 'run_action' && intent.wait ? [intent.action] : [])),
    }),
    ...(holds.aside !== undefined && { aside: last.aside?.name ?? null }),
    ...(holds.end !== undefined && { end: last.end && `${last.end.reason}, ${last.end.outcome}` }),
  };
}

/** Plays each phrasing: what it left, beside what has to hold. */
export function tried({ kind: _, says, slot, holds, before, ...about }: Neighbours) {
  return says.map((one) => {
    const [text, value] = typeof one === 'string' ? [one] : one;
    const expected = value === undefined ? holds! : { ...holds, slots: { [slot!]: value } };
    const turns = text.split(' / ');
    const script = [...before, ...turns].map((turn) => `C: ${turn}`).join('\n');
    return { text, left: left(play({ ...about, name: text, script }), turns.length, expected), expected };
  });
}

import { z } from 'zod';
import { BusinessHours } from '#domain/business-hours.ts';
import { callChannels, callEndReasons, callOutcomes } from '#domain/calls.ts';
import { Json } from '#domain/json.ts';
import { storedForm } from '../stored-form.ts';

/** A slot's value in a running conversation, see `SlotValue`. */
const SlotState = z.strictObject({
  value: Json,
  said: z.string(),
  spoken: z.string(),
  confirmed: z.boolean(),
  source: z.enum(['caller', 'known', 'action']),
  nodeId: z.string(),
  order: z.int().min(1),
});

/** A value that was given before it was asked for. */
const Early = z.strictObject({ value: Json, spoken: z.string(), said: z.string() });

/** An utterance of the agent's present turn. `heard` is null until an interruption says how far it came. */
const Said = z.strictObject({ id: z.string(), text: z.string(), heard: z.string().nullable() });

/**
 * All that a conversation knows between two events: plain JSON, under 16 kB, enough to go on after a restart on any
 * machine. Made and read by the engine only; others read `phase`, `node`, `slots` and `end`.
 */
export const Snapshot = z.strictObject({
  version: z.literal(2),
  setting: z.strictObject({
    agentName: z.string(),
    businessName: z.string(),
    timeZone: z.string(),
    country: z.string(),
    /** BCP 47. */
    language: z.string(),
    hours: BusinessHours.optional(),
    channel: z.enum(callChannels),
    known: z.record(z.string(), Json),
  }),
  phase: z.enum(['waiting_caller', 'waiting_action', 'ended']),
  /** The flow's node that the conversation stands at. */
  node: z.string(),
  /** What the step at `node` keeps for itself. */
  step: z.record(z.string(), Json),
  /** A side conversation outside the graph (a person wanted, a slot corrected); the step goes on after it. */
  aside: z.strictObject({ name: z.string(), state: z.record(z.string(), Json) }).nullable(),
  slots: z.record(z.string(), SlotState),
  /** Answers that came before they were asked for, by slot. */
  early: z.record(z.string(), Early),
  /** Optional slots that the caller left open. */
  skipped: z.array(z.string()),
  /** Answers in a row to the open question that were not understood. */
  misses: z.int().min(0),
  /** Turns in a row that brought the conversation no further, whatever they said. */
  idle: z.int().min(0).optional(),
  /** Times in a row that the caller stayed silent. */
  silences: z.int().min(0),
  /** Visits of each node since the caller's last turn. */
  visits: z.record(z.string(), z.int().min(0)),
  /** Decisions taken, in order: a correction may take one of them back. */
  decisions: z.array(z.strictObject({ node: z.string(), port: z.string() })),
  said: z.array(Said),
  /** The action that the conversation waits for. */
  pending: z.string().nullable(),
  /** Actions that run beside the conversation. */
  running: z.array(z.string()),
  counts: z.strictObject({
    says: z.int().min(0),
    fills: z.int().min(0),
    runs: z.int().min(0),
    acknowledgements: z.int().min(0),
    callerTurns: z.int().min(0),
  }),
  /** Whether the caller has taken their leave: nothing more is asked, what was agreed is still done. */
  leaving: z.boolean(),
  /** BCP 47 of a language that the caller spoke or asked for and that is not spoken here. */
  otherLanguage: z.string().optional(),
  /** Whether the flow reached its aim, whatever happens after. */
  reached: z.boolean(),
  end: z.strictObject({ reason: z.enum(callEndReasons), outcome: z.enum(callOutcomes) }).nullable(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** Before version 2, what was collected of a slot had no options to choose from. */
function withOptions(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  const fields = Object.entries(state).map(([name, value]) => [
    name,
    name === 'collecting' ? { options: [], ...value } : name === 'state' ? withOptions(value) : value,
  ]);
  return Object.fromEntries(fields);
}

/** Reads a stored snapshot. A change of its form adds a step here, and one of today's to the kept ones of the test. @throws Unreadable */
export const readSnapshot = storedForm('snapshot of a conversation', Snapshot, [
  // 2: the language, answers that came early, and leave that was taken.
  (older) => ({
    ...older,
    version: 2,
    setting: { language: 'en-US', ...(older.setting as object) },
    step: withOptions(older.step),
    aside: withOptions(older.aside),
    early: {},
    leaving: false,
  }),
]);

/** The slots in the order in which they were filled, the latest last. */
export function slotsInOrder({ slots }: Pick<Snapshot, 'slots'>): [name: string, slot: Snapshot['slots'][string]][] {
  return Object.entries(slots).sort(([, a], [, b]) => a.order - b.order);
}

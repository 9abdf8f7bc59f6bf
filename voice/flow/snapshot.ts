import { z } from 'zod';
import { Json } from '#domain/platform/json.ts';
import { callEndReasons } from '#domain/records/call-states.ts';
import { storedForm } from '../stored-form.ts';
import { Outcome, Setting, TransferTo } from './conversation.ts';

/** What the caller gave for one slot. */
const SlotState = z.strictObject({
  /** Canonical: ISO date, E.164, choice value. */
  value: Json,
  /** As heard. */
  said: z.string(),
  /** For reading aloud: "Thursday, 26 November at 2:30 PM". */
  spoken: z.string(),
  confirmed: z.boolean(),
  /** Who gave it: the caller in this conversation, or what was known beforehand. */
  source: z.enum(['caller', 'known']),
  /** The node that it was filled at. */
  nodeId: z.string(),
  /** Which filling of the conversation it was, from 1. A store such as jsonb does not keep the order of keys. */
  order: z.int().min(1),
});
export type SlotState = z.infer<typeof SlotState>;

/** A value beside the slots. */
const VariableState = z.strictObject({
  value: Json,
  /** For reading aloud. */
  spoken: z.string(),
  /** Where it came from: known or given beforehand, set by a step, an action's result, or a workflow that was run. */
  source: z.enum(['known', 'set', 'action', 'workflow']),
  /** The node that set it; the start node for what was known. */
  nodeId: z.string(),
  order: z.int().min(1),
});
export type VariableState = z.infer<typeof VariableState>;

/** A value that was given before it was asked for. */
const Early = z.strictObject({
  value: Json,
  spoken: z.string(),
  said: z.string(),
  /** A language model proposed it: it is read back, whatever its type. */
  proposed: z.literal(true).optional(),
});

/** What an agent by prompt keeps of the whole conversation. */
const Prompted = z.strictObject({
  /** Milliseconds since the epoch. */
  begunAt: z.number(),
  /** Turns of the caller, requests to a model, and answers of it that failed. */
  turns: z.int().min(0),
  requests: z.int().min(0),
  failures: z.int().min(0),
  /** Why the script leads instead of a model, to the end; left out as long as a model does. */
  script: z.enum(['no_model', 'failures', 'cap']).optional(),
  /** What both said of late, as far as it was heard. */
  heard: z.array(z.strictObject({ who: z.enum(['agent', 'caller']), text: z.string() })),
  /** What has been done, as the engine said it. */
  done: z.array(z.string()),
});
export type Prompted = z.infer<typeof Prompted>;

/** An utterance of the agent's present turn. `heard` is null until an interruption says how far it came. */
const Said = z.strictObject({ id: z.string(), text: z.string(), heard: z.string().nullable() });

/** Where a conversation is in one flow: the agent's own, or a workflow that it runs. */
const Frame = z.strictObject({
  /** The workflow's key in the flow; null for the flow itself. */
  workflow: z.string().nullable(),
  /** The node that the conversation stands at. In all frames but the last it is the one that runs the next. */
  node: z.string(),
  /** What the step at `node` keeps for itself. */
  step: z.record(z.string(), Json),
  slots: z.record(z.string(), SlotState),
  variables: z.record(z.string(), VariableState),
  /** Answers that came before they were asked for, by slot. */
  early: z.record(z.string(), Early),
  /** Optional slots that the caller left open. */
  skipped: z.array(z.string()),
  /** Rounds that a repeat has made, by its node. */
  rounds: z.record(z.string(), z.int().min(0)),
  /** Decisions taken, in order: a correction may take one of them back. */
  decisions: z.array(z.strictObject({ node: z.string(), port: z.string() })),
});
export type Frame = z.infer<typeof Frame>;

/** What has to happen before the conversation goes on. One thing at a time. */
const Waiting = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('caller') }),
  /** `slow`: what is said when it lets the caller wait, where the step has words of its own for that. */
  z.strictObject({ for: z.literal('action'), runId: z.string(), slow: z.string().optional() }),
  /** `until` in milliseconds since the epoch. */
  z.strictObject({ for: z.literal('timer'), timerId: z.string(), until: z.number() }),
  z.strictObject({ for: z.literal('proposal'), proposalId: z.string() }),
  /** Whom for, and what about, is kept for channels on which each turn is a request of its own. */
  z.strictObject({
    for: z.literal('transfer'),
    transferId: z.string(),
    to: TransferTo.optional(),
    summary: z.string().optional(),
  }),
]);
export type Waiting = z.infer<typeof Waiting>;

/**
 * All that a conversation knows between two events: plain JSON, enough to go on after a restart on any machine. Made
 * and read by the engine only; others read it by the functions below.
 */
export const Snapshot = z.strictObject({
  version: z.literal(3),
  setting: Setting.omit({ greeting: true, persona: true, stamp: true, startAt: true, closed: true })
    .extend({ country: z.string(), language: z.string() })
    .strict(),
  /** The agent's flow first, the workflow that runs now last. */
  frames: z.array(Frame).min(1),
  /** What the caller gave in workflows that have ended, the latest of a name. */
  gathered: z.record(z.string(), SlotState),
  /** Null once it has ended. */
  waiting: Waiting.nullable(),
  /** A side conversation outside the graph (a person wanted, a slot corrected); the step goes on after it. */
  aside: z.strictObject({ name: z.string(), state: z.record(z.string(), Json) }).nullable(),
  /** What a language model was asked for because the script had not understood, or not all. */
  assist: z
    .strictObject({
      said: z.string(),
      /** Milliseconds since the epoch. */
      askedAt: z.number(),
      tries: z.int().min(1),
      /** What is done when it brings nothing. */
      otherwise: z.enum(['missed', 'ask']),
    })
    .optional(),
  prompted: Prompted.optional(),
  /** Answers in a row to the open question that were not understood. */
  misses: z.int().min(0),
  /** The words that were not understood last. */
  missed: z.string().max(200).optional(),
  /** What the caller asked last, at which of their turns, the sources named so far, and how often nothing was known. */
  knowledge: z
    .strictObject({ asked: z.string(), turn: z.int(), titles: z.array(z.string()), unknown: z.int().min(0) })
    .optional(),
  /** Turns in a row that brought the conversation no further, whatever they said. */
  idle: z.int().min(0).optional(),
  /** Times in a row that the caller stayed silent. */
  silences: z.int().min(0),
  said: z.array(Said),
  /** A person of the business has the caller. `corrected`: the last value that one changed, on which things were decided. */
  held: z.strictObject({ corrected: z.string().nullable() }).optional(),
  /** A sentence that a person of the business wants said in the agent's next turn. */
  whispered: z.string().optional(),
  /** Actions that run beside the conversation, with the node that began each. */
  running: z.array(z.strictObject({ runId: z.string(), nodeId: z.string(), workflow: z.string().nullable() })),
  tags: z.array(z.string()),
  /** Keys of the workflows that were begun, each once. */
  ran: z.array(z.string()).optional(),
  counts: z.strictObject({
    says: z.int().min(0),
    fills: z.int().min(0),
    runs: z.int().min(0),
    acknowledgements: z.int().min(0),
    callerTurns: z.int().min(0),
    /** Steps left since the caller's last turn: a flow that goes in a circle without the caller is ended. */
    moves: z.int().min(0),
  }),
  /** Whether the caller has taken their leave: nothing more is asked, what was agreed is still done. */
  leaving: z.boolean(),
  /** BCP 47 of the language that it began in, once it has gone over to another: `setting.language` is what is spoken now. */
  beganIn: z.string().optional(),
  /** What the caller wants someone to hear. */
  message: z.string().max(1000).optional(),
  /** Words of the caller that named a time before one was asked for, a line for each turn. */
  ahead: z.string().max(1300).optional(),
  /** The words that asked for one more appointment, and the node that is gone back to where none is booked. */
  another: z.strictObject({ words: z.string().max(300), from: z.string().nullable() }).optional(),
  /** How many were booked or begun, where it is more than one. */
  booked: z.int().optional(),
  /** Questions of the caller that the business was left a note of. */
  notes: z.int().optional(),
  /** BCP 47 of a language that the caller spoke or asked for and that is not spoken here. */
  otherLanguage: z.string().optional(),
  /** Whether the flow reached its aim, whatever happens after. */
  reached: z.boolean(),
  /** What a step marked it as; null when none did. */
  outcome: Outcome.nullable(),
  end: z.strictObject({ reason: z.enum(callEndReasons), outcome: Outcome }).nullable(),
});
export type Snapshot = z.infer<typeof Snapshot>;

type Form = Record<string, unknown>;

/** Before version 2, what was collected of a slot had no options to choose from. */
function withOptions(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  const fields = Object.entries(state).map(([name, value]) => [
    name,
    name === 'collecting' ? { options: [], ...value } : name === 'state' ? withOptions(value) : value,
  ]);
  return Object.fromEntries(fields);
}

/** Before version 3 there was one flow, one thing to wait for, and what actions brought lay among the slots. */
function withFrames({
  phase,
  pending,
  node,
  step,
  slots,
  early,
  skipped,
  visits: _,
  decisions,
  running,
  ...older
}: Form): Form {
  const given = Object.entries(slots as Record<string, Form>);
  const variables = given
    .filter(([, { source }]) => source === 'action')
    .map(([name, { value, spoken, nodeId, order }]) => [name, { value, spoken, source: 'action', nodeId, order }]);
  const frame = {
    workflow: null,
    node,
    step,
    early,
    skipped,
    decisions,
    rounds: {},
    slots: Object.fromEntries(given.filter(([, { source }]) => source !== 'action')),
    variables: Object.fromEntries(variables),
  };
  const waits = phase === 'waiting_action' ? { for: 'action', runId: pending } : { for: 'caller' };
  return {
    ...older,
    version: 3,
    frames: [frame],
    waiting: phase === 'ended' ? null : waits,
    running: (running as string[]).map((runId) => ({ runId, nodeId: runId.replace(/-\d+$/, ''), workflow: null })),
    tags: [],
    gathered: {},
    outcome: null,
    counts: { ...(older.counts as Form), moves: 0 },
  };
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
  withFrames,
]);

/** What runs now. */
export const frameOf = ({ frames }: Pick<Snapshot, 'frames'>): Frame => frames[frames.length - 1]!;

/** The slots of a frame in the order in which they were filled, the latest last. */
export function slotsInOrder({ slots }: Pick<Frame, 'slots'>): [name: string, slot: SlotState][] {
  return Object.entries(slots).sort(([, a], [, b]) => a.order - b.order);
}

/** All that the caller gave in a conversation, in that order; of a name in two workflows, the latest. */
export function collected(snapshot: Pick<Snapshot, 'frames' | 'gathered'>): [name: string, slot: SlotState][] {
  const all = [{ slots: snapshot.gathered }, ...snapshot.frames].flatMap(slotsInOrder);
  return [...new Map(all.sort(([, a], [, b]) => a.order - b.order))];
}

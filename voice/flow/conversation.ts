import { z } from 'zod';
import { ActionWords } from '#domain/actions/action-labels.ts';
import { tones } from '#domain/agents/tone.ts';
import { StepTiming } from '#domain/agents/turn-taking.ts';
import { slotTypes } from '#domain/agents/workflows.ts';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { ModelSetting } from '#domain/models/model-setting.ts';
import { Json } from '#domain/platform/json.ts';
import { type CallEndReason, callChannels, callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { modelBounds } from './model/bounds.ts';

/**
 * The conversation engine's words. One pure reducer (`flow-runner.ts`) runs a flow:
 *
 *     (flow, snapshot, event) → { snapshot, intents }
 *
 * A channel (chat, browser call, phone, test) turns what happens into events and carries out the intents. The
 * reducer reads no clock and draws no random number: time is in the events. The same events therefore give the
 * same conversation, which is what replay and tests rest on.
 *
 * All forms are schemas, because all are stored: `wordsVersion` names today's. A form only ever grows by fields that
 * may be missing; one that has to change otherwise is a new version with an upgrade where it is read.
 */
export const wordsVersion = 1;

/** What is fixed for the whole conversation. Comes with `started` and is kept in the snapshot. */
export const Setting = z.object({
  agentName: z.string(),
  businessName: z.string(),
  /** IANA zone in which the caller's "tomorrow at three" is meant. */
  timeZone: z.string(),
  /** ISO 3166 code of the country whose phone numbers are dialled without prefix. Default US. */
  country: z.string().optional(),
  /** When the business is open, for anyone who asks. */
  hours: BusinessHours.optional(),
  /** No one has set the hours: documents know better. */
  hoursAreUsual: z.literal(true).optional(),
  /**
   * There are documents to answer callers' questions from. `when`: words of the business that a question has to share;
   * empty: any question.
   */
  knowledge: z.object({ when: z.string() }).optional(),
  /** What reading depends on beside the words: rules, metadata of phone numbers, time zones. */
  stamp: z.record(z.string(), z.string()).optional(),
  /** BCP 47, of the catalogue of languages. Default en-US. */
  language: z.string().optional(),
  /** Languages that it goes over to when the caller speaks one of them. */
  otherLanguages: z.array(z.string()).max(10).optional(),
  channel: z.enum(callChannels),
  /** Said first instead of the start step's greeting when not null. */
  greeting: z.string().nullable(),
  /**
   * What is known of the caller beforehand, or was given with the start of the conversation, by name: `phone` is the
   * line they call from. Fills slots that the flow offers to prefill, and variables that may be given.
   */
  known: z.record(z.string(), Json),
  /** What is said around the workspace's own actions that the flow runs, by the action's id. */
  actionWords: z.record(z.string(), ActionWords).optional(),
  /** What a language model may do here; left out where the agent says nothing of it. */
  model: ModelSetting.optional(),
  /** How long a caller may stay silent before it counts, in ms, one after the other; behind the last, goodbye is said. */
  silenceMs: z.array(z.number()).min(1).max(6).optional(),
  /** Words that alone end the conversation, beside every goodbye. */
  endWords: z.array(z.string()).max(20).optional(),
  /** Someone's phone rings where a caller asks for a person. */
  onDuty: z.boolean().optional(),
  /** The line cannot be recorded, so no one is asked whether it may be. */
  unrecorded: z.boolean().optional(),
  /** Outside of the agent's hours: this is said, and nothing else. */
  closed: z.string().optional(),
  /** In which tone the engine words what it says by itself; left out where the agent's persona names none. */
  tone: z.enum(tones).optional(),
  /** Who the agent is, in its business's words: an instruction to a language model that leads a step. */
  persona: z.string().max(4000).optional(),
  /** A test begins at this step of the flow, with answers in words, by name, as callers would give them. */
  startAt: z.object({ node: z.string(), values: z.record(z.string(), z.string().max(600)) }).optional(),
});
export type Setting = z.infer<typeof Setting>;

/** What came of an action. A refusal may carry data too: `time_taken` brings the times that are free instead. */
export const ActionResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: Json }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string(), output: Json.optional() }),
]);
export type ActionResult = z.infer<typeof ActionResult>;

/** A tool that a model calls, with words as arguments: values are made of them by our own readers. */
export const ModelCall = z.object({
  id: z.string().max(80),
  tool: z.string().max(40),
  args: z.record(z.string(), z.string().max(600)),
});
export type ModelCall = z.infer<typeof ModelCall>;

/** What a language model proposes. The engine decides: each part is checked like a caller's words. */
export const ModelResult = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** Said by the agent, where the step lets the model speak. */
    say: z.string().max(600).optional(),
    /** Words for slots, read by the slots' own readers. */
    values: z.record(z.string(), z.string().max(600)).optional(),
    /** A way out of the step. */
    port: z.string().max(40).optional(),
    /** Something that the step lets it have done, once the caller agrees. */
    action: z.string().max(40).optional(),
    /** What an agent by prompt asks the engine to do, in order. None of it is done before its guards have passed. */
    calls: z.array(ModelCall).max(12).optional(),
  }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type ModelResult = z.infer<typeof ModelResult>;

/** Who is to take a call over: a number in E.164, or the person on duty for null; or another agent. */
export const TransferTo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), phone: z.string().nullable() }),
  z.object({ kind: z.literal('agent'), agentId: z.string() }),
]);
export type TransferTo = z.infer<typeof TransferTo>;

export const TransferResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  /** `nobody`: no line, or no one who answers it. */
  z.object({ ok: z.literal(false), code: z.enum(['nobody', 'busy', 'declined', 'failed']), message: z.string() }),
]);
export type TransferResult = z.infer<typeof TransferResult>;

/** Why a conversation ended. */
export type EndReason = CallEndReason;
const EndReason = z.enum(callEndReasons);

/** success: the flow reached its aim. Counted by the success rate. */
export const Outcome = z.enum(callOutcomes);
export type Outcome = z.infer<typeof Outcome>;

/** The data of each event, by its type. */
export const eventData = {
  /** The first event. */
  started: { setting: Setting },
  /** One committed turn of the caller: the words as recognised or typed. */
  caller_said: { text: z.string() },
  key_pressed: { digits: z.string() },
  /** The caller stayed silent for the time that `listen` gave. */
  silence: {},
  /** An action that was asked for by `run_action` ended, also one that runs beside the conversation. */
  action_done: { runId: z.string(), result: ActionResult },
  /** The time of `set_timer` is over. */
  timer_fired: { timerId: z.string() },
  /** A sentence of a model that talks freely, the `n`th of this answer from 0, as it wrote it. More may follow. */
  model_said: { proposalId: z.string(), n: z.int().min(0), text: z.string().max(2000) },
  /** What `ask_model` brought; where sentences of it came before, that it has come to an end. */
  proposed: { proposalId: z.string(), result: ModelResult },
  /** A `transfer` ended: someone has the line now, or no one took it. */
  transfer_ended: { transferId: z.string(), result: TransferResult },
  /** The caller interrupted utterance `sayId` after hearing `heard`, a prefix of its text. */
  interrupted: { sayId: z.string(), heard: z.string() },
  /** A person of the business wants this said in the agent's next turn. `by` is their account. */
  whispered: { text: z.string(), by: z.string() },
  /** A person of the business sets a slot or a variable, in words. */
  value_set: { name: z.string(), text: z.string(), by: z.string() },
  /** A person of the business has the caller: the conversation stays where it is. */
  taken_over: { by: z.string() },
  /** A person of the business had the caller, and hands them back. */
  handed_back: { by: z.string() },
  /** The call is over from outside: hang-up, limit, takeover. Nothing may be said any more. */
  ended: { reason: EndReason },
} as const;

/** `at` is in milliseconds since the epoch. */
const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), at: z.number(), ...data });

export const FlowEvent = z.discriminatedUnion('type', [
  event('started', eventData.started),
  event('caller_said', eventData.caller_said),
  event('key_pressed', eventData.key_pressed),
  event('silence', eventData.silence),
  event('action_done', eventData.action_done),
  event('timer_fired', eventData.timer_fired),
  event('model_said', eventData.model_said),
  event('proposed', eventData.proposed),
  event('transfer_ended', eventData.transfer_ended),
  event('interrupted', eventData.interrupted),
  event('whispered', eventData.whispered),
  event('value_set', eventData.value_set),
  event('taken_over', eventData.taken_over),
  event('handed_back', eventData.handed_back),
  event('ended', eventData.ended),
]);
export type FlowEvent = z.infer<typeof FlowEvent>;

/** What someone promised that a person has to keep. */
export const TaskIntent = z.object({
  type: z.literal('make_task'),
  /** call_back: someone will call. message: words for someone. follow_up: something is to be seen to. */
  kind: z.enum(['call_back', 'message', 'follow_up']),
  /** What a person who takes over needs to know, in one paragraph. */
  summary: z.string(),
  /** E.164; null when the caller gave none. */
  phone: z.string().nullable(),
});

export const Intent = z.discriminatedUnion('type', [
  /** Say this. `id` is unique in the conversation. Several in one step are said in order. */
  z.object({ type: z.literal('say'), id: z.string(), text: z.string(), interruptible: z.boolean() }),
  /** Now it is the caller's turn. `expects` tunes endpointing and the transcriber; `silenceMs` until `silence`. */
  z.object({
    type: z.literal('listen'),
    expects: z.array(z.enum(slotTypes)),
    silenceMs: z.number(),
    /** The step's own waits behind the caller's last word. */
    wait: StepTiming.pick({ waitMs: true, longestMs: true }).optional(),
  }),
  /**
   * Do something in the world. `runId` is the idempotency key. When `wait`, the conversation goes on with
   * `action_done`; else the caller hears the next sentence at once.
   */
  z.object({
    type: z.literal('run_action'),
    runId: z.string(),
    nodeId: z.string(),
    action: z.string(),
    input: Json,
    wait: z.boolean(),
  }),
  /** Wake the conversation after so long with `timer_fired`. */
  z.object({ type: z.literal('set_timer'), timerId: z.string(), ms: z.number() }),
  /** Ask a language model for a proposal, within these bounds. */
  z.object({
    type: z.literal('ask_model'),
    proposalId: z.string(),
    nodeId: z.string(),
    goal: z.string(),
    said: z.string(),
    ports: z.array(z.string()),
    slots: z.array(z.string()),
    ...modelBounds,
  }),
  /** A sentence or a deed of a model that a guard kept from being: `why` is what the model is told. Shown in call details. */
  z.object({ type: z.literal('held'), proposalId: z.string(), text: z.string(), guard: z.string(), why: z.string() }),
  /** Connect the caller with a person or another agent. */
  z.object({
    type: z.literal('transfer'),
    transferId: z.string(),
    nodeId: z.string(),
    to: TransferTo,
    summary: z.string(),
  }),
  /** Press keys on the line, as to an answering machine's menu. */
  z.object({ type: z.literal('press_keys'), digits: z.string() }),
  /** Record the call from now on, or stop. Only ever on with what the caller agreed to or was told. */
  z.object({ type: z.literal('record'), on: z.boolean() }),
  z.object({ type: z.literal('tag'), tags: z.array(z.string()) }),
  TaskIntent,
  /** After what was said before it: end the call. */
  z.object({ type: z.literal('end'), reason: EndReason, outcome: Outcome }),
]);
export type Intent = z.infer<typeof Intent>;

import type { BusinessHours } from '#domain/business-hours.ts';
import type { CallEndReason, callChannels, callOutcomes } from '#domain/calls.ts';
import type { Json } from '#domain/json.ts';
import type { SlotType } from '#domain/workflows.ts';

/**
 * The conversation engine's words. One pure reducer (`flow-runner.ts`) runs a flow:
 *
 *     (flow, snapshot, event) → { snapshot, intents }
 *
 * A channel (chat, browser call, phone, test) turns what happens into events and carries out the intents. The
 * reducer reads no clock and draws no random number: time is in the events. The same events therefore give the
 * same conversation, which is what replay and tests rest on.
 */

/** What is fixed for the whole conversation. Comes with `started` and is kept in the snapshot. */
export interface Setting {
  agentName: string;
  businessName: string;
  /** IANA zone in which the caller's "tomorrow at three" is meant. */
  timeZone: string;
  /** ISO 3166 code of the country whose phone numbers are dialled without prefix. Default US. */
  country?: string | undefined;
  /** When the business is open, for whoever asks. */
  hours?: BusinessHours | undefined;
  /** What reading depends on beside the words: rules, metadata of phone numbers, time zones. */
  stamp?: Record<string, string> | undefined;
  /** BCP 47, of the catalogue of languages. Default en-US. */
  language?: string | undefined;
  channel: (typeof callChannels)[number];
  /** Said first instead of the start step's greeting when not null. */
  greeting: string | null;
  /** What is known of the caller beforehand; fills slots of the same name that the flow offers to prefill. */
  known: Record<string, Json>;
}

export type FlowEvent =
  /** The first event. `at` is in milliseconds since the epoch, here and below. */
  | { type: 'started'; at: number; setting: Setting }
  /** One committed turn of the caller: the words as recognised or typed. */
  | { type: 'caller_said'; at: number; text: string }
  | { type: 'key_pressed'; at: number; digits: string }
  /** The caller stayed silent for the time that `listen` gave. */
  | { type: 'silence'; at: number }
  /** An action that was asked for by `run_action` ended. */
  | { type: 'action_done'; at: number; runId: string; result: ActionResult }
  /** The caller interrupted utterance `sayId` after hearing `heard`, a prefix of its text. */
  | { type: 'interrupted'; at: number; sayId: string; heard: string }
  /** The call is over from outside: hang-up, limit, takeover. Nothing may be said any more. */
  | { type: 'ended'; at: number; reason: EndReason };

/** What came of an action. A refusal may carry data too: `time_taken` brings the times that are free instead. */
export type ActionResult =
  | { ok: true; output: Json }
  | { ok: false; code: string; message: string; output?: Json | undefined };

export type Intent =
  /** Say this. `id` is unique in the conversation. Several in one step are said in order. */
  | { type: 'say'; id: string; text: string; interruptible: boolean }
  /** Now it is the caller's turn. `expects` tunes endpointing and the recogniser; `silenceMs` until `silence`. */
  | { type: 'listen'; expects: SlotType[]; silenceMs: number }
  /**
   * Do something in the world. `runId` is the idempotency key. When `wait`, the conversation goes on with
   * `action_done`; else the caller hears the next sentence at once and the result is only recorded.
   */
  | { type: 'run_action'; runId: string; nodeId: string; action: string; input: Json; wait: boolean }
  /** A person is wanted on the line. Without a line to a person the flow has already promised a call back. */
  | { type: 'hand_off'; summary: string }
  /** After what was said before it: end the call. */
  | { type: 'end'; reason: EndReason; outcome: Outcome };

/** Why a conversation ended. */
export type EndReason = CallEndReason;

/** success: the flow reached its aim. Counted by the success rate. */
export type Outcome = (typeof callOutcomes)[number];

/** What the caller gave for one slot. `value` is canonical (ISO date, E.164, choice value), `said` as heard. */
export interface SlotValue {
  value: Json;
  said: string;
  /** For reading aloud: "Thursday, 26 November at 2:30 PM". */
  spoken: string;
  confirmed: boolean;
  /** Who gave it: the caller in this conversation, what was known beforehand, or an action's result. */
  source: 'caller' | 'known' | 'action';
  /** The node that it was filled at. */
  nodeId: string;
  /** Which filling of the conversation it was, from 1. A store such as jsonb does not keep the order of keys. */
  order: number;
}

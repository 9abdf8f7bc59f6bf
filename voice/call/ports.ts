import type { CallTurn } from '#domain/calls/calls.ts';
import type { Json } from '#domain/platform/json.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { Clock } from '#voice/clock.ts';
import type { ActionResult, Intent, ModelResult, Outcome, TransferResult } from '#voice/flow/conversation.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import type { SpeechSynthesizer } from '../engines/tts.ts';
import type { CallMemory } from './call-memory.ts';
import type { Speaker, SpeakerOptions } from './speaker.ts';
import type { MeasuredTurn } from './turn-metrics.ts';

/** An action that the flow asked for. */
export type ActionRequest = Omit<Extract<Intent, { type: 'run_action' }>, 'type'>;

/** What happened, in order: enough to run the conversation again and get the same one. */
export interface CallEvent {
  seq: number;
  at: number;
  kind: string;
  data: Json;
  /** Where the flow stood behind it, and what followed; null for what the flow does not hear of. */
  node: string | null;
  intents: Intent[] | null;
}

/** A turn of the transcript as it is stored. The same `seq` again replaces it. */
export interface StoredTurn extends Omit<CallTurn, 'saidBy' | 'hidden' | 'language'> {
  /** The account of who said it in the agent's place; null where no one did. */
  saidBy: string | null;
  /** Where it tells sensitive values: pairs of places in what was said, or was to be. */
  hidden?: readonly number[] | null;
  /** BCP 47 that the agent said it in; null or left out: its own. */
  language?: string | null;
  /** How much of its audio was heard, in ms; null as long as that is not known. */
  heardMs: number | null;
}

/** One step of a call. It is stored whole or not at all, and nothing of it is heard before. */
export interface CallChange {
  events: CallEvent[];
  turns: StoredTurn[];
  /** To be stored as pending. */
  runs: ActionRequest[];
  snapshot: Snapshot | null;
  memory: CallMemory;
  ended: { at: number; reason: CallEndReason; outcome: Outcome } | null;
}

/** Another process has the call now: this one may store nothing of it any more, so that it says nothing more, too. */
export class CallTaken extends Error {
  constructor(callId: string) {
    super(`Call ${callId} belongs to another process.`);
    this.name = 'CallTaken';
  }
}

export interface CallStore {
  /**
   * @param leaves whether this process does nothing more of it: the process that hears of the call next has it
   * @throws CallTaken
   */
  commit(change: CallChange, leaves?: boolean): Promise<void>;
}

export interface CallLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** All that a call needs from outside. */
export interface CallPorts {
  store: CallStore;
  /**
   * Has an action done, or sees to it that it is. Repeating a run id has no second effect and gives the former result.
   * Null: it is done elsewhere, and its result comes by `CallSession.actionDone`.
   */
  runAction(run: ActionRequest): Promise<ActionResult | null>;
  /**
   * Asks a language model; without one, the scripted way is taken. `signal` tells that no one waits any more, `said` takes
   * each sentence of one that talks freely as it comes.
   */
  askModel?(
    want: Extract<Intent, { type: 'ask_model' }>,
    signal: AbortSignal,
    said: (sentence: string) => void,
  ): Promise<ModelResult>;
  /** Takes sound of the caller while a model that hears leads the conversation; left out, none does. */
  hearCaller?(pcm: Int16Array, sampleRate: 8_000 | 16_000): void;
  /** Brings someone else onto the line; without a way to, no one comes. */
  transfer?(want: Extract<Intent, { type: 'transfer' }>): Promise<TransferResult>;
  /** Presses keys on a line that has any. */
  pressKeys?(digits: string): void;
  speech: SpeechSynthesizer;
  /** Says what is to be said otherwise than by our own voice. */
  openSpeaker?(options: SpeakerOptions): Speaker;
  /** Hears how long the parts of each spoken answer took. It must not throw. */
  measured?(turn: MeasuredTurn): void;
  clock: Clock;
  log: CallLog;
}

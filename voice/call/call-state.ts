import { type StepTiming, type TurnTaking, turnTakings } from '#domain/agents/turn-taking.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallMemory } from './call-memory.ts';

/** The words of the turn-taking machine, `call-machine.ts`. All times are milliseconds since the epoch. */

export type CallPhase =
  /** The flow, an action or the first audio is awaited. */
  | 'thinking'
  /** The agent is heard. */
  | 'speaking'
  /** The agent stopped in mid-sentence because the caller may have begun to speak. */
  | 'paused'
  /** It is the caller's turn, and he is silent. */
  | 'listening'
  | 'caller_speaking'
  /** The caller stopped; his turn is over when nothing comes for a moment. */
  | 'endpointing'
  /** The last sentence is heard, then the call ends. */
  | 'ending'
  | 'ended';

/** What callers are shown of a phase; nothing any more where the call has ended. */
export const shownPhases = {
  thinking: 'thinking',
  speaking: 'speaking',
  ending: 'speaking',
  paused: 'listening',
  listening: 'listening',
  caller_speaking: 'listening',
  endpointing: 'listening',
  ended: null,
} as const satisfies Record<CallPhase, string | null>;

/** Moments at which the machine wants a `tick`. */
export type Deadline =
  /** The caller has been silent for as long as the flow allows. */
  | 'silence'
  /** The caller's turn is over. */
  | 'endpoint'
  /** A transcriber that began a phrase and never ended it. */
  | 'stall'
  /** An interruption that brought no words was none. */
  | 'pause'
  /** The caller's voice alone has lasted long enough to interrupt. */
  | 'voice'
  /** The greeting's first moments, when what is heard may be its echo, are over. */
  | 'protection'
  | 'keys'
  | 'filler'
  | 'warning'
  | 'limit'
  | 'resume'
  /** The goodbye takes too long. */
  | 'ending';

/** Waits of the step that asked, in place of the agent's. */
export type StepWait = Pick<StepTiming, 'waitMs' | 'longestMs'>;

export interface CallState {
  phase: CallPhase;
  /** BCP 47, that the caller is heard in. */
  language: string;
  turns: TurnTaking;
  /** What has to come before the caller's next turn can be answered: flow, action, nothing, or nothing more. */
  awaits: 'flow' | 'action' | 'caller' | 'end';
  /** Whether what is awaited is given up when the caller goes on: a model's proposal, never an action. */
  yields: boolean;
  /** There is something to say that was not heard to its end yet. */
  saying: boolean;
  /** Whether the caller may interrupt what is said now. */
  interruptible: boolean;
  connected: boolean;
  /** A person of the business has the caller: what that one says is kept, and nothing of it reaches the flow. */
  held: boolean;
  /** The server stops: leave at the next border between turns. */
  draining: boolean;
  /** Someone else is to have the line: leave as soon as nothing is left to say. */
  handsOver: boolean;
  expects: readonly SlotType[];
  silenceMs: number;
  /** What the step that asked says of the waits. */
  wait: StepWait;
  /** The caller's words that no turn holds yet. */
  words: string;
  /** Ids of the typed messages among them. Typed text makes a turn at once. */
  typed: readonly string[];
  interim: string;
  /** An interim text that counted as said because no final one came for it. */
  promoted: string;
  /** When the words began and when the last of them came. */
  wordsBeganAt: number;
  wordsEndedAt: number;
  keys: string;
  keysComplete: boolean;
  fillers: number;
  warningDue: boolean;
  deadlines: Readonly<Partial<Record<Deadline, number>>>;
}

export type CallInput =
  | { type: 'heard'; text: string; final: boolean /** Audio of this answer still to play, in ms. */; leftMs: number }
  | { type: 'typed'; id: string; text: string }
  | { type: 'typing' }
  /** The caller's voice sounds, whatever it says: again and again for as long as it does. */
  | { type: 'voice' }
  /** The line has stopped what it said, since the caller spoke into it. */
  | { type: 'stopped' }
  | { type: 'key'; digit: string }
  /** The flow made its step and it is stored. */
  | {
      type: 'answered';
      says: boolean;
      /** Of the first sentence. */
      interruptible: boolean;
      listen: {
        expects: readonly SlotType[];
        silenceMs: number;
        wait?: StepWait;
        /** BCP 47, once it is not the agent's own any more. */
        language?: string;
      } | null;
      waits: boolean;
      /** Whether it waits for something that the caller may speak over. */
      yields: boolean;
      ends: boolean;
    }
  /** A sentence begins to be heard. */
  | { type: 'utterance'; interruptible: boolean; protectedMs: number }
  /** All there was to say was heard. */
  | { type: 'spoke' }
  | { type: 'tick' }
  | { type: 'disconnected' }
  | { type: 'connected' }
  /** The line is back, and sentences that were not heard to the end are about to be said again. */
  | { type: 'says_again'; interruptible: boolean }
  | { type: 'hang_up' }
  /** The call may go on until then and no longer, if that is sooner than it was. */
  | { type: 'limit_at'; at: number }
  /** The call has had as many turns as a call may have. */
  | { type: 'exhausted' }
  /** Something failed beyond repair and an apology is being said. */
  | { type: 'wind_up' }
  /** A person of the business takes the caller over, or hands them back to a flow that waits for this. */
  | { type: 'hold' }
  | { type: 'release'; awaits: CallState['awaits'] }
  /** A person of the business ends the call. */
  | { type: 'end_now' }
  | { type: 'drain' }
  /** Who is waited for comes onto the line from outside. */
  | { type: 'hand_over' };

export type CallEffect =
  /** The caller's turn for the flow. */
  | { type: 'commit'; text: string; typed: readonly string[]; beganAt: number; endedAt: number }
  | { type: 'commit_keys'; digits: string; beganAt: number; endedAt: number }
  /** Words that are no turn (a backchannel, a farewell after the end): for the transcript only. */
  | { type: 'note'; text: string; typed: readonly string[]; beganAt: number }
  | { type: 'silence' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Stop talking for good; the flow hears how far the caller listened. */
  | { type: 'interrupt' }
  | { type: 'filler'; count: number }
  | { type: 'warn' }
  /** The call may not go on: finish the sentence, say goodbye. */
  | { type: 'limit' }
  /** The connection is back: go on with what was not heard. */
  | { type: 'reconnect' }
  /** The flow's own end, after its last sentence. */
  | { type: 'finish' }
  /** The end from outside. */
  | { type: 'end'; reason: CallEndReason }
  /** Leave the call as it is stored; another process goes on with it. */
  | { type: 'suspend' };

export interface CallLimits {
  startedAt: number;
  maxMs: number;
  /** BCP 47. */
  language: string;
  /** Left out: Balanced. */
  turns?: TurnTaking | undefined;
}

/** The caller hears that the call ends soon, this long before. */
export const warningMs = 30_000;

/** A machine for a call that begins, or is taken up again, with the flow to answer first. */
export function initialCallState(limits: CallLimits): CallState {
  return {
    phase: 'thinking',
    language: limits.language,
    turns: limits.turns ?? turnTakings.balanced,
    awaits: 'flow',
    yields: false,
    saying: false,
    interruptible: true,
    connected: true,
    held: false,
    draining: false,
    handsOver: false,
    expects: [],
    silenceMs: 8_000,
    wait: {},
    words: '',
    typed: [],
    interim: '',
    promoted: '',
    wordsBeganAt: 0,
    wordsEndedAt: 0,
    keys: '',
    keysComplete: false,
    fillers: 0,
    warningDue: false,
    deadlines: { warning: limits.startedAt + limits.maxMs - warningMs, limit: limits.startedAt + limits.maxMs },
  };
}

/** A machine for a call that another process had: no one is on the line yet. */
export function restoredCallState(limits: CallLimits, memory: CallMemory): CallState {
  const { awaits, expects, silenceMs, wait = {} } = memory;
  const phase = ({ flow: 'thinking', action: 'thinking', caller: 'listening', end: 'ending' } as const)[awaits];
  const restored = { ...initialCallState(limits), phase, awaits, expects, silenceMs, wait, connected: false };
  const held = memory.taken !== undefined && awaits !== 'end';
  return held ? { ...restored, held, phase: 'listening', awaits: 'caller' } : restored;
}

/** When the machine wants its next `tick`, or null. */
export function nextDeadline(state: CallState): number | null {
  const all = Object.values(state.deadlines);
  return all.length > 0 ? Math.min(...all) : null;
}

import type { CallEar, callStates, ServerMessage } from '#domain/calls/call-protocol.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallProblem } from './call-socket.ts';
import type { RecognitionProblem } from './recognition.ts';
import type { Typed } from './typed-queue.ts';

/**
 * What a page shows of a call, as one value, and how each event changes it.
 *
 *     idle → connecting → live ⇄ reconnecting → ended
 *                 └────────┴──────────┴───────→ failed
 *
 * From ended and failed a new call starts over.
 */
export type CallPhase = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'ended' | 'failed';

export interface TranscriptEntry {
  seq: number;
  role: 'agent' | 'caller';
  text: string;
  startMs: number;
  interrupted: boolean;
}

export interface CallState {
  phase: CallPhase;
  /** Whose move it is, while live. */
  turn: (typeof callStates)[number];
  callId: string | null;
  agentName: string;
  transcript: readonly TranscriptEntry[];
  /** Typed, but not in the transcript yet. */
  waiting: readonly Typed[];
  /** What the transcriber believes to hear just now. */
  hearing: string;
  /** Whether this call listens at all, or is typed only. */
  voice: boolean;
  muted: boolean;
  /** Why the caller is not heard; null when there is nothing in the way. */
  notHeard: RecognitionProblem | null;
  /** Who turns what the caller says into words; null before that is known. */
  heardBy: CallEar | null;
  /** Who did so before, where it changed in this call. */
  heardByBefore: CallEar | null;
  /** The agent can be read but not heard. */
  silent: boolean;
  /** `performance.now()` at the call's first moment; null before it. */
  startedAt: number | null;
  /** Its length in ms once it is over. */
  lengthMs: number | null;
  endReason: CallEndReason | null;
  problem: CallProblem | null;
}

export type CallEvent =
  | { type: 'started' }
  | { type: 'placed'; callId: string }
  | { type: 'message'; message: ServerMessage; now: number; waiting: readonly Typed[] }
  | { type: 'typed'; waiting: readonly Typed[] }
  | { type: 'hearing'; text: string }
  | { type: 'listens' }
  | { type: 'heard_by'; by: CallEar }
  | { type: 'muted'; muted: boolean }
  | { type: 'not_heard'; problem: RecognitionProblem | null }
  | { type: 'no_sound' }
  | { type: 'lost' }
  | { type: 'hung_up'; now: number }
  | { type: 'failed'; problem: CallProblem; now: number };

export const idleCall: CallState = {
  phase: 'idle',
  turn: 'thinking',
  callId: null,
  agentName: '',
  transcript: [],
  waiting: [],
  hearing: '',
  voice: false,
  muted: false,
  notHeard: null,
  heardBy: null,
  heardByBefore: null,
  silent: false,
  startedAt: null,
  lengthMs: null,
  endReason: null,
  problem: null,
};

/** Whether a call is under way: between its start and its end. */
export function isUnderWay(state: CallState): boolean {
  return state.phase === 'connecting' || state.phase === 'live' || state.phase === 'reconnecting';
}

/** The transcript with an entry put in by its `seq`; the same `seq` again replaces it. */
function withEntry(transcript: readonly TranscriptEntry[], entry: TranscriptEntry): TranscriptEntry[] {
  return [...transcript.filter(({ seq }) => seq !== entry.seq), entry].sort((a, b) => a.seq - b.seq);
}

function over(state: CallState, now: number): Partial<CallState> {
  return { lengthMs: state.startedAt === null ? 0 : Math.max(0, now - state.startedAt), hearing: '', waiting: [] };
}

function afterMessage(state: CallState, message: ServerMessage, now: number): CallState {
  switch (message.type) {
    case 'ready':
      return {
        ...state,
        phase: 'live',
        callId: message.callId,
        agentName: message.agentName,
        startedAt: now - message.elapsedMs,
      };
    case 'state':
      return { ...state, turn: message.state };
    case 'turn': {
      const { seq, role, text, startMs, interrupted } = message;
      const transcript = withEntry(state.transcript, { seq, role, text, startMs, interrupted });
      return { ...state, transcript, hearing: role === 'caller' ? '' : state.hearing };
    }
    case 'ended':
      return { ...state, ...over(state, now), phase: 'ended', endReason: message.reason };
    default:
      return state;
  }
}

/** The state after an event. What comes when the call is over already changes nothing. */
export function reduceCall(state: CallState, event: CallEvent): CallState {
  if (event.type === 'started') {
    return isUnderWay(state) ? state : { ...idleCall, phase: 'connecting' };
  }
  if (!isUnderWay(state)) return state;
  switch (event.type) {
    case 'placed':
      return { ...state, callId: event.callId };
    case 'message':
      return afterMessage({ ...state, waiting: event.waiting }, event.message, event.now);
    case 'typed':
      return { ...state, waiting: event.waiting };
    case 'hearing':
      return { ...state, hearing: event.text };
    case 'listens':
      return { ...state, voice: true, notHeard: null };
    case 'heard_by': {
      const changed = state.heardBy !== null && state.heardBy !== event.by;
      const before = changed ? state.heardBy : state.heardByBefore;
      return { ...state, heardBy: event.by, heardByBefore: before === event.by ? null : before };
    }
    case 'muted':
      return { ...state, muted: event.muted, hearing: event.muted ? '' : state.hearing };
    case 'not_heard':
      return { ...state, notHeard: event.problem };
    case 'no_sound':
      return { ...state, silent: true };
    case 'lost':
      return { ...state, phase: 'reconnecting' };
    case 'hung_up':
      return { ...state, ...over(state, event.now), phase: 'ended', endReason: 'caller_hangup' };
    case 'failed':
      return { ...state, ...over(state, event.now), phase: 'failed', problem: event.problem };
  }
}

/** What a page sees of a call. These are the package's own words: its declarations name nothing else. */

/** Any JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface CallOptions {
  /** Where the server is, such as `https://voice.example.com`. */
  server: string;
  /** A browser key (`pk-…`), which is public. */
  key: string;
  agentId: string;
  /** Whether to listen to the microphone; without, the caller types. Default: true. */
  voice?: boolean;
  /** BCP 47 that the agent speaks, for the browser's own recognizer where the server has none. Default: that of the page. */
  language?: string;
  /** What the call begins with, by the names of variables. The visitor can change it. */
  variables?: Record<string, Json>;
  /** Your own keys and values, sent in each event of the call. The visitor can change them. */
  metadata?: Record<string, string>;
}

/**
 * idle → connecting → live ⇄ reconnecting → ended. From connecting, live and reconnecting it can fail.
 */
export type CallPhase = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'ended' | 'failed';

export type EndReason =
  | 'completed'
  | 'caller_hangup'
  | 'agent_hangup'
  | 'silence'
  | 'max_duration'
  | 'handed_off'
  | 'lost_connection'
  | 'failed'
  | 'outside_hours'
  | 'voicemail'
  | 'busy'
  | 'no_answer'
  | 'refused';

/** Why the caller isn't heard. They can type all the same. `network` passes by itself. */
export type HearingProblem = 'absent' | 'server' | 'no_permission' | 'no_microphone' | 'language' | 'network';

/** Why a call failed: a code for the page's program, and a sentence for the caller. */
export interface CallProblem {
  code: string;
  message: string;
}

export interface Turn {
  /** From 0. The same number again replaces a turn: an agent that was interrupted said less. */
  seq: number;
  role: 'agent' | 'caller';
  text: string;
  /** When it began, in ms from the start of the call. */
  startMs: number;
  interrupted: boolean;
}

export interface CallState {
  phase: CallPhase;
  /** Whose move it is while the call is live. */
  turn: 'listening' | 'thinking' | 'speaking';
  callId: string | null;
  agentName: string;
  transcript: readonly Turn[];
  /** Sent as text, but not in the transcript yet. */
  waiting: readonly { id: string; text: string }[];
  /** What is being said by the caller, as far as it's understood. */
  hearing: string;
  /** Whether the call listens at all, or is typed only. */
  voice: boolean;
  muted: boolean;
  /** Null where nothing is in the way. */
  notHeard: HearingProblem | null;
  /** Who turns what the caller says into words; null before that is known. */
  heardBy: 'server' | 'browser' | 'none' | null;
  /** The agent can be read, but not heard. */
  silent: boolean;
  /** How long it took, in ms, once it's over. */
  lengthMs: number | null;
  endReason: EndReason | null;
  problem: CallProblem | null;
}

export interface CallEnd {
  /** Null where it failed. */
  reason: EndReason | null;
  /** Null where it ended well. */
  problem: CallProblem | null;
  lengthMs: number;
}

/** What a call tells of, by name. */
export interface CallEvents {
  /** Anything has changed. */
  state: CallState;
  /** A turn is new, or otherwise than before. */
  turn: Turn;
  /** How loud it is, 0 to 1: the agent while it speaks, else the caller. 20 times a second while anyone listens for it. */
  level: number;
  /** It's over, once. */
  ended: CallEnd;
}

export interface Call {
  readonly state: CallState;
  /** Listens for an event. Answers how to stop. */
  on<Name extends keyof CallEvents>(name: Name, listener: (event: CallEvents[Name]) => void): () => void;
  /** Says something by text. It isn't lost while the connection is away. */
  sendText(text: string): void;
  /** The caller is at the keyboard: the agent doesn't take it for silence. */
  typing(): void;
  setMuted(muted: boolean): void;
  /** Begins to listen in a call that was only typed, or again after a problem with the microphone. Call it in a click. */
  listen(): void;
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** Hangs up. */
  end(): void;
}

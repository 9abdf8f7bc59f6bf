import type { BackgroundSound, PronouncedAs } from '#domain/agents/call-settings.ts';
import type { TurnTaking } from '#domain/agents/turn-taking.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import type { SpeakerVoice } from './speaker.ts';

/** What is fixed for one call. */
export interface CallPlan {
  callId: string;
  flow: Flow;
  setting: Setting;
  voice: SpeakerVoice;
  /** Calls of one key share the speech engine's turn: the workspace. */
  fairnessKey: string;
  startedAt: number;
  maxMs: number;
  /** Left out: Balanced. */
  turns?: TurnTaking;
  /** Words that are said otherwise than they are read. */
  pronunciation?: readonly PronouncedAs[];
  /** What is heard under the agent. */
  background?: BackgroundSound;
}

/** A number of a call's own, from the end of its id, which is random. */
export const seedOf = (callId: string) => Number.parseInt(callId.slice(-8), 16) || 0;

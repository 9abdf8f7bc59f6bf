import type { CallAnalysis } from '#domain/calls/call-analyses.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import type {
  CallEndReason,
  callChannels,
  callDirections,
  callOutcomes,
  callStatuses,
} from '#domain/records/call-states.ts';

/** What other platforms' forms of a call are made of. What is absent isn't known where the form is made. */
export interface CallFacts {
  id: string;
  agentId: string | null;
  agentName: string;
  agentVersion?: number;
  channel: (typeof callChannels)[number];
  direction: (typeof callDirections)[number] | null;
  from: string | null;
  to: string | null;
  numberId?: string | null;
  status: (typeof callStatuses)[number];
  /** ISO 8601; null before someone took it. */
  startedAt: string | null;
  endedAt: string | null;
  durationMs: number;
  endReason: CallEndReason | null;
  outcome: (typeof callOutcomes)[number] | null;
  summary?: string;
  /** Values that callers gave, without hidden ones. */
  collected?: Record<string, Json>;
  transcript?: readonly { role: 'agent' | 'caller'; text: string; startMs: number }[];
  analysis?: CallAnalysis | null;
  recordingUrl?: string | null;
  externalId: string | null;
  metadata: Metadata;
}

/** Reasons of a call that no one spoke in. */
const neverTaken: readonly (CallEndReason | null)[] = ['busy', 'no_answer', 'refused'];

/** Whether a call ended without anyone having taken it. */
export const isUnanswered = ({ status, endReason, durationMs }: CallFacts): boolean =>
  status === 'ended' && (neverTaken.includes(endReason) || (endReason === 'failed' && durationMs === 0));

/** Milliseconds since the epoch at which a call was made: its id says so, and sorts by it. */
export const madeAt = ({ id }: Pick<CallFacts, 'id'>): number =>
  Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** What a language model found in a call, by the names of the fields. */
export const foundIn = ({ analysis }: CallFacts): Record<string, unknown> =>
  Object.fromEntries((analysis?.fields ?? []).map(({ name, value }) => [name, value]));

import type { Call, CallSummary, CallTurn } from '#domain/calls/calls.ts';

export const callId = '019a0000-0000-7000-8000-0000000000c1';

/** A row of the list, as the server sends it. */
export const aCallSummary = (change: Partial<CallSummary> = {}): CallSummary => ({
  id: callId,
  agentId: '019a0000-0000-7000-8000-0000000000a1',
  agentName: 'Front desk',
  channel: 'browser',
  status: 'ended',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:01:34Z',
  durationMs: 94_000,
  endReason: 'completed',
  outcome: 'success',
  test: false,
  phone: null,
  tags: [],
  openTasks: 0,
  externalId: null,
  metadata: {},
  updatedAt: '2026-11-23T08:02:14.000Z',
  ...change,
});

export const aTurn = (change: Partial<CallTurn> = {}): CallTurn => ({
  seq: 0,
  role: 'agent',
  text: 'Hello.',
  intended: null,
  interrupted: false,
  startMs: 0,
  timings: null,
  audio: false,
  saidBy: null,
  ...change,
});

export const aCall = (change: Partial<Call> = {}): Call => ({
  ...aCallSummary(),
  summary: {
    text: 'The caller didn’t say anything. The conversation was completed.',
    asked: null,
    collected: [],
    done: [],
    promised: [],
    ended: 'The conversation was completed.',
  },
  analysis: null,
  agentVersion: 1,
  website: null,
  recording: null,
  removed: [],
  redactedAt: null,
  turns: [aTurn()],
  slots: [],
  actions: [],
  ...change,
});

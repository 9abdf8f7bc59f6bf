import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/**
 * wanted: the caller agreed, the carrier has not begun (calls in browsers begin at once). running: it records. kept: it is here. failed: there is none, and
 * `problem` says why. removed: by hand, or because its days were over.
 */
export const recordingStates = ['wanted', 'running', 'kept', 'failed', 'removed'] as const;

/** Parts that a waveform has in each channel. */
export const waveformParts = 240;

/** What was recorded of a call: by the carrier of a phone call, by this server of a call in a browser. */
export const Recording = z.object({
  status: z.enum(recordingStates),
  /** When it began, in milliseconds from the call's start; may be before it by as much as clocks are apart. */
  startMs: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** The loudest of each part, 0 to 100, for each channel: one a side. */
  waveform: z.array(z.array(z.number().int().min(0).max(100))),
  /** When it is removed by itself; null: only by hand. */
  retainedUntil: Moment.nullable(),
  problem: z.string().nullable(),
});
export type Recording = z.infer<typeof Recording>;

export const recordingsApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/calls/:callId/recording',
    summary: 'Get a call recording’s status',
    description: 'The audio is at `GET /v1/calls/{callId}/recording.wav`, which also supports byte ranges.',
    can: 'calls:read',
    params: z.object({ callId: Id }),
    reply: Recording,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/calls/:callId/recording',
    summary: 'Delete a call’s recording but keep its transcript',
    can: 'calls:manage',
    audit: 'recording.removed',
    params: z.object({ callId: Id }),
    errors: ['conflict'],
  },
});

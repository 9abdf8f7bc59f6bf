import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Callers of a workspace who wait at once. */
export const mostWaiting = 50;
/** How long a caller waits at most, in minutes. */
export const longestWaitMinutes = 30;
/** A caller who could not be called back for so long is not called any more. */
export const longestCallBackHours = 4;

/** How a wait ended: a line was free, the caller hung up, it took too long, they were called back, or could not be. */
export const waitOutcomes = ['taken', 'left', 'too_long', 'called_back', 'failed'] as const;

/** A caller who waits in line. */
export const WaitingCaller = z.object({
  id: Id,
  /** The number that was called. */
  numberId: Id,
  number: z.string(),
  /** Who calls; null where it is withheld. */
  otherNumber: z.string().nullable(),
  /** 1: the next. */
  place: z.int().describe('Position in the queue: 1 is next, and 0 is a failed callback.'),
  /** waiting: on the line. call_back: is called back in their place. failed: could not be called back. */
  state: z
    .enum(['waiting', 'call_back', 'failed'])
    .describe('Whether the caller is on the line, is waiting for a callback, or couldn’t be called back.'),
  since: Moment.describe('When the caller started waiting.'),
});
export type WaitingCaller = z.infer<typeof WaitingCaller>;

export const callQueueApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/call-queue',
    summary: 'List callers waiting for an available line, in order, and failed callbacks',
    description:
      'On numbers with `queues`, callers wait when all lines are busy. They hear their position and can press 1 for a callback instead.',
    can: 'calls:read',
    reply: z.object({ items: z.array(WaitingCaller) }),
  },
});

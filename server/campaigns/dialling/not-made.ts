import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';

/** When someone is called or written to again whom the carrier has not dialled because it wants fewer requests, or was not reached, in ms. */
const carrierAgainMs = 600_000;

/** Why an attempt was none: when the next one is made, and what has to be done before. */
export interface NotMade {
  at: number;
  /** Why the campaign pauses until a person has seen to it; null where it goes on by itself. */
  problem: string | null;
}

/**
 * What a refusal of the carrier's means that has nothing to do with who was to be reached: they were not, and are tried again. Null for any
 * other.
 */
export function notMade(fault: CarrierFault | null, now: number): NotMade | null {
  switch (fault) {
    case 'too_many':
    case 'never_left':
      return { at: now + carrierAgainMs, problem: null };
    case 'unauthorized':
      return {
        at: now,
        problem:
          'Your carrier rejected the account because its token or key is no longer valid. Reconnect the account under Phone Numbers, then resume.',
      };
    default:
      return null;
  }
}

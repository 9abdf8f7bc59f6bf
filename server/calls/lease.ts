/** How long a process is believed to live after it last said so, in ms. It says so with each step and `renewMs`. */
export const leaseMs = 15_000;
export const renewMs = 5_000;

/**
 * The right to store steps of a call. Its number grows with each owner, so that a former one that lives on, because it
 * was only paused or cut off, is told from the present one even when that is the same process.
 */
export interface Lease {
  workspaceId: string;
  callId: string;
  epoch: number;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** In the order in which they go: steps of live calls, what people wait for, jobs and upkeep. */
const lanes = ['call', 'request', 'background'] as const;
export type Lane = (typeof lanes)[number];

const present = new AsyncLocalStorage<Lane>();

/** Has everything that `work` asks of the database go in this lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => present.run(lane, work);

/** Who may use the database now. */
export interface Gate {
  /** Waits for its turn, in the lane that it runs in. Answers how to let the next one in. */
  enter(): Promise<() => void>;
}

/** Everybody at once: a server has connections for all, and a pool that bounds them. */
export const openGate: Gate = { enter: async () => () => {} };

/** One after the other, for the one connection of the embedded database; the more urgent lane goes first. */
export function narrowGate(): Gate {
  const waiting: Record<Lane, (() => void)[]> = { call: [], request: [], background: [] };
  let taken = false;

  function leave(): void {
    const next = lanes.map((lane) => waiting[lane]).find((queue) => queue.length > 0);
    if (next) next.shift()!();
    else taken = false;
  }

  return {
    async enter() {
      if (taken) await new Promise<void>((resolve) => waiting[present.getStore() ?? 'request'].push(resolve));
      taken = true;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        leave();
      };
    },
  };
}

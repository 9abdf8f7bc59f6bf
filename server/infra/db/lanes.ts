import { AsyncLocalStorage } from 'node:async_hooks';

/** In the order in which they go: steps of live calls, what people wait for, jobs and upkeep. */
const lanes = ['call', 'request', 'background'] as const;
export type Lane = (typeof lanes)[number];

const present = new AsyncLocalStorage<Lane>();

/** Has everything that `work` asks of the database go in this lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => present.run(lane, work);

/** Who may use the database now. */
export interface Gate {
  /** One at a time, over one connection. */
  readonly narrow: boolean;
  /** Whose turn it is; null when it is nobody's, or everybody's. */
  readonly lane: Lane | null;
  /** Waits for its turn, in the lane that it runs in. Answers how to let the next one in. */
  enter(): Promise<() => void>;
}

/** Everybody at once: a server has connections for all, and a pool that bounds them. */
export const openGate: Gate = { narrow: false, lane: null, enter: async () => () => {} };

/** How many more urgent ones may go before whoever waits in a lane: nobody waits for ever. */
const patience: Record<Lane, number> = { call: Number.POSITIVE_INFINITY, request: 4, background: 20 };

/** One after the other, for the one connection of the embedded database; the more urgent lane goes first. */
export function narrowGate(): Gate {
  const waiting: Record<Lane, (() => void)[]> = { call: [], request: [], background: [] };
  const overtaken: Record<Lane, number> = { call: 0, request: 0, background: 0 };
  let taken = false;
  let inside: Lane | null = null;

  function leave(): void {
    const inUse = lanes.filter((lane) => waiting[lane].length > 0);
    const next = inUse.findLast((lane) => overtaken[lane] > patience[lane]) ?? inUse[0];
    inside = next ?? null;
    if (next === undefined) {
      taken = false;
      return;
    }
    for (const lane of inUse) overtaken[lane] += 1;
    overtaken[next] = 0;
    waiting[next].shift()!();
  }

  return {
    narrow: true,
    get lane() {
      return inside;
    },
    async enter() {
      const lane = present.getStore() ?? 'request';
      if (taken) await new Promise<void>((resolve) => waiting[lane].push(resolve));
      taken = true;
      inside = lane;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        leave();
      };
    },
  };
}

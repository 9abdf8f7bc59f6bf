import type { Services } from '#server/services.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';

type Coming = Promise<ActionResult | null>;

/** Runs that a process is at, by their ids. */
const underWay = new WeakMap<Services, Map<string, Coming>>();

/**
 * Has a run done, or waits for it where this process is at it: a phone call begins one while its words are played, and its
 * next request asks for the result. Otherwise that one would hear only that someone is at it.
 */
export function joinRun(services: Services, runId: string, begin: () => Coming): Coming {
  const runs = underWay.get(services) ?? new Map<string, Coming>();
  underWay.set(services, runs);
  const known = runs.get(runId);
  if (known !== undefined) return known;
  const coming = begin().finally(() => runs.delete(runId));
  runs.set(runId, coming);
  return coming;
}

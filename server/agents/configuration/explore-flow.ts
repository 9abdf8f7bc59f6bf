import { createHash } from 'node:crypto';
import type { FlowExploration } from '#domain/agents/agents.ts';
import { getAgent } from '#server/agents/agents.ts';
import { runFlowTask } from '#server/agents/flow-tasks.ts';
import { turnsOf } from '#server/platform/turns.ts';
import type { Scope } from '#server/scope.ts';
import type { Exploration } from '#voice/flow/lint/explore.ts';

/** What one look may take: whichever is over first. */
const limitMs = 5_000;
const states = 20_000;
const inTurn = turnsOf({
  mostAtOnce: 2,
  mostWaiting: 0,
  busy: 'Other flows are being checked. Try again in a few seconds.',
});

/** Explorations that are remembered, the one that was asked for longest ago first: of the same flow the same is seen. */
const remembered = new Map<string, Promise<Exploration>>();
const mostRemembered = 32;

function remember(key: string, explore: () => Promise<Exploration>): Promise<Exploration> {
  const known = remembered.get(key);
  const found = known ?? explore();
  remembered.delete(key);
  remembered.set(key, found);
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
  if (!known)
    found.catch(() => {
      if (remembered.get(key) === found) remembered.delete(key);
    });
  return found;
}

/** What was seen, in words that claim no more. */
function claimOf({ complete, states, faults, ports }: Exploration): string {
  const ways = `${ports.all === 0 ? 100 : Math.floor((ports.taken / ports.all) * 100)}% of the paths`;
  const seen = complete ? `all ${states} reachable states` : `${states} states`;
  if (faults.length > 0)
    return `${faults.length === 1 ? 'One error' : `${faults.length} errors`} in ${seen}, covering ${ways}.`;
  return `No errors in ${seen}, covering ${ways}.`;
}

/**
 * Runs an agent's flow with answers of every kind, away from calls, and tells what goes wrong and how to get there.
 * @throws AppError not_found, too_many_requests
 */
export async function exploreAgent(scope: Scope, agentId: string): Promise<FlowExploration> {
  const { flow, language } = await getAgent(scope, agentId);
  const work = { flow, language, states };
  const key = createHash('sha256').update(JSON.stringify(work)).digest('base64url');
  const found = await remember(key, () => inTurn(() => runFlowTask('explore', work, limitMs)));
  return { ...found, claim: claimOf(found) };
}

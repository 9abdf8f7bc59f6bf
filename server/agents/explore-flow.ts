import { Worker } from 'node:worker_threads';
import type { FlowExploration } from '#domain/agents.ts';
import { AppError } from '#domain/errors.ts';
import type { Scope } from '#server/scope.ts';
import type { Exploration } from '#voice/flow/lint/explore.ts';
import { getAgent } from './agents.ts';

/** What one look may take: whichever is over first. */
const limits = { limitMs: 5_000, states: 20_000 };
/** A thread that has not answered by then has gone wrong, in ms. */
const patience = 20_000;
/** Threads at a time: calls need the processor more. */
const mostAtOnce = 2;
let running = 0;

/** What was seen, in words that claim no more. */
function claimOf({ complete, states, faults, ports }: Exploration): string {
  const ways = `${ports.all === 0 ? 100 : Math.floor((ports.taken / ports.all) * 100)} % of the ways`;
  const seen = complete ? `all ${states} states that answers of every kind lead to` : `${states} states`;
  if (faults.length > 0) return `${faults.length === 1 ? 'A fault' : `${faults.length} faults`} in ${seen}, ${ways}.`;
  return `No fault in ${seen}, ${ways}.`;
}

function runAside(data: object): Promise<Exploration> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./explore-flow.worker.ts', import.meta.url), { workerData: data });
    const timer = setTimeout(() => void worker.terminate(), patience);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('A flow could not be explored.'));
    });
  });
}

/**
 * Runs an agent's flow with answers of every kind, in a thread of its own, and tells what goes wrong and how to get there.
 * @throws AppError not_found, too_many_requests
 */
export async function exploreAgent(scope: Scope, agentId: string): Promise<FlowExploration> {
  const { flow, language } = await getAgent(scope, agentId);
  if (running >= mostAtOnce)
    throw new AppError('too_many_requests', 'Other flows are being explored. Try again in a few seconds.');
  running += 1;
  try {
    const found = await runAside({ flow, language, ...limits });
    return { ...found, claim: claimOf(found) };
  } finally {
    running -= 1;
  }
}

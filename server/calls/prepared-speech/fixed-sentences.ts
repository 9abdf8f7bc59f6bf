import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { runFlowTask } from '#server/agents/flow-tasks.ts';
import { planOf } from '#server/calls/call-plan.ts';
import { newCallRow } from '#server/calls/new-call.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';

/** What is looked at of a flow. */
const bounds = { states: 400, sentences: 300 };
const limitMs = 5_000;
/** Conversations whose sentences are remembered. */
const mostRemembered = 32;

type CallRow = typeof calls.$inferSelect;

/** A version of an agent. */
interface Version {
  agentId: string;
  version: number;
}

/** How a call with the agent would begin now; null where there is nothing to prepare. */
export function subjectOf(scope: Scope, { agentId, version }: Version) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const its = and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId));
    const [agent] = await tx.select({ version: agents.version }).from(agents).where(its);
    if (agent?.version !== version) return null;
    const callId = newId();
    const call = { callId, agentId, channel: 'browser', known: {}, found: {} } as const;
    const row = { ...(await newCallRow(tx, scope, call)), agentVersion: version, startedAt: new Date() };
    // A call that is never stored: its plan asks for none of the columns that the database fills.
    return planOf(tx, scope, row as unknown as CallRow, await findSeal(tx, services, workspaceId));
  });
}

/** By what they are of: agents of one template say the same, and one whose business is renamed does not. */
const remembered = new Map<string, string[]>();

/** What is said in the same words in every call. A search that is cut by its time need not find the same twice. */
export async function sentencesOf({ flow, setting }: Pick<CallPlan, 'flow' | 'setting'>): Promise<string[]> {
  const key = createHash('sha256')
    .update(JSON.stringify([flow, setting]))
    .digest('base64');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = await runFlowTask('fixedSentences', { flow, setting, ...bounds }, limitMs);
  remembered.set(key, found);
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
  return found;
}

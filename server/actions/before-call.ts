import { z } from 'zod';
import type { CallSummary } from '#domain/calls/calls.ts';
import { Id } from '#domain/platform/http.ts';
import type { Json } from '#domain/platform/json.ts';
import { Metadata } from '#domain/platform/metadata.ts';
import type { ActionRow } from '#server/actions/definitions/find-action.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { runAction } from './run-action.ts';
import { findTriggered, runOf } from './triggers/triggered-runs.ts';

/** Milliseconds that a caller waits for what is looked up. */
const limitMs = 2_000;
/** Characters of JSON that one look-up may add to a conversation. */
const mostChars = 20_000;
const nameForm = /^(?!constructor$)[a-z][a-z0-9_]{0,39}$/;

interface BeforeCall {
  callId: string;
  agentId: string;
  channel: CallSummary['channel'];
}

/** What a look-up answered: what the conversation knows, and what is to become of it. */
export interface LookedUp {
  known: Record<string, Json>;
  metadata: Metadata;
  /** Another agent that is to have the call; whether there is one is not known. */
  agentId: string | null;
  /** The call is refused, and this is said. */
  refusal: string | null;
}

/** Results under these names steer the call; all others are values of the conversation. */
const Steering = z.object({
  agent_id: Id.nullable().catch(null),
  refuse: z.string().trim().min(1).max(600).nullable().catch(null),
  metadata: Metadata.catch({}),
});
const steeringNames: readonly string[] = Object.keys(Steering.shape);

/** What of results a conversation can know, values under names, and how they steer it. */
function lookedUp(outputs: readonly [string, Json][]): LookedUp {
  const { agent_id: agentId, refuse: refusal, metadata } = Steering.parse(Object.fromEntries(outputs));
  const known = outputs.filter(([name]) => !steeringNames.includes(name));
  return { known: Object.fromEntries(known), metadata, agentId, refusal };
}

/** What a run answered, under names that a conversation can use. */
function outputOf(result: ActionResult | null): [string, Json][] {
  if (!result?.ok || typeof result.output !== 'object' || result.output === null || Array.isArray(result.output))
    return [];
  if (JSON.stringify(result.output).length > mostChars) return [];
  return Object.entries(result.output).filter(([name, value]) => nameForm.test(name) && value !== null);
}

/** The actions that look something up before calls of an agent. */
async function findLookUps(tx: Tx, workspaceId: string, agentId: string): Promise<ActionRow[]> {
  const found = await findTriggered(tx, workspaceId, 'beforeCall');
  return found.filter(({ triggers: { beforeCall } }) => {
    return beforeCall !== null && (beforeCall.agentIds.length === 0 || beforeCall.agentIds.includes(agentId));
  });
}

/** Whether anything is looked up before calls of an agent. */
export const hasLookUps = async (tx: Tx, workspaceId: string, agentId: string): Promise<boolean> =>
  (await findLookUps(tx, workspaceId, agentId)).length > 0;

/**
 * Looks up what is to be known before a call, for two seconds at most. What comes later, or fails, leaves the call as it
 * is; its run tells why.
 * @param check refuses a call that cannot begin, so that nothing is looked up for it; answers what an action may be told of it
 */
export async function lookUpBefore(
  scope: Scope,
  { callId, agentId, channel }: BeforeCall,
  check: () => Promise<Record<string, Json>>,
): Promise<LookedUp> {
  const { db } = scope.services;
  const wanted = await db.tenant(scope.workspaceId, (tx) => findLookUps(tx, scope.workspaceId, agentId));
  if (wanted.length === 0) return lookedUp([]);
  const values = { ...(await check()), agent_id: agentId, call_id: callId, channel };
  const { clock, log } = scope.services;
  const known: [string, Json][] = [];
  let isOver = false;
  const all = wanted.map(async (action) => {
    try {
      const run = runOf(action, 'before_call', { runId: `before/${callId}/${action.id}`, callId, values });
      const result = await runAction({ ...scope, actor: null }, run);
      if (!isOver) known.push(...outputOf(result));
    } catch (error) {
      log.warn({ err: error, actionId: action.id }, 'nothing could be looked up before a call');
    }
  });
  let cancel = () => {};
  const late = new Promise<void>((resolve) => {
    cancel = clock.after(limitMs, resolve);
  });
  await Promise.race([Promise.all(all), late]);
  cancel();
  isOver = true;
  return lookedUp(known);
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { usualModelCaps } from '#domain/models/model-services.ts';
import type { ModelCaps } from '#domain/models/models.ts';
import { monthOf, type UsageMeter } from '#domain/usage/usage.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { modelCaps } from '#server/platform/db/schema/models.table.ts';
import { usageEvents } from '#server/platform/db/schema/usage.table.ts';
import type { Scope } from '#server/scope.ts';
import { readSums, release, reserve, settle, spend } from '#server/usage/ledger.ts';
import { tellOfUse } from '#server/usage/tell-of-use.ts';

/** Tokens of a request, and what they cost in millionths of a US dollar; null without a price. */
export interface Use {
  tokens: number;
  cost: number | null;
}

/** What is held for one request. */
export interface Held {
  tokens: string;
  cost: string | null;
}

/** Longer than any request to a model takes, in ms. */
const expiryMs = 10 * 60_000;

/** What models may cost in this workspace. */
export async function readCaps(tx: Tx, workspaceId: string): Promise<ModelCaps> {
  const [row] = await tx.select().from(modelCaps).where(eq(modelCaps.workspaceId, workspaceId));
  if (row === undefined) return usualModelCaps;
  const { monthTokens, monthCost, callTokens, callCost } = row;
  return { monthTokens, monthCost, callTokens, callCost };
}

/** What a call has used of models so far. */
async function usedInCall(tx: Tx, workspaceId: string, callId: string): Promise<{ tokens: number; cost: number }> {
  const meters: UsageMeter[] = ['model_tokens', 'model_cost'];
  const rows = await tx
    .select({ meter: usageEvents.meter, used: sql<string>`sum(${usageEvents.quantity})` })
    .from(usageEvents)
    .where(
      and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.callId, callId), inArray(usageEvents.meter, meters)),
    )
    .groupBy(usageEvents.meter);
  const of = (meter: UsageMeter) => Number(rows.find((row) => row.meter === meter)?.used ?? 0);
  return { tokens: of('model_tokens'), cost: of('model_cost') };
}

const isOver = (cap: number | null, used: number) => cap !== null && used > cap;

/**
 * Holds what a request may use at most. Null, and nothing held, where it would pass what a month or a call may cost.
 * In a transaction of its own.
 */
export async function holdUse(
  tx: Tx,
  { services, workspaceId }: Scope,
  request: { id: string; callId: string | null; most: Use },
): Promise<Held | null> {
  const { id, callId, most } = request;
  const at = services.clock.now();
  const caps = await readCaps(tx, workspaceId);
  if (callId !== null) {
    const used = await usedInCall(tx, workspaceId, callId);
    if (isOver(caps.callTokens, used.tokens + most.tokens)) return null;
    if (most.cost !== null && isOver(caps.callCost, used.cost + most.cost)) return null;
  }
  const wish = { at, callId, expiresAt: at + expiryMs };
  const tokens = await reserve(tx, workspaceId, {
    ...wish,
    meter: 'model_tokens',
    key: `model:${id}:tokens`,
    quantity: most.tokens,
    caps: { workspace: caps.monthTokens },
  });
  if (tokens === null) return null;
  // What costs nothing takes nothing.
  if (most.cost === null || most.cost === 0) return { tokens: tokens.id, cost: null };
  const cost = await reserve(tx, workspaceId, {
    ...wish,
    meter: 'model_cost',
    key: `model:${id}:cost`,
    quantity: most.cost,
    caps: { workspace: caps.monthCost },
  });
  if (cost !== null) return { tokens: tokens.id, cost: cost.id };
  await release(tx, workspaceId, tokens.id, at);
  return null;
}

/** Ends what was held with what was used, also where that is more than was thought, and tells who has to know. */
export async function settleUse(
  tx: Tx,
  { services, workspaceId }: Scope,
  request: { id: string; callId: string | null; held: Held; used: Use },
): Promise<void> {
  const { id, callId, held, used } = request;
  const at = services.clock.now();
  const caps = await readCaps(tx, workspaceId);
  const parts = [
    { meter: 'model_tokens', holdId: held.tokens, quantity: used.tokens, cap: caps.monthTokens },
    { meter: 'model_cost', holdId: held.cost, quantity: used.cost ?? 0, cap: caps.monthCost },
  ] as const;
  for (const { meter, holdId, quantity, cap } of parts) {
    if (holdId === null) continue;
    const settled = await settle(tx, workspaceId, holdId, { quantity, at });
    const more = quantity - settled;
    // What was used was used: no limit is asked.
    if (more > 0) await spend(tx, workspaceId, { meter, key: `model:${id}:more:${meter}`, quantity: more, at, callId });
    const after = await usedInMonth(tx, workspaceId, meter, at);
    const what = meter === 'model_cost' ? 'cost' : 'tokens';
    await tellOfUse(tx, services, workspaceId, {
      type: 'models-used',
      period: `${monthOf(at)}:${what}`,
      limit: cap,
      before: after - quantity,
      after,
      more: { what },
    });
  }
}

/** What models have used this month, of a meter. */
export async function usedInMonth(tx: Tx, workspaceId: string, meter: UsageMeter, at: number): Promise<number> {
  return (await readSums(tx, workspaceId, meter, at)).used;
}

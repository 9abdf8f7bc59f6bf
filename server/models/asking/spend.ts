import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { ModelCaps, ModelSpend } from '#domain/models/models.ts';
import { monthOf } from '#domain/usage/usage.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { modelCaps, modelRequests } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import { readCaps, usedInMonth } from './budget.ts';

async function spendIn(tx: Tx, { services, workspaceId }: Scope): Promise<ModelSpend> {
  const at = services.clock.now();
  const month = monthOf(at);
  const { service, model, inputTokens, outputTokens, cost } = modelRequests;
  const rows = await tx
    .select({
      service,
      model,
      requests: sql<number>`count(*)::int`,
      inputTokens: sql<string>`sum(${inputTokens})`,
      outputTokens: sql<string>`sum(${outputTokens})`,
      cost: sql<string | null>`sum(${cost})`,
      unpriced: sql<string>`coalesce(sum(${inputTokens} + ${outputTokens}) filter (where ${cost} is null), 0)`,
    })
    .from(modelRequests)
    .where(and(eq(modelRequests.workspaceId, workspaceId), gte(modelRequests.at, new Date(`${month}-01T00:00:00Z`))))
    .groupBy(service, model)
    .orderBy(desc(sql`sum(${inputTokens} + ${outputTokens})`));
  return {
    month,
    tokens: await usedInMonth(tx, workspaceId, 'model_tokens', at),
    cost: await usedInMonth(tx, workspaceId, 'model_cost', at),
    unpricedTokens: rows.reduce((sum, { unpriced }) => sum + Number(unpriced), 0),
    caps: await readCaps(tx, workspaceId),
    models: rows.map((row) => ({
      service: row.service,
      model: row.model,
      requests: row.requests,
      inputTokens: Number(row.inputTokens),
      outputTokens: Number(row.outputTokens),
      cost: row.cost === null ? null : Number(row.cost),
    })),
  };
}

/** What models have cost this month, and may cost. */
export const readSpend = (scope: Scope): Promise<ModelSpend> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => spendIn(tx, scope));

/** Sets what models may cost. What is held now is not taken back. */
export function setCaps(scope: Scope, caps: ModelCaps): Promise<ModelSpend> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await readCaps(tx, workspaceId);
    await tx
      .insert(modelCaps)
      .values({ workspaceId, ...caps })
      .onConflictDoUpdate({ target: modelCaps.workspaceId, set: caps });
    const spend = await spendIn(tx, scope);
    const object = { kind: 'model-caps', id: workspaceId };
    await recordChange(tx, scope, 'model.caps-set', { object, before, after: caps });
    return spend;
  });
}

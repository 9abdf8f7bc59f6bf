import { eq, type SQL, sql } from 'drizzle-orm';
import { callSigns, type Scorecard, usualScorecard } from '#domain/calls/call-quality.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callQuality, callScorecards } from '#server/platform/db/schema/call-quality.table.ts';
import type { Scope } from '#server/scope.ts';

/** What signs take off in a workspace; the usual where no one has said otherwise. */
export async function readScorecard(tx: Tx, workspaceId: string): Promise<Scorecard> {
  const [row] = await tx.select().from(callScorecards).where(eq(callScorecards.workspaceId, workspaceId));
  return row?.points ?? usualScorecard;
}

export const getScorecard = ({ services, workspaceId }: Scope): Promise<Scorecard> =>
  services.db.tenant(workspaceId, (tx) => readScorecard(tx, workspaceId));

/** `scoreOf` of the domain, for all calls at once. */
function scored(card: Scorecard): SQL {
  const off = callSigns.map(
    (sign) =>
      sql`least(${card[sign].most}::int, ${card[sign].each}::int * coalesce((${callQuality.signs} ->> ${sign})::int, 0))`,
  );
  return sql`greatest(0, 100 - (${sql.join(off, sql` + `)}))`;
}

/** Changes what signs take off. Calls that were rated are scored anew from what showed in them. */
export function setScorecard(scope: Scope, after: Scorecard): Promise<Scorecard> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await readScorecard(tx, workspaceId);
    const changedAt = new Date(services.clock.now());
    await tx
      .insert(callScorecards)
      .values({ workspaceId, points: after, changedAt })
      .onConflictDoUpdate({ target: callScorecards.workspaceId, set: { points: after, changedAt } });
    await tx
      .update(callQuality)
      .set({ score: scored(after) })
      .where(sql`${eq(callQuality.workspaceId, workspaceId)} and ${callQuality.score} is not null`);
    await recordChange(tx, scope, 'scorecard.changed', {
      object: { kind: 'workspace', id: workspaceId },
      before,
      after,
    });
    return after;
  });
}

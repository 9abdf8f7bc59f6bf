import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Alert } from '#domain/calls/alerts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AlertRow, alertRules, alerts } from '#server/platform/db/schema/alerts.table.ts';
import type { Scope } from '#server/scope.ts';
import { presentAlerts } from './present-alert.ts';
import { tellOver } from './tell-alert.ts';

const one = ({ workspaceId }: Scope, alertId: string) =>
  and(eq(alerts.workspaceId, workspaceId), eq(alerts.id, alertId));

interface ListInput {
  status: 'open' | 'over';
  cursor?: string | undefined;
  limit: number;
}

/** Alerts, latest first. */
export async function listAlerts(scope: Scope, { status, cursor, limit }: ListInput) {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(alerts)
      .where(
        and(
          eq(alerts.workspaceId, workspaceId),
          status === 'open' ? isNull(alerts.resolvedAt) : isNotNull(alerts.resolvedAt),
          cursor === undefined ? undefined : lt(alerts.id, cursor),
        ),
      )
      .orderBy(desc(alerts.id))
      .limit(limit + 1),
  );
  const shown = rows.slice(0, limit);
  return { items: await presentAlerts(scope, shown), next: rows.length > limit ? shown.at(-1)!.id : null };
}

/** An alert that is open, kept from changing until the commit. @throws AppError not_found, conflict */
async function findOpen(tx: Tx, scope: Scope, alertId: string): Promise<AlertRow> {
  const [row] = await tx.select().from(alerts).where(one(scope, alertId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Alert not found. It may have been deleted.');
  if (row.resolvedAt !== null) throw new AppError('conflict', 'This alert has already ended.');
  return row;
}

async function show(scope: Scope, row: AlertRow): Promise<Alert> {
  const [alert] = await presentAlerts(scope, [row]);
  return alert!;
}

/** Says that someone sees to it; the first who does is kept. @throws AppError not_found, conflict */
export async function acknowledgeAlert(scope: Scope, alertId: string): Promise<Alert> {
  const { services, workspaceId, actor } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    const open = await findOpen(tx, scope, alertId);
    if (open.acknowledgedAt !== null) return open;
    const seen = { acknowledgedAt: new Date(services.clock.now()), acknowledgedBy: actor?.userId ?? null };
    await tx.update(alerts).set(seen).where(one(scope, alertId));
    await recordChange(tx, scope, 'alert.acknowledged', {
      object: { kind: 'alert', id: alertId },
      after: { name: open.name },
    });
    return { ...open, ...seen };
  });
  return show(scope, row);
}

/** Says that it is over. Its rule is quiet until the figure was fine once. @throws AppError not_found, conflict */
export async function resolveAlert(scope: Scope, alertId: string): Promise<Alert> {
  const { services, workspaceId, actor } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    const open = await findOpen(tx, scope, alertId);
    const over = { resolvedAt: new Date(services.clock.now()), resolvedBy: actor?.userId ?? null };
    await tx.update(alerts).set(over).where(one(scope, alertId));
    await tx
      .update(alertRules)
      .set({ quiet: true })
      .where(and(eq(alertRules.workspaceId, workspaceId), eq(alertRules.id, open.ruleId)));
    await recordChange(tx, scope, 'alert.resolved', {
      object: { kind: 'alert', id: alertId },
      after: { name: open.name },
    });
    await tellOver(tx, scope, { ...open, ...over });
    return { ...open, ...over };
  });
  return show(scope, row);
}

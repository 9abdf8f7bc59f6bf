import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { type AlertRule, alertRulesLimit, type alertsApi, type Watched } from '#domain/calls/alerts.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Input } from '#domain/platform/http.ts';
import { readCosts } from '#server/billing/read-costs.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { alertRules, alerts, type RuleRow } from '#server/platform/db/schema/alerts.table.ts';
import type { Scope } from '#server/scope.ts';
import { isPassed } from './judge.ts';
import { presentRule } from './present-alert.ts';
import { readFigure } from './read-figure.ts';

const one = ({ workspaceId }: Scope, ruleId: string) =>
  and(eq(alertRules.workspaceId, workspaceId), eq(alertRules.id, ruleId));
const objectOf = (id: string) => ({ kind: 'alert-rule', id });

/** A rule, kept from changing until the commit. @throws AppError not_found */
async function findRule(tx: Tx, scope: Scope, ruleId: string): Promise<RuleRow> {
  const [row] = await tx.select().from(alertRules).where(one(scope, ruleId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Alert not found. It may have been deleted.');
  return row;
}

async function openAlertOf(tx: Tx, { workspaceId }: Scope, ruleId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.workspaceId, workspaceId), eq(alerts.ruleId, ruleId), isNull(alerts.resolvedAt)));
  return row?.id ?? null;
}

/** What is watched, in the order of its making. */
export async function listRules({ services, workspaceId }: Scope): Promise<{ items: AlertRule[] }> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ rule: alertRules, openAlertId: alerts.id })
      .from(alertRules)
      .leftJoin(
        alerts,
        and(
          eq(alerts.workspaceId, alertRules.workspaceId),
          eq(alerts.ruleId, alertRules.id),
          isNull(alerts.resolvedAt),
        ),
      )
      .where(eq(alertRules.workspaceId, workspaceId))
      .orderBy(asc(alertRules.createdAt), asc(alertRules.id)),
  );
  return { items: rows.map(({ rule, openAlertId }) => presentRule(rule, openAlertId)) };
}

/** Watches a figure from now on. @throws AppError limit_reached */
export function createRule(scope: Scope, watched: Watched & { name: string }): Promise<AlertRule> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `alert-rules:${workspaceId}`);
    const [there] = await tx.select({ n: count() }).from(alertRules).where(eq(alertRules.workspaceId, workspaceId));
    if (there!.n >= alertRulesLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${alertRulesLimit} alerts. Delete one first.`);
    const at = new Date(services.clock.now());
    const row: RuleRow = {
      workspaceId,
      id: newId(),
      active: true,
      quiet: false,
      ...watched,
      openHoursOnly: watched.openHoursOnly ?? false,
      value: null,
      checkedAt: null,
      dueAt: at,
      createdAt: at,
    };
    await tx.insert(alertRules).values(row);
    await recordChange(tx, scope, 'alert-rule.created', { object: objectOf(row.id), after: { ...watched } });
    return presentRule(row, null);
  });
}

type RuleChange = Input<typeof alertsApi.updateRule>['body'];

/** Changes what is watched. An alert that is open stays, and is judged by the rule as it is now. @throws AppError not_found */
export function updateRule(scope: Scope, ruleId: string, change: RuleChange): Promise<AlertRule> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await findRule(tx, scope, ruleId);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const isWatchedAnew = Object.keys(given).some((name) => name !== 'name');
    const [row] = await tx
      .update(alertRules)
      .set({
        ...given,
        ...(isWatchedAnew && { dueAt: new Date(services.clock.now()), quiet: false, value: null, checkedAt: null }),
      })
      .where(one(scope, ruleId))
      .returning();
    await recordChange(tx, scope, 'alert-rule.updated', {
      object: objectOf(ruleId),
      before: Object.fromEntries(Object.keys(given).map((name) => [name, before[name as keyof RuleRow]])),
      after: given,
    });
    return presentRule(row!, await openAlertOf(tx, scope, ruleId));
  });
}

/** Watches it no more. @throws AppError not_found */
export function removeRule(scope: Scope, ruleId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { name } = await findRule(tx, scope, ruleId);
    await tx.delete(alertRules).where(one(scope, ruleId));
    await recordChange(tx, scope, 'alert-rule.deleted', { object: objectOf(ruleId), before: { name } });
    return undefined;
  });
}

/** What a figure is now, and whether that would raise an alert. */
export async function previewRule({ services, workspaceId }: Scope, watched: Watched) {
  const now = services.clock.now();
  const prices = await services.db.system('job', (tx) => readCosts(tx, workspaceId));
  const figure = await services.db.tenant(workspaceId, (tx) =>
    readFigure(tx, { ...watched, workspaceId, now, prices }),
  );
  const { value, calls } = figure ?? { value: null, calls: 0 };
  return { value, calls, closed: figure === null, raised: isPassed({ ...watched, value }) };
}

import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Costs, readCosts } from '#server/billing/read-costs.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AlertRow, alertRules, alerts, type RuleRow } from '#server/platform/db/schema/alerts.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { judge, type Verdict } from './judge.ts';
import { readFigure } from './read-figure.ts';
import { tellOver, tellRaised } from './tell-alert.ts';

/** Rules of one look; the next minute looks again. */
const mostAtOnce = 500;
/** Minutes until a rule is looked at again: what looks back for long changes slowly. */
const minutesBetween = (minutes: number): number => (minutes <= 60 ? 1 : 5);

const ofRule = ({ workspaceId, id }: RuleRow) => and(eq(alertRules.workspaceId, workspaceId), eq(alertRules.id, id));
const ofAlert = ({ workspaceId, id }: AlertRow) => and(eq(alerts.workspaceId, workspaceId), eq(alerts.id, id));

async function raise(tx: Tx, scope: Scope, rule: RuleRow, value: number): Promise<void> {
  const { id: ruleId, name, figure, when, limit, minutes, filters, openHoursOnly } = rule;
  const row: AlertRow = {
    workspaceId: scope.workspaceId,
    id: newId(),
    ruleId,
    name,
    figure,
    when,
    limit,
    minutes,
    filters,
    openHoursOnly,
    value,
    latest: value,
    worst: value,
    raisedAt: new Date(scope.services.clock.now()),
    fineSince: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    resolvedAt: null,
    resolvedBy: null,
  };
  await tx.insert(alerts).values(row);
  await tellRaised(tx, scope, row);
}

/** Does what a figure means for an alert that is open. */
async function goOn(tx: Tx, scope: Scope, open: AlertRow, verdict: Verdict, latest: number | null): Promise<void> {
  if (verdict.do === 'note') {
    const fineSince = verdict.fineSince === null ? null : new Date(verdict.fineSince);
    await tx.update(alerts).set({ latest, worst: verdict.worst, fineSince }).where(ofAlert(open));
  }
  if (verdict.do === 'end') {
    const resolvedAt = new Date(scope.services.clock.now());
    await tx.update(alerts).set({ latest, resolvedAt }).where(ofAlert(open));
    await tellOver(tx, scope, { ...open, latest, resolvedAt });
  }
}

/** Looks at one rule, unless another process just has. */
async function check(tx: Tx, scope: Scope, ruleId: string, prices: Costs): Promise<void> {
  const now = scope.services.clock.now();
  const { workspaceId } = scope;
  const [rule] = await tx
    .select()
    .from(alertRules)
    .where(
      and(eq(alertRules.workspaceId, workspaceId), eq(alertRules.id, ruleId), lte(alertRules.dueAt, new Date(now))),
    )
    .for('update');
  if (!rule?.active) return;
  const [open] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.workspaceId, workspaceId), eq(alerts.ruleId, ruleId), isNull(alerts.resolvedAt)));
  const figure = await readFigure(tx, { ...rule, now, prices });
  const dueAt = new Date(now + minutesBetween(rule.minutes) * 60_000);
  if (figure === null) {
    // Closed: what is open stays open, and nothing is fine either.
    await tx.update(alertRules).set({ dueAt }).where(ofRule(rule));
    return;
  }
  const { value } = figure;
  const verdict = judge({
    when: rule.when,
    limit: rule.limit,
    quiet: rule.quiet,
    value,
    now,
    open: open ? { worst: open.worst, fineSince: open.fineSince?.getTime() ?? null } : null,
  });
  if (verdict.do === 'raise') await raise(tx, scope, rule, value!);
  if (open) await goOn(tx, scope, open, verdict, value);
  await tx
    .update(alertRules)
    .set({
      value,
      checkedAt: new Date(now),
      dueAt,
      quiet: verdict.do === 'nothing' && verdict.quiet,
    })
    .where(ofRule(rule));
}

/** Looks at what is watched and due. Answers how many rules. */
export async function checkAlerts(services: Services, signal?: AbortSignal): Promise<number> {
  const due = await services.db.system('job', (tx) =>
    tx
      .select({ workspaceId: alertRules.workspaceId, ruleId: alertRules.id, figure: alertRules.figure })
      .from(alertRules)
      .innerJoin(workspaces, and(eq(workspaces.id, alertRules.workspaceId), isNull(workspaces.deletedAt)))
      .where(and(eq(alertRules.active, true), lte(alertRules.dueAt, new Date(services.clock.now()))))
      .orderBy(asc(alertRules.dueAt))
      .limit(mostAtOnce),
  );
  for (const { workspaceId, ruleId, figure } of due) {
    if (signal?.aborted) break;
    const scope: Scope = { services, workspaceId, actor: null };
    try {
      // Of the workspace's seller: as the system, since that is another one.
      const prices: Costs =
        figure === 'cost' ? await services.db.system('job', (tx) => readCosts(tx, workspaceId)) : new Map();
      await services.db.tenant(workspaceId, (tx) => check(tx, scope, ruleId, prices));
    } catch (error) {
      // One that cannot be looked at keeps no other from it.
      services.log.error({ err: error, workspaceId, ruleId }, 'an alert could not be checked');
    }
  }
  return due.length;
}

import type { Alert, AlertRule } from '#domain/calls/alerts.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { AlertRow, RuleRow } from '#server/platform/db/schema/alerts.table.ts';
import type { Scope } from '#server/scope.ts';

export const presentRule = (row: RuleRow, openAlertId: string | null): AlertRule => ({
  id: row.id,
  name: row.name,
  active: row.active,
  openAlertId,
  figure: row.figure,
  when: row.when,
  limit: row.limit,
  minutes: row.minutes,
  leastCalls: row.leastCalls,
  openHoursOnly: row.openHoursOnly,
  filters: row.filters,
  value: row.value,
  checkedAt: row.checkedAt?.toISOString() ?? null,
});

/** Alerts as they are shown. Call it outside of a workspace's own transaction: it reads what people are called. */
export async function presentAlerts({ services }: Scope, rows: readonly AlertRow[]): Promise<Alert[]> {
  const people = rows.flatMap(({ acknowledgedBy, resolvedBy }) => [acknowledgedBy, resolvedBy]);
  const nameOf = await namesOf(services, people);
  const by = (id: string | null) => (id === null ? null : nameOf(id).name);
  return rows.map((row) => ({
    id: row.id,
    ruleId: row.ruleId,
    name: row.name,
    figure: row.figure,
    when: row.when,
    limit: row.limit,
    minutes: row.minutes,
    openHoursOnly: row.openHoursOnly,
    filters: row.filters,
    value: row.value,
    latest: row.latest,
    worst: row.worst,
    raisedAt: row.raisedAt.toISOString(),
    acknowledged: row.acknowledgedAt && { at: row.acknowledgedAt.toISOString(), by: by(row.acknowledgedBy) },
    resolved: row.resolvedAt && {
      at: row.resolvedAt.toISOString(),
      by: by(row.resolvedBy),
      itself: row.resolvedBy === null,
    },
  }));
}

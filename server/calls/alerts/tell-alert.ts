import { alertFigures, sayFigure } from '#domain/calls/alerts.ts';
import type { WebhookData } from '#domain/notifications/webhook-events.data.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { AlertRow } from '#server/platform/db/schema/alerts.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';

/** An alert as webhooks hear of it. */
const toldOf = (row: AlertRow): WebhookData['alert.raised'] => ({
  alertId: row.id,
  ruleId: row.ruleId,
  name: row.name,
  figure: row.figure,
  when: row.when,
  limit: row.limit,
  minutes: row.minutes,
  value: row.value,
  worst: row.worst,
  raisedAt: row.raisedAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
});

/** What the sentence of a notification needs. */
const wordsOf = ({ ruleId, name, figure, when, limit, minutes, openHoursOnly, value, worst }: AlertRow) => ({
  id: ruleId,
  name,
  figure: alertFigures[figure].label,
  when,
  minutes,
  ...(openHoursOnly && { openHoursOnly }),
  value: sayFigure(figure, value),
  worst: sayFigure(figure, worst),
  limit: sayFigure(figure, limit),
});

/** Tells of an alert, in the transaction that raises it. */
export async function tellRaised(tx: Tx, scope: Scope, row: AlertRow): Promise<void> {
  await notify(tx, scope, 'alert-raised', wordsOf(row), { once: `alert:${row.id}` });
  await emitWebhookEvent(tx, scope, 'alert.raised', () => toldOf(row), { once: `alert.raised:${row.id}` });
}

/** Tells that an alert is over, in the transaction that ends it. */
export async function tellOver(tx: Tx, scope: Scope, row: AlertRow): Promise<void> {
  await notify(tx, scope, 'alert-over', wordsOf(row), { once: `alert-over:${row.id}` });
  await emitWebhookEvent(tx, scope, 'alert.resolved', () => toldOf(row), { once: `alert.resolved:${row.id}` });
}

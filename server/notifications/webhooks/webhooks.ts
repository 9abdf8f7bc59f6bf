import { asc, count, eq } from 'drizzle-orm';
import { eventsOfFormat } from '#domain/notifications/call-forms/webhook-forms.ts';
import { isSentFor, type WebhookSubscription } from '#domain/notifications/webhook-events.data.ts';
import { type WebhookFormat, webhooksLimit } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireFactorWhereAsked } from '#server/identity/require-factor.ts';
import { newWebhookSecret } from '#server/identity/sign-webhook.ts';
import { checkReceiver } from '#server/notifications/check-reachable.ts';
import { knownWebhooks } from '#server/notifications/known-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import type { Scope } from '#server/scope.ts';
import { findWebhook, lockWebhook, oneWebhook } from './find-webhook.ts';
import { requireMayHear } from './may-hear.ts';
import { dayFigures, objectOf, showWebhook, toldOf, type WebhookRow } from './show-webhook.ts';
import { secretPlace } from './webhook-secrets.ts';

/** Does a change of webhooks, of which all processes hear. */
async function changing<T>({ services, workspaceId }: Scope, change: (tx: Tx) => Promise<T>): Promise<T> {
  const known = knownWebhooks(services);
  const changed = await services.db.tenant(workspaceId, async (tx) => {
    await known.announce(tx, workspaceId);
    return change(tx);
  });
  known.forget(workspaceId);
  return changed;
}

/** The webhooks of the workspace, oldest first. */
export const listWebhooks = (scope: Scope): Promise<Webhook[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.workspaceId, scope.workspaceId))
      .orderBy(asc(webhooks.id));
    const figures = await dayFigures(tx, scope);
    return rows.map((row) => showWebhook(scope, row, figures.get(row.id)));
  });

/** @throws AppError not_found */
export const getWebhook = (scope: Scope, webhookId: string): Promise<Webhook> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await findWebhook(tx, scope.workspaceId, webhookId);
    return showWebhook(scope, row, (await dayFigures(tx, scope)).get(webhookId));
  });

/** Each event once, in one order; null for all. */
const inOrder = (events: readonly WebhookSubscription[] | null) =>
  events === null ? null : [...new Set(events)].sort();

/** Events that a webhook gets in its form; of other platforms' forms all that they have, where none are chosen. @throws AppError invalid_input */
function eventsIn(format: WebhookFormat, events: WebhookSubscription[] | null): WebhookSubscription[] | null {
  const known = eventsOfFormat[format];
  if (known === null) return inOrder(events);
  const unknown = events?.find((type) => !known.some((one) => isSentFor([type], one)));
  if (unknown === undefined) return inOrder(events === null ? known : known.filter((type) => isSentFor(events, type)));
  const message = `The ${format} format doesn’t support ${unknown}. Choose from ${known.join(', ')}, or use the parley format.`;
  throw new AppError('invalid_input', message, [{ path: 'body.events', message }]);
}

/**
 * Adds a webhook. The answer holds its secret.
 * @throws AppError forbidden when someone has events sent that they may not see, two_factor_required, limit_reached,
 * invalid_input when its address lies inside of a private network
 */
export async function createWebhook(
  scope: Scope,
  input: { url: string; description: string; events: WebhookSubscription[] | null; format: WebhookFormat },
): Promise<Webhook & { secret: { value: string } }> {
  const { services, workspaceId, actor } = scope;
  checkReceiver(scope, input.url, 'body.url');
  const events = eventsIn(input.format, input.events);
  requireMayHear(scope, events);
  // A token was made under that rule, and programs have no second factor.
  if (actor?.tokenId === undefined) await requireFactorWhereAsked(scope);
  const id = newId();
  const secret = newWebhookSecret();
  return changing(scope, async (tx) => {
    await advisoryLock(tx, `webhooks:${workspaceId}`);
    const [existing] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.workspaceId, workspaceId));
    if (existing!.n >= webhooksLimit) {
      const message = `This workspace has reached its limit of ${webhooksLimit} webhooks. Delete one to add another.`;
      throw new AppError('limit_reached', message);
    }
    const [row] = await tx
      .insert(webhooks)
      .values({
        workspaceId,
        id,
        url: input.url,
        description: input.description,
        events,
        format: input.format,
        status: 'active',
        secret: services.secrets.seal(secretPlace(id), secret),
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    await recordChange(tx, scope, 'webhook.created', { object: objectOf(id), after: toldOf(row!) });
    return { ...showWebhook(scope, row!), secret: { value: secret } };
  });
}

interface Update {
  url?: string | undefined;
  description?: string | undefined;
  events?: WebhookSubscription[] | null | undefined;
  status?: WebhookRow['status'] | undefined;
}

/** What becomes of a webhook's state: one that is resumed has failed nothing yet. */
function stateAfter(before: WebhookRow, status: Update['status'], now: number) {
  if (status === undefined || status === before.status) return {};
  return status === 'active'
    ? { status, pauseReason: null, pausedAt: null, failures: 0, failingSince: null }
    : { status, pauseReason: 'by_hand' as const, pausedAt: new Date(now) };
}

/** Changes a webhook. @throws AppError not_found, forbidden, invalid_input */
export function updateWebhook(scope: Scope, webhookId: string, input: Update): Promise<Webhook> {
  const { services, workspaceId } = scope;
  if (input.url !== undefined) checkReceiver(scope, input.url, 'body.url');
  return changing(scope, async (tx) => {
    const before = await lockWebhook(tx, workspaceId, webhookId);
    const events = input.events === undefined ? before.events : eventsIn(before.format, input.events);
    const url = input.url ?? before.url;
    const sendsOther = url !== before.url || JSON.stringify(events) !== JSON.stringify(before.events);
    if (sendsOther) requireMayHear(scope, events);
    const description = input.description ?? before.description;
    const [after] = await tx
      .update(webhooks)
      .set({ url, description, events, ...stateAfter(before, input.status, services.clock.now()) })
      .where(oneWebhook(workspaceId, webhookId))
      .returning();
    const figures = await dayFigures(tx, scope);
    const change = { object: objectOf(webhookId), before: toldOf(before), after: toldOf(after!) };
    await recordChange(tx, scope, 'webhook.updated', change);
    return showWebhook(scope, after!, figures.get(webhookId));
  });
}

/** Deletes a webhook with the log of its deliveries. @throws AppError not_found */
export function removeWebhook(scope: Scope, webhookId: string): Promise<undefined> {
  const { workspaceId } = scope;
  return changing(scope, async (tx) => {
    const before = await lockWebhook(tx, workspaceId, webhookId);
    await tx.delete(webhooks).where(oneWebhook(workspaceId, webhookId));
    await recordChange(tx, scope, 'webhook.deleted', { object: objectOf(webhookId), before: toldOf(before) });
    return undefined;
  });
}

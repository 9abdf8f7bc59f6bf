import { and, eq } from 'drizzle-orm';
import {
  type PauseReason,
  webhookFailingDays,
  webhookFailuresLimit,
  webhookWaits,
} from '#domain/notifications/webhook-limits.ts';
import { knownWebhooks } from '#server/notifications/known-webhooks.ts';
import { deliverJob } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import { webhookDeliveries, webhooks, webhookTries } from '#server/platform/db/schema/webhooks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import type { Claimed } from './claim-delivery.ts';
import { oneWebhook } from './find-webhook.ts';
import type { Tried } from './post-delivery.ts';
import { hostOf, objectOf, toldOf, type WebhookRow } from './show-webhook.ts';
import { webhookMetricsOf } from './webhook-metrics.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Status of a receiver that takes nothing any more. */
const goneStatus = 410;

/** Milliseconds until the next try, give or take a tenth, so that what failed together does not come together; null for none. */
function waitAfter({ roundTries, test }: Claimed, { ok, status, afterMs }: Tried): number | null {
  const wait = webhookWaits[roundTries];
  if (ok || test || status === goneStatus || wait === undefined) return null;
  return Math.max(Math.round(wait * (0.9 + Math.random() * 0.2)), afterMs ?? 0);
}

/** Why a webhook is to be paused now; null when it goes on. */
function pauseOf(row: WebhookRow, { status, at }: Tried): PauseReason | null {
  if (row.status === 'paused') return null;
  if (status === goneStatus) return 'gone';
  if (row.failures >= webhookFailuresLimit) return 'failing';
  const isSilent = row.failingSince !== null && at - row.failingSince.getTime() >= webhookFailingDays * dayMs;
  return isSilent ? 'silent' : null;
}

/** Keeps how a webhook does. Answers whether it was paused. */
async function noteWebhook(tx: Tx, services: Services, row: WebhookRow, tried: Tried, isLast: boolean) {
  const { workspaceId, id } = row;
  const counted = tried.ok
    ? { failures: 0, failingSince: null }
    : { failures: row.failures + (isLast ? 1 : 0), failingSince: row.failingSince ?? new Date(tried.at) };
  const after: WebhookRow = { ...row, ...counted, lastAttemptAt: new Date(tried.at), lastTryOk: tried.ok };
  const reason = tried.ok ? null : pauseOf(after, tried);
  const { failures, failingSince, lastAttemptAt, lastTryOk } = after;
  await tx
    .update(webhooks)
    .set({
      failures,
      failingSince,
      lastAttemptAt,
      lastTryOk,
      ...(reason && { status: 'paused', pauseReason: reason, pausedAt: new Date(tried.at) }),
    })
    .where(oneWebhook(workspaceId, id));
  if (reason === null) return false;
  await knownWebhooks(services).announce(tx, workspaceId);
  const told = { host: hostOf(row), reason };
  await recordChange(tx, { services, workspaceId, actor: null }, 'webhook.paused', {
    object: objectOf(id),
    before: toldOf(row),
    after: { ...toldOf(row), status: 'paused', ...told },
  });
  return true;
}

async function record(tx: Tx, services: Services, claimed: Claimed, tried: Tried): Promise<boolean> {
  const { workspaceId, id, webhookId, claim, test, roundTries } = claimed;
  const [row] = await tx.select().from(webhooks).where(oneWebhook(workspaceId, webhookId)).for('update');
  if (row === undefined) return false;
  const own = and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id));
  const [before] = await tx
    .select({ tries: webhookDeliveries.tries })
    .from(webhookDeliveries)
    .where(and(own, eq(webhookDeliveries.claim, claim)))
    .for('update');
  // Someone else has it, or this is recorded already.
  if (before === undefined) return false;
  const wait = waitAfter(claimed, tried);
  const at = new Date(tried.at);
  await tx
    .update(webhookDeliveries)
    .set({
      status: tried.ok ? 'delivered' : wait === null ? 'failed' : 'waiting',
      tries: before.tries + 1,
      roundTries: roundTries + 1,
      lastStatus: tried.status,
      lastAttemptAt: at,
      claim: null,
      claimedUntil: null,
      dueAt: wait === null ? null : new Date(tried.at + wait),
      doneAt: wait === null ? at : null,
    })
    .where(own);
  const tryId = newId();
  const seal = await findSeal(tx, services, workspaceId);
  await tx.insert(webhookTries).values({
    workspaceId,
    id: tryId,
    deliveryId: id,
    at,
    ms: tried.ms,
    status: tried.status,
    problem: tried.problem,
    answer: seal.keep(keptPlace('webhook_tries', 'answer', tryId), tried.answer),
  });
  // What waits for less than a minute does not wait for the job that looks every minute.
  if (wait !== null && wait < minuteMs) {
    const startAfter = new Date(tried.at + wait);
    await services.jobs.enqueue(tx, deliverJob, { workspaceId }, { startAfter });
  }
  return !test && (await noteWebhook(tx, services, row, tried, wait === null));
}

/** Records how a try went, and what follows: the next one, or that nothing is sent there any more. */
export async function recordTry(services: Services, claimed: Claimed, tried: Tried): Promise<void> {
  const { db, log } = services;
  const { workspaceId } = claimed;
  // How it went is known: it does not become unknown because the database is away for a moment.
  const paused = await retryDuringOutage(log, () =>
    db.tenant(workspaceId, (tx) => record(tx, services, claimed, tried)),
  );
  const { tries, pauses } = webhookMetricsOf(services);
  tries.inc({ result: tried.ok ? 'delivered' : 'failed' });
  if (!paused) return;
  pauses.inc();
  knownWebhooks(services).forget(workspaceId);
}

import { type SQL, sql } from 'drizzle-orm';
import { bodyIn } from '#domain/notifications/call-forms/webhook-forms.ts';
import { type WebhookFormat, webhookAnswerMs } from '#domain/notifications/webhook-limits.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ContentCipher, Encrypted } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { databaseFault } from '#server/platform/db/sql-error.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import { messageIdOf } from './post-delivery.ts';
import { secretsOf } from './webhook-secrets.ts';

/** A delivery that this process has, with everything that a try needs. */
export interface Claimed {
  workspaceId: string;
  id: string;
  webhookId: string;
  claim: string;
  test: boolean;
  /** Since it was sent anew, without this one. */
  roundTries: number;
  url: string;
  secrets: string[];
  messageId: string;
  format: WebhookFormat;
  /** In that form. */
  body: object;
}

/** Longer than a try may take with what records it, in ms: then its process is gone. */
const claimMs = webhookAnswerMs + 45_000;
/** Tries of one webhook at the same time, so that a slow receiver takes no room of others. */
const mostOfOne = 2;

interface Row {
  workspace_id: string;
  id: string;
  webhook_id: string;
  test: boolean;
  round_tries: number;
  url: string;
  format: WebhookFormat;
  secret: string;
  secret_before: string | null;
  secret_before_until: string | null;
  event_id: string;
  type: string;
  data: Encrypted<Json>;
  happened_at: string;
}

interface Held {
  workspaceId: string;
  id: string;
  claim: string;
}

/** Claims what a statement finds as `due`. */
async function claim(tx: Tx, services: Services, due: SQL): Promise<Held | null> {
  const id = newId();
  const until = new Date(services.clock.now() + claimMs);
  const rows = await readRows(
    tx,
    { workspace_id: 'text', id: 'text' },
    sql`
    with ${due}
    update webhook_deliveries d set claim = ${id}::uuid, claimed_until = ${until}
    from due where d.workspace_id = due.workspace_id and d.id = due.id
    returning d.workspace_id, d.id`,
  );
  const [row] = rows;
  return row === undefined ? null : { workspaceId: row.workspace_id, id: row.id, claim: id };
}

/** Reads what a try needs, as the workspace's own role. Null where there is no more of it, or it cannot be read. */
async function read(tx: Tx, services: Services, { workspaceId, id, claim }: Held): Promise<Claimed | null> {
  const rows = await readRows<Row>(
    tx,
    {
      workspace_id: 'text',
      id: 'text',
      webhook_id: 'text',
      test: 'boolean',
      round_tries: 'number',
      url: 'text',
      format: 'text',
      secret: 'text',
      secret_before: 'text?',
      secret_before_until: 'text?',
      event_id: 'text',
      type: 'text',
      data: 'json',
      happened_at: 'text',
    },
    sql`
    select c.workspace_id, c.id, c.webhook_id, c.test, c.round_tries, w.url, w.format, w.secret, w.secret_before,
      w.secret_before_until::text as secret_before_until, c.event_id, c.type, e.data,
      e.created_at::text as happened_at
    from webhook_deliveries c
    join webhooks w on w.workspace_id = c.workspace_id and w.id = c.webhook_id
    join webhook_events e on e.workspace_id = c.workspace_id and e.id = c.event_id
    where c.workspace_id = ${workspaceId}::uuid and c.id = ${id}::uuid and c.claim = ${claim}::uuid`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  try {
    return open(services, row, claim, await findSeal(tx, services, workspaceId));
  } catch (error) {
    if (databaseFault(error) !== undefined) throw error;
    // It is given up: tried for ever, it would stand in the way of all others.
    services.log.error({ err: error, deliveryId: id }, 'a webhook delivery cannot be read');
    const now = new Date(services.clock.now());
    await tx.execute(sql`
      update webhook_deliveries set status = 'failed', due_at = null, done_at = ${now}, claim = null, claimed_until = null
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
    return null;
  }
}

/** What a try needs, opened. @throws when it is sealed with a key that is lost */
function open(services: Services, row: Row, claimId: string, seal: ContentCipher): Claimed {
  const before = row.secret_before_until;
  const sealed = {
    id: row.webhook_id,
    secret: row.secret,
    secretBefore: row.secret_before,
    secretBeforeUntil: before === null ? null : new Date(before),
  };
  return {
    workspaceId: row.workspace_id,
    id: row.id,
    webhookId: row.webhook_id,
    claim: claimId,
    test: row.test,
    roundTries: row.round_tries,
    url: row.url,
    secrets: secretsOf(services, sealed),
    messageId: messageIdOf(row.event_id),
    format: row.format,
    body: bodyIn(
      row.format,
      {
        type: row.type,
        timestamp: new Date(row.happened_at).toISOString(),
        data: seal.open(keptPlace('webhook_events', 'data', row.event_id), row.data),
        ...(row.test && { test: true as const }),
      },
      row.workspace_id,
    ),
  };
}

/**
 * Claims the delivery that has been due for longest, so that no other process has it; one that was claimed long ago is
 * taken over, and its receiver knows it by its id. Null when there is none.
 */
export async function claimDue(services: Services): Promise<Claimed | null> {
  const now = new Date(services.clock.now());
  const due = sql`busy as materialized (
      select workspace_id, webhook_id from webhook_deliveries where claimed_until > ${now}
      group by workspace_id, webhook_id having count(*) >= ${mostOfOne}
    ), due as (
      select d.workspace_id, d.id from webhook_deliveries d
      join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhook_id and w.status = 'active'
      join workspaces s on s.id = d.workspace_id and s.deleted_at is null
      where d.status = 'waiting' and d.due_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
        and not exists (select from busy b where b.workspace_id = d.workspace_id and b.webhook_id = d.webhook_id)
      order by d.due_at limit 1 for update of d skip locked
    )`;
  const { db } = services;
  for (;;) {
    const held = await db.system('job', (tx) => claim(tx, services, due));
    if (held === null) return null;
    const claimed = await db.tenant(held.workspaceId, (tx) => read(tx, services, held));
    if (claimed !== null) return claimed;
  }
}

/** Claims one delivery, for a try at once. */
export async function claimOne(
  tx: Tx,
  services: Services,
  workspaceId: string,
  deliveryId: string,
): Promise<Claimed | null> {
  const due = sql`due as (select ${workspaceId}::uuid as workspace_id, ${deliveryId}::uuid as id)`;
  const held = await claim(tx, services, due);
  return held === null ? null : read(tx, services, held);
}

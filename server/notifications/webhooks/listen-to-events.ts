import { createHash, createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { bodyIn } from '#domain/notifications/call-forms/webhook-forms.ts';
import {
  isSentFor,
  type WebhookEventType,
  type WebhookSubscription,
} from '#domain/notifications/webhook-events.data.ts';
import { webhookLogDays } from '#domain/notifications/webhook-limits.ts';
import { AppError } from '#domain/platform/errors.ts';
import { webhookHeaders } from '#server/identity/sign-webhook.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { isOpen, knownWebhooks } from '#server/notifications/known-webhooks.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { webhookEventRows, webhookListeners } from '#server/platform/db/schema/webhooks.table.ts';
import { openEventStream } from '#server/platform/http/event-stream.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { maySee } from './may-hear.ts';
import { messageIdOf } from './post-delivery.ts';

/** Streams of one workspace. */
const mostListeners = 20;
/** How long events are kept for a stream that says nothing more, in ms, and how often one says that it is there. */
const keptMs = 300_000;
const signMs = 60_000;
/** How often it is looked what is new, in ms. */
const lookMs = 1_000;
/** An event can be committed after one with a later id: so far back is looked again, in ms. */
const overlapMs = 10_000;
const pageSize = 200;
/** Seconds that a single look may take. */
const longestLook = 10;
const dayMs = 86_400_000;

const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** The first id of a moment that lies some ms before another id's. */
function before(id: string, ms: number): string {
  const hex = Math.max(0, timeOf(id) - ms)
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Who listens: a token, or a person. */
const nameOf = ({ actor }: Scope) => actor?.tokenId ?? actor?.userId ?? '';

/** The secret that signs what a token or a person hears: the same each time. */
const secretOf = (scope: Scope) =>
  `whsec_${createHmac('sha256', scope.services.secrets.key('webhook-listeners'))
    .update(`${scope.workspaceId} ${nameOf(scope)}`)
    .digest('base64')}`;

interface Asked {
  /** Left out: all of them. */
  events?: WebhookSubscription[] | undefined;
  after?: string | undefined;
  seconds: number;
}

/** Has events kept for a stream. @throws AppError limit_reached */
async function signIn(scope: Scope, events: WebhookSubscription[] | null): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const digest = createHash('sha256').update(`${nameOf(scope)} ${events?.toSorted().join() ?? ''}`);
  const row = { workspaceId, holder: digest.digest('base64url'), events, until: new Date(now + keptMs) };
  const known = knownWebhooks(services);
  await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `webhook-listeners:${workspaceId}`);
    const all = eq(webhookListeners.workspaceId, workspaceId);
    await tx.delete(webhookListeners).where(and(all, lte(webhookListeners.until, new Date(now))));
    const its = and(all, eq(webhookListeners.holder, row.holder));
    const renewed = await tx.update(webhookListeners).set(row).where(its).returning({ until: webhookListeners.until });
    if (renewed.length > 0) return;
    const [there] = await tx.select({ n: count() }).from(webhookListeners).where(isOpen(services, workspaceId));
    if (there!.n >= mostListeners)
      throw new AppError('limit_reached', `Up to ${mostListeners} streams of events can be open. Close one first.`);
    await tx.insert(webhookListeners).values(row);
    await known.announce(tx, workspaceId);
  });
  known.forget(workspaceId);
}

/** What happens, in order, from behind an event on; what was read is not read again. */
class EventReader {
  readonly #scope: Scope;
  /** Of the last seconds. */
  readonly #read = new Set<string>();
  #last: string;
  #from: string;

  constructor(scope: Scope, after: string | undefined) {
    this.#scope = scope;
    const now = newId();
    const oldest = before(now, webhookLogDays * dayMs);
    this.#last = after === undefined || after < oldest ? now : after;
    this.#from = after === undefined ? now : before(this.#last, overlapMs);
    if (after !== undefined) this.#read.add(after);
  }

  /** @param tell hears of each event; answers whether it hears more */
  async read(tell: (event: typeof webhookEventRows.$inferSelect, data: unknown) => boolean): Promise<void> {
    const { services, workspaceId } = this.#scope;
    const { id, workspaceId: of } = webhookEventRows;
    let from = this.#from;
    for (let more = true; more; ) {
      const { rows, seal } = await services.db.tenant(workspaceId, async (tx) => {
        const found = await tx
          .select()
          .from(webhookEventRows)
          .where(and(eq(of, workspaceId), gt(id, from), eq(webhookEventRows.test, false)))
          .orderBy(asc(id))
          .limit(pageSize);
        return { rows: found, seal: await findSeal(tx, services, workspaceId) };
      });
      for (const row of rows) {
        from = row.id;
        if (this.#read.has(row.id)) continue;
        this.#read.add(row.id);
        if (row.id > this.#last) this.#last = row.id;
        if (!tell(row, seal.open(keptPlace('webhook_events', 'data', row.id), row.data))) return;
      }
      more = rows.length === pageSize;
    }
    const back = before(this.#last, overlapMs);
    if (back > this.#from) this.#from = back;
    for (const one of this.#read) if (one < this.#from) this.#read.delete(one);
  }
}

/**
 * Events of a workspace as they happen, each with the headers and the body that a webhook gets.
 * @throws AppError limit_reached
 */
export async function listenToEvents(scope: Scope, { events: wanted, after, seconds }: Asked): Promise<Readable> {
  const events = wanted ?? null;
  const { services, workspaceId } = scope;
  const { clock, log } = services;
  const reader = new EventReader(scope, after);
  await signIn(scope, events);
  const secret = secretOf(scope);
  const { stream, write, stillHere } = openEventStream();
  let signedAt = clock.now();
  let cancelLook = () => {};

  const tell: Parameters<EventReader['read']>[0] = ({ id, type, createdAt }, data) => {
    if (stream.writableEnded || stream.destroyed) return false;
    if (!maySee(scope, type) || !isSentFor(events, type as WebhookEventType)) return true;
    const body = JSON.stringify(bodyIn('parley', { type, timestamp: createdAt.toISOString(), data }, workspaceId));
    const timestamp = Math.floor(clock.now() / 1000);
    return write('message', { headers: webhookHeaders([secret], { id: messageIdOf(id), timestamp, body }), body }, id);
  };

  async function look(): Promise<void> {
    try {
      if (clock.now() - signedAt >= signMs) {
        signedAt = clock.now();
        await signIn(scope, events);
        // What stands between them ends a connection that says nothing.
        stillHere();
      }
      await reader.read(tell);
      if (seconds === 0) stream.end();
    } catch (error) {
      log.warn({ err: error }, 'a stream of events has ended');
      stream.end();
    }
    if (!stream.writableEnded && !stream.destroyed) cancelLook = clock.after(lookMs, () => void look());
  }

  write('ready', { secret });
  const cancelEnd = clock.after((seconds || longestLook) * 1000, () => stream.end());
  const unwatch = watchRights(scope, scope.actor, 'webhooks:read', () => stream.end());
  stream.once('close', () => {
    unwatch();
    cancelEnd();
    cancelLook();
  });
  void look();
  return stream;
}

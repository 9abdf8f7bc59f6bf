import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { settleOpen } from './checkouts.ts';
import { collectSoon, openStatuses } from './collect-later.ts';
import { forgetEvents } from './events.ts';

/** Milliseconds after which an open invoice is asked for again, though nothing was heard of it. */
const quietMs = 20 * 3_600_000;
/** Milliseconds after which one that is still being made is taken up again. */
const lateMs = 15 * 60_000;
/** Invoices that one run takes; the rest waits for the next. */
const mostAtOnce = 500;

/** What the provider may have told us in vain: it is asked how open invoices, refunds and visits are. */
export async function reconcile(services: Services): Promise<number> {
  const { db, clock } = services;
  const before = (ms: number) => new Date(clock.now() - ms);
  const notSince = (ms: number) => or(isNull(stripeInvoices.checkedAt), lt(stripeInvoices.checkedAt, before(ms)));
  const backOnItsWay = sql`exists (select from stripe_corrections c where c.workspace_id = ${stripeInvoices.workspaceId}
    and c.invoice_id = ${stripeInvoices.invoiceId} and c.status in ('waiting', 'sent'))`;
  const rows = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: stripeInvoices.workspaceId, invoiceId: stripeInvoices.invoiceId })
      .from(stripeInvoices)
      .where(
        or(
          and(inArray(stripeInvoices.status, ['waiting', 'draft']), lt(stripeInvoices.createdAt, before(lateMs))),
          and(eq(stripeInvoices.status, 'open'), notSince(quietMs)),
          and(eq(stripeInvoices.status, 'open'), lt(stripeInvoices.nextTry, before(0))),
          backOnItsWay,
        ),
      )
      .orderBy(asc(stripeInvoices.createdAt))
      .limit(mostAtOnce),
  );
  for (const { workspaceId, invoiceId } of rows) await collectSoon(null, services, workspaceId, invoiceId);
  await settleOpen(services);
  await db.system('job', (tx) => forgetEvents(tx, clock.now()));
  return rows.length;
}

/** Milliseconds: anyone who looks again sooner does not have the provider asked again. */
const lookMs = 60_000;

/**
 * Has the provider asked how a buyer's open invoices are, since someone looks at them. In the
 * seller's transaction.
 */
export async function askAgain(tx: Tx, services: Services, sellerId: string, buyerId: string): Promise<void> {
  const rows = await tx
    .select({ invoiceId: stripeInvoices.invoiceId })
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.workspaceId, sellerId),
        eq(stripeInvoices.buyerId, buyerId),
        inArray(stripeInvoices.status, openStatuses),
        or(isNull(stripeInvoices.checkedAt), lt(stripeInvoices.checkedAt, new Date(services.clock.now() - lookMs))),
      ),
    )
    .limit(20);
  for (const { invoiceId } of rows) await collectSoon(tx, services, sellerId, invoiceId);
}

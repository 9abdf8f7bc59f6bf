import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BilledCall } from '#domain/billing/billing.ts';
import {
  type Invoice,
  InvoiceDocument,
  type OnlineInvoice,
  type Payment,
  type WholeInvoice,
} from '#domain/billing/invoices.ts';
import { AppError } from '#domain/platform/errors.ts';
import { pdfKey } from '#server/billing/pdf/pdf-key.ts';
import { findStripeInvoice } from '#server/billing/stripe/collect-later.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { type InvoiceRow, invoices, payments, ratedUsage } from '#server/platform/db/schema/billing.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { dunningSteps } from '#server/platform/db/schema/dunning.table.ts';
import type { StripeStatus } from '#server/platform/db/schema/stripe.table.ts';
import { usageEvents } from '#server/platform/db/schema/usage.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { dueOf, shapePayment } from './payments.ts';

/** Invoices as one of their sides sees them. */

export interface Page {
  cursor?: string | undefined;
  limit: number;
}
type Side = InvoiceRow['side'];

function statusOf(row: InvoiceRow, now: number): Invoice['status'] {
  if (row.kind === 'credit_note') return 'issued';
  if (row.disputed) return 'disputed';
  if (dueOf(row) > 0) return row.dueAt.getTime() < now ? 'overdue' : 'open';
  return row.credited >= row.gross && row.gross > 0 ? 'credited' : 'paid';
}

const documentOf = ({ document }: InvoiceRow) => InvoiceDocument.parse(JSON.parse(document));

export function shapeInvoice(row: InvoiceRow, now: number): Invoice {
  const { seller, buyer } = documentOf(row);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: statusOf(row, now),
    currency: row.currency,
    gross: row.gross,
    paid: row.paid,
    credited: row.credited,
    due: dueOf(row),
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    sellerName: seller.name,
    buyerName: buyer.name,
    buyerId: row.buyerId,
    pdf: row.pdf,
    pdfError: row.pdfError,
  };
}

/** As many as a page has, and where the next one begins. */
function pageOf<T extends { id: string }, R>(rows: T[], limit: number, shape: (row: T) => R) {
  const items = rows.slice(0, limit);
  return { items: items.map(shape), next: rows.length > limit ? items.at(-1)!.id : null };
}

/** Newest first. */
export async function listInvoices(
  { services, workspaceId }: Scope,
  side: Side,
  { cursor, limit, buyerId }: Page & { buyerId?: string | undefined },
) {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.workspaceId, workspaceId),
          eq(invoices.side, side),
          cursor === undefined ? undefined : lt(invoices.id, cursor),
          buyerId === undefined ? undefined : eq(invoices.buyerId, buyerId),
        ),
      )
      .orderBy(desc(invoices.id))
      .limit(limit + 1),
  );
  return pageOf(rows, limit, (row) => shapeInvoice(row, services.clock.now()));
}

/** @throws AppError not_found */
async function findInvoice(tx: Tx, workspaceId: string, side: Side, invoiceId: string): Promise<InvoiceRow> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, invoiceId), eq(invoices.side, side)));
  if (found === undefined) throw new AppError('not_found', 'Invoice not found. Check the ID.');
  return found;
}

const onlineStatus: Record<StripeStatus, OnlineInvoice['status']> = {
  waiting: 'preparing',
  draft: 'preparing',
  open: 'open',
  paid: 'paid',
  left: 'left',
  uncollectible: 'closed',
  void: 'closed',
};

/** How far an invoice is at the provider, as its seller knows it; null where that collects by hand. */
async function readOnline(services: Services, row: InvoiceRow): Promise<OnlineInvoice | null> {
  if (row.collectedBy === 'seller') return null;
  const { sellerId, id } = row;
  const found = await services.db.tenant(sellerId, (tx) => findStripeInvoice(tx, sellerId, id));
  if (found === undefined) return null;
  const { status, hostedUrl, problem } = found;
  return { status: onlineStatus[status], url: status === 'open' ? hostedUrl : null, problem };
}

/** One as it was issued, with its payments, oldest first. @throws AppError not_found */
export async function getInvoice(
  { services, workspaceId }: Scope,
  side: Side,
  invoiceId: string,
): Promise<z.infer<typeof WholeInvoice>> {
  const found = await services.db.tenant(workspaceId, (tx) => findInvoice(tx, workspaceId, side, invoiceId));
  const online = await readOnline(services, found);
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await findInvoice(tx, workspaceId, side, invoiceId);
    const paid = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), eq(payments.invoiceId, invoiceId)))
      .orderBy(payments.id);
    const steps = await tx
      .select()
      .from(dunningSteps)
      .where(and(eq(dunningSteps.workspaceId, workspaceId), eq(dunningSteps.invoiceId, invoiceId)))
      .orderBy(dunningSteps.id);
    return {
      ...shapeInvoice(row, services.clock.now()),
      document: documentOf(row),
      online,
      steps: steps.map(({ kind, number, email, at }) => ({ kind, number, email, at: at.toISOString() })),
      payments: paid.map((payment) => shapePayment(payment, row.number)),
    };
  });
}

/** The PDF of an invoice. @throws AppError not_found, conflict while there is none */
export async function getPdf({ services, workspaceId }: Scope, side: Side, invoiceId: string): Promise<RawAnswer> {
  const row = await services.db.tenant(workspaceId, (tx) => findInvoice(tx, workspaceId, side, invoiceId));
  if (row.pdf === 'refused') throw new AppError('conflict', row.pdfError ?? 'This invoice has no PDF.');
  const body = row.pdf === 'ready' ? await services.files.get(pdfKey(workspaceId, invoiceId)) : null;
  if (body === null) throw new AppError('conflict', 'The PDF is being created. Try again in a moment.');
  return { type: 'application/pdf', body };
}

/** Payments of the invoices that a workspace got, newest first. */
export async function listPayments({ services, workspaceId }: Scope, { cursor, limit }: Page) {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ payment: payments, number: invoices.number })
      .from(payments)
      .innerJoin(invoices, and(eq(invoices.workspaceId, payments.workspaceId), eq(invoices.id, payments.invoiceId)))
      .where(
        and(
          eq(payments.workspaceId, workspaceId),
          eq(payments.side, 'buyer'),
          cursor === undefined ? undefined : lt(payments.id, cursor),
        ),
      )
      .orderBy(desc(payments.id))
      .limit(limit + 1),
  );
  const withIds = rows.map((row) => ({ ...row, id: row.payment.id }));
  return pageOf(withIds, limit, ({ payment, number }): Payment => shapePayment(payment, number));
}

interface PooledRow {
  id: string;
  subaccount: string | null;
  at: string;
  seconds: string;
  included: string;
  billed: string;
}

/** What subaccounts used, behind a line of their agency's: whose it was and when; their calls are their own. */
async function readPooledCalls(tx: Tx, workspaceId: string, lineId: string, { cursor, limit }: Page) {
  const rows = await readRows<PooledRow>(
    tx,
    { id: 'text', subaccount: 'text?', at: 'text', seconds: 'text', included: 'text', billed: 'text' },
    sql`
    select r.usage_event_id as id, s.name as subaccount, u.occurred_at as at, u.quantity as seconds, r.included, r.billed
    from rated_pooled_usage r
    join pooled_usage u on u.workspace_id = r.workspace_id and u.id = r.usage_event_id
    left join subaccounts s on s.workspace_id = r.workspace_id and s.id = u.child_id
    where r.workspace_id = ${workspaceId}::uuid and r.charge_id = ${lineId}::uuid
      ${cursor === undefined ? sql`` : sql`and r.usage_event_id > ${cursor}::uuid`}
    order by r.usage_event_id limit ${limit + 1}`,
  );
  return rows.map(({ id, subaccount, at, seconds, included, billed }) => ({
    id,
    callId: null,
    agentName: null,
    startedAt: null,
    subaccount: subaccount ?? 'A deleted subaccount',
    occurredAt: new Date(at).toISOString(),
    seconds: Number(seconds),
    included: Number(included),
    billed: Number(billed),
  }));
}

/** The calls behind a line of an invoice that a workspace got, oldest first. @throws AppError not_found */
export function listBilledCalls(
  { services, workspaceId }: Scope,
  { invoiceId, lineId }: { invoiceId: string; lineId: string },
  { cursor, limit }: Page,
): Promise<{ items: z.infer<typeof BilledCall>[]; next: string | null }> {
  return services.db.tenant(workspaceId, async (tx) => {
    const invoice = await findInvoice(tx, workspaceId, 'buyer', invoiceId);
    const line = documentOf(invoice).lines.find(({ id }) => id === lineId);
    if (line === undefined) throw new AppError('not_found', 'Line item not found on this invoice. Check the ID.');
    const pooled = await readPooledCalls(tx, workspaceId, lineId, { cursor, limit });
    if (pooled.length > 0) return pageOf(pooled, limit, ({ id: _, ...row }) => row);
    const rows = await tx
      .select({
        id: ratedUsage.usageEventId,
        included: ratedUsage.included,
        billed: ratedUsage.billed,
        callId: usageEvents.callId,
        occurredAt: usageEvents.occurredAt,
        seconds: usageEvents.quantity,
        agentName: calls.agentName,
        startedAt: calls.startedAt,
      })
      .from(ratedUsage)
      .innerJoin(
        usageEvents,
        and(eq(usageEvents.workspaceId, ratedUsage.workspaceId), eq(usageEvents.id, ratedUsage.usageEventId)),
      )
      .leftJoin(calls, and(eq(calls.workspaceId, usageEvents.workspaceId), eq(calls.id, usageEvents.callId)))
      .where(
        and(
          eq(ratedUsage.workspaceId, workspaceId),
          eq(ratedUsage.chargeId, lineId),
          cursor === undefined ? undefined : sql`${ratedUsage.usageEventId} > ${cursor}::uuid`,
        ),
      )
      .orderBy(ratedUsage.usageEventId)
      .limit(limit + 1);
    return pageOf(rows, limit, ({ id: _, occurredAt, startedAt, ...row }) => ({
      ...row,
      subaccount: null,
      occurredAt: occurredAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
    }));
  });
}

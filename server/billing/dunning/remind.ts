import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import { dueOf, findSale, holdSale, pendingOf } from '#server/billing/invoices/payments.ts';
import { tellSeller } from '#server/billing/invoices/tell-seller.ts';
import { goOnBehindSuspension } from '#server/billing/roll-subscription.ts';
import { announceAll, forgetAll } from '#server/identity/delete-workspace.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type InvoiceRow, invoices } from '#server/platform/db/schema/billing.table.ts';
import { dunningSteps } from '#server/platform/db/schema/dunning.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { issueOpen } from '../issue-invoice.ts';
import { readDunning } from './settings.ts';
import { suspend, takeStep } from './take-step.ts';

/** Invoices that one run looks at. */
const mostAtOnce = 1_000;
const dayMs = 86_400_000;

const unpaid = and(
  eq(invoices.side, 'seller'),
  eq(invoices.kind, 'invoice'),
  invoices.dunned,
  sql`${invoices.gross} > ${invoices.paid} + ${invoices.credited}`,
);

async function lastReminder(tx: Tx, { sellerId, id }: InvoiceRow) {
  const its = and(eq(dunningSteps.workspaceId, sellerId), eq(dunningSteps.invoiceId, id));
  const [last] = await tx
    .select()
    .from(dunningSteps)
    .where(and(its, eq(dunningSteps.kind, 'reminder')))
    .orderBy(desc(dunningSteps.number))
    .limit(1);
  return last;
}

async function countOf(tx: Tx, { sellerId, id }: InvoiceRow, kind: 'suspended' | 'resumed'): Promise<number> {
  const its = and(eq(dunningSteps.workspaceId, sellerId), eq(dunningSteps.invoiceId, id), eq(dunningSteps.kind, kind));
  return (await tx.select({ id: dunningSteps.id }).from(dunningSteps).where(its)).length;
}

/** Suspends the buyer, when they are still the seller's and work. Answers the hashes of their tokens. */
async function suspendBuyer(tx: Tx, services: Services, sale: InvoiceRow, due: number): Promise<string[] | null> {
  const { buyerId, sellerId, number } = sale;
  const open = and(eq(workspaces.id, buyerId), isNull(workspaces.suspendedAt), isNull(workspaces.deletedAt));
  const [buyer] = await tx.select({ id: workspaces.id }).from(workspaces).where(open).for('no key update');
  if (buyer === undefined || (await findSeller(tx, buyerId)) !== sellerId) return null;
  const reason = `Invoice ${number} is unpaid. Pay it under Subscription & Billing to reactivate this workspace.`;
  await suspend(tx, buyerId, { at: new Date(services.clock.now()), reason, invoiceId: sale.id });
  await takeStep(tx, services, sale, 'suspended', (await countOf(tx, sale, 'suspended')) + 1, due);
  return announceAll(tx, services, buyerId);
}

/** Does what is due about an invoice: the next reminder, or what follows the last. */
async function followUp(services: Services, sellerId: string, invoiceId: string): Promise<void> {
  const done = await services.db.system('job', async (tx) => {
    const sale = await holdSale(tx, sellerId, invoiceId);
    const due = dueOf(sale) - (await pendingOf(tx, sellerId, invoiceId));
    const now = services.clock.now();
    if (due <= 0 || sale.disputed || sale.dueAt.getTime() >= now) return null;
    const { number, currency } = sale;
    const about = { ...sale, once: `overdue:${invoiceId}` };
    await tellSeller(tx, services, about, 'client-invoice-overdue', { id: invoiceId, number, amount: due, currency });
    const { reminderDays, suspendDays } = await readDunning(tx, sellerId);
    const late = (now - sale.dueAt.getTime()) / dayMs;
    // After a pause of the server, the last one that is due stands for those before it.
    const wanted = reminderDays.filter((days) => days <= late).length;
    const last = await lastReminder(tx, sale);
    if (wanted > (last?.number ?? 0)) {
      await takeStep(tx, services, sale, 'reminder', wanted, due);
      return null;
    }
    // No one is suspended who was not reminded for the last time so many days before.
    if (suspendDays === null || last === undefined || last.number < reminderDays.length) return null;
    if (now < last.at.getTime() + suspendDays * dayMs) return null;
    const hashes = await suspendBuyer(tx, services, sale, due);
    return hashes && { hashes, buyerId: sale.buyerId };
  });
  if (done !== null) forgetAll(services, done.buyerId, done.hashes);
}

/** Another invoice for which a buyer stays suspended: reminded of to the end, and not paid either. */
async function nextUnpaid(tx: Tx, { sellerId, buyerId, id }: InvoiceRow): Promise<InvoiceRow | undefined> {
  const { reminderDays } = await readDunning(tx, sellerId);
  const reminded = sql`exists (select from dunning_steps s where s.workspace_id = ${invoices.workspaceId}
    and s.invoice_id = ${invoices.id} and s.kind = 'reminder' and s.number >= ${reminderDays.length})`;
  const others = and(
    ...[unpaid, eq(invoices.workspaceId, sellerId), eq(invoices.buyerId, buyerId)],
    ...[sql`${invoices.id} <> ${id}`, eq(invoices.disputed, false), reminded],
  );
  const [other] = await tx.select().from(invoices).where(others).orderBy(asc(invoices.dueAt)).limit(1);
  return other;
}

/** Lets a workspace work again that was suspended for an invoice which is paid now. Again changes nothing. */
export async function resumeIfPaid(services: Services, buyerId: string): Promise<void> {
  const hashes = await services.db.system('job', async (tx) => {
    const closed = and(eq(workspaces.id, buyerId), isNotNull(workspaces.suspendedFor), isNull(workspaces.deletedAt));
    const [buyer] = await tx.select().from(workspaces).where(closed).for('no key update');
    if (buyer === undefined) return null;
    const own = and(eq(invoices.workspaceId, buyerId), eq(invoices.id, buyer.suspendedFor!));
    const [bought] = await tx.select().from(invoices).where(own);
    const sale = bought && (await findSale(tx, bought.sellerId, bought.id).catch(() => undefined));
    if (sale !== undefined && dueOf(sale) > 0) return null;
    const other = sale && (await nextUnpaid(tx, sale));
    if (other !== undefined) {
      await tx.update(workspaces).set({ suspendedFor: other.id }).where(eq(workspaces.id, buyerId));
      return null;
    }
    await suspend(tx, buyerId, null);
    const sellerId = await goOnBehindSuspension(tx, buyerId, services.clock.now());
    if (sellerId !== null) await issueOpen(tx, services, sellerId, buyerId);
    if (sale !== undefined) await takeStep(tx, services, sale, 'resumed', (await countOf(tx, sale, 'resumed')) + 1, 0);
    else {
      const object = { kind: 'workspace', id: buyerId };
      await recordChange(tx, { services, workspaceId: buyerId, actor: null }, 'invoice.resumed', { object, after: {} });
    }
    return announceAll(tx, services, buyerId);
  });
  if (hashes !== null) forgetAll(services, buyerId, hashes);
}

/** Follows up on every invoice that was not paid in time, each in a transaction of its own. */
export async function remindOfUnpaid(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const { late, closed } = await db.system('job', async (tx) => ({
    late: await tx
      .select({ id: invoices.id, sellerId: invoices.sellerId })
      .from(invoices)
      .where(and(unpaid, lt(invoices.dueAt, new Date(clock.now()))))
      .orderBy(desc(invoices.dueAt))
      .limit(mostAtOnce),
    // Whose job was lost.
    closed: await tx.select({ id: workspaces.id }).from(workspaces).where(isNotNull(workspaces.suspendedFor)),
  }));
  const each = async (work: Promise<void>, about: object) => {
    try {
      await work;
    } catch (error) {
      // One invoice's trouble is not the others'.
      log.error({ err: error, ...about }, 'an unpaid invoice could not be followed up');
    }
  };
  for (const { id, sellerId } of late) await each(followUp(services, sellerId, id), { invoiceId: id });
  for (const { id } of closed) await each(resumeIfPaid(services, id), { workspaceId: id });
}

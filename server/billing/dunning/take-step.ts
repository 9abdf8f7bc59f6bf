import { eq } from 'drizzle-orm';
import type { DunningStep } from '#domain/billing/dunning.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { billingEmailOf } from '#server/billing/invoices/billing-email.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { InvoiceRow } from '#server/platform/db/schema/billing.table.ts';
import { dunningSteps } from '#server/platform/db/schema/dunning.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** The job that mails a step. */
export const dunningMailJob = 'billing.dunning-mail';

const actions: Record<DunningStep['kind'], AuditAction> = {
  reminder: 'invoice.reminded',
  suspended: 'invoice.suspended',
  resumed: 'invoice.resumed',
};

/**
 * Notes a step about an invoice for both sides, tells both audit logs, and has it mailed, in one transaction of the
 * system's. A step that was taken already is not taken again.
 */
export async function takeStep(
  tx: Tx,
  services: Services,
  { id: invoiceId, sellerId, buyerId, number: invoice, currency }: InvoiceRow,
  kind: DunningStep['kind'],
  number: number,
  due: number,
): Promise<void> {
  const email = await billingEmailOf(tx, buyerId);
  const step = { id: newId(), invoiceId, kind, number, email, at: new Date(services.clock.now()) };
  const [kept] = await tx
    .insert(dunningSteps)
    .values([
      { ...step, workspaceId: sellerId, side: 'seller' },
      { ...step, workspaceId: buyerId, side: 'buyer' },
    ])
    .onConflictDoNothing()
    .returning({ id: dunningSteps.id });
  if (kept === undefined) return;
  if (email !== null) {
    await services.jobs.enqueue(tx, dunningMailJob, { workspaceId: sellerId, stepId: step.id }, { key: step.id });
  }
  const object = { kind: 'invoice', id: invoiceId };
  const after = { invoice, number, due, currency, email };
  for (const workspaceId of [sellerId, buyerId]) {
    await recordChange(tx, { services, workspaceId, actor: null }, actions[kind], { object, after });
  }
}

/** Suspends a workspace for an invoice, or lets it work again. */
export const suspend = (tx: Tx, buyerId: string, suspension: { at: Date; reason: string; invoiceId: string } | null) =>
  tx
    .update(workspaces)
    .set({
      suspendedAt: suspension?.at ?? null,
      suspensionReason: suspension?.reason ?? null,
      suspendedFor: suspension?.invoiceId ?? null,
    })
    .where(eq(workspaces.id, buyerId));

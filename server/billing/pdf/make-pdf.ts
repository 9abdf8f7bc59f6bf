import { and, asc, eq, lt } from 'drizzle-orm';
import { ofBoth } from '#server/billing/invoices/payments.ts';
import { invoices } from '#server/platform/db/schema/billing.table.ts';
import { workerThread } from '#server/platform/worker-thread.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from '#server/usage/keep-file.ts';
import { logoOf } from './logo-of.ts';
import type { Drawn, ToDraw } from './pdf.worker.ts';
import { pdfKey } from './pdf-key.ts';

/** A drawing that takes longer has gone wrong, in ms. */
const patience = 60_000;
/** After this it was lost, in ms. */
const lostAfter = 10 * 60_000;

/** A billing run has many, one after the other. In ms. */
const staysFor = 30_000;

/** Draws in a thread of its own: fonts and pages take some tenths of a second, in which calls go on. */
export const drawAside = workerThread<ToDraw, Drawn>(new URL('./pdf.worker.ts', import.meta.url), {
  patience,
  staysFor,
  lost: 'Couldn’t create an invoice PDF.',
});

/** A logo that ends the thread, as a damaged one can, is left out: the invoice has all that it must have without it. */
const draw = (document: string, logo: Uint8Array | null): Promise<Drawn> =>
  drawAside({ document, logo }).catch((error: unknown) => {
    if (logo === null) throw error;
    return drawAside({ document, logo: null });
  });

/**
 * Makes the PDF of an invoice for both sides, or notes why there is none. Once made it stays, whatever becomes of the logo.
 */
export async function makePdf(services: Services, sellerId: string, invoiceId: string): Promise<void> {
  const { db } = services;
  const own = and(eq(invoices.workspaceId, sellerId), eq(invoices.id, invoiceId));
  const [row] = await db.tenant(sellerId, (tx) => tx.select().from(invoices).where(own));
  if (row === undefined || row.pdf !== 'pending') return;
  const drawn = await draw(row.document, await logoOf(services, sellerId));
  if ('bytes' in drawn) {
    // An invoice is issued whether there is room or not: its PDF counts for both, and neither is refused it.
    for (const side of [sellerId, row.buyerId]) {
      await keepFile(services, side, pdfKey(side, invoiceId), drawn.bytes, { beyondLimit: true });
    }
  }
  const pdfError =
    'bytes' in drawn
      ? null
      : `Couldn’t create a PDF of this invoice: the fonts don’t support ${drawn.missing.join(' ')}. Here’s the text instead.`;
  const pdf = pdfError === null ? 'ready' : 'refused';
  await db.system('job', (tx) =>
    tx
      .update(invoices)
      .set({ pdf, pdfError })
      .where(ofBoth(invoices, row, invoiceId)),
  );
}

/** Makes those whose job was lost. */
export async function makePdfsOfOld(services: Services): Promise<void> {
  const before = new Date(services.clock.now() - lostAfter);
  const rows = await services.db.system('job', (tx) =>
    tx
      .select({ id: invoices.id, sellerId: invoices.sellerId })
      .from(invoices)
      .where(and(eq(invoices.pdf, 'pending'), eq(invoices.side, 'seller'), lt(invoices.issuedAt, before)))
      .orderBy(asc(invoices.issuedAt))
      .limit(100),
  );
  for (const { id, sellerId } of rows) await makePdf(services, sellerId, id);
}

import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { InvoiceDocument } from '#domain/billing/invoices.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { dueOf, findSale } from '#server/billing/invoices/payments.ts';
import { findStripeInvoice } from '#server/billing/stripe/collect-later.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { dunningSteps } from '#server/platform/db/schema/dunning.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import { MailRefused } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { pdfKey } from '../pdf/pdf-key.ts';
import { dunningMail } from './dunning-words.ts';

/** Characters of a subject. */
const longestSubject = 120;

/**
 * Mails a step with the invoice's PDF and the way to pay it. A repeat carries the same Message-ID.
 * @throws when the mail server did not take it, so that the queue tries again
 */
export async function mailStep(services: Services, sellerId: string, stepId: string): Promise<void> {
  const found = await services.db.system('job', async (tx) => {
    const own = and(eq(dunningSteps.workspaceId, sellerId), eq(dunningSteps.id, stepId));
    const [step] = await tx.select().from(dunningSteps).where(own);
    if (step === undefined || step.email === null) return undefined;
    const sale = await findSale(tx, sellerId, step.invoiceId);
    const [buyer] = await tx
      .select({ language: workspaces.language, timeZone: workspaces.timeZone })
      .from(workspaces)
      .where(eq(workspaces.id, sale.buyerId));
    return buyer && { step, sale, buyer, online: await findStripeInvoice(tx, sellerId, sale.id) };
  });
  if (found === undefined) return;
  const { step, sale, buyer, online } = found;
  // Paid since it was noted: no one is reminded of that.
  if (step.kind !== 'resumed' && dueOf(sale) === 0) return;
  await makePdf(services, sellerId, sale.id);
  const stored = await services.files.get(pdfKey(sellerId, sale.id));
  const pdf = stored && (await buffer(stored));
  const site = await siteOfWorkspace(services, sale.buyerId);
  const { signature: _, ...sender } = letterhead(site);
  const { seller, buyer: party } = InvoiceDocument.parse(JSON.parse(sale.document));
  const { language, timeZone } = buyer;
  const page = `${site.origin}/dashboard/settings/billing/invoices/${sale.id}`;
  const mail = dunningMail(
    step.kind,
    {
      number: sale.number,
      seller: seller.name,
      client: party.name,
      due: formatMoney({ amount: dueOf(sale), currency: sale.currency }, language),
      dueDay: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(sale.dueAt),
      link: online?.status === 'open' && online.hostedUrl !== null ? online.hostedUrl : page,
    },
    language,
  );
  const attachments = pdf ? [{ filename: `${sale.number}.pdf`, contentType: 'application/pdf', content: pdf }] : [];
  try {
    await services.mail.send({
      ...sender,
      to: step.email!,
      ...mail,
      subject: mail.subject.slice(0, longestSubject),
      key: `dunning/${stepId}`,
      attachments,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    services.log.warn({ invoiceId: sale.id, reason: error.message }, 'a reminder of an invoice was refused');
  }
}

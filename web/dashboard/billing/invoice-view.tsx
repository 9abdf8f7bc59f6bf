import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { DunningStep } from '#domain/billing/dunning.ts';
import type { BillingProfile, InvoiceDocument, InvoiceLine, WholeInvoice } from '#domain/billing/invoices.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { formatDate, formatDuration, formatNumber } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PaymentStatusBadge } from './invoice-columns.tsx';

type Whole = z.infer<typeof WholeInvoice>;

function Party({ title, party }: { title: string; party: BillingProfile }) {
  const { name, address, country, vatId } = party;
  return (
    <div className="min-w-0">
      <h2 className="text-muted text-sm">{title}</h2>
      <p dir="auto" className="break-words text-left font-medium">
        {name}
      </p>
      <p className="whitespace-pre-line break-words">{[address, country].filter(Boolean).join('\n')}</p>
      {vatId && <p>VAT {vatId}</p>}
    </div>
  );
}

/** `20 min 34 s at $0.50 per minute`, `1 month`. */
function quantityOf({ quantity, unit, unitAmount, per, included }: InvoiceLine, currency: InvoiceDocument['currency']) {
  const price = showMoney({ amount: unitAmount, currency });
  const more = included > 0 ? `, ${formatNumber(included)} included` : '';
  if (unit === 'message') return `${formatNumber(quantity)} text messages at ${price}${more}`;
  if (unit === 'chat') return `${formatNumber(quantity)} chats at ${price}${more}`;
  if (unit === 'token') return `${formatNumber(quantity)} tokens at ${price} per ${formatNumber(per)}${more}`;
  if (unit === 'day') return `${formatNumber(quantity)} phone number days at ${price} per ${per} days${more}`;
  if (unit !== 'second') return unit === 'credit' ? '' : `${quantity} ${unit}`;
  const free = included > 0 ? `, ${formatDuration(included * 1000)} included` : '';
  return `${formatDuration(quantity * 1000)} at ${price} per ${per === 60 ? 'minute' : `${per} s`}${free}`;
}

function Lines({ document, behind }: { document: InvoiceDocument; behind: (line: InvoiceLine) => ReactNode }) {
  const { lines, currency, net, gross, tax } = document;
  const show = (amount: number) => showMoney({ amount, currency });
  return (
    <Card className="mb-6">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3">
            <div className="min-w-0">
              <p dir="auto" className="break-words text-left font-medium">
                {line.description}
              </p>
              <p className="text-muted text-sm">
                {[quantityOf(line, currency), `${formatDate(line.from)} to ${formatDate(line.to)}`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {behind(line)}
            </div>
            <p className="tabular-nums">{show(line.net)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-right tabular-nums">
        <dt className="text-muted">Net</dt>
        <dd>{show(net)}</dd>
        {tax.category !== 'O' && (
          <>
            <dt className="text-muted">
              {tax.name} {tax.basisPoints / 100}%
            </dt>
            <dd>{show(tax.amount)}</dd>
          </>
        )}
        <dt className="font-semibold">Total</dt>
        <dd className="font-semibold">{show(gross)}</dd>
      </dl>
      {tax.note && <p className="px-5 pb-3 text-muted text-sm">{tax.note}</p>}
    </Card>
  );
}

/** Saves the PDF of an invoice that this workspace got or issued. */
export function SavePdf({ invoice, noun }: { invoice: Whole; noun: 'billing' | 'sales' }) {
  const save = useChange(async () => {
    const { path } = await findEndpoint(noun, 'pdf');
    const answer = await request(path.replace(/:\w+/, invoice.id));
    saveFile(`${invoice.number}.pdf`, await answer.blob());
  });
  if (invoice.pdf === 'refused') return null;
  return (
    <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
      <Download /> PDF
    </Button>
  );
}

/** What was done about an invoice that wasn't paid in time. */
function stepWords({ kind, number, email }: DunningStep): string {
  if (kind === 'suspended') return 'Workspace suspended until the invoice is paid';
  if (kind === 'resumed') return 'Invoice paid, workspace active again';
  return email === null
    ? `Reminder ${number} not sent: no email address on file`
    : `Reminder ${number} sent to ${email}`;
}

interface InvoiceViewProps {
  invoice: Whole;
  /** What stands under a line, e.g. the way to its calls. */
  behind?: (line: InvoiceLine) => ReactNode;
  /** What stands beside a payment. */
  actions?: (payment: Whole['payments'][number]) => ReactNode;
}

/** An invoice as it was issued, and what was paid of it. */
export function InvoiceView({ invoice, behind = () => null, actions = () => null }: InvoiceViewProps) {
  const { document, payments, steps, currency } = invoice;
  return (
    <>
      {invoice.pdfError && (
        <Banner tone="warning" className="mb-4">
          {invoice.pdfError}
        </Banner>
      )}
      <div className="mb-6 grid gap-6 sm:grid-cols-3">
        <Party title="From" party={document.seller} />
        <Party title="To" party={document.buyer} />
        <div>
          <h2 className="text-muted text-sm">Issued</h2>
          <p>{formatDate(document.issuedAt)}</p>
          {document.kind === 'invoice' && <p>Due {formatDate(document.dueAt)}</p>}
          {document.corrects && <p>For {document.corrects}</p>}
        </div>
      </div>
      <Lines document={document} behind={behind} />
      {payments.length > 0 && (
        <section aria-labelledby="paid">
          <h2 id="paid" className="mb-2 font-semibold">
            Payments
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {payments.map((payment) => (
              <li key={payment.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-2.5">
                <span className="min-w-0">
                  {formatDate(payment.createdAt)}
                  {payment.description && <span className="break-words text-muted">, {payment.description}</span>}
                </span>
                <span className="flex flex-wrap items-center gap-3 tabular-nums">
                  {showMoney({ amount: payment.amount, currency })}
                  <PaymentStatusBadge status={payment.status} />
                  {actions(payment)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section aria-labelledby="steps" className="mt-6">
          <h2 id="steps" className="mb-2 font-semibold">
            Reminders
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {steps.map((step) => (
              <li key={`${step.kind}${step.number}`} className="flex flex-wrap justify-between gap-3 px-5 py-2.5">
                <span>{stepWords(step)}</span>
                <span className="text-muted">{formatDate(step.at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

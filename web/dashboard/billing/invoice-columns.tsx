import type { ReactNode } from 'react';
import type { Invoice, Payment } from '#domain/billing/invoices.ts';
import { showMoney } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';

const states: Record<Invoice['status'], { label: string; tone: 'success' | 'warning' | 'danger' | 'neutral' }> = {
  open: { label: 'Open', tone: 'warning' },
  overdue: { label: 'Overdue', tone: 'danger' },
  paid: { label: 'Paid', tone: 'success' },
  disputed: { label: 'Disputed', tone: 'danger' },
  credited: { label: 'Credited', tone: 'neutral' },
  issued: { label: 'Credit note', tone: 'neutral' },
};

export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const { label, tone } = states[status];
  return <Badge tone={tone}>{label}</Badge>;
}

const paymentStates = {
  paid: { label: 'Paid', tone: 'success' },
  pending: { label: 'Pending', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
} as const;

export function PaymentStatusBadge({ status }: Pick<Payment, 'status'>) {
  const { label, tone } = paymentStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Invoices, with whom they are, and what is still due. */
export const invoiceColumns = (
  other: 'buyerName' | 'sellerName',
  actions: (invoice: Invoice) => ReactNode,
): Column<Invoice>[] => [
  {
    id: 'number',
    title: 'Invoice',
    className: 'w-full max-w-0 md:w-1/3',
    skeleton: 'h-9 w-32 max-w-full',
    cell: (row) => (
      <>
        <span className="block truncate font-medium">{row.number}</span>
        <span dir="auto" className="block truncate text-left text-muted text-sm" title={row[other]}>
          {row[other]}
        </span>
        <span className="sm:hidden">
          <InvoiceStatus status={row.status} />
        </span>
      </>
    ),
  },
  {
    id: 'issued',
    title: 'Date',
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ issuedAt }) => <Moment iso={issuedAt} format="date" />,
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    skeleton: 'h-9 w-16',
    cell: ({ gross, currency, due, kind }) => (
      <>
        <span className="block whitespace-nowrap">
          {showMoney({ amount: kind === 'invoice' ? gross : -gross, currency })}
        </span>
        {due > 0 && due < gross && (
          <span className="block whitespace-nowrap text-muted text-sm">{showMoney({ amount: due, currency })} due</span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    className: 'max-sm:hidden',
    skeleton: 'h-5 w-14',
    cell: ({ status }) => <InvoiceStatus status={status} />,
  },
  { id: 'actions', title: 'Actions', actions: true, cell: actions },
];

/** Payments with the invoice that each is of. */
export const paymentColumns: Column<Payment>[] = [
  {
    id: 'date',
    title: 'Date',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-20',
    cell: ({ createdAt: date }) => <Moment iso={date} format="date" />,
  },
  {
    id: 'description',
    title: 'Description',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-32 max-w-full',
    cell: ({ description, invoiceNumber }) => (
      <span className="block truncate" title={description}>
        {invoiceNumber}
        {description && <span className="text-muted">, {description}</span>}
      </span>
    ),
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    skeleton: 'h-4 w-16',
    cell: ({ amount, currency }) => <span className="whitespace-nowrap">{showMoney({ amount, currency })}</span>,
  },
  {
    id: 'status',
    title: 'Status',
    skeleton: 'h-5 w-14',
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
];

import { href, Link } from 'react-router';
import type { PartnerEntry } from '#domain/agency/partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { formatMoney } from './money.ts';

/** Partners see no ids of invoices. */
export type ShownEntry = Omit<PartnerEntry, 'invoiceId'> & Partial<Pick<PartnerEntry, 'invoiceId'>>;

const kinds = {
  earned: { tone: 'success', label: 'Earned' },
  taken_back: { tone: 'warning', label: 'Reversed' },
  paid_out: { tone: 'accent', label: 'Paid out' },
} as const;

function Description({ description, reference, invoiceId }: ShownEntry) {
  const text = [description, reference].filter(Boolean).join(', ') || 'No note';
  if (!invoiceId) return text;
  return (
    <Link
      to={href('/dashboard/agency/invoices/:saleId', { saleId: invoiceId })}
      className="text-accent-text underline-offset-4 hover:underline"
    >
      {text}
    </Link>
  );
}

/** What a partner earned and was paid, each with how much more or less is owed since. */
export const entryColumns: Column<ShownEntry>[] = [
  {
    id: 'at',
    title: 'Date',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ createdAt: at }) => <Moment iso={at} format="date" />,
  },
  {
    id: 'kind',
    title: 'Entry',
    skeleton: 'h-5 w-16',
    cell: ({ kind }) => <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>,
  },
  {
    id: 'description',
    title: 'Description',
    className: 'w-full max-w-0 max-sm:hidden',
    skeleton: 'h-4 w-40 max-w-full',
    cell: (entry) => (
      <span dir="auto" className="block truncate text-left">
        <Description {...entry} />
      </span>
    ),
  },
  {
    id: 'revenue',
    title: 'Revenue',
    numeric: true,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-16',
    cell: ({ revenue, currency }) => (revenue === null ? '–' : formatMoney(revenue, currency)),
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-16',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
];

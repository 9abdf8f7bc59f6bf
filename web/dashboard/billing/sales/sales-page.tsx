import { Eye, Receipt } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { invoiceColumns } from '../invoice-columns.tsx';
import { ClientCredits } from './client-credits.tsx';
import { Reminders } from './reminders.tsx';
import { TaxRates } from './tax-rates.tsx';

/** The invoices that the workspace issued, and the taxes that are added to them. */
export default function SalesPage() {
  const mayManage = useCan('settings:manage');
  const list = usePages(keyOf('sales', 'invoices'), (cursor, signal) =>
    api.sales.invoices({ query: { cursor } }, { signal }),
  );
  const columns = invoiceColumns('buyerName', ({ id, number }) => (
    <Link
      to={`/dashboard/agency/invoices/${id}`}
      aria-label={`Open ${number}`}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Eye />
    </Link>
  ));
  return (
    <>
      <PageHeader
        title="Issued Invoices"
        subtitle="What your clients owe you. Without a payment provider, you record payments manually."
      />
      <div className="mb-8">
        <DataList
          label="Invoices"
          columns={columns}
          keyOf={({ id }) => id}
          empty={
            <EmptyState icon={Receipt} title="No invoices yet">
              Your first invoice is issued when a client subscribes to one of your plans.
            </EmptyState>
          }
          {...list}
        />
      </div>
      <ClientCredits readOnly={!mayManage} />
      <Reminders readOnly={!mayManage} />
      <TaxRates readOnly={!mayManage} />
    </>
  );
}

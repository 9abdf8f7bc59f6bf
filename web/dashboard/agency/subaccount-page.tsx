import { useQuery } from '@tanstack/react-query';
import { FileText, Users } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useParams } from 'react-router';
import type { MarginRange } from '#domain/agency/margins.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { invoiceColumns } from '../billing/invoice-columns.tsx';
import { FigureCards } from './figure-cards.tsx';
import { figureOf, hasEstimate } from './margin-labels.tsx';
import { marginRangeOptions } from './margin-range.ts';
import { SubaccountDetails } from './subaccount-details.tsx';
import { SubaccountMenu } from './subaccount-menu.tsx';
import { SubaccountPlan } from './subaccount-plan.tsx';
import { aboutOf, SubaccountState } from './subaccounts-table.tsx';

/** What was used, earned and paid of one subaccount in a range. */
function Money({ subaccountId }: { subaccountId: string }) {
  const [range, setRange] = useState<MarginRange>('this_month');
  const { data, error, refetch } = useQuery(query.margins.list({ query: { range } }));
  const own = data?.items.find(({ id }) => id === subaccountId);
  const percent = own?.sums.length === 1 ? own.sums[0]!.percent : null;
  return (
    <section aria-labelledby="money" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="money" className="font-semibold text-lg">
          Revenue and cost
        </h2>
        <Select aria-label="Range" options={marginRangeOptions} value={range} onChange={setRange} className="w-36" />
      </div>
      {error ? (
        <ErrorState title="Couldn’t load metrics." message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <FigureCards
            figures={[
              { title: 'Calls', value: own?.calls },
              { title: 'Minutes', value: own?.minutes },
              { title: 'Revenue', value: own && figureOf(own.sums, 'revenue') },
              { title: 'Cost', value: own && figureOf(own.sums, 'cost') },
              {
                title: percent === null ? 'Margin' : `Margin, ${percent}%`,
                value: own && figureOf(own.sums, 'margin'),
              },
              {
                title: 'Estimated portion',
                value: own && (hasEstimate(own.sums) ? figureOf(own.sums, 'estimate') : '–'),
              },
            ]}
          />
          <p className="text-muted text-sm">
            Revenue is the total invoiced for these dates, net of tax and credit notes, plus estimated uninvoiced usage.
            Cost is what you pay for the subaccount’s minutes.
          </p>
        </>
      )}
    </section>
  );
}

/** What one subaccount was invoiced, newest first. */
function Invoices({ subaccountId }: { subaccountId: string }) {
  const { data, error, refetch } = useQuery(query.sales.invoices({ query: { buyerId: subaccountId, limit: 100 } }));
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-3 font-semibold text-lg">
        Invoices
      </h2>
      <DataList
        label="Invoices"
        columns={invoiceColumns('buyerName', ({ id, number }) => (
          <Link
            to={href('/dashboard/agency/invoices/:saleId', { saleId: id })}
            className="text-accent-text underline-offset-4 hover:underline"
            aria-label={`Show ${number}`}
          >
            Show
          </Link>
        ))}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={FileText} title="No invoices yet">
            Invoices appear here once the subaccount has a plan.
          </EmptyState>
        }
      />
    </section>
  );
}

/** One subaccount: what it is, what is earned with it, and what it was invoiced. */
export default function SubaccountPage() {
  const { subaccountId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.subaccounts.list());
  const mayManage = useCan('settings:manage');
  const one = data?.items.find(({ id }) => id === subaccountId);
  if (error) {
    return (
      <ErrorState title="Couldn’t load the subaccount." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (data && one === undefined) {
    return (
      <EmptyState icon={Users} title="Subaccount not found">
        The subaccount was deleted or is no longer yours.
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={one?.name ?? 'Subaccount'}
        subtitle={one && (aboutOf(one) ?? 'Has an owner')}
        status={one && <SubaccountState status={one.status} />}
        actions={one && mayManage && <SubaccountMenu one={one} />}
      />
      {one && <SubaccountPlan one={one} />}
      {one && <SubaccountDetails one={one} />}
      <Money subaccountId={subaccountId} />
      <Invoices subaccountId={subaccountId} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Coupons } from './coupons.tsx';
import { planColumns } from './plan-columns.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanMenu } from './plan-menu.tsx';

/** The plans that the workspace offers, and with `?create` the dialog that makes one. */
export default function PlansPage() {
  const { data, error, refetch } = useQuery(query.plans.list());
  const { sort, setSort } = useListAddress();
  const [params, setParams] = useSearchParams();
  const mayManage = useCan('settings:manage');
  const create = mayManage && (
    <Link to="?create" className={buttonStyles()}>
      <Plus /> Create plan
    </Link>
  );

  function closeDialog() {
    const next = new URLSearchParams(params);
    next.delete('create');
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Pricing Plans"
        subtitle="Plans your clients can subscribe to."
        actions={
          <>
            <Link to="/dashboard/agency/invoices" className={buttonStyles({ variant: 'outline' })}>
              Issued invoices
            </Link>
            {create}
          </>
        }
      />
      <DataList
        label="Plans"
        columns={planColumns((plan) => <PlanMenu plan={plan} mayManage={mayManage} />)}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={Tags} title="No plans yet" action={create}>
            A plan sets what a client pays each month and what’s included.
          </EmptyState>
        }
        sort={sort}
        onSort={setSort}
      />
      <div className="mt-8">
        <Coupons readOnly={!mayManage} />
      </div>
      {mayManage && params.has('create') && <PlanDialog onClose={closeDialog} />}
    </>
  );
}

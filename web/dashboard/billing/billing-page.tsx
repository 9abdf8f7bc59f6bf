import { useQuery } from '@tanstack/react-query';
import { CreditCard, Eye } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Billing } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BillingDetails } from './billing-details.tsx';
import { CheckoutReturn } from './checkout-return.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { invoiceColumns, paymentColumns } from './invoice-columns.tsx';
import { Meter } from './meter.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanConfirmation } from './plan-confirmation.tsx';

function NoPlan({ seller }: { seller: string | null }) {
  const mayManage = useCan('settings:manage');
  const choose = seller !== null && mayManage && (
    <Link to="?plans" className={buttonStyles()}>
      Choose a plan
    </Link>
  );
  return (
    <EmptyState icon={CreditCard} title="No plan yet" action={choose}>
      {seller === null
        ? 'This workspace belongs to the operator, so it doesn’t need a plan.'
        : `Calls use your trial minutes. To keep taking calls after those run out, choose a plan from ${seller}.`}
    </EmptyState>
  );
}

/** A list of the page that has nothing yet: a line, since there is nothing to do about it. */
function NothingYet({ title, children }: { title: string; children: string }) {
  return (
    <Card className="px-5 py-4">
      <p className="font-medium">{title}</p>
      <p className="text-muted">{children}</p>
    </Card>
  );
}

function Usage({ billing }: { billing: Billing }) {
  if (billing.meters.length === 0) return null;
  return (
    <Card className="mb-6">
      <CardHeader title="Usage" hint="Plan usage this period." />
      <CardBody>
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {billing.meters.map((meter) => (
            <Meter key={meter.id} {...meter} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Invoices() {
  const list = usePages(keyOf('billing', 'invoices'), (cursor, signal) =>
    api.billing.invoices({ query: { cursor } }, { signal }),
  );
  const columns = invoiceColumns('sellerName', ({ id, number }) => (
    <Link
      to={`/dashboard/settings/billing/invoices/${id}`}
      aria-label={`Open ${number}`}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Eye />
    </Link>
  ));
  return (
    <div className="mb-8">
      <h2 className="mb-3 font-semibold text-lg">Invoices</h2>
      <DataList
        label="Invoices"
        columns={columns}
        keyOf={({ id }) => id}
        empty={<NothingYet title="No invoices yet">You’ll get an invoice each month.</NothingYet>}
        {...list}
      />
    </div>
  );
}

function Payments() {
  const list = usePages(keyOf('billing', 'payments'), (cursor, signal) =>
    api.billing.payments({ query: { cursor } }, { signal }),
  );
  return (
    <div className="mb-8">
      <h2 className="mb-3 font-semibold text-lg">Payment history</h2>
      <DataList
        label="Payments"
        columns={paymentColumns}
        keyOf={({ id }) => id}
        empty={<NothingYet title="No payments yet">Invoice payments appear here.</NothingYet>}
        {...list}
      />
    </div>
  );
}

/** What the workspace has, used and pays; with `?plans` the choice of plans, with `?plan=` what one costs. */
export default function BillingPage() {
  const { data, error, refetch } = useQuery(query.billing.get());
  const [params, setParams] = useSearchParams();
  const mayManage = useCan('settings:manage');
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);
  const [plan, checkoutId] = [params.get('plan'), params.get('checkout')];
  return (
    <>
      <PageHeader title="Subscription & Billing" subtitle="Your plan, usage, and past payments." />
      {error && !data && (
        <ErrorState title="Couldn’t load the plan." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="mb-6 h-52" />}
      {checkoutId !== null && mayManage && <CheckoutReturn checkoutId={checkoutId} onDone={close} />}
      {data?.subscription === null && (
        <div className="mb-8">
          <NoPlan seller={data.seller} />
        </div>
      )}
      {data && <CurrentPlan billing={data} />}
      {data && <PaymentMethod billing={data} />}
      {data && <Usage billing={data} />}
      <Invoices />
      <Payments />
      <BillingDetails readOnly={!mayManage} />
      {data && mayManage && params.has('plans') && (
        <PlanChoice
          subscription={data.subscription}
          onClose={close}
          onConfirm={(planId) => setParams({ plan: planId }, { replace: true })}
        />
      )}
      {data && mayManage && plan !== null && (
        <PlanConfirmation planId={plan} isChange={data.subscription !== null} onClose={close} />
      )}
    </>
  );
}

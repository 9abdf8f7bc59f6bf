import { useState } from 'react';
import { Link } from 'react-router';
import type { Billing, Subscription } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatDate } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { billingNouns } from './billing-nouns.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { overageOf } from './plan-labels.ts';

const cycles = { month: 'Monthly', year: 'Yearly' } as const;

function Facts({ subscription, estimate }: { subscription: Subscription; estimate: Billing['estimate'] }) {
  const { price, currency, interval, nextBillingAt: nextBilling, endsWithPeriod, status } = subscription;
  const end = status === 'trialing' ? 'Trial ends' : 'Next billing';
  const { discount, paidUntil } = subscription;
  const facts = [
    ['Price', `${showMoney({ amount: price, currency })} per ${interval}`],
    ['Billing cycle', cycles[interval]],
    ...(interval === 'year' && status === 'active' ? [['Paid until', formatDate(paidUntil)]] : []),
    ...(discount ? [['Coupon', discount.code]] : []),
    [endsWithPeriod ? 'Ends' : end, formatDate(nextBilling)],
    ...(estimate ? [['Estimate', showMoney({ amount: estimate.total, currency: estimate.currency })]] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-medium tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the estimate consists of, in words. */
function estimateText(
  { plan, other, usage, wholesale, currency }: NonNullable<Billing['estimate']>,
  interval: Subscription['interval'],
) {
  const show = (amount: number) => showMoney({ amount, currency });
  const parts = [
    plan > 0 && `${show(plan)} for the next ${interval}`,
    usage > 0 && `${show(usage)} for extra minutes, texts, and numbers`,
    wholesale > 0 && `${show(wholesale)} for subaccount usage`,
    other !== 0 && `${show(other)} from plan changes`,
  ].filter(Boolean);
  return parts.length === 0 ? 'No upcoming payment.' : `Your next invoice so far: ${parts.join(', ')}.`;
}

/** The plan that the workspace has, with what comes next. */
export function CurrentPlan({ billing }: { billing: Billing }) {
  const { subscription, estimate, credits } = billing;
  const mayManage = useCan('settings:manage');
  const [cancelling, setCancelling] = useState(false);
  const resume = useChange((_: undefined, once) => api.billing.resume(undefined, once), {
    reloads: billingNouns,
    says: 'Your plan will continue',
  });
  if (subscription === null) return null;
  const { plan, status, endsWithPeriod } = subscription;
  const isOwn = billing.seller === null;
  return (
    <Card className="mb-6">
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            <span dir="auto">{plan}</span>
            {status === 'trialing' && <Badge tone="accent">Trial</Badge>}
            {endsWithPeriod && <Badge tone="warning">Canceled</Badge>}
          </span>
        }
        hint={isOwn ? 'This workspace belongs to the operator, so it isn’t invoiced.' : `Sold by ${billing.seller}.`}
      />
      <CardBody className="flex flex-col gap-4">
        <Facts subscription={subscription} estimate={estimate} />
        <p className="text-sm">{overageOf({ ...subscription, meters: {} })}</p>
        {estimate && <p className="text-muted text-sm">{estimateText(estimate, subscription.interval)}</p>}
        {credits.map(({ amount, currency }) => (
          <p key={currency} className="text-sm">
            You have {showMoney({ amount, currency })} of credit, which will be applied to your next invoice.
          </p>
        ))}
      </CardBody>
      {mayManage && !isOwn && (
        <CardFooter className="flex-wrap">
          {endsWithPeriod ? (
            <Button variant="outline" busy={resume.isPending} onClick={() => resume.mutate()}>
              Keep plan
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => setCancelling(true)}>
              Cancel plan
            </Button>
          )}
          <Link to="?plans" className={buttonStyles({ variant: 'outline' })}>
            Change plan
          </Link>
        </CardFooter>
      )}
      {cancelling && <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />}
    </Card>
  );
}

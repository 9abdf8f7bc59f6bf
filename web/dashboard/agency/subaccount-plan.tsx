import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import type { Subscription } from '#domain/billing/billing.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SetPlanDialog } from './set-plan-dialog.tsx';

/** What it has, in a line. */
function aboutOf({
  price,
  currency,
  interval,
  includedMinutes,
  nextBillingAt: nextBilling,
  endsWithPeriod,
  status,
}: Subscription) {
  const minutes = includedMinutes === null ? 'unlimited minutes' : `${formatNumber(includedMinutes)} minutes`;
  const next = endsWithPeriod ? 'Ends' : status === 'trialing' ? 'Trial until' : 'Next invoice';
  return `${showMoney({ amount: price, currency })} per ${interval}, ${minutes}. ${next} ${formatDate(nextBilling)}.`;
}

/** The plan of a subaccount, and the way to another one. */
export function SubaccountPlan({ one }: { one: Subaccount }) {
  const { data, error } = useQuery(query.subaccounts.plan({ params: { subaccountId: one.id } }));
  const mayManage = useCan('settings:manage');
  const [asking, setAsking] = useState(false);
  const subscription = data?.subscription ?? null;
  return (
    <Card className="mb-8">
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            <span dir="auto">{data ? (subscription ? `Plan: ${subscription.plan}` : 'No plan') : 'Plan'}</span>
            {subscription?.status === 'trialing' && <Badge tone="accent">Trial</Badge>}
            {subscription?.endsWithPeriod && <Badge tone="warning">Canceled</Badge>}
          </span>
        }
        action={
          mayManage &&
          data &&
          data.offers.length > 0 &&
          one.status !== 'deleted' && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {subscription === null ? 'Choose a plan' : 'Change plan'}
            </Button>
          )
        }
      />
      <CardBody>
        {error ? (
          <Banner>{messageOf(error)}</Banner>
        ) : data === undefined ? (
          <Skeleton className="h-5 w-72 max-w-full" />
        ) : (
          <p className="text-muted">
            {subscription === null
              ? 'The subaccount is using trial minutes. You or its members can choose one of your plans.'
              : aboutOf(subscription)}
          </p>
        )}
      </CardBody>
      {asking && data && (
        <SetPlanDialog subaccountId={one.id} name={one.name} plan={data} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DetailsForm } from '../billing/billing-details.tsx';

/** Who a subaccount is on the invoices that its agency issues. */
export function SubaccountDetails({ one: { id: subaccountId, status } }: { one: Subaccount }) {
  const params = { subaccountId };
  const { data, error } = useQuery(query.subaccounts.billingProfile({ params }));
  const mayManage = useCan('settings:manage');
  return (
    <Card className="mb-8">
      <CardHeader
        title="Billing details"
        hint="Your client’s details on your invoices. Issued invoices don’t change."
      />
      <CardBody>
        {error ? (
          <Banner>{messageOf(error)}</Banner>
        ) : data === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <DetailsForm
            profile={data}
            readOnly={!mayManage || status === 'deleted'}
            onSave={async (body) => {
              await api.subaccounts.setBillingProfile({ params, body });
              await invalidate('subaccounts');
            }}
          />
        )}
      </CardBody>
    </Card>
  );
}

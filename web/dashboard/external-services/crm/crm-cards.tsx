import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CrmCard } from './crm-card.tsx';

/** Where the team keeps its customers: HubSpot, or another CRM. A workspace has one of them. */
export function CrmCards() {
  const { data: crm, error, refetch } = useQuery(query.crm.get());
  if (crm) {
    return (
      <>
        <CrmCard kind="hubspot" crm={crm} />
        <CrmCard kind="own" crm={crm} />
      </>
    );
  }
  return (
    <Card>
      <CardHeader title="CRM" hint="Contacts, notes of calls and deals, where your team works." />
      <CardBody>
        {error ? (
          <ErrorState title="The CRM could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-12" />
        )}
      </CardBody>
    </Card>
  );
}

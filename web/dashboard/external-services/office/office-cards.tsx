import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OfficeCard } from './office-card.tsx';

/** Accounts at Google and Microsoft: their calendars and contacts. */
export function OfficeCards() {
  const { data, error, refetch } = useQuery(query.office.list());
  if (data) {
    return data.services.map((state) => (
      <OfficeCard
        key={state.service}
        state={state}
        account={data.items.find(({ service }) => service === state.service)}
      />
    ));
  }
  return (
    <Card>
      <CardHeader title="Google and Microsoft 365" hint="Your calendar and your contacts." />
      <CardBody>
        {error ? (
          <ErrorState
            title="The accounts could not be loaded."
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-12" />
        )}
      </CardBody>
    </Card>
  );
}

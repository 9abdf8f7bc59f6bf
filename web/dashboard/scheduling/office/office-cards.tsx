import { useQuery } from '@tanstack/react-query';
import { UnloadedService } from '#web/dashboard/models/service-card.tsx';
import { query } from '#web/lib/query.ts';
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
    <UnloadedService
      title="Google and Microsoft 365"
      hint="Your calendar and contacts."
      failed="Couldn’t load accounts."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

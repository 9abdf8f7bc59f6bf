import { useQuery } from '@tanstack/react-query';
import { UnloadedService } from '#web/dashboard/models/service-card.tsx';
import { query } from '#web/lib/query.ts';
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
    <UnloadedService
      title="CRM"
      hint="Contacts, call notes, and deals in the CRM your team uses."
      failed="Couldn’t load the CRM."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

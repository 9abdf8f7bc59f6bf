import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AgentRetentionList } from './agent-retention.tsx';
import { ErasuresList } from './erasures-list.tsx';
import { LegalHolds } from './legal-holds.tsx';
import { RedactionForm } from './redaction-form.tsx';
import { RetentionForm } from './retention-form.tsx';

/** Privacy: retention, legal holds, and erasures. */
export default function PrivacyPage() {
  const { data: retention, error, refetch } = useQuery(query.retention.get());
  const readOnly = !useCan('settings:manage');
  const [mayContacts, mayCalls] = [useCan('contacts:manage'), useCan('calls:manage')];
  return (
    <>
      <PageHeader title="Data & Privacy" subtitle="Content retention and data erasure." />
      {retention ? (
        <>
          <RetentionForm retention={retention} readOnly={readOnly} />
          <RedactionForm retention={retention} readOnly={readOnly} />
          <AgentRetentionList retention={retention} readOnly={readOnly} />
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load settings." message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mb-4 h-[36rem]" />
      )}
      <LegalHolds readOnly={readOnly} />
      {mayContacts && mayCalls && <ErasuresList />}
    </>
  );
}

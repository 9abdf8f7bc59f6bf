import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnrecognizedRow } from './unrecognized-row.tsx';

/** What callers said and no step understood, the most said first. */
export function UnrecognizedList() {
  const { data, error, refetch } = useQuery(query.unrecognized.list({ query: {} }));
  if (!data && error)
    return <ErrorState title="Couldn’t load the list." message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={CircleCheck} title="No unrecognized phrases">
        Phrases that no step understands appear here, along with their calls, so you can teach your agents what they
        mean. Calls appear within a minute of ending. Test calls aren’t included.
      </EmptyState>
    );
  return (
    <ul aria-label="Not understood" className="overflow-hidden rounded-lg border border-line bg-surface">
      {data.items.map((missed) => (
        <UnrecognizedRow key={missed.id} missed={missed} />
      ))}
    </ul>
  );
}

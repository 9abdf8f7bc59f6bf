import { useInfiniteQuery } from '@tanstack/react-query';
import { History as Clock } from 'lucide-react';
import { clipDays } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clipColumns } from './history-table.tsx';
import { isUnfinished, pollMs } from './unfinished.ts';

/** Speech that is kept, newest first. */
export function History() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...query.speech.clips({ query: {} }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.speech.clips({ query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnfinished)) ? pollMs * 2 : false,
  });

  return (
    <DataList
      label="History"
      columns={clipColumns}
      rows={data?.pages.flatMap(({ items }) => items)}
      keyOf={({ id }) => id}
      problem={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState icon={Clock} title="Nothing spoken yet">
          What you speak in the studio, or through the API into a file, is kept here for {clipDays} days.
        </EmptyState>
      }
      more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
    />
  );
}

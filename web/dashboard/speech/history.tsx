import { useInfiniteQuery } from '@tanstack/react-query';
import { History as Clock } from 'lucide-react';
import { clipDays } from '#domain/speech.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { HistoryTable, HistoryTableSkeleton } from './history-table.tsx';
import { isUnfinished, pollMs } from './unfinished.ts';

/** Speech that is kept, newest first. */
export function History({ onOpen }: { onOpen: (clipId: string) => void }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...query.speech.clips({ query: {} }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.speech.clips({ query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnfinished)) ? pollMs * 2 : false,
  });

  if (isPending) return <HistoryTableSkeleton />;
  if (error && !data) {
    return (
      <ErrorState title="The history could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  const clips = data.pages.flatMap(({ items }) => items);
  if (clips.length === 0) {
    return (
      <EmptyState icon={Clock} title="Nothing spoken yet">
        What you speak in the studio, or through the API into a file, is kept here for {clipDays} days.
      </EmptyState>
    );
  }
  return (
    <>
      <HistoryTable clips={clips} onOpen={onOpen} />
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

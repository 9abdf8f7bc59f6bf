import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallSearch } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How often the list is asked for again while one of its calls is live, in ms. */
const liveMs = 3000;
/** Pages of which that is so: anyone who has scrolled on looks at calls that are over. */
const livePages = 2;
const perPage = 100;

/** Calls that pass, newest first, as far as they are loaded. */
export function useCallRows(asked: CallSearch) {
  const { id: workspaceId } = useWorkspace();
  const found = useInfiniteQuery({
    queryKey: [...keyOf('calls', 'list'), workspaceId, 'pages', asked],
    queryFn: ({ pageParam, signal }) =>
      api.calls.list({ query: { ...asked, cursor: pageParam, limit: perPage } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= livePages &&
      state.data?.pages.some((page) => page.items.some(({ status }) => status === 'live'))
        ? liveMs
        : false,
    // While someone types, what was found before stays.
    placeholderData: (before) => before,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = found;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const more = useMemo(
    () =>
      hasNextPage && !isFetchNextPageError
        ? { busy: isFetchingNextPage, load: () => void fetchNextPage({ cancelRefetch: false }) }
        : undefined,
    [hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage],
  );
  return { ...found, rows, more };
}

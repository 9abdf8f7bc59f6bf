import { useInfiniteQuery } from '@tanstack/react-query';
import { useWorkspace } from './workspace.tsx';

interface Page<T> {
  items: T[];
  next: string | null;
}

/** A list that is loaded page by page, as `DataList` takes it. */
export function usePages<T>(
  key: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  /** After how many milliseconds it is loaded again, by what it shows. */
  again: (rows: readonly T[]) => number | false = () => false,
) {
  const { id: workspaceId } = useWorkspace();
  const found = useInfiniteQuery({
    queryKey: [...key, workspaceId, 'pages'],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<T>) => page.next ?? undefined,
    refetchInterval: ({ state }) => again(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  return {
    rows: data?.pages.flatMap(({ items }) => items),
    error,
    onRetry: refetch,
    more: hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  };
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { KnowledgeFile } from '#domain/knowledge/knowledge.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How often is asked while something is being read, in ms, and how often else: colleagues add files, too. */
const followMs = { reading: 1_500, quiet: 20_000 };
const pageSize = 200;

const isReading = ({ status }: Pick<KnowledgeFile, 'status'>) => status === 'processing';

export const useFolders = () => useQuery(query.knowledge.folders());

/** Files of a folder, newest first; what is being read is followed. */
export function useFiles(folderId: string | undefined, search: string) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('knowledge', 'list'), workspaceId, 'pages', folderId, search],
    queryFn: ({ pageParam, signal }) =>
      api.knowledge.list(
        { query: { folderId, cursor: pageParam, limit: pageSize, ...(search && { search }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isReading)) ? followMs.reading : followMs.quiet,
  });
}

/** One with all that is known of it. */
export const useFile = (fileId: string) =>
  useQuery({
    ...query.knowledge.get({ params: { fileId } }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? followMs.reading : false),
  });

/** What can be done with a file; what is shown follows. */
export function useFileChanges() {
  const _onSettled = () => invalidate('knowledge');
  const update = useChange((input: Parameters<typeof api.knowledge.update>[0]) => api.knowledge.update(input), {
    reloads: 'knowledge',
  });
  const readAgain = useChange((fileId: string) => api.knowledge.retry({ params: { fileId } }), {
    reloads: 'knowledge',
  });
  const remove = useChange(
    ({ id }: Pick<KnowledgeFile, 'id' | 'name'>) => api.knowledge.remove({ params: { fileId: id } }),
    {
      reloads: 'knowledge',
      says: (_, { name }) => `${name} deleted`,
    },
  );
  return { update, readAgain, remove };
}

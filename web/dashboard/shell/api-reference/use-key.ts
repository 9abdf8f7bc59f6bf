import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/**
 * The key that requests of this page are sent with, one for each workspace. It is kept in memory only, beside the answers
 * of the server: a reload forgets it, and so does the end of the session.
 */
export function useKey() {
  const { id } = useWorkspace();
  const queryKey = ['api-reference-key', id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => '',
    enabled: false,
    initialData: '',
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { key: data, setKey: (key: string) => queryClient.setQueryData(queryKey, key) };
}

/** A key as it may stand on a screen that others see. */
export const maskedKey = (key: string) => (key.length > 16 ? `${key.slice(0, 7)}…${key.slice(-4)}` : '…');

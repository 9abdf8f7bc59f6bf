import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageThread } from '#domain/carriers/messages.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, keyOf, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How often what is seen is asked for again, in ms: messages come by themselves. */
const followMs = 3_000;

/** Threads, those with the newest message first, fifty at a time. */
export function useThreads() {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('messageThreads', 'list'), workspaceId, 'pages'],
    queryFn: ({ pageParam, signal }) => api.messageThreads.list({ query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: followMs,
  });
}

/** Messages of a thread, newest first, fifty at a time. */
export function useThreadMessages(threadId: string) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('messages', 'list'), workspaceId, 'pages', threadId],
    queryFn: ({ pageParam, signal }) => api.messages.list({ query: { threadId, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: followMs,
  });
}

/** What a person does with a thread; what is shown of it follows. */
export function useThreadChange(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: 'takeOver' | 'handBack' | 'read') => api.messageThreads[what]({ params: { threadId } }),
    onSuccess: (thread: MessageThread) =>
      client.setQueryData(query.messageThreads.get({ params: { threadId } }).queryKey, thread),
    onError: toastError,
    onSettled: () => invalidate('messageThreads'),
  });
}

/** Sends a message; the carrier may take its time. */
export function useSend() {
  return useMutation({
    mutationFn: (body: { from: string; to: string; text: string }) =>
      api.messages.send({ body }, { timeoutMs: 40_000 }),
    onSuccess: () => Promise.all([invalidate('messages'), invalidate('messageThreads')]),
  });
}

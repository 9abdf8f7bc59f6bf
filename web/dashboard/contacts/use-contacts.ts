import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { invalidate, keyOf } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** Contacts that have the text somewhere and the tag, newest first, fifty at a time. */
export function useContacts(search: string, tag: string) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('contacts', 'list'), workspaceId, 'pages', search, tag],
    queryFn: ({ pageParam, signal }) =>
      api.contacts.list(
        { query: { search: search || undefined, tag: tag || undefined, cursor: pageParam, limit: 50 } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // While somebody types, what was found before stays.
    placeholderData: (before) => before,
  });
}

/** What is done with one contact from its page; what is shown of contacts follows. */
export function useContactChanges(contactId: string) {
  const settled = { onError: toastError, onSettled: () => invalidate('contacts') };
  return {
    remove: useMutation({
      mutationFn: () => api.contacts.remove({ params: { contactId } }),
      onError: toastError,
    }),
    optOut: useMutation({
      mutationFn: () => api.contacts.optOut({ body: { ids: [contactId], reason: '' } }),
      ...settled,
    }),
    note: useMutation({
      mutationFn: ({ text, key }: { text: string; key: string }) =>
        api.contacts.addNote({ params: { contactId }, body: { text } }, { headers: { 'idempotency-key': key } }),
      ...settled,
    }),
  };
}

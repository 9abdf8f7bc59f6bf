import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ContactFilter, contactSorts } from '#domain/contacts/contact-filters.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, keyOf, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** Which contacts a list is about; what is empty asks for nothing. */
export interface Wanted {
  search: string;
  tag: string;
  segmentId: string;
  filter: ContactFilter;
}

const asked = ({ search, tag, segmentId, filter }: Wanted) => ({
  ...(search && { search }),
  ...(tag && { tag }),
  ...(segmentId && { segmentId }),
  ...(filter.length > 0 && { filter: JSON.stringify(filter) }),
});

/** Contacts, fifty at a time. */
export function useContacts(wanted: Wanted, sort: (typeof contactSorts)[number]) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('contacts', 'list'), workspaceId, 'pages', asked(wanted), sort],
    queryFn: ({ pageParam, signal }) =>
      api.contacts.list({ query: { ...asked(wanted), sort, cursor: pageParam, limit: 50 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // While someone types, what was found before stays.
    placeholderData: (before) => before,
  });
}

/** How many they are. */
export const useContactCount = (wanted: Wanted) =>
  useQuery({ ...query.contacts.count({ query: asked(wanted) }), placeholderData: (before) => before }).data?.contacts;

/** What is done with several contacts; what is shown of contacts follows. */
export function useManyContacts(ids: readonly string[]) {
  const _settled = { onError: toastError, onSettled: () => invalidate('contacts') };
  const together = { ids: [...ids] };
  return {
    tag: useChange(
      (change: { add?: string[]; remove?: string[] }) => api.contacts.tagMany({ body: { ...together, ...change } }),
      {
        reloads: 'contacts',
      },
    ),
    optOut: useChange(() => api.contacts.optOut({ body: { ...together, reason: '' } }), {
      reloads: 'contacts',
    }),
    remove: useChange((conversations: boolean) => api.contacts.removeMany({ body: { ...together, conversations } }), {
      reloads: 'contacts',
    }),
    merge: useChange(
      (contactId: string) =>
        api.contacts.merge({ params: { contactId }, body: { ids: ids.filter((id) => id !== contactId) } }),
      {
        reloads: 'contacts',
      },
    ),
  };
}

/** What is done with one contact from its page; what is shown of contacts follows. */
export function useContactChanges(contactId: string) {
  const _settled = { onError: toastError, onSettled: () => invalidate('contacts') };
  return {
    remove: useChange((conversations: boolean) =>
      api.contacts.removeMany({ body: { ids: [contactId], conversations } }),
    ),
    optOut: useChange(() => api.contacts.optOut({ body: { ids: [contactId], reason: '' } }), {
      reloads: 'contacts',
    }),
    note: useChange(
      ({ text }: { text: string }, once) => api.contacts.addNote({ params: { contactId }, body: { text } }, once),
      {
        reloads: 'contacts',
      },
    ),
  };
}

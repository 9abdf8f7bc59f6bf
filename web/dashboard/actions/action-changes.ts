import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Action, ActionSummary } from '#domain/actions/actions.ts';
import { api } from '#web/lib/api.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';

/** Pausing, activating and deleting actions, from the list and from the page of one. */
export function useActionChanges() {
  const client = useQueryClient();
  const settle = (action?: Action) => {
    if (action) client.setQueryData(query.actions.get({ params: { actionId: action.id } }).queryKey, action);
    return client.invalidateQueries({ queryKey: keyOf('actions', 'list') });
  };

  const setStatus = useMutation({
    mutationFn: ({ actionId, status }: { actionId: string; status: ActionSummary['status'] }) =>
      api.actions.setStatus({ params: { actionId }, body: { status } }),
    onError: toastError,
    onSuccess: settle,
  });

  const remove = useMutation({
    mutationFn: (actionId: string) => api.actions.remove({ params: { actionId } }),
    onError: toastError,
    onSuccess: (_, actionId) => {
      client.removeQueries({ queryKey: query.actions.get({ params: { actionId } }).queryKey });
      return settle();
    },
  });

  return { setStatus, remove };
}

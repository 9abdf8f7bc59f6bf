import { useQueryClient } from '@tanstack/react-query';
import type { Action, ActionSummary } from '#domain/actions/actions.ts';
import { api } from '#web/lib/api.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Pausing, activating and deleting actions, from the list and from the page of one. */
export function useActionChanges() {
  const client = useQueryClient();
  const settle = (action?: Action) => {
    if (action) client.setQueryData(query.actions.get({ params: { actionId: action.id } }).queryKey, action);
    return client.invalidateQueries({ queryKey: keyOf('actions', 'list') });
  };

  const setStatus = useChange(
    ({ actionId, status }: { actionId: string; status: ActionSummary['status'] }) =>
      api.actions.setStatus({ params: { actionId }, body: { status } }),
    {
      next: settle,
    },
  );

  const remove = useChange((actionId: string) => api.actions.remove({ params: { actionId } }), {
    next: (_, actionId) => {
      client.removeQueries({ queryKey: query.actions.get({ params: { actionId } }).queryKey });
      return settle();
    },
  });

  return { setStatus, remove };
}

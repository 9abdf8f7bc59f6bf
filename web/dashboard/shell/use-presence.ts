import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PresenceChoice, presenceSeconds } from '#domain/presence.ts';
import { api } from '#web/lib/api.ts';
import { toastError } from '#web/lib/toast.ts';

const queryKey = ['account', 'presence'];

/**
 * How the signed-in person chose to be seen. While the dashboard is open and visible it gives a sign of life every
 * minute, so that those they work with see them.
 */
export function usePresence() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.account.sign(),
    refetchInterval: presenceSeconds.sign * 1000,
    refetchIntervalInBackground: false,
    // A sign that is lost is nothing to tell of: the next one comes in a minute.
    retry: false,
  });
  const choose = useMutation({
    mutationFn: (choice: PresenceChoice) => api.account.setPresence({ body: { choice } }),
    onSuccess: (chosen) => client.setQueryData(queryKey, chosen),
    onError: toastError,
  });
  return { choice: choose.isPending ? choose.variables : (data?.choice ?? 'online'), choose: choose.mutate };
}

import { useQuery } from '@tanstack/react-query';
import { type PresenceChoice, presenceSeconds } from '#domain/identity/presence.ts';
import { api } from '#web/lib/api.ts';

export const presenceKey = ['account', 'presence'];

/**
 * How the signed-in person chose to be seen. While the dashboard is open and visible it gives a sign of life every
 * minute, so that those they work with see them.
 */
export function usePresence(): PresenceChoice {
  const { data } = useQuery({
    queryKey: presenceKey,
    queryFn: () => api.account.sign(),
    refetchInterval: presenceSeconds.sign * 1000,
    refetchIntervalInBackground: false,
    // A sign that is lost is nothing to tell of: the next one comes in a minute.
    retry: false,
  });
  return data?.choice ?? 'online';
}

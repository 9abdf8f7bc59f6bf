import { useMutation, useQuery } from '@tanstack/react-query';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { api } from '#web/lib/api.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

type Change = NonNullable<Parameters<typeof api.notifications.saveSettings>[0]>['body'];

interface Save {
  change: Change;
  /** What is said when it is saved; else that settings are. */
  said?: string;
}

/** One toast that changes, however fast someone is. */
const toastId = 'notification-settings';

/** A member's settings, and how to change them: shown at once, saved one after the other, taken back when refused. */
export function useNotificationSettings() {
  const options = query.notifications.settings();
  const settings = useQuery(options);
  const save = useMutation({
    // In the order in which they were made.
    scope: { id: 'notification-settings' },
    mutationFn: ({ change }: Save) => api.notifications.saveSettings({ body: change }),
    onMutate: async ({ change }) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      queryClient.setQueryData<NotificationSettings>(options.queryKey, (now) => now && withChange(now, change));
    },
    onSuccess: (saved, { said }) => {
      // Others that wait are shown already.
      if (queryClient.isMutating({ mutationKey: options.queryKey }) <= 1) {
        queryClient.setQueryData<NotificationSettings>(options.queryKey, saved);
      }
      if (said !== undefined) toast.success(said, { id: toastId, description: undefined });
      else
        toast.success('Settings Updated', {
          id: toastId,
          description: 'Your notification preferences have been saved',
        });
    },
    onError: (error) => {
      toastError(error);
      return queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
    mutationKey: options.queryKey,
  });
  return { settings, save: (change: Change, said?: string) => save.mutate({ change, ...(said && { said }) }) };
}

const withChange = (settings: NotificationSettings, { choices, ...rest }: Change): NotificationSettings => ({
  ...settings,
  ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as object),
  choices: { ...settings.choices, ...choices },
});

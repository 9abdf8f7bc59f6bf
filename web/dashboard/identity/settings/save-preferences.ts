import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#domain/identity/preferences.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';

/** Saves some of the preferences. The menu and all pages know them at once. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<Preferences>) => api.preferences.update({ body }),
    onSuccess: async (saved) => {
      client.setQueryData(query.preferences.get().queryKey, saved);
      toast.success('Saved');
      await invalidate('workspaces');
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#domain/identity/preferences.ts';
import { api } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Saves some of the preferences, and says so unless the form does. The menu and all pages know them at once. */
export function useSavePreferences({ silent = false } = {}) {
  const client = useQueryClient();
  return useChange((body: Partial<Preferences>) => api.preferences.update({ body }), {
    reloads: 'workspaces',
    says: silent ? undefined : 'Saved',
    next: (saved) => client.setQueryData(query.preferences.get().queryKey, saved),
    refusal: 'shown',
  });
}

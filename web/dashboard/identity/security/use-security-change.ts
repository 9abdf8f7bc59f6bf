import type { SecuritySettings, securityApi } from '#domain/identity/security.ts';
import type { Input } from '#domain/platform/http.ts';
import { api } from '#web/lib/api.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

export type SecurityChange = Input<typeof securityApi.update>['body'];

/** What comes of another setting. */
export const ofSecurity = {
  // What the whole dashboard asks its people for stands there.
  reloads: 'workspaces',
  next: (settings: SecuritySettings) => queryClient.setQueryData(query.security.get().queryKey, settings),
} as const;

/** Changes security settings and says what came of it. */
export function useSecurityChange() {
  return useChange(({ body }: { body: SecurityChange; done: string }) => api.security.update({ body }), {
    ...ofSecurity,
    says: (_, { done }) => done,
  });
}

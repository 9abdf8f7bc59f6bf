import { useMutation } from '@tanstack/react-query';
import type { securityApi } from '#domain/identity/security.ts';
import type { Input } from '#domain/platform/http.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

export type SecurityChange = Input<typeof securityApi.update>['body'];

/** Changes security settings and says what came of it. */
export function useChange() {
  return useMutation({
    mutationFn: ({ body }: { body: SecurityChange; done: string }) => api.security.update({ body }),
    onError: toastError,
    onSuccess: (settings, { done }) => {
      queryClient.setQueryData(query.security.get().queryKey, settings);
      toast.success(done);
      // What the whole dashboard asks its people for stands there.
      void invalidate('workspaces');
    },
  });
}

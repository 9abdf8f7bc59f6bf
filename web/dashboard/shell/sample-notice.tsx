import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** How often one looks whether it is filled, in ms. */
const lookMs = 2_000;

/** Asks for everything anew while the sample is filled. */
function useFilling(isFilling: boolean) {
  useQuery({ ...query.workspaces.list(), refetchInterval: lookMs, enabled: isFilling });
  useEffect(() => {
    if (!isFilling) return;
    return () => void queryClient.invalidateQueries();
  }, [isFilling]);
}

/** Says on every page of the sample that all of it is made up, and takes it away by one click. */
export function SampleNotice() {
  const { id, name, sample, role } = useWorkspace();
  const navigate = useNavigate();
  useFilling(sample === 'filling');
  const remove = useChange(() => api.workspaces.remove({ params: { ownedWorkspaceId: id }, body: { name } }), {
    next: async () => {
      const { items } = await queryClient.fetchQuery({ ...query.workspaces.list(), staleTime: 0 });
      const own = items.find((one) => one.sample === null);
      if (own) setCurrentWorkspaceId(own.id);
      await navigate('/dashboard/getting-started');
    },
  });
  if (sample === null) return null;
  return (
    <Banner
      tone="info"
      className="mb-5 items-center py-1"
      action={
        role === 'owner' && (
          <Button size="sm" variant="outline" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )
      }
    >
      {sample === 'filling'
        ? 'Sample data: 60 days of calls are being generated. Calls appear as they’re ready.'
        : 'Sample data: this business, its contacts, and its calls are fictional.'}
    </Banner>
  );
}

import { Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';

/** How often one looks whether it is filled, and how long one waits before it opens as it is, in ms. */
const [lookMs, patienceMs] = [500, 60_000];

const isFilled = async (workspaceId: string) =>
  (await api.workspaces.list()).items.every(({ id, sample }) => id !== workspaceId || sample === 'ready');

/** Makes the sample, and comes back once it is whole, so that no page of it opens half filled. */
async function makeSample(): Promise<string> {
  const { id } = await api.sampleData.open();
  for (const end = Date.now() + patienceMs; Date.now() < end && !(await isFilled(id)); )
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  return id;
}

/** Leads into a workspace with made-up calls; nothing where one is in it already. */
export function OpenSample() {
  const { sample } = useWorkspace();
  const navigate = useNavigate();
  const open = useChange(makeSample, {
    next: async (id) => {
      await invalidate('workspaces');
      setCurrentWorkspaceId(id);
      await navigate('/dashboard/analytics');
    },
  });
  if (sample !== null) return null;
  return (
    <Button variant="outline" busy={open.isPending} onClick={() => open.mutate()}>
      <Sparkles aria-hidden /> {open.isPending ? 'Creating sample data…' : 'Look around with sample data'}
    </Button>
  );
}

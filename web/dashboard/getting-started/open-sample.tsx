import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';

/** Leads into a workspace with made-up calls; nothing where one is in it already. */
export function OpenSample() {
  const { sample } = useWorkspace();
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => api.sampleData.open(),
    onError: toastError,
    onSuccess: async ({ id }) => {
      await invalidate('workspaces');
      setCurrentWorkspaceId(id);
      await navigate('/dashboard/analytics');
    },
  });
  if (sample !== null) return null;
  return (
    <Button variant="outline" busy={open.isPending} onClick={() => open.mutate()}>
      <Sparkles aria-hidden /> Look around with sample data
    </Button>
  );
}

import { useMutation } from '@tanstack/react-query';
import { href, useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Makes a test of a call that has ended, and leads to it. */
export function MakeTestButton({ callId, agentId }: { callId: string; agentId: string }) {
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => api.agentTests.fromCall({ params: { callId } }),
    onError: toastError,
    async onSuccess({ notes }) {
      await invalidate('agentTests');
      const description = ['Names, numbers and addresses in it are others. Look it over.', ...notes].join(' ');
      toast.success('Test made', { description });
      await navigate(`${href('/dashboard/agents/:agentId', { agentId })}?tab=tests`);
    },
  });
  return (
    <Button variant="outline" busy={make.isPending} onClick={() => make.mutate()}>
      Make a test from this call
    </Button>
  );
}

import { href, useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';

/** Makes a test of a call that has ended, and leads to it. */
export function MakeTestButton({ callId, agentId }: { callId: string; agentId: string }) {
  const navigate = useNavigate();
  const make = useChange(() => api.agentTests.fromCall({ params: { callId } }), {
    reloads: 'agentTests',
    says: ({ notes }) => ({
      title: 'Test created',
      description: ['We replaced names, numbers, and addresses with made-up ones. Review the test.', ...notes].join(
        ' ',
      ),
    }),
    next: () => navigate(`${href('/dashboard/agents/:agentId', { agentId })}?tab=tests`),
  });
  return (
    <Button variant="outline" busy={make.isPending} onClick={() => make.mutate()}>
      Create a test from this call
    </Button>
  );
}

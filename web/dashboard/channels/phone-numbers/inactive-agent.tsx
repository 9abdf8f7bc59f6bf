import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Says that the agent which answers a number is inactive, and turns it on. */
export function InactiveAgent({ agentId }: { agentId: string | null }) {
  const { data } = useQuery({ ...query.agents.list(), enabled: useCan('agents:read') && agentId !== null });
  const mayActivate = useCan('agents:manage');
  const activate = useChange(
    (id: string) => api.agents.setStatus({ params: { agentId: id }, body: { status: 'active' } }),
    { reloads: 'agents', says: ({ name }) => `${name} is now active` },
  );
  const agent = data?.items.find(({ id }) => id === agentId);
  if (!agent || agent.status === 'active') return null;
  return (
    <Banner
      tone="warning"
      action={
        mayActivate && (
          <Button
            size="sm"
            variant="outline"
            busy={activate.isPending}
            onClick={() => activate.mutate(agent.id)}
            className="-my-0.5"
          >
            Activate
          </Button>
        )
      }
    >
      {agent.name} is inactive, so callers hear that no one can take their call.
    </Banner>
  );
}

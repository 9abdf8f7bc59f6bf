import { useQuery } from '@tanstack/react-query';
import type { CallFilters } from '#domain/calls/calls.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';

/** What the step is called at which calls ended; its id where that is not known, or may not be seen. */
export function useStepTitle({ endNodeId: leftAt, workflowId, agentId }: CallFilters): string | undefined {
  const [maySeeAgents, maySeeWorkflows] = [useCan('agents:read'), useCan('workflows:read')];
  const isOfAgent = workflowId === undefined && agentId !== undefined;
  const agent = useQuery({
    ...query.agents.get({ params: { agentId: agentId ?? '' } }),
    enabled: leftAt !== undefined && isOfAgent && maySeeAgents,
  });
  const workflow = useQuery({
    ...query.workflows.get({ params: { workflowId: workflowId ?? '' } }),
    enabled: leftAt !== undefined && workflowId !== undefined && maySeeWorkflows,
  });
  const flow = isOfAgent ? agent.data?.flow : workflow.data?.flow;
  return flow?.nodes.find(({ id }) => id === leftAt)?.title ?? leftAt;
}

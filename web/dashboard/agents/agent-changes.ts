import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Agent, AgentSummary } from '#domain/agents/agents.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useKeptBack } from './tests/kept-back.tsx';

type List = { items: AgentSummary[] };
type Change = (items: AgentSummary[]) => AgentSummary[];

/** What the list showed before a change, to put back when the server refuses. */
type Before = [QueryKey, List | undefined][];

/**
 * Changes to agents that show at once, and are taken back with the server's sentence when it refuses.
 * `onFlowInvalid` takes the place of that sentence where the page itself can show what is wrong with the flow; `dialog`
 * asks for a reason where tests keep something back.
 */
export function useAgentChanges(onFlowInvalid?: () => void) {
  const client = useQueryClient();
  const kept = useKeptBack(useCan('agents:manage'));

  async function show(change: Change): Promise<Before> {
    const queryKey = keyOf('agents', 'list');
    await client.cancelQueries({ queryKey });
    const before = client.getQueriesData<List>({ queryKey });
    client.setQueriesData<List>({ queryKey }, (list) => list && { items: change(list.items) });
    return before;
  }

  /** Says what was refused, where no one else does: null. */
  function takeBack(error: Error | null, before: Before | undefined): void {
    for (const [key, list] of before ?? []) client.setQueryData(key, list);
    if (error === null) return;
    if (onFlowInvalid && error instanceof ApiError && error.code === 'flow_invalid') onFlowInvalid();
    else toastError(error);
  }

  /** The list is loaded again; the answered agent is shown as it came. */
  function settle(agent?: Agent): Promise<void> {
    if (agent) client.setQueryData(query.agents.get({ params: { agentId: agent.id } }).queryKey, agent);
    return client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
  }

  const change =
    (agentId: string, part: Partial<AgentSummary>): Change =>
    (items) =>
      items.map((agent) => (agent.id === agentId ? { ...agent, ...part } : agent));

  const rename = useMutation({
    mutationFn: ({ agentId, ...body }: { agentId: string; name: string; override?: TestsOverride }) =>
      api.agents.update({ params: { agentId }, body }),
    onMutate: ({ agentId, name }) => show(change(agentId, { name })),
    onError(error, given, before) {
      const again = (override: TestsOverride) => rename.mutateAsync({ ...given, override });
      const isTaken = given.override === undefined && kept.takes(error, again);
      takeBack(isTaken ? null : error, before);
    },
    onSettled: settle,
  });

  const setStatus = useMutation({
    mutationFn: ({ agentId, ...body }: { agentId: string; status: Agent['status']; override?: TestsOverride }) =>
      api.agents.setStatus({ params: { agentId }, body }),
    onMutate: ({ agentId, status }) => show(change(agentId, { status })),
    onError(error, given, before) {
      const again = (override: TestsOverride) => setStatus.mutateAsync({ ...given, override });
      const isTaken = given.override === undefined && kept.takes(error, again);
      takeBack(isTaken ? null : error, before);
    },
    onSettled: settle,
  });

  const remove = useMutation({
    mutationFn: (agentId: string) => api.agents.remove({ params: { agentId } }),
    onError: toastError,
    onSuccess: async (_, agentId) => {
      await show((items) => items.filter((agent) => agent.id !== agentId));
      client.removeQueries({ queryKey: query.agents.get({ params: { agentId } }).queryKey });
    },
    onSettled: () => settle(),
  });

  return { rename, setStatus, remove, dialog: kept.dialog };
}

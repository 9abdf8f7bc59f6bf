import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays, PhoneCall } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { callColumns } from './calls-table.tsx';

/** How often the list is asked for again while one of its calls is live, in ms. */
const liveMs = 3000;

function useCalls(agentId: string | undefined) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('calls', 'list'), workspaceId, 'pages', agentId],
    queryFn: ({ pageParam, signal }) =>
      api.calls.list({ query: { agentId, cursor: pageParam, limit: 50 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ status }) => status === 'live')) ? liveMs : false,
  });
}

/** The filter by agent, for those who may see the agents. The choice is in the address. */
function AgentFilter({ value, onChange }: { value: string; onChange: (agentId: string) => void }) {
  const { data } = useQuery(query.agents.list());
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      aria-label="Agent"
      className="w-56"
      options={[{ value: 'all', label: 'All agents' }, ...options]}
      value={value || 'all'}
      onChange={(next) => onChange(next === 'all' ? '' : next)}
    />
  );
}

function NoCalls() {
  const maySeeAgents = useCan('agents:read');
  return (
    <EmptyState
      icon={PhoneCall}
      title="No calls yet"
      action={
        maySeeAgents && (
          <Link to="/dashboard/agents" className={buttonStyles()}>
            Talk to an agent
          </Link>
        )
      }
    >
      Every call appears here with its transcript, what the agent collected, and what it did.
    </EmptyState>
  );
}

function CallList({ agentId, onClear }: { agentId: string; onClear: () => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCalls(agentId || undefined);
  return (
    <DataList
      label="Calls"
      columns={callColumns}
      rows={data?.pages.flatMap(({ items }) => items)}
      keyOf={({ id }) => id}
      problem={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={
        agentId ? <NothingFound title="No calls of this agent" clear="Show all calls" onClear={onClear} /> : <NoCalls />
      }
      more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
    />
  );
}

/** All calls of the workspace, newest first; `?agent=` shows those of one agent. */
export default function CallsPage() {
  const [params, setParams] = useSearchParams();
  const maySeeAgents = useCan('agents:read');
  const agentId = params.get('agent') ?? '';
  const choose = (next: string) => setParams(next ? { agent: next } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title="Calls"
        subtitle="Every conversation, newest first."
        actions={
          <>
            {maySeeAgents && <AgentFilter value={agentId} onChange={choose} />}
            <Link to="/dashboard/appointments" className={buttonStyles({ variant: 'outline' })}>
              <CalendarDays /> Appointments
            </Link>
          </>
        }
      />
      <CallList agentId={agentId} onClear={() => choose('')} />
    </>
  );
}

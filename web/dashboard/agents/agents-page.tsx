import { useQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { SearchedList } from '#web/ui/searched-list.tsx';
import { agentColumns } from './agents-table.tsx';
import { TemplatePicker } from './template-picker.tsx';

function CreateAgent() {
  return (
    <Link to="?create" className={buttonStyles()}>
      <Plus /> Create agent
    </Link>
  );
}

function NoAgents() {
  const mayWrite = useCan('agents:write');
  return (
    <EmptyState icon={Bot} title="No agents yet" action={mayWrite && <CreateAgent />}>
      {mayWrite
        ? 'Agents answer your calls. Start from a template, test the agent in your browser, and turn it on.'
        : 'Your role can view agents but not create them.'}
    </EmptyState>
  );
}

function AgentList() {
  const { data, error, refetch } = useQuery(query.agents.list());
  return (
    <SearchedList
      noun="agent"
      columns={agentColumns}
      rows={data?.items}
      error={error}
      onRetry={() => void refetch()}
      empty={<NoAgents />}
      withoutSearch
    />
  );
}

/** Agents: the list, and with `?create` the template picker. */
export default function AgentsPage() {
  const [params] = useSearchParams();
  const { search, setSearch } = useListAddress();
  const mayWrite = useCan('agents:write');
  const { data } = useQuery(query.agents.list());

  if (params.has('create') && mayWrite) return <TemplatePicker />;
  return (
    <>
      <PageHeader
        title="Agents"
        subtitle="Voice agents that answer and make your calls."
        actions={
          data &&
          data.items.length > 0 && (
            <>
              <SearchInput
                placeholder="Search agents"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                className="w-56 max-sm:w-full"
              />
              {mayWrite && <CreateAgent />}
            </>
          )
        }
      />
      <AgentList />
      {data?.items.some(({ calls }) => calls > 0) && (
        <p className="mt-2 text-muted text-sm">
          All-time calls, including test and live calls. Analytics only counts calls on the dates you choose.
        </p>
      )}
    </>
  );
}

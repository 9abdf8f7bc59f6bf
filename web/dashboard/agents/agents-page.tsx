import { useQuery } from '@tanstack/react-query';
import { Bot, PhoneCall, Plus, SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { AgentsTable, AgentsTableSkeleton } from './agents-table.tsx';
import { TemplatePicker } from './template-picker.tsx';

function CreateAgent() {
  return (
    <Link to="?create" className={buttonStyles()}>
      <Plus /> Create agent
    </Link>
  );
}

function AgentList({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const mayWrite = useCan('agents:write');
  const { data, error, isPending, refetch } = useQuery(query.agents.list());

  if (isPending) return <AgentsTableSkeleton />;
  if (error) {
    return (
      <ErrorState title="The agents could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={Bot} title="No agents yet" action={mayWrite && <CreateAgent />}>
        {mayWrite
          ? 'An agent answers your calls: start from a template, talk with it here in the browser, and switch it on.'
          : 'Nobody has made an agent in this workspace, and your role may only look.'}
      </EmptyState>
    );
  }
  const wanted = search.trim().toLowerCase();
  const found = data.items.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(wanted));
  if (found.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={`No agent matches “${search.trim()}”`}
        action={
          <Button variant="outline" onClick={() => onSearch('')}>
            Clear search
          </Button>
        }
      />
    );
  }
  return <AgentsTable agents={found} />;
}

/** Agents: the list, and with `?create` the template picker. */
export default function AgentsPage() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('agents:write');
  const { data } = useQuery(query.agents.list());
  const maySeeCalls = useCan('analytics:read');
  const search = params.get('q') ?? '';
  const setSearch = (next: string) => setParams(next ? { q: next } : {}, { replace: true });

  if (params.has('create') && mayWrite) return <TemplatePicker />;
  return (
    <>
      <PageHeader
        title="Agents"
        subtitle="The voices that answer for you."
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
              {maySeeCalls && (
                <Link to="/dashboard/calls" className={buttonStyles({ variant: 'outline' })}>
                  <PhoneCall /> Calls
                </Link>
              )}
              {mayWrite && <CreateAgent />}
            </>
          )
        }
      />
      <AgentList search={search} onSearch={setSearch} />
    </>
  );
}

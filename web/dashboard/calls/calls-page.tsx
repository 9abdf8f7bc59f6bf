import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, PhoneCall, X } from 'lucide-react';
import { Link } from 'react-router';
import { CallFilters, type CallFilters as Filters } from '#domain/calls.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { showDay } from '#web/lib/show-day.ts';
import { useQueryAddress } from '#web/lib/use-query-address.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CallFilterBar } from './call-filter-bar.tsx';
import { callColumns } from './calls-table.tsx';

/** How often the list is asked for again while one of its calls is live, in ms. */
const liveMs = 3000;

function useCalls(filters: Filters) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('calls', 'list'), workspaceId, 'pages', filters],
    queryFn: ({ pageParam, signal }) =>
      api.calls.list({ query: { ...filters, cursor: pageParam, limit: 50 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ status }) => status === 'live')) ? liveMs : false,
  });
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

interface CallListProps {
  asked: Filters;
  /** Absent where nothing is chosen. */
  onClear: (() => void) | undefined;
}

function CallList({ asked, onClear }: CallListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCalls(asked);
  return (
    <DataList
      label="Calls"
      columns={callColumns}
      rows={data?.pages.flatMap(({ items }) => items)}
      keyOf={({ id }) => id}
      problem={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={
        onClear ? (
          <NothingFound title="No call passes the filters" clear="Show all calls" onClear={onClear} />
        ) : (
          <NoCalls />
        )
      }
      more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
    />
  );
}

/** The days that were chosen, as Analytics sends them along. */
function DaysChosen({ asked: { from, to }, onClear }: { asked: Filters; onClear: () => void }) {
  if (from === undefined && to === undefined) return null;
  return (
    <span className="inline-flex h-8 items-center gap-1 rounded-md border border-line bg-surface pl-2.5 pointer-coarse:h-11">
      {showDay(from ?? '')} – {showDay(to ?? '')}
      <Button variant="ghost" size="icon" aria-label="Without days" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </span>
  );
}

/** All calls of the workspace, newest first, or those that pass the filters in the address. */
export default function CallsPage() {
  const { asked, change } = useQueryAddress(CallFilters);
  const chosen = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && !(name === 'tests' && value === 'with'),
  );
  const clear = () => change(Object.fromEntries(chosen.map(([name]) => [name, ''])));
  return (
    <>
      <PageHeader
        title="Calls"
        subtitle="Every conversation, newest first."
        actions={
          <Link to="/dashboard/appointments" className={buttonStyles({ variant: 'outline' })}>
            <CalendarDays /> Appointments
          </Link>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <CallFilterBar asked={asked} onChange={change} />
        <DaysChosen asked={asked} onClear={() => change({ from: '', to: '' })} />
      </div>
      <CallList asked={asked} onClear={chosen.length > 0 ? clear : undefined} />
    </>
  );
}

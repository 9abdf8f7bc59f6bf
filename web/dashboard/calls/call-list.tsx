import { PhoneCall } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { CallColumnName } from '#domain/calls/call-views.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { useWide } from '#web/lib/use-wide.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { WindowedTable } from '#web/ui/windowed-table.tsx';
import { CallsBulkBar } from './calls-bulk-bar.tsx';
import { callColumns } from './calls-table.tsx';
import { useCallRows } from './use-call-rows.ts';
import { useChosenCalls } from './use-chosen-calls.tsx';

/** Of a row, in px: of one line, of two as on a phone, and of one that says where it was found. */
const heights = { usual: 44, phone: 52, found: 60 } as const;

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
      Each call appears here with its transcript, collected values, and actions.
    </EmptyState>
  );
}

interface CallListProps {
  asked: CallSearch;
  columns: readonly CallColumnName[];
  /** Absent where nothing is chosen. */
  onClear: (() => void) | undefined;
}

/** The calls that pass, as many as there are. Who may change calls can choose several. */
export function CallList({ asked, columns, onClear }: CallListProps) {
  const { rows, more, error, refetch, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useCallRows(asked);
  const mayWrite = useCan('calls:write');
  const isWide = useWide('40rem');
  const choosing = useChosenCalls(rows ?? []);
  const { clear } = choosing;
  const wanted = JSON.stringify(asked);
  // Anyone who looks for others has chosen none of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that others are looked for.
  useEffect(() => clear(), [wanted, clear]);
  const shown = useMemo(
    () => [...(mayWrite ? [choosing.column] : []), ...callColumns(columns)],
    [mayWrite, choosing.column, columns],
  );
  if (!rows && error)
    return <ErrorState title="Couldn’t load calls." message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!rows) return <DataTable label="Calls" columns={shown} rows={undefined} keyOf={String} />;
  // A page of a search may hold nothing though another one follows.
  if (rows.length === 0 && !more)
    return onClear ? (
      <NothingFound title="No calls match the filters" clear="Show all calls" onClear={onClear} />
    ) : (
      <NoCalls />
    );
  const isAny = choosing.chosen.all || choosing.chosen.ids.size > 0;
  return (
    <>
      <WindowedTable
        label="Calls"
        columns={shown}
        rows={rows}
        keyOf={({ id }) => id}
        rowHeight={asked.q === undefined ? (isWide ? heights.usual : heights.phone) : heights.found}
        more={more}
        footer={
          isFetchNextPageError ? (
            <p role="alert" className="flex items-center justify-center gap-3 p-3 text-muted">
              Couldn’t load more.{' '}
              <Button variant="outline" onClick={() => void fetchNextPage()}>
                Try again
              </Button>
            </p>
          ) : (
            isFetchingNextPage && (
              <p className="flex items-center justify-center gap-2 p-3 text-muted">
                <Spinner /> Loading more…
              </p>
            )
          )
        }
      />
      {isAny && (
        <CallsBulkBar
          chosen={choosing.chosen}
          mayChooseAll={choosing.isAll && more !== undefined}
          filter={asked}
          onChooseAll={choosing.chooseAll}
          onDone={clear}
        />
      )}
    </>
  );
}

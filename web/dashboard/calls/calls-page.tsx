import { Eye, Radio, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CallColumnName, CallView } from '#domain/calls/call-views.ts';
import { CallSearch } from '#domain/calls/calls.ts';
import { showDay } from '#web/lib/show-day.ts';
import { useQueryAddress } from '#web/lib/use-query-address.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CallFilterBar } from './call-filter-bar.tsx';
import { CallList } from './call-list.tsx';
import { CallsSearch } from './calls-search.tsx';
import { ColumnsMenu, useCallColumns } from './columns-menu.tsx';
import { ExportCalls } from './export-calls.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** The days that were chosen, as Analytics sends them along. */
function DaysChosen({ asked: { from, to }, onClear }: { asked: CallSearch; onClear: () => void }) {
  if (from === undefined && to === undefined) return null;
  return (
    <span className="inline-flex h-8 items-center gap-1 rounded-md border border-line bg-surface pl-2.5 pointer-coarse:h-11">
      {showDay(from ?? '')} – {showDay(to ?? '')}
      <Button variant="ghost" size="icon" aria-label="All dates" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </span>
  );
}

const names = Object.keys(CallSearch.shape) as (keyof CallSearch)[];

/** All calls of the workspace, newest first, or those that pass the search and the filters in the address. */
export default function CallsPage() {
  const { asked, change } = useQueryAddress(CallSearch);
  const [ownColumns, setOwnColumns] = useCallColumns();
  // A view may bring columns of its own, until someone chooses others.
  const [viewColumns, setViewColumns] = useState<readonly CallColumnName[] | null>(null);
  const columns = viewColumns ?? ownColumns;
  const isChosen = Object.entries(asked).some(
    ([name, value]) => value !== undefined && !(name === 'tests' && value === 'with'),
  );
  const open = ({ filters, columns: wanted }: CallView) => {
    setViewColumns(wanted);
    change(Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])));
  };
  return (
    <>
      <PageHeader
        title="Calls"
        subtitle="All conversations, newest first."
        actions={
          <>
            <Link to="/dashboard/calls/live" className={buttonStyles({ variant: 'outline' })}>
              <Radio /> Live
            </Link>
            <Link to="/dashboard/calls/to-look-at" className={buttonStyles({ variant: 'outline' })}>
              <Eye /> To review
            </Link>
          </>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <CallsSearch q={asked.q ?? ''} onChange={(q) => change({ q })} />
        <CallFilterBar asked={asked} onChange={change} />
        <DaysChosen asked={asked} onClear={() => change({ from: '', to: '' })} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <ViewsMenu asked={asked} columns={columns} onOpen={open} />
          <ColumnsMenu
            columns={columns}
            onChange={(next) => {
              setViewColumns(null);
              setOwnColumns(next);
            }}
          />
          <ExportCalls asked={asked} disabled={false} />
        </div>
      </div>
      <CallList
        asked={asked}
        columns={columns}
        onClear={isChosen ? () => change(Object.fromEntries(names.map((name) => [name, '']))) : undefined}
      />
    </>
  );
}

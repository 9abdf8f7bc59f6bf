import { useQuery } from '@tanstack/react-query';
import { History, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import type { ActionRunSummary, RunTrigger } from '#domain/actions/actions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RunOutcome, RunStatus, runStates } from './run-outcome.tsx';

const triggerNames: Record<RunTrigger, string> = {
  step: 'Call step',
  manual: 'Manual',
  try: 'Try',
  api: 'API',
  after_call: 'After a call',
  schedule: 'Schedule',
  before_call: 'Before a call',
  automation: 'Automated workflow',
};
const triggerOptions = Object.entries(triggerNames).map(([value, label]) => ({ value, label }));
const everything = 'all';

interface Filter {
  status: string;
  trigger: string;
}

function useRuns(actionId: string, { status, trigger }: Filter) {
  const wanted = {
    ...(status && { status: status as ActionRunSummary['status'] }),
    ...(trigger && { trigger: trigger as RunTrigger }),
  };
  return usePages([...keyOf('actions', 'runs'), actionId, wanted], (cursor, signal) =>
    api.actions.runs({ params: { actionId }, query: { ...wanted, cursor, limit: 50 } }, { signal }),
  );
}

const columns = (open: (runId: string) => void): Column<ActionRunSummary>[] => [
  {
    id: 'when',
    title: 'When',
    skeleton: 'h-4 w-28',
    cell: ({ createdAt, runId }) => (
      <button type="button" className="text-left font-medium after:absolute after:inset-0" onClick={() => open(runId)}>
        <Moment iso={createdAt} />
      </button>
    ),
  },
  {
    id: 'trigger',
    title: 'Trigger',
    className: 'w-full max-sm:hidden',
    cellClassName: 'text-muted',
    skeleton: 'h-4 w-24',
    cell: ({ trigger }) => triggerNames[trigger],
  },
  { id: 'status', title: 'Status', skeleton: 'h-5 w-20', cell: (run) => <RunStatus run={run} /> },
  {
    id: 'attempts',
    title: 'Attempts',
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-6',
    cell: ({ attempts }) => attempts,
  },
];

/** One run, with the button that has it done again. */
function RunDialog({ actionId, runId, onClose }: { actionId: string; runId: string; onClose: () => void }) {
  const { data, error } = useQuery(query.actions.getRun({ params: { actionId, actionRunId: runId } }));
  const mayRun = useCan('actions:write');
  const maySeeCalls = useCan('calls:read');
  const again = useChange(
    (_: undefined, once) =>
      api.actions.retryRun({ params: { actionId, actionRunId: runId } }, { ...once, timeoutMs: 60_000 }),
    { reloads: 'actions', says: 'Run again', next: onClose },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Run"
      size="lg"
      description={
        data && (
          <>
            {triggerNames[data.trigger]}, <Moment iso={data.createdAt} format="in-sentence" />
          </>
        )
      }
      footer={
        data && (
          <>
            {data.callId && maySeeCalls && !data.deleted && (
              <Link
                to={href('/dashboard/calls/:callId', { callId: data.callId })}
                className={buttonStyles({ variant: 'outline' })}
              >
                Show call
              </Link>
            )}
            {mayRun && !data.withheld && !data.deleted && (
              <Button busy={again.isPending} onClick={() => again.mutate()}>
                <RotateCw /> Run again
              </Button>
            )}
          </>
        )
      }
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {data ? <RunOutcome run={data} /> : !error && <Skeleton className="h-64 w-full" />}
    </Dialog>
  );
}

/** Every run of an action, newest first. Filters are in the address. */
export function ActionRuns({ actionId }: { actionId: string }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<string>();
  const filter = { status: params.get('status') ?? '', trigger: params.get('trigger') ?? '' };
  const list = useRuns(actionId, filter);
  const isFiltered = filter.status !== '' || filter.trigger !== '';

  function choose(change: Partial<Filter>) {
    const next = { ...filter, ...change };
    const set = Object.entries(next).filter(([, value]) => value !== '');
    setParams({ tab: 'runs', ...Object.fromEntries(set) }, { replace: true });
  }
  const select = (label: string, all: string, name: keyof Filter, options: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      className="w-44 max-sm:w-full"
      options={[{ value: everything, label: all }, ...options]}
      value={filter[name] || everything}
      onChange={(next) => choose({ [name]: next === everything ? '' : next })}
    />
  );

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {select('Status', 'Any status', 'status', runStates)}
        {select('Trigger', 'Any trigger', 'trigger', triggerOptions)}
      </div>
      <DataList
        label="Runs"
        columns={columns(setOpen)}
        {...list}
        keyOf={({ runId }) => runId}
        empty={
          isFiltered ? (
            <NothingFound
              title="No matching runs"
              clear="Show all runs"
              onClear={() => choose({ status: '', trigger: '' })}
            />
          ) : (
            <EmptyState icon={History} title="No runs yet">
              Each run appears here with its values, request, and response.
            </EmptyState>
          )
        }
      />
      {open !== undefined && <RunDialog actionId={actionId} runId={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed, X } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import type { Automation, AutomationStatus, AutomationSummary } from '#domain/actions/automations.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { JsonView } from '#web/ui/json-view.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RunNow } from './run-now.tsx';
import { causeNames } from './trigger-labels.ts';

const states = {
  running: { label: 'Running', tone: 'accent' },
  succeeded: { label: 'Succeeded', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<AutomationStatus, { label: string; tone: string }>;

const columns = (open: (id: string) => void): Column<AutomationSummary>[] => [
  {
    id: 'when',
    title: 'When',
    skeleton: 'h-4 w-28',
    cell: ({ id, startedAt }) => (
      <button type="button" className="text-left font-medium after:absolute after:inset-0" onClick={() => open(id)}>
        <Moment iso={startedAt} />
      </button>
    ),
  },
  {
    id: 'cause',
    title: 'Because',
    className: 'w-full max-sm:hidden',
    cellClassName: 'text-muted',
    skeleton: 'h-4 w-24',
    cell: ({ cause }) => causeNames[cause],
  },
  {
    id: 'status',
    title: 'Status',
    skeleton: 'h-5 w-20',
    cell: ({ status }) => <Badge tone={states[status].tone}>{states[status].label}</Badge>,
  },
];

const didNames: Record<string, string> = {
  make_task: 'left a task',
  set_timer: 'waited',
  transfer: 'asked for someone',
};

function Steps({ steps }: { steps: Automation['steps'] }) {
  if (steps.length === 0) return <p className="text-muted">This run had no visible effect.</p>;
  return (
    <ol className="flex flex-col gap-2">
      {steps.map(({ nodeId, title, did, at, ok, message }) => (
        <li key={`${nodeId} ${at} ${did}`} className="flex items-start gap-2">
          {ok === null && <CircleDashed aria-label="Not finished yet" className="mt-0.5 size-4 shrink-0 text-muted" />}
          {ok === true && <Check aria-label="Done" className="mt-0.5 size-4 shrink-0 text-success-text" />}
          {ok === false && <X aria-label="Rejected" className="mt-0.5 size-4 shrink-0 text-danger-text" />}
          <div className="min-w-0">
            <p>
              {title} <span className="text-muted text-sm">{didNames[did] ?? did.replaceAll('_', ' ')}</span>
            </p>
            {message && <p className="text-muted text-sm">{message}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function AutomationDialog({ workflowId, id, onClose }: { workflowId: string; id: string; onClose: () => void }) {
  const { data, error } = useQuery(query.automations.get({ params: { workflowId, automationId: id } }));
  const maySeeCalls = useCan('calls:read');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Run details"
      size="lg"
      description={
        data && (
          <>
            {causeNames[data.cause]}, version {data.version}, <Moment iso={data.startedAt} format="in-sentence" />
          </>
        )
      }
      footer={
        data?.callId &&
        maySeeCalls && (
          <Link
            to={href('/dashboard/calls/:callId', { callId: data.callId })}
            className={buttonStyles({ variant: 'outline' })}
          >
            Show call
          </Link>
        )
      }
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {data ? (
        <div className="flex flex-col gap-4">
          {data.error && <Banner>{data.error}</Banner>}
          <Steps steps={data.steps} />
          <div className="min-w-0">
            <h3 className="mb-1 text-muted text-sm">Input values</h3>
            {data.withheld ? (
              <p className="text-muted">This run contains call content, which your role can’t see.</p>
            ) : (
              <JsonView value={data.values} />
            )}
          </div>
        </div>
      ) : (
        !error && <Skeleton className="h-48 w-full" />
      )}
    </Dialog>
  );
}

/** What a workflow did without a caller, newest first. */
export function AutomationsList({ workflow }: { workflow: Workflow }) {
  const workflowId = workflow.id;
  const mayRun = useCan('workflows:manage') && workflow.status === 'active' && workflow.version > 0;
  const [open, setOpen] = useState<string>();
  const list = usePages(
    [...keyOf('automations', 'list'), workflowId],
    (cursor, signal) => api.automations.list({ params: { workflowId }, query: { cursor, limit: 20 } }, { signal }),
    // What runs ends within seconds.
    (automations) => automations.some(({ status }) => status === 'running') && 2_000,
  );
  return (
    <Card aria-label="Runs without a caller" className="min-w-0">
      <CardHeader
        title="Runs without a caller"
        hint="Conversations that run this workflow appear on the Calls page."
        action={mayRun && <RunNow workflow={workflow} />}
      />
      <CardBody>
        <DataList
          label="Runs"
          columns={columns(setOpen)}
          {...list}
          keyOf={({ id }) => id}
          empty={<p className="text-muted text-sm">No runs yet.</p>}
        />
      </CardBody>
      {open !== undefined && <AutomationDialog workflowId={workflowId} id={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

import { ChevronRight } from 'lucide-react';
import type { Call } from '#domain/calls/calls.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { JsonView } from '#web/ui/json-view.tsx';
import { Moment } from '#web/ui/moment.tsx';

type Run = Call['actions'][number];

const states = {
  pending: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  succeeded: { label: 'Succeeded', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Outcome unknown', tone: 'warning' },
} as const satisfies Record<Run['status'], { label: string; tone: string }>;

function ActionRun({ run }: { run: Run }) {
  const { label: status, tone } = states[run.status];
  return (
    <details className="group border-line border-t px-5 py-3">
      <summary className="flex list-none items-center gap-3">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-100 group-open:rotate-90"
        />
        <span className="min-w-0 flex-1 truncate font-medium">{keyWords(run.action)}</span>
        <Badge tone={tone}>{status}</Badge>
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <p className="text-muted text-sm">
          Started <Moment iso={run.startedAt} format="in-sentence" />
        </p>
        <div>
          <h3 className="mb-1 text-muted text-sm">Input</h3>
          <JsonView value={run.input} />
        </div>
        <div>
          <h3 className="mb-1 text-muted text-sm">Outcome</h3>
          <JsonView value={run.output} />
        </div>
      </div>
    </details>
  );
}

/** What the agent did in the world during the call. */
export function CallActions({ actions }: { actions: Call['actions'] }) {
  return (
    <Card>
      <CardHeader title="Actions" />
      {actions.length === 0 ? (
        <CardBody>
          <p className="text-muted">The agent didn’t run any actions.</p>
        </CardBody>
      ) : (
        actions.map((run) => <ActionRun key={run.runId} run={run} />)
      )}
    </Card>
  );
}

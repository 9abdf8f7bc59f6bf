import type { ActionRunDetail, ActionRunSummary } from '#domain/actions/actions.ts';
import type { Json } from '#domain/platform/json.ts';
import { Badge } from '#web/ui/badge.tsx';
import { JsonView } from '#web/ui/json-view.tsx';

const states = {
  pending: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  succeeded: { label: 'Succeeded', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Outcome unknown', tone: 'warning' },
} as const satisfies Record<ActionRunSummary['status'], { label: string; tone: string }>;

export const runStates = Object.entries(states).map(([value, { label }]) => ({ value, label }));

/** How a run went; of a test call, that nothing was sent. */
export function RunStatus({ run }: { run: Pick<ActionRunSummary, 'status' | 'simulated'> }) {
  if (run.simulated) return <Badge tone="neutral">Would have run</Badge>;
  const { label, tone } = states[run.status];
  return <Badge tone={tone}>{label}</Badge>;
}

function Part({ title, value }: { title: string; value: Json }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-muted text-sm">{title}</h3>
      <JsonView value={value} />
    </div>
  );
}

/** What went into a run, and what came of it. */
export function RunOutcome({ run }: { run: ActionRunDetail }) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <RunStatus run={run} />
      </div>
      {run.withheld ? (
        <p className="text-muted">This run contains call content, which your role can’t see.</p>
      ) : run.deleted ? (
        <p className="text-muted">The input and result were deleted with the call.</p>
      ) : (
        <>
          <Part title="Values" value={run.values} />
          <Part title="Request" value={run.request} />
          <Part title="Response" value={run.answer} />
          <Part title="Outcome" value={run.output} />
        </>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { href, Link } from 'react-router';
import { actionIdsOf } from '#domain/agents/prompt-agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';

/** Titles of the steps that run each action, by its id; also steps of workflows within the flow. */
function stepsOf(flow: Flow): Map<string, string[]> {
  const graphs = [flow, ...Object.values(flow.workflows ?? {})];
  const steps = new Map<string, string[]>();
  for (const node of graphs.flatMap(({ nodes }) => nodes))
    for (const actionId of actionIdsOf(node)) steps.set(actionId, [...(steps.get(actionId) ?? []), node.title]);
  return steps;
}

/** The workspace's actions that a conversation runs, and at which steps. */
export function AgentActions({ flow }: { flow: Flow }) {
  const { data, error, isPending, refetch } = useQuery(query.actions.list());
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (error) {
    return <ErrorState title="Couldn’t load the actions." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const steps = stepsOf(flow);
  const used = data.items.flatMap((action) => {
    const titles = steps.get(action.id);
    return titles ? [{ action, steps: titles }] : [];
  });
  if (used.length === 0) {
    return (
      <EmptyState
        icon={Zap}
        title="No actions"
        action={
          <Link to="/dashboard/actions" className={buttonStyles({ variant: 'outline' })}>
            All actions
          </Link>
        }
      >
        No step of this conversation runs an action.
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardHeader title="Actions" hint="What the conversation did besides talking." />
      <ul className="divide-y divide-line border-line border-t">
        {used.map(({ action, steps }) => (
          <li key={action.id} className="flex items-center justify-between gap-4 px-5 py-3">
            <div className="min-w-0">
              <Link
                to={href('/dashboard/actions/:actionId', { actionId: action.id })}
                className="font-medium text-accent-text underline-offset-4 hover:underline"
              >
                {action.name}
              </Link>
              <p className="text-muted text-sm">{steps.join(', ')}</p>
            </div>
            <StatusChip status={action.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

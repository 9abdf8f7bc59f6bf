import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { href, Link } from 'react-router';
import { actionIdsOf } from '#domain/agents/prompt-agents.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { actingSteps } from './acting-steps.data.ts';

const nodesOf = (flow: Flow): FlowNode[] =>
  [flow, ...Object.values(flow.workflows ?? {})].flatMap(({ nodes }) => nodes);

/** Titles of steps by what they do; also those of workflows within the flow. */
function titlesBy(flow: Flow, doneBy: (node: FlowNode) => string[]): Map<string, string[]> {
  const steps = new Map<string, string[]>();
  for (const node of nodesOf(flow))
    for (const key of doneBy(node)) steps.set(key, [...(steps.get(key) ?? []), node.title]);
  return steps;
}

const builtIn = ({ type }: FlowNode) => (type in actingSteps ? [type] : []);

/** What a conversation does in addition to talking: by its own steps, and by the workspace's actions that they run. */
export function AgentActions({ flow }: { flow: Flow }) {
  const { data, error, isPending, refetch } = useQuery(query.actions.list());
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (error) {
    return <ErrorState title="Couldn’t load actions." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const own = [...titlesBy(flow, builtIn)];
  const steps = titlesBy(flow, actionIdsOf);
  const used = data.items.flatMap((action) => {
    const titles = steps.get(action.id);
    return titles ? [{ action, steps: titles }] : [];
  });
  const all = (
    <Link to="/dashboard/actions" className={buttonStyles({ variant: 'outline' })}>
      All actions
    </Link>
  );
  if (used.length === 0 && own.length === 0) {
    return (
      <EmptyState icon={Zap} title="No actions" action={all}>
        This agent only talks. To let it do more, add a step that books an appointment, sends a message, or looks
        something up.
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardHeader title="Actions" hint="What this agent does beyond talking, and in which steps." action={all} />
      <ul className="divide-y divide-line border-line border-t">
        {own.map(([type, titles]) => (
          <li key={type} className="px-5 py-3">
            <p className="font-medium">{actingSteps[type]}</p>
            <p className="text-muted text-sm">{titles.join(', ')}</p>
          </li>
        ))}
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

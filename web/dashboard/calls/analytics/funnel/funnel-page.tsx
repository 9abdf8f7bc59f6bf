import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Filter } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { AnalyticsQuery, type Funnel, losesMany } from '#domain/calls/analytics.ts';
import type { CardNote } from '#web/dashboard/agents/card-notes.ts';
import { CallFilterBar } from '#web/dashboard/calls/call-filter-bar.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { useQueryAddress } from '#web/lib/use-query-address.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RangeButton } from '../range-button.tsx';
import { useCallsBehind } from '../use-calls-behind.ts';
import { FunnelSteps } from './funnel-steps.tsx';

const LookedAtFlow = lazy(() => import('#web/dashboard/agents/looked-at-flow.tsx'));

function notesOf({ steps, flow }: Funnel): Map<string, CardNote> {
  return new Map(
    steps.map((step) => {
      const { node, calls, left } = step;
      const text = left === 0 ? formatNumber(calls) : `${formatNumber(calls)}, ${formatNumber(left)} ended`;
      return [node, { text, tone: losesMany(step, flow) ? 'warning' : 'plain' }];
    }),
  );
}

type Asked = Omit<AnalyticsQuery, 'endNodeId'>;

/** A workflow's funnel in calls of one agent, of all, or an agent's own. */
function funnelOf({ workflowId, ...asked }: Asked) {
  if (workflowId !== undefined) return query.analytics.workflowFunnel({ params: { workflowId }, query: asked });
  return query.analytics.agentFunnel({ params: { agentId: asked.agentId ?? '' }, query: asked });
}

function Found({ found, asked, isOld }: { found: Funnel; asked: Asked; isOld: boolean }) {
  const linkTo = useCallsBehind(asked, { from: found.from, to: found.to });
  const notes = useMemo(() => notesOf(found), [found]);
  return (
    <div className={cn('flex flex-col gap-6', isOld && 'opacity-60')} aria-busy={isOld}>
      <Card>
        <CardHeader
          title={found.name}
          hint={`${formatNumber(found.calls)} ${found.calls === 1 ? 'call' : 'calls'} started this conversation. See how many calls reach each step and how many end there.`}
        />
        <div className="h-120 overflow-hidden rounded-b-lg border-line border-t">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <LookedAtFlow key={found.id} flow={found.flow} notes={notes} />
          </Suspense>
        </div>
      </Card>
      <FunnelSteps found={found} linkTo={linkTo} />
    </div>
  );
}

/** What is shown before anything is chosen: the agent with most calls. Undefined until that is known, and where there is none. */
function useBusiestAgent(isChosen: boolean): { agentId: string | undefined; isPending: boolean } {
  const enabled = useCan('agents:read') && !isChosen;
  const { data, isLoading } = useQuery({ ...query.agents.list(), enabled });
  const [busiest] = data?.items.toSorted((one, other) => other.calls - one.calls) ?? [];
  return { agentId: busiest?.id, isPending: isLoading };
}

/** How many calls reach each step of an agent or a workflow, and where they end: on its graph, and as a table. */
export default function FunnelPage() {
  const { asked: given, change } = useQueryAddress(AnalyticsQuery);
  // Where a call ended is what is shown here, and nothing to choose by.
  const { endNodeId: _, ...chosen } = given;
  const hasChosen = chosen.agentId !== undefined || chosen.workflowId !== undefined;
  const { agentId, isPending } = useBusiestAgent(hasChosen);
  const asked: Asked = hasChosen || agentId === undefined ? chosen : { ...chosen, agentId };
  const isChosen = hasChosen || agentId !== undefined;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...funnelOf(asked),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Funnel" subtitle="How far calls get, and where they end" />
      <div className="mb-4">
        <CallFilterBar asked={asked} onChange={change}>
          <RangeButton asked={asked} onChange={change} />
        </CallFilterBar>
      </div>
      {!isChosen && !isPending && (
        <EmptyState icon={Filter} title="No agents yet">
          Once an agent answers calls, you’ll see how many reach each step.
        </EmptyState>
      )}
      {isChosen && error && !data && (
        <ErrorState title="Couldn’t load the funnel." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {((isChosen && !data && !error) || isPending) && <Skeleton className="h-120" />}
      {isChosen && data && <Found found={data} asked={asked} isOld={isPlaceholderData} />}
    </>
  );
}

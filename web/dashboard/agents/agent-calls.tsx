import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { href, Link } from 'react-router';
import type { CallSummary } from '#domain/calls/calls.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDuration } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { endReasonWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How many of the newest calls the agent's page shows. */
const shown = 10;

const rowStyles = 'relative flex h-12 items-center gap-4 px-5';

function Row({ call }: { call: CallSummary }) {
  return (
    <li className={`${rowStyles} hover:bg-hover/60`}>
      <Link
        to={href('/dashboard/calls/:callId', { callId: call.id })}
        className="flex-1 truncate font-medium after:absolute after:inset-0"
      >
        <Moment iso={call.startedAt} />
      </Link>
      <span className="text-muted max-sm:hidden">{call.endReason && endReasonWords[call.endReason]}</span>
      {call.status === 'ended' ? (
        <span className="w-20 text-right text-muted tabular-nums">{formatDuration(call.durationMs)}</span>
      ) : (
        <Badge tone="accent" dot>
          Live
        </Badge>
      )}
    </li>
  );
}

/** The agent's newest calls. */
export function AgentCalls({ agentId }: { agentId: string }) {
  const { data, error, isPending, refetch } = useQuery(query.calls.list({ query: { agentId, limit: shown } }));
  if (isPending) {
    return (
      <Card>
        <div className="divide-y divide-line">
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className={rowStyles}>
              <Skeleton className="h-4 w-40" />
            </div>
          ))}
        </div>
      </Card>
    );
  }
  if (error) {
    return <ErrorState title="Couldn’t load calls." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={PhoneCall} title="No calls yet">
        Talk to the agent on this page. Each call appears here with its transcript.
      </EmptyState>
    );
  }
  return (
    <Card>
      <ul className="divide-y divide-line">
        {data.items.map((call) => (
          <Row key={call.id} call={call} />
        ))}
      </ul>
      <p className="border-line border-t px-5 py-3">
        <Link to={`/dashboard/calls?agentId=${agentId}`} className="text-accent-text hover:underline">
          All of this agent’s calls
        </Link>
      </p>
    </Card>
  );
}

import { href } from 'react-router';
import type { CallSummary } from '#domain/calls.ts';
import { formatDuration } from '#web/lib/format.ts';
import { channelWords, endReasonWords } from '#web/live-call/call-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { CallStatus } from './call-status.tsx';

/** Calls with what came of them. A row opens its call. */
export const callColumns: Column<CallSummary>[] = [
  {
    id: 'started',
    title: 'Started',
    className: 'max-sm:w-full max-sm:max-w-0',
    skeleton: 'h-4 w-36 max-sm:h-10',
    cell: ({ id, startedAt, agentName }) => (
      <>
        <RowLink to={href('/dashboard/calls/:callId', { callId: id })}>
          <Moment iso={startedAt} format="date-time" />
        </RowLink>
        <span dir="auto" className="block truncate text-left text-muted sm:hidden">
          {agentName}
        </span>
      </>
    ),
  },
  {
    id: 'agent',
    title: 'Agent',
    className: 'max-sm:hidden',
    cellClassName: 'max-w-56',
    skeleton: 'h-4 w-32',
    cell: ({ agentName }) => (
      <span dir="auto" className="block truncate text-left">
        {agentName}
      </span>
    ),
  },
  {
    id: 'outcome',
    title: 'Outcome',
    skeleton: 'h-5 w-16',
    cell: (call) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <CallStatus call={call} />
        {call.openTasks > 0 && (
          <Badge tone="warning">{call.openTasks === 1 ? '1 open task' : `${call.openTasks} open tasks`}</Badge>
        )}
        {call.test && <Badge>Test</Badge>}
        {call.tags.slice(0, 3).map((tag) => (
          <Badge key={tag} className="max-w-32 max-sm:hidden">
            <span className="truncate">{tag}</span>
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'reason',
    title: 'Ended because',
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-28',
    cell: ({ endReason }) => (endReason ? endReasonWords[endReason] : '–'),
  },
  {
    id: 'channel',
    title: 'Channel',
    className: 'max-lg:hidden',
    cellClassName: 'text-muted',
    skeleton: 'h-4 w-16',
    cell: ({ channel, phone }) => (
      <>
        {channelWords[channel]}
        {phone && (
          <span className="block text-sm tabular-nums">
            {phone.direction === 'inbound' ? 'from' : 'to'} {phone.contact?.name ?? phone.other ?? 'a withheld number'}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'duration',
    title: 'Duration',
    numeric: true,
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-14',
    cell: ({ status, durationMs }) => (status === 'ended' ? formatDuration(durationMs) : '–'),
  },
];

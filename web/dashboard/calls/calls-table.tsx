import { href } from 'react-router';
import type { CallColumnName } from '#domain/calls/call-views.ts';
import type { ListedCall } from '#domain/calls/calls.ts';
import { formatDuration } from '#web/lib/format.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { channelWords, endReasonWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { CallStatus } from './call-status.tsx';
import { FoundInCall } from './found-in-call.tsx';

const tasksWords = (n: number) => (n === 1 ? '1 open follow-up' : `${n} open follow-ups`);
const whoCalled = ({ phone }: ListedCall) =>
  phone && (phone.contact?.name ?? (phone.otherNumber ? formatPhone(phone.otherNumber) : 'Withheld number'));

/** Opens the call; the first column, which is always there. */
const startedColumn: Column<ListedCall> = {
  id: 'started',
  title: 'Started',
  className: 'w-40 max-sm:w-auto',
  skeleton: 'h-4 w-28',
  cell: (call) => (
    <>
      <RowLink to={href('/dashboard/calls/:callId', { callId: call.id })}>
        <Moment iso={call.startedAt} />
      </RowLink>
      <span dir="auto" className="block truncate text-left text-muted text-sm sm:hidden">
        {whoCalled(call) ?? call.agentName}
      </span>
      {call.found && <FoundInCall found={call.found} />}
    </>
  ),
};

const columnsByName: Record<CallColumnName, Column<ListedCall>> = {
  agent: {
    id: 'agent',
    title: 'Agent',
    className: 'w-40 max-sm:hidden xl:w-44',
    cell: ({ agentName }) => (
      <span dir="auto" className="block truncate text-left">
        {agentName}
      </span>
    ),
  },
  outcome: {
    id: 'outcome',
    title: 'Outcome',
    className: 'w-32 max-sm:w-24',
    skeleton: 'h-5 w-16',
    cell: (call) => (
      <span className="flex flex-wrap gap-1.5">
        <CallStatus call={call} />
        {call.test && <Badge className="max-sm:hidden">Test</Badge>}
      </span>
    ),
  },
  tasks: {
    id: 'tasks',
    title: 'Open tasks',
    className: 'w-32 max-md:hidden',
    cell: ({ openTasks }) => openTasks > 0 && <Badge tone="warning">{tasksWords(openTasks)}</Badge>,
  },
  tags: {
    id: 'tags',
    title: 'Tags',
    className: 'w-20 max-xl:hidden',
    cell: ({ tags }) => (
      <span className="flex gap-1.5 overflow-hidden" title={tags.join(', ')}>
        {tags.slice(0, 2).map((tag) => (
          <Badge key={tag} className="max-w-32">
            <span className="truncate">{tag}</span>
          </Badge>
        ))}
        {tags.length > 2 && <span className="text-muted text-sm">+{tags.length - 2}</span>}
      </span>
    ),
  },
  reason: {
    id: 'reason',
    title: 'Ended because',
    className: 'w-32 max-xl:hidden',
    cellClassName: 'truncate text-muted',
    cell: ({ endReason }) => (endReason ? endReasonWords[endReason] : '–'),
  },
  channel: {
    id: 'channel',
    title: 'Channel',
    className: 'w-24 max-lg:hidden',
    cellClassName: 'truncate text-muted',
    cell: ({ channel }) => channelWords[channel],
  },
  caller: {
    id: 'caller',
    title: 'Caller',
    className: 'w-32 max-lg:hidden xl:w-40',
    cell: (call) => (
      <span dir="auto" className="block truncate text-left tabular-nums">
        {call.phone ? (
          <>
            <span className="text-muted text-sm">{call.phone.direction === 'inbound' ? 'from' : 'to'}</span>{' '}
            {whoCalled(call)}
          </>
        ) : (
          '–'
        )}
      </span>
    ),
  },
  duration: {
    id: 'duration',
    title: 'Duration',
    numeric: true,
    className: 'w-24 max-sm:hidden',
    cellClassName: 'whitespace-nowrap',
    cell: ({ status, durationMs }) => (status === 'ended' ? formatDuration(durationMs) : '–'),
  },
};

export const columnTitles = Object.fromEntries(
  Object.entries(columnsByName).map(([name, { title }]) => [name, title]),
) as Record<CallColumnName, string>;

/** Columns until someone chooses others. */
export const usualColumns: readonly CallColumnName[] = [
  ...(['agent', 'outcome', 'tags', 'caller', 'reason', 'duration'] as const),
];

/** Calls with what came of them. A row opens its call. */
export const callColumns = (names: readonly CallColumnName[]): Column<ListedCall>[] => [
  startedColumn,
  ...names.map((name) => columnsByName[name]),
];

import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { CallSummary } from '#domain/calls.ts';
import { formatDuration } from '#web/lib/format.ts';
import { channelWords, endReasonWords } from '#web/live-call/call-words.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { CallStatus } from './call-status.tsx';

function CallRow({ call }: { call: CallSummary }) {
  return (
    <TableRow className="relative">
      <TableCell className="max-sm:w-full max-sm:max-w-0">
        <Link
          to={href('/dashboard/calls/:callId', { callId: call.id })}
          className="font-medium after:absolute after:inset-0"
        >
          <Moment iso={call.startedAt} format="date-time" />
        </Link>
        <span className="block truncate text-muted sm:hidden">{call.agentName}</span>
      </TableCell>
      <TableCell className="max-w-56 truncate max-sm:hidden">{call.agentName}</TableCell>
      <TableCell>
        <CallStatus call={call} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-md:hidden">
        {call.endReason ? endReasonWords[call.endReason] : '–'}
      </TableCell>
      <TableCell className="text-muted max-lg:hidden">{channelWords[call.channel]}</TableCell>
      <TableCell numeric className="whitespace-nowrap max-sm:hidden">
        {call.status === 'ended' ? formatDuration(call.durationMs) : '–'}
      </TableCell>
    </TableRow>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Table label="Calls">
      <TableHead>
        <tr>
          <TableHeading>Started</TableHeading>
          <TableHeading className="max-sm:hidden">Agent</TableHeading>
          <TableHeading>Outcome</TableHeading>
          <TableHeading className="max-md:hidden">Ended because</TableHeading>
          <TableHeading className="max-lg:hidden">Channel</TableHeading>
          <TableHeading numeric className="max-sm:hidden">
            Duration
          </TableHeading>
        </tr>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

/** Calls, newest first. A row opens its call. */
export function CallsTable({ calls }: { calls: CallSummary[] }) {
  return (
    <Frame>
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </Frame>
  );
}

/** The table before its rows are there, in their size. */
export function CallsTableSkeleton() {
  return (
    <Frame>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <tr key={key}>
          <TableCell>
            <Skeleton className="h-4 w-36 max-sm:h-10" />
          </TableCell>
          <TableCell className="max-sm:hidden">
            <Skeleton className="h-4 w-32" />
          </TableCell>
          <TableCell>
            <Skeleton className="h-5 w-16" />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-4 w-28" />
          </TableCell>
          <TableCell className="max-lg:hidden">
            <Skeleton className="h-4 w-16" />
          </TableCell>
          <TableCell className="max-sm:hidden">
            <Skeleton className="ml-auto h-4 w-14" />
          </TableCell>
        </tr>
      ))}
    </Frame>
  );
}

import { Radio, WifiOff } from 'lucide-react';
import { href } from 'react-router';
import type { LiveCall } from '#domain/calls/live-calls.ts';
import { channelWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { Elapsed } from './elapsed.tsx';
import { stateWords, whoCalls } from './live-labels.ts';
import { useBoard } from './use-board.ts';
import { WaitingCallers } from './waiting-callers.tsx';

const columns: Column<LiveCall>[] = [
  {
    id: 'who',
    title: 'Caller',
    className: 'max-sm:w-full max-sm:max-w-0',
    cellClassName: 'max-w-52',
    skeleton: 'h-10 w-36',
    cell: (call) => (
      <>
        <RowLink to={href('/dashboard/calls/live/:callId', { callId: call.id })}>{whoCalls(call)}</RowLink>
        <span dir="auto" className="block truncate text-left text-muted">
          {call.agentName}, {channelWords[call.channel]}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    title: 'Now',
    skeleton: 'h-5 w-20',
    cell: ({ state, takenOverBy, test }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        {takenOverBy ? (
          <Badge tone="warning">{takenOverBy.name}</Badge>
        ) : (
          <Badge tone={state === 'working' ? 'neutral' : 'accent'} dot>
            {stateWords[state]}
          </Badge>
        )}
        {test && <Badge>Test</Badge>}
      </span>
    ),
  },
  {
    id: 'step',
    title: 'Step',
    className: 'max-md:hidden',
    cellClassName: 'max-w-40 truncate',
    skeleton: 'h-4 w-24',
    cell: ({ step }) => step?.title ?? '–',
  },
  {
    id: 'words',
    title: 'Last words',
    className: 'max-lg:hidden',
    cellClassName: 'max-w-96',
    skeleton: 'h-4 w-64',
    cell: ({ lastMessage }) => (
      <span dir="auto" className="line-clamp-2 text-left">
        {lastMessage && (
          <>
            <span className="text-muted">{lastMessage.role === 'caller' ? 'Caller: ' : ''}</span>
            {lastMessage.text}
          </>
        )}
      </span>
    ),
  },
  {
    id: 'answer',
    title: 'Answers in',
    numeric: true,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-14',
    cell: ({ answerMs }) => (answerMs === null ? '–' : `${answerMs} ms`),
  },
  {
    id: 'length',
    title: 'Length',
    numeric: true,
    skeleton: 'h-4 w-12',
    cell: ({ startedAt }) => <Elapsed since={startedAt} />,
  },
];

/** All calls that go on, as they go. */
export default function LivePage() {
  const { calls, isConnected } = useBoard();
  return (
    <>
      <PageHeader title="Live" subtitle="Calls in progress. Open one to follow along or step in." />
      {!isConnected && (
        <Banner tone="warning" className="mb-4">
          <WifiOff aria-hidden className="mr-1.5 inline size-4" /> Can’t reach the server. You’re seeing the last known
          state. This page updates automatically.
        </Banner>
      )}
      <WaitingCallers />
      <DataList
        label="Live calls"
        columns={columns}
        rows={calls}
        keyOf={({ id }) => id}
        onRetry={() => {}}
        empty={
          <EmptyState icon={Radio} title="No live calls">
            Each call appears here from its first word until it ends.
          </EmptyState>
        }
      />
    </>
  );
}

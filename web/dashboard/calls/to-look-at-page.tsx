import { Eye, PartyPopper, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { callQualityApi } from '#domain/calls/call-quality.ts';
import type { Reply } from '#domain/platform/http.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { channelWords, endReasonWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { ScorecardDialog } from './scorecard-dialog.tsx';
import { signWords, toneOfScore } from './sign-labels.ts';

type Row = Reply<typeof callQualityApi.toReview>['items'][number];

function Looked({ row: { id: callId } }: { row: Row }) {
  const look = useChange(() => api.callQuality.review({ params: { callId }, body: { reviewed: true } }), {
    reloads: 'callQuality',
  });
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Mark as reviewed"
      busy={look.isPending}
      onClick={() => look.mutate()}
      className="relative z-10"
    >
      <Eye />
    </Button>
  );
}

const columns: Column<Row>[] = [
  {
    id: 'score',
    title: 'Points',
    skeleton: 'h-5 w-10',
    cell: ({ quality: { score } }) => score !== null && <Badge tone={toneOfScore(score)}>{score}</Badge>,
  },
  {
    id: 'started',
    title: 'Started',
    skeleton: 'h-4 w-36',
    cell: ({ id, startedAt, agentName }) => (
      <>
        <RowLink to={href('/dashboard/calls/:callId', { callId: id })}>
          <Moment iso={startedAt} />
        </RowLink>
        <span dir="auto" className="block max-w-56 truncate text-left text-muted">
          {agentName}
        </span>
      </>
    ),
  },
  {
    id: 'signs',
    title: 'Why',
    className: 'max-sm:hidden',
    skeleton: 'h-5 w-48',
    cell: ({ quality: { signs } }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        {signs.map(({ sign, times }) => (
          <Badge key={sign}>
            {signWords[sign].label}
            {times > 1 && ` × ${times}`}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'reason',
    title: 'Ended because',
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-28',
    cell: ({ endReason, channel }) => (
      <>
        {endReason ? endReasonWords[endReason] : '–'}
        <span className="block text-sm">{channelWords[channel]}</span>
      </>
    ),
  },
];

const withButton: Column<Row>[] = [
  ...columns,
  {
    id: 'looked',
    title: 'Done',
    skeleton: 'size-8',
    cell: (row) => <Looked row={row} />,
  },
];

/** Calls in which something went wrong, the worst first, until someone has looked at them. */
export default function ToLookAtPage() {
  const [isScoring, setScoring] = useState(false);
  const [mayWrite, mayManage] = [useCan('calls:write'), useCan('calls:manage')];
  const list = usePages(keyOf('callQuality', 'toReview'), (cursor, signal) =>
    api.callQuality.toReview({ query: { cursor, limit: 50 } }, { signal }),
  );
  return (
    <>
      <PageHeader
        title="Calls to review"
        subtitle="Calls that lost points, lowest score first. Test calls aren’t included."
        actions={
          mayManage && (
            <Button variant="outline" onClick={() => setScoring(true)}>
              <SlidersHorizontal /> Scorecard
            </Button>
          )
        }
      />
      <DataList
        label="Calls to review"
        columns={mayWrite ? withButton : columns}
        {...list}
        keyOf={({ id }) => id}
        empty={
          <EmptyState icon={PartyPopper} title="Nothing to review">
            Calls are scored within a minute of ending. Calls that lose points appear here.
          </EmptyState>
        }
      />
      {isScoring && <ScorecardDialog onClose={() => setScoring(false)} />}
    </>
  );
}

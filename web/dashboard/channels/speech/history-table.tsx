import type { SpeechClip } from '#domain/channels/speech.ts';
import { formatClock, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { DeleteClip } from './delete-clip.tsx';
import { formatLabels } from './draft.ts';

function Length({ clip }: { clip: SpeechClip }) {
  if (clip.status === 'failed') return <Badge tone="danger">Failed</Badge>;
  if (clip.status === 'queued') return <Badge>Waiting</Badge>;
  if (clip.status === 'running') return <Badge tone="accent">{Math.round(clip.progress * 100)}%</Badge>;
  return formatClock((clip.durationSeconds ?? 0) * 1000);
}

/** Kept speech; a row opens its player. */
export const clipColumns: Column<SpeechClip>[] = [
  {
    id: 'text',
    title: 'Text',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-2/3',
    cell: ({ id, text }) => <RowLink to={`?clip=${id}`}>{text}</RowLink>,
  },
  {
    id: 'voice',
    title: 'Voice',
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    cell: ({ voice, language }) => (
      <>
        {voice} <span className="text-faint">{language}</span>
      </>
    ),
  },
  {
    id: 'format',
    title: 'Format',
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-12',
    cell: ({ format }) => formatLabels[format],
  },
  {
    id: 'characters',
    title: 'Characters',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-12',
    cell: ({ characters }) => formatNumber(characters),
  },
  { id: 'length', title: 'Length', numeric: true, skeleton: 'h-4 w-8', cell: (clip) => <Length clip={clip} /> },
  {
    id: 'made',
    title: 'Created',
    className: 'max-sm:hidden',
    cellClassName: 'text-muted',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (clip) => <DeleteClip clip={clip} /> },
];

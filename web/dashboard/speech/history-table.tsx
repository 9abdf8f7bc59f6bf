import type { ReactNode } from 'react';
import type { SpeechClip } from '#domain/speech.ts';
import { formatClock, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { DeleteClip } from './delete-clip.tsx';
import { formatLabels } from './draft.ts';

function Length({ clip }: { clip: SpeechClip }) {
  if (clip.status === 'failed') return <Badge tone="danger">Failed</Badge>;
  if (clip.status === 'queued') return <Badge>Waiting</Badge>;
  if (clip.status === 'running') return <Badge tone="accent">{Math.round(clip.progress * 100)}%</Badge>;
  return formatClock((clip.durationSeconds ?? 0) * 1000);
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Table label="History">
      <TableHead>
        <tr>
          <TableHeading className="w-full">Text</TableHeading>
          <TableHeading className="max-md:hidden">Voice</TableHeading>
          <TableHeading className="max-md:hidden">Format</TableHeading>
          <TableHeading numeric className="max-lg:hidden">
            Characters
          </TableHeading>
          <TableHeading numeric>Length</TableHeading>
          <TableHeading className="max-sm:hidden">Made</TableHeading>
          <TableHeading>
            <span className="sr-only">Actions</span>
          </TableHeading>
        </tr>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

/** Kept speech; a row opens its player. */
export function HistoryTable({ clips, onOpen }: { clips: SpeechClip[]; onOpen: (clipId: string) => void }) {
  return (
    <Frame>
      {clips.map((clip) => (
        <TableRow key={clip.id}>
          <TableCell className="w-full max-w-0">
            <button
              type="button"
              onClick={() => onOpen(clip.id)}
              className="block w-full truncate text-left font-medium hover:underline"
            >
              {clip.text}
            </button>
          </TableCell>
          <TableCell className="whitespace-nowrap text-muted max-md:hidden">
            {clip.voice} <span className="text-faint">{clip.language}</span>
          </TableCell>
          <TableCell className="whitespace-nowrap text-muted max-md:hidden">{formatLabels[clip.format]}</TableCell>
          <TableCell numeric className="max-lg:hidden">
            {formatNumber(clip.characters)}
          </TableCell>
          <TableCell numeric>
            <Length clip={clip} />
          </TableCell>
          <TableCell className="text-muted max-sm:hidden">
            <Moment iso={clip.createdAt} />
          </TableCell>
          <TableCell className="w-12 py-1 pr-2 pl-0">
            <DeleteClip clip={clip} />
          </TableCell>
        </TableRow>
      ))}
    </Frame>
  );
}

/** The table before its rows are there, in their size. */
export function HistoryTableSkeleton() {
  return (
    <Frame>
      {['w-2/3', 'w-1/2', 'w-3/4'].map((width) => (
        <tr key={width}>
          <TableCell className="h-12">
            <Skeleton className={`h-4 ${width}`} />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-4 w-24" />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-4 w-12" />
          </TableCell>
          <TableCell className="max-lg:hidden">
            <Skeleton className="ml-auto h-4 w-12" />
          </TableCell>
          <TableCell>
            <Skeleton className="ml-auto h-4 w-8" />
          </TableCell>
          <TableCell className="max-sm:hidden">
            <Skeleton className="h-4 w-24" />
          </TableCell>
          <TableCell />
        </tr>
      ))}
    </Frame>
  );
}

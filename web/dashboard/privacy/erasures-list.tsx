import { useQuery } from '@tanstack/react-query';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import type { Erasure } from '#domain/privacy/erasures.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { erasureStatus, placeWords } from './privacy-labels.ts';

/** How often receipts are asked for again while one is running, in ms. */
const runningMs = 2_000;

const saveReceipt = (erasure: Erasure) =>
  saveFile(`erasure-${erasure.id}.json`, new Blob([JSON.stringify(erasure, null, 2)], { type: 'application/json' }));

function Receipt({ erasure }: { erasure: Erasure }) {
  const { status, requestedAt, requestedBy, erased, problem, backupsUntil, outside } = erasure;
  const { label, tone } = erasureStatus[status];
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Moment iso={requestedAt} /> <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-muted text-sm">
          {requestedBy && `${requestedBy.name}. `}
          {erased.map(({ place, count }) => `${placeWords[place]}: ${count}`).join(', ')}
        </p>
        {problem && <p className="text-danger-text text-sm">{problem}</p>}
        {backupsUntil && (
          <p className="text-muted text-sm">
            Backups from before <Moment iso={backupsUntil} /> contain the person’s data until you remove them.
          </p>
        )}
        {outside.length > 0 && (
          <p className="text-muted text-sm">
            Ask these services to erase the person’s data, too: {outside.join(', ')}.
          </p>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label="Download receipt" onClick={() => saveReceipt(erasure)}>
        <Download />
      </Button>
    </li>
  );
}

/** People who were erased, without a word of who they were. */
export function ErasuresList() {
  const { data, error, refetch } = useQuery({
    ...query.erasures.list({ query: { limit: 20 } }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'running') ? runningMs : false),
  });
  const [erasing, setErasing] = useState(false);
  return (
    <SubjectSection
      title="Erase a person"
      hint="Erase or export someone’s data when they ask. Each erasure leaves a receipt that doesn’t contain the data."
    >
      <div>
        <Button variant="outline" onClick={() => setErasing(true)}>
          <UserX aria-hidden /> Erase or export a person
        </Button>
      </div>
      {error && (
        <ErrorState title="Couldn’t load receipts." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-10" />}
      <ul aria-label="Receipts" className="flex flex-col gap-3">
        {data?.items.map((erasure) => (
          <Receipt key={erasure.id} erasure={erasure} />
        ))}
      </ul>
      {erasing && <EraseDialog contact={null} onClose={() => setErasing(false)} />}
    </SubjectSection>
  );
}

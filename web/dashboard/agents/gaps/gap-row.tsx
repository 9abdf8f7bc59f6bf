import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KnowledgeGap } from '#domain/knowledge/knowledge-gaps.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';

/** The calls in which it was asked. */
function AskedIn({ gapId }: { gapId: string }) {
  const { data, error } = useQuery(query.knowledgeGaps.get({ params: { gapId } }));
  if (error) return <Banner>{messageOf(error)}</Banner>;
  return (
    <ul aria-label="Asked in" className="mt-2 flex min-h-6 flex-col gap-1 text-sm">
      {data?.asked.map(({ question, callId, at }) => (
        <li key={`${callId} ${at} ${question}`} className="flex flex-wrap gap-x-3">
          <Link to={`/dashboard/calls/${callId}`} className="underline underline-offset-2">
            <Moment iso={at} />
          </Link>
          <span dir="auto" className="text-muted">
            {question}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One question that nothing answered, with what can be done about it. */
export function GapRow({ gap }: { gap: KnowledgeGap }) {
  const { id, question, count, lastAskedAt, status, fileId } = gap;
  const mayWrite = useCan('knowledge:write');
  const [isOpen, setIsOpen] = useState(false);
  const [doing, setDoing] = useState<'answer' | 'synonym' | null>(null);
  const { data: detail, error } = useQuery({
    ...query.knowledgeGaps.get({ params: { gapId: id } }),
    enabled: doing !== null,
  });
  const ignore = useChange(() => api.knowledgeGaps.close({ params: { gapId: id }, body: { resolution: 'ignored' } }), {
    reloads: 'knowledgeGaps',
    says: 'Ignored',
  });
  const onClose = () => setDoing(null);
  return (
    <li className="flex flex-col gap-2 border-line border-t p-4 first:border-t-0 sm:flex-row sm:items-start sm:gap-4">
      <details className="min-w-0 flex-1" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="cursor-pointer">
          <span dir="auto" className="font-medium">
            {question}
          </span>
          <span className="mt-0.5 block text-muted text-sm">
            Asked {count === 1 ? 'once' : `${count} times`}, last <Moment iso={lastAskedAt} format="in-sentence" />
          </span>
        </summary>
        {isOpen && <AskedIn gapId={id} />}
      </details>
      {status === 'open' && mayWrite && (
        <div className="flex shrink-0 gap-2">
          <Button size="sm" busy={doing === 'answer' && !detail && !error} onClick={() => setDoing('answer')}>
            Answer
          </Button>
          <Button
            size="sm"
            variant="outline"
            busy={doing === 'synonym' && !detail && !error}
            onClick={() => setDoing('synonym')}
          >
            Synonym
          </Button>
          <Button size="sm" variant="ghost" busy={ignore.isPending} onClick={() => ignore.mutate()}>
            Ignore
          </Button>
        </div>
      )}
      {fileId !== null && (
        <Link to={`/dashboard/knowledge?file=${fileId}`} className="shrink-0 text-sm underline underline-offset-2">
          The answer
        </Link>
      )}
      {doing !== null && error && <Banner>{messageOf(error)}</Banner>}
      {doing === 'answer' && detail && <AnswerDialog gap={detail} onClose={onClose} />}
      {doing === 'synonym' && detail && <SynonymDialog gap={detail} onClose={onClose} />}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CrmCallNote } from '#domain/contacts/crm.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { noteWords } from './crm-labels.ts';

const tones = { waiting: 'neutral', written: 'success', not_found: 'neutral', failed: 'danger' } as const;

function NoteLine({ note }: { note: CrmCallNote }) {
  const { callId, agentName, endedAt, status: state, problem } = note;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
      <Link to={`/dashboard/calls/${callId}`} className="min-w-0 flex-1 basis-56 hover:underline">
        Call with {agentName}, <Moment iso={endedAt} format="in-sentence" />
      </Link>
      <Badge tone={tones[state]}>{noteWords[state]}</Badge>
      {problem && <p className="basis-full text-muted text-sm">{problem}</p>}
    </li>
  );
}

/** The last notes of calls, and how each went. */
export function CallNotes() {
  const { data, error, refetch } = useQuery({ ...query.crm.callNotes(), refetchInterval: 15_000 });
  if (error)
    return <ErrorState title="Couldn’t load notes." message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-10" />;
  if (data.items.length === 0)
    return <p className="text-muted text-sm">Notes appear here after calls with your contacts.</p>;
  return (
    <section aria-label="Call notes">
      <h3 className="pb-2 font-medium text-sm">Last notes</h3>
      <ul className="max-h-72 overflow-y-auto">
        {data.items.map((note) => (
          <NoteLine key={note.callId} note={note} />
        ))}
      </ul>
    </section>
  );
}

import { History as Clock } from 'lucide-react';
import { clipDays } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clipColumns } from './history-table.tsx';
import { isUnfinished, pollMs } from './unfinished.ts';

/** Speech that is kept, newest first. */
export function History() {
  const list = usePages(
    keyOf('speech', 'clips'),
    (cursor, signal) => api.speech.clips({ query: { cursor } }, { signal }),
    (clips) => clips.some(isUnfinished) && pollMs * 2,
  );

  return (
    <DataList
      label="History"
      columns={clipColumns}
      {...list}
      keyOf={({ id }) => id}
      empty={
        <EmptyState icon={Clock} title="No audio yet">
          Audio generated in the studio or saved to a file through the API is stored here for {clipDays} days.
        </EmptyState>
      }
    />
  );
}

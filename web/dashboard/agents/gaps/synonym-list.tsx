import { useQuery } from '@tanstack/react-query';
import { Languages, X } from 'lucide-react';
import type { Synonym } from '#domain/knowledge/knowledge-search.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Row({ synonym: { id, word, meaning } }: { synonym: Synonym }) {
  const mayWrite = useCan('knowledge:write');
  const remove = useChange(() => api.knowledgeSearch.removeSynonym({ params: { synonymId: id } }), {
    reloads: 'knowledgeSearch',
    says: `“${word}” is no longer a synonym`,
  });
  return (
    <li className="flex h-12 items-center gap-3 border-line border-t px-4 first:border-t-0">
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{word}</span> <span className="text-muted">means</span> {meaning}
      </p>
      {mayWrite && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Delete ${word}, found as ${meaning}`}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Words that callers use for others in the documents. */
export function SynonymList() {
  const { data, error, refetch } = useQuery(query.knowledgeSearch.synonyms());
  if (!data && error) {
    return <ErrorState title="Couldn’t load synonyms." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-12 w-full" />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={Languages} title="No synonyms yet">
        If callers use a different word than your documents, add a synonym next to their question.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Synonyms" className="overflow-hidden rounded-lg border border-line bg-surface">
      {data.items.map((synonym) => (
        <Row key={synonym.id} synonym={synonym} />
      ))}
    </ul>
  );
}

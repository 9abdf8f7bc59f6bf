import { useInfiniteQuery } from '@tanstack/react-query';
import type { KnowledgeFileDetail, KnowledgePiece } from '#domain/knowledge/knowledge.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { keyOf } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Piece({ piece }: { piece: KnowledgePiece }) {
  const { headings, page, text } = piece;
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      {(headings.length > 0 || page !== null) && (
        <p className="mb-1 flex gap-2 text-muted text-sm">
          <span dir="auto" className="min-w-0 flex-1 break-words">
            {headings.join(' › ')}
          </span>
          {page !== null && <span className="shrink-0 tabular-nums">Page {page}</span>}
        </p>
      )}
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
    </li>
  );
}

/** What agents find and quote of a file, in the order of reading. */
export function FilePieces({ file }: { file: Pick<KnowledgeFileDetail, 'id' | 'version'> }) {
  const { id: workspaceId } = useWorkspace();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf('knowledge', 'chunks'), workspaceId, file.id, file.version],
    queryFn: ({ pageParam, signal }) =>
      api.knowledge.chunks({ params: { fileId: file.id }, query: { cursor: pageParam, limit: 30 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  if (!data && error) {
    return <ErrorState title="Couldn’t load chunks." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-40 w-full" />;
  const pieces = data.pages.flatMap(({ items }) => items);
  if (pieces.length === 0) return <p className="text-muted">This file has no searchable text yet.</p>;
  return (
    <>
      <ol>
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}

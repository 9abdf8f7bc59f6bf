import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FileStatus } from './file-labels.tsx';

const followMs = 2_000;
const most = 500;

/** The pages of a site, each leading to what was read of it. */
export function SitePages({ siteId }: { siteId: string }) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...query.knowledge.list({ query: { siteId, limit: most } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'processing') ? followMs : false,
  });
  if (!data && error) {
    return <ErrorState title="Couldn’t load pages." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-32 w-full" />;
  if (data.items.length === 0) return <p className="text-muted">No pages found yet.</p>;
  const to = (id: string) =>
    `?${new URLSearchParams([...params].filter(([name]) => name !== 'file').concat([['file', id]]))}`;
  return (
    <>
      <ul>
        {data.items.map((page) => (
          <li key={page.id} className="border-line border-t py-2 first:border-t-0">
            <div className="flex items-center gap-3">
              <Link to={to(page.id)} replace dir="auto" className="min-w-0 flex-1 truncate text-left hover:underline">
                {page.name}
              </Link>
              {page.status !== 'ready' && <FileStatus file={page} />}
            </div>
            {page.problem !== null && <p className="text-danger-text text-sm">{page.problem}</p>}
          </li>
        ))}
      </ul>
      {data.next !== null && <p className="mt-2 text-muted text-sm">Showing the first {most}.</p>}
    </>
  );
}

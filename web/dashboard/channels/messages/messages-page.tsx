import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NewMessageDialog } from './new-message-dialog.tsx';
import { ThreadList, ThreadListSkeleton } from './thread-list.tsx';
import { NoThread, ThreadPanel } from './thread-panel.tsx';
import { useThreads } from './use-messages.ts';

/** Whom to write to, as the address of the page says; a thread that is there already opens instead. */
function useWantedNumber(to: string | null, open: (threadId: string) => void): boolean {
  const { data } = useQuery({
    ...query.messageThreads.list({ query: { otherNumber: to ?? '', limit: 1 } }),
    enabled: to !== null && to !== '',
  });
  const known = to ? data?.items[0]?.id : undefined;
  useEffect(() => {
    if (known !== undefined) open(known);
  });
  return to !== null && known === undefined && (to === '' || data !== undefined);
}

function NoThreads({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EmptyState
      icon={MessagesSquare}
      title="No messages yet"
      action={
        <>
          <Link to="/dashboard/phone-numbers" className={buttonStyles({ variant: 'outline' })}>
            Phone Numbers
          </Link>
          {mayWrite && (
            <Link to="?to=" className={buttonStyles()}>
              <MessageSquarePlus aria-hidden /> New message
            </Link>
          )}
        </>
      }
    >
      When people text one of your numbers, its agent replies. Follow along here, or take over.
    </EmptyState>
  );
}

/** Text messages: the threads, and the one that is open. `?thread=` opens one, `?to=` writes to a number. */
export default function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('agents:write');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useThreads();
  const threads = data?.pages.flatMap(({ items }) => items) ?? [];
  const threadId = params.get('thread');
  const open = (id: string) => setParams({ thread: id }, { replace: true });
  const asks = useWantedNumber(params.get('to'), open);
  const at = threads.findIndex(({ id }) => id === threadId);
  function go(by: number) {
    const next = threads[at < 0 ? 0 : at + by];
    if (next) open(next.id);
  }
  useShortcuts({ j: () => go(1), k: () => go(-1) });
  const isEmpty = data !== undefined && threads.length === 0 && threadId === null;
  return (
    <>
      <PageHeader
        title="Messages"
        subtitle="Texts to your numbers. Agents reply, and you can take over at any time."
        actions={
          mayWrite &&
          threads.length > 0 && (
            <Button onClick={() => setParams({ to: '' })}>
              <MessageSquarePlus aria-hidden /> New message
            </Button>
          )
        }
      />
      {isEmpty && <NoThreads mayWrite={mayWrite} />}
      {!data && error && (
        <ErrorState title="Couldn’t load messages." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!isEmpty && (data || !error) && (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={cn('flex min-w-0 flex-col gap-3', threadId !== null && 'max-lg:hidden')}>
            {data ? <ThreadList threads={threads} currentId={threadId} /> : <ThreadListSkeleton />}
            {hasNextPage && (
              <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                More
              </Button>
            )}
          </div>
          {threadId === null ? <NoThread /> : <ThreadPanel key={threadId} threadId={threadId} />}
        </div>
      )}
      {mayWrite && asks && (
        <NewMessageDialog to={params.get('to') ?? ''} onClose={() => setParams({}, { replace: true })} onSent={open} />
      )}
    </>
  );
}

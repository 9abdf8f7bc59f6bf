import { Link } from 'react-router';
import type { MessageThread } from '#domain/carriers/messages.ts';
import { nameOfThread } from '#web/dashboard/channels/message-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const rowStyles = 'relative border-line border-t px-3 py-2.5 first:border-t-0';

function Row({ thread, current, marksTest }: { thread: MessageThread; current: boolean; marksTest: boolean }) {
  const { id, unread, takenOverBy, last, test, optedOut } = thread;
  const isUnread = unread > 0;
  return (
    <li className={cn(rowStyles, current ? 'bg-accent-soft' : 'hover:bg-hover/60')}>
      <p className="flex min-w-0 items-baseline gap-3">
        <Link
          to={`/dashboard/messages?thread=${id}`}
          dir="auto"
          aria-current={current || undefined}
          className={cn(
            'min-w-0 flex-1 truncate text-left tabular-nums after:absolute after:inset-0',
            isUnread ? 'font-semibold' : 'font-medium',
          )}
        >
          {nameOfThread(thread)}
          {isUnread && <span className="sr-only">, {unread} unread</span>}
        </Link>
        <span className="shrink-0 text-muted text-sm">
          <Moment iso={last.createdAt} />
        </span>
      </p>
      {/* What was said has the whole width: two lines tell one conversation from another. */}
      <div className="mt-0.5 flex items-start gap-2">
        <p dir="auto" className={cn('line-clamp-2 flex-1 text-left text-sm', isUnread ? 'text-ink' : 'text-muted')}>
          {last.direction === 'outbound' && <span className="text-muted">Sent: </span>}
          {last.text || 'An attachment'}
        </p>
        <span className="flex shrink-0 gap-1 empty:hidden">
          {test && marksTest && <Badge>Test</Badge>}
          {optedOut && <Badge tone="danger">Stopped</Badge>}
          {takenOverBy && <Badge tone="warning">Taken over</Badge>}
          {isUnread && (
            <span
              aria-hidden
              className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 font-medium text-on-accent text-xs"
            >
              {unread}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

/** Threads, those with the newest message first. */
export function ThreadList({ threads, currentId }: { threads: readonly MessageThread[]; currentId: string | null }) {
  // Said once where it is so of all.
  const isAllTest = threads.length > 1 && threads.every(({ test }) => test);
  return (
    <>
      {isAllTest && <p className="text-muted text-sm">All of these are test conversations.</p>}
      <ul aria-label="Threads" className="overflow-hidden rounded-lg border border-line bg-surface">
        {threads.map((thread) => (
          <Row key={thread.id} thread={thread} current={thread.id === currentId} marksTest={!isAllTest} />
        ))}
      </ul>
    </>
  );
}

/** The list while it loads. */
export function ThreadListSkeleton() {
  return (
    <ul aria-hidden className="rounded-lg border border-line bg-surface">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} className={rowStyles}>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-1.5 h-3 w-full" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </li>
      ))}
    </ul>
  );
}

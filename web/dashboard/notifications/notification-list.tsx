import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#domain/notifications/notifications.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { invalidate, keyOf } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const dayMs = 86_400_000;

/** A day in words: Today, Yesterday, or its date. */
function dayOf(iso: string, now = Date.now()): string {
  const day = formatDate(iso);
  if (day === formatDate(new Date(now).toISOString())) return 'Today';
  return day === formatDate(new Date(now - dayMs).toISOString()) ? 'Yesterday' : day;
}

/** Newest first, by day. */
function byDay(items: readonly Notification[]): { day: string; items: Notification[] }[] {
  const days: { day: string; items: Notification[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.createdAt);
    if (days.at(-1)?.day === day) days.at(-1)!.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

function useNotifications() {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('notifications', 'list'), workspaceId, 'pages'],
    queryFn: ({ pageParam, signal }) => api.notifications.list({ query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

const _reload = () => invalidate('notifications');

/** What one was told, newest first; each leads to what it is about. */
export function NotificationList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications();
  const items = data?.pages.flatMap((page) => page.items);
  const readAll = useChange((upTo: string) => api.notifications.readAll({ body: { upTo } }), {
    reloads: 'notifications',
  });
  const read = useChange((notificationId: string) => api.notifications.read({ params: { notificationId } }), {
    reloads: 'notifications',
  });
  const newest = items?.[0];
  return (
    <div className="flex max-h-[min(36rem,calc(100dvh-5rem))] flex-col">
      <header className="flex items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-4">
        <h2 className="font-semibold">Notifications</h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={unread === 0 || !newest}
          busy={readAll.isPending}
          onClick={() => newest && readAll.mutate(newest.id)}
        >
          Mark all as read
        </Button>
      </header>
      <div className="min-h-32 grow overflow-y-auto">
        {!items && error && (
          <div role="alert" className="px-4 py-6 text-center">
            <p className="text-muted">{messageOf(error)}</p>
            <Button variant="outline" size="sm" className="mt-3" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!items && !error && (
          <div className="flex flex-col gap-3 p-4" aria-hidden>
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} className="h-12" />
            ))}
          </div>
        )}
        {items?.length === 0 && (
          <p className="px-6 py-10 text-center text-muted">
            No notifications yet. Activity in this workspace appears here.
          </p>
        )}
        {items &&
          byDay(items).map(({ day, items: ofDay }) => (
            <section key={day} aria-label={day}>
              <h3 className="sticky top-0 z-10 bg-sunken px-4 py-1 font-medium text-muted text-xs">{day}</h3>
              <ul className="divide-y divide-line">
                {ofDay.map((item) => (
                  <Row key={item.id} item={item} onRead={() => read.mutate(item.id)} onLeave={onLeave} />
                ))}
              </ul>
            </section>
          ))}
        {hasNextPage && (
          <div className="flex justify-center p-2">
            <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </div>
      <footer className="border-line border-t px-4 py-2.5">
        <Link
          to="/dashboard/settings/notifications"
          onClick={onLeave}
          className="text-accent-text text-sm underline-offset-4 hover:underline"
        >
          Notification Settings
        </Link>
      </footer>
    </div>
  );
}

function Row({ item, onRead, onLeave }: { item: Notification; onRead: () => void; onLeave: () => void }) {
  const { text, title, to, createdAt: at, read } = item;
  return (
    <li className="flex items-start hover:bg-hover">
      <Link
        to={to}
        onClick={() => {
          if (!read) onRead();
          onLeave();
        }}
        className="flex min-w-0 grow items-start gap-2.5 py-2.5 pr-2 pl-4"
      >
        <span
          aria-hidden
          className={cn('mt-1.5 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
        />
        <span className="min-w-0">
          {!read && <span className="sr-only">Unread. </span>}
          <span className={cn('block break-words', !read && 'font-medium')}>{text}</span>
          <span className="block text-muted text-sm">
            {title} · <Moment iso={at} />
          </span>
        </span>
      </Link>
      {!read && (
        <Button
          variant="ghost"
          size="icon"
          className="mt-1 mr-1 text-muted"
          aria-label={`Mark as read: ${text}`}
          onClick={onRead}
        >
          <Check aria-hidden />
        </Button>
      )}
    </li>
  );
}

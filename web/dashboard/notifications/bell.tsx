import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeferredStart } from '#web/lib/deferred.tsx';
import { query } from '#web/lib/query.ts';
import { Popover } from '#web/ui/popover.tsx';
import { BellButton } from './bell-button.tsx';
import { NotificationList } from './notification-list.tsx';

/** How often the server is asked for news while the page is seen, in ms. */
const askEveryMs = 45_000;

/** The bell, and what one was told. */
export function Bell({ start }: { start: DeferredStart }) {
  const [open, setOpen] = useState(start.open);
  const { data } = useQuery({ ...query.notifications.unread(), refetchInterval: askEveryMs });
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (start.focused && !start.open) button.current?.focus();
  }, [start]);

  return (
    <Popover
      label="Notifications"
      align="end"
      className="w-[min(24rem,calc(100vw-1rem))] overflow-hidden"
      open={open}
      onOpenChange={setOpen}
      trigger={<BellButton ref={button} unread={data?.unread ?? 0} />}
    >
      <NotificationList unread={data?.unread ?? 0} onLeave={() => setOpen(false)} />
    </Popover>
  );
}

import { Bell as BellIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

/** More are not counted. */
const most = 99;

/** The bell of the top bar, with how many notifications are not read. */
export function BellButton({ unread = 0, ...props }: ComponentProps<typeof Button> & { unread?: number }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={
        unread > 0 ? `Notifications, ${unread > most ? `more than ${most}` : unread} unread` : 'Notifications'
      }
      className="relative -mr-2 text-muted"
      {...props}
    >
      <BellIcon aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-[10px] text-on-accent leading-4 tabular-nums pointer-coarse:top-1.5 pointer-coarse:right-1.5"
        >
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </Button>
  );
}

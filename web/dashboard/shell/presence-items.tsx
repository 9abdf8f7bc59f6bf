import { useQueryClient } from '@tanstack/react-query';
import { Check, Signal } from 'lucide-react';
import type { PresenceChoice } from '#domain/identity/presence.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { cn } from '#web/ui/cn.ts';
import { MenuItem, SubMenu } from '#web/ui/menu.tsx';
import { useOnline } from './use-online.ts';
import { presenceKey, usePresence } from './use-presence.ts';

const choices: { value: PresenceChoice; label: string; hint: string; dot: string }[] = [
  { value: 'online', label: 'Online', hint: 'While this dashboard is open', dot: 'bg-success' },
  { value: 'away', label: 'Away', hint: 'Online, but away from your desk', dot: 'bg-warning' },
  { value: 'invisible', label: 'Invisible', hint: 'Others see you as offline', dot: 'border border-muted' },
];

const Dot = ({ className }: { className: string }) => (
  <span aria-hidden className={cn('size-2 shrink-0 rounded-full', className)} />
);

/** How those one works with see one, and the choice of it. Without a network no one is seen. */
export function PresenceItems() {
  const online = useOnline();
  const client = useQueryClient();
  const known = usePresence();
  const choose = useChange((next: PresenceChoice) => api.account.setPresence({ body: { choice: next } }), {
    next: (chosen) => client.setQueryData(presenceKey, chosen),
  });
  const choice = choose.isPending ? choose.variables : known;
  const { label, dot } = choices.find(({ value }) => value === choice)!;
  return (
    <SubMenu
      trigger={
        <>
          <Signal aria-hidden />
          Online status
          <span className="ml-auto flex items-center gap-1.5 text-muted text-sm">
            <Dot className={online ? dot : 'bg-danger'} />
            {online ? label : 'Offline'}
          </span>
        </>
      }
    >
      {choices.map(({ value, label, hint, dot }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={choice === value}
          onSelect={() => choose.mutate(value)}
        >
          <Dot className={dot} />
          <span className="min-w-0">
            <span className="block">{label}</span>
            <span className="block text-muted text-sm">{hint}</span>
          </span>
          {choice === value && <Check aria-hidden className="ml-auto" />}
        </MenuItem>
      ))}
    </SubMenu>
  );
}

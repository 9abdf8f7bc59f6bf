import { useQuery } from '@tanstack/react-query';
import { type Presence, presenceSeconds } from '#domain/identity/presence.ts';
import { query } from '#web/lib/query.ts';
import { cn } from '#web/ui/cn.ts';

const words = { online: 'Online', away: 'Away' };

/** Who of the team is there now, by account. */
export type TeamPresence = ReadonlyMap<string, Presence>;

export function useTeamPresence(): TeamPresence {
  const { data } = useQuery({ ...query.account.team(), refetchInterval: presenceSeconds.sign * 1000 });
  return new Map(data?.items.map(({ userId, presence }) => [userId, presence]));
}

/** Whether a member is there now; nothing for who is not. */
export function PresenceDot({ presence }: { presence: Presence | undefined }) {
  if (presence === undefined || presence === 'offline') return null;
  return (
    <span
      role="img"
      aria-label={words[presence]}
      title={words[presence]}
      className={cn('size-2 shrink-0 rounded-full', presence === 'online' ? 'bg-success' : 'bg-warning')}
    />
  );
}

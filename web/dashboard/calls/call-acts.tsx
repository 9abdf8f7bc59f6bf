import { useQuery } from '@tanstack/react-query';
import { LiveActs } from '#web/dashboard/calls/live/live-commands.tsx';
import { query } from '#web/lib/query.ts';

/** What people of the business did while a call went on; nothing where no one did anything. */
export function CallActs({ callId }: { callId: string }) {
  const { data } = useQuery(query.liveCalls.get({ params: { callId: callId } }));
  return <LiveActs acts={data?.acts ?? []} />;
}

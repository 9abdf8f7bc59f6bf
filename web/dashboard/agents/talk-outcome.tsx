import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CircleCheck, ClipboardList } from 'lucide-react';
import { formatWhen } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How often a call that has just ended is asked for until it is stored, and how long at most, in ms. */
const [lookMs, patienceMs] = [400, 8_000];

/** What came of a call that has just ended: what was booked, done and promised, as the call's page tells it. */
export function TalkOutcome({ callId, ended }: { callId: string; ended: string | null }) {
  const call = useQuery({
    ...query.calls.get({ params: { callId } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status !== 'ended' && dataUpdateCount < patienceMs / lookMs ? lookMs : false,
  }).data;
  const isStored = call?.status === 'ended';
  const booked = useQuery({ ...query.appointments.list({ query: { callId } }), enabled: isStored }).data?.items ?? [];
  if (!isStored) return <Skeleton className="h-12 w-full" />;
  const { done, promised } = call.summary;
  const lines = [
    ...booked
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, title, startsAt, timeZone }) => ({
        key: id,
        icon: CalendarCheck,
        text: `Booked ${formatWhen(startsAt, timeZone)}: ${title}`,
      })),
    ...done
      .filter((line) => booked.length === 0 || !/^booked/i.test(line))
      .map((line) => ({ key: line, icon: CircleCheck, text: line })),
    ...promised.map((line) => ({ key: line, icon: ClipboardList, text: line })),
  ];
  return (
    <section aria-label="Result" className="rounded-md bg-sunken px-3 py-2.5">
      {lines.length === 0 ? (
        <p className="text-muted">{ended ?? call.summary.ended}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {lines.map(({ key, icon: Icon, text }) => (
            <li key={key} className="flex gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              <span className="min-w-0 break-words">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

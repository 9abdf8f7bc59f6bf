import { useQuery } from '@tanstack/react-query';
import type { WaitingCaller } from '#domain/channels/call-queue.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Elapsed } from './elapsed.tsx';

/** How often the line is looked at, in ms. */
const lookMs = 3_000;

const states: Readonly<Record<WaitingCaller['state'], { label: string; tone: 'accent' | 'neutral' | 'danger' }>> = {
  waiting: { label: 'On the line', tone: 'accent' },
  call_back: { label: 'Wants a callback', tone: 'neutral' },
  failed: { label: 'Couldn’t be reached for a callback', tone: 'danger' },
};

/** Callers who wait for a free line, in order; nothing where no one waits. */
export function WaitingCallers() {
  const { data } = useQuery({ ...query.callQueue.list(), refetchInterval: lookMs });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card className="mb-6" aria-label="Waiting callers">
      <h2 className="px-5 pt-4 font-semibold">Waiting Callers</h2>
      <ol className="divide-y divide-line">
        {items.map(({ id, place, otherNumber, number, state, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <span className="flex min-w-0 items-center gap-3">
              {place > 0 && <span className="text-muted tabular-nums">{place}.</span>}
              <span className="font-medium tabular-nums">
                {otherNumber === null ? 'Withheld' : formatPhone(otherNumber)}
              </span>
              <span className="truncate text-muted">to {formatPhone(number)}</span>
            </span>
            <span className="flex items-center gap-3">
              <Badge tone={states[state].tone} dot={state === 'waiting'}>
                {states[state].label}
              </Badge>
              <Elapsed since={since} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

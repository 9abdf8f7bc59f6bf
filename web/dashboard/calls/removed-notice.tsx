import { Hourglass } from 'lucide-react';
import type { Call } from '#domain/calls/calls.ts';
import { Moment } from '#web/ui/moment.tsx';

const names = { transcript: 'The transcript was', values: 'The collected values were', recording: 'The recording was' };

/** What is there no more of a call, since when, and why. */
export function RemovedNotice({ call: { removed, redactedAt } }: { call: Call }) {
  if (removed.length === 0 && redactedAt === null) return null;
  return (
    <ul aria-label="Removed" className="mb-6 flex flex-col gap-1 rounded-lg border border-line bg-sunken px-4 py-3">
      {removed.map(({ part, at, days }) => (
        <li key={part} className="flex items-center gap-2 text-muted">
          <Hourglass aria-hidden className="size-4 shrink-0" />
          <span>
            {names[part]} removed on <Moment iso={at} format="date" />
            {days !== null && ` after ${days} ${days === 1 ? 'day' : 'days'}`}.
          </span>
        </li>
      ))}
      {redactedAt !== null && (
        <li className="flex items-center gap-2 text-muted">
          <Hourglass aria-hidden className="size-4 shrink-0" />
          <span>
            Details were redacted from the transcript on <Moment iso={redactedAt} format="date" />.
          </span>
        </li>
      )}
    </ul>
  );
}

import { formatDate, formatDateTime, formatExact, formatWhen } from '#web/lib/format.ts';

const formats = { when: formatWhen, 'in-sentence': formatDateTime, date: formatDate };

interface MomentProps {
  iso: string;
  /** `in-sentence` writes "today" where a line's own beginning has "Today". */
  format?: keyof typeof formats;
}

/** A moment in time, "Today 8:37 PM"; hovering shows it to the second with its zone. */
export function Moment({ iso, format = 'when' }: MomentProps) {
  return (
    <time dateTime={iso} title={formatExact(iso)} className="whitespace-nowrap tabular-nums">
      {formats[format](iso)}
    </time>
  );
}

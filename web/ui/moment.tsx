import { formatDate, formatDateTime, formatExact, formatRelative } from '#web/lib/format.ts';

const formats = { relative: formatRelative, date: formatDate, 'date-time': formatDateTime };

/** A moment in time; hovering shows it to the second with its zone. */
export function Moment({ iso, format = 'relative' }: { iso: string; format?: keyof typeof formats }) {
  return (
    <time dateTime={iso} title={formatExact(iso)} className="whitespace-nowrap tabular-nums">
      {formats[format](iso)}
    </time>
  );
}

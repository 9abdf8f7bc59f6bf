import { formatDate } from '#web/lib/format.ts';

interface UsageChartProps {
  title: string;
  days: readonly { day: string; value: number }[];
  show: (value: number) => string;
}

/** A bar a day. Anyone who cannot see it reads the same as a table. */
export function UsageChart({ title, days, show }: UsageChartProps) {
  const most = Math.max(...days.map(({ value }) => value));
  const [first, last] = [days[0]!, days.at(-1)!];
  return (
    <figure>
      <div aria-hidden className="flex h-28 items-end gap-px border-line border-b">
        {days.map(({ day, value }) => (
          <div
            key={day}
            title={`${formatDate(day)}: ${show(value)}`}
            className="flex h-full min-w-0 flex-1 items-end hover:bg-hover"
          >
            <div
              className="w-full rounded-t-xs bg-accent"
              style={{ height: most === 0 ? 0 : `${(value / most) * 100}%`, minHeight: value > 0 ? 2 : 0 }}
            />
          </div>
        ))}
      </div>
      <figcaption aria-hidden className="mt-1.5 flex justify-between text-muted text-xs">
        <span>{formatDate(first.day)}</span>
        <span>{most === 0 ? 'No usage yet' : `Most: ${show(most)}`}</span>
        <span>{formatDate(last.day)}</span>
      </figcaption>
      <div className="sr-only">
        <table>
          <caption>{title} by day</caption>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{show(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

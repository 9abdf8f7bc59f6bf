import type { Analytics } from '#domain/calls/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** Monday first, as the working week is read. */
const weekdays = [
  { day: 1, short: 'Mon', long: 'Monday' },
  { day: 2, short: 'Tue', long: 'Tuesday' },
  { day: 3, short: 'Wed', long: 'Wednesday' },
  { day: 4, short: 'Thu', long: 'Thursday' },
  { day: 5, short: 'Fri', long: 'Friday' },
  { day: 6, short: 'Sat', long: 'Saturday' },
  { day: 0, short: 'Sun', long: 'Sunday' },
];
const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** When calls come: a cell for each hour of the week, the darker the more. It is a table, also for those who hear it. */
export function HoursMap({ hours, timeZone }: Pick<Analytics, 'hours' | 'timeZone'>) {
  const calls = new Map(hours.map((one) => [`${one.weekday}-${one.hour}`, one.calls]));
  const most = Math.max(1, ...calls.values());
  return (
    <Card className="break-inside-avoid">
      <CardHeader title="Hours of the week" hint={`Call start times, in ${timeZone.replaceAll('_', ' ')}.`} />
      <CardBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
        <section aria-label="Calls by hour of the week" tabIndex={0} className="relative overflow-x-auto">
          <table className="w-full min-w-xl table-fixed border-separate border-spacing-0.5 text-muted text-xs">
            <thead>
              <tr>
                <th scope="col" className="w-10">
                  <span className="sr-only">Day</span>
                </th>
                {allHours.map((hour) => (
                  <th key={hour} scope="col" className="font-normal">
                    {hour % 3 === 0 ? hour : <span className="sr-only">{hour}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map(({ day, short, long }) => (
                <tr key={day}>
                  <th scope="row" className="text-left font-normal" aria-label={long}>
                    {short}
                  </th>
                  {allHours.map((hour) => {
                    const found = calls.get(`${day}-${hour}`) ?? 0;
                    return (
                      <td
                        key={hour}
                        title={`${long} ${hour}:00: ${formatNumber(found)}`}
                        className="h-6 rounded-xs bg-sunken p-0"
                      >
                        <span
                          className="block h-full rounded-xs bg-accent text-transparent"
                          style={{ opacity: found === 0 ? 0 : 0.15 + 0.85 * (found / most) }}
                        >
                          <span className="sr-only">{found}</span>
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </CardBody>
    </Card>
  );
}

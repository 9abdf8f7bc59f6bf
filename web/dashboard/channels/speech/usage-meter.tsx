import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Red from 90 percent on, yellow from 70. */
const toneOf = (percent: number) => (percent >= 90 ? 'danger' : percent >= 70 ? 'warning' : 'success');

/** How much of the month's characters is used. Says nothing until that is known. */
export function UsageMeter() {
  const { data } = useQuery(query.speech.usage());
  if (!data) return null;
  const used = formatNumber(data.used);
  if (data.limit === null) return <p className="text-muted tabular-nums">{used} characters this month</p>;
  const percent = data.limit === 0 ? 100 : (data.used / data.limit) * 100;
  return (
    <div className="w-72 max-sm:w-full">
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span>
          {used} of {formatNumber(data.limit)} characters
        </span>
        <span className="text-muted">resets {formatDate(data.resetsAt)}</span>
      </p>
      <Progress label="Characters used this month" percent={percent} tone={toneOf(percent)} />
    </div>
  );
}

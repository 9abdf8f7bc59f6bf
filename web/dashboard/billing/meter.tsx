import type { Meter as MeterData } from '#domain/billing/billing.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Percent of a limit; 0 where there is none, or nothing is included. */
const percentOf = (current: number, limit: number | null) => (limit ? (current / limit) * 100 : 0);

/** Red above 90 %, yellow above 70 %. */
const toneOf = (percent: number) => (percent > 90 ? 'danger' : percent > 70 ? 'warning' : 'success');
const words = { danger: 'Almost used up', warning: 'High usage', success: undefined };

/** One meter of a plan: how much of it is used. */
export function Meter({ name, current, limit, unit }: MeterData) {
  const percent = percentOf(current, limit);
  const tone = toneOf(percent);
  const word = percent >= 100 ? 'Used up' : words[tone];
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className="text-muted text-sm tabular-nums">
          {formatNumber(current)} {limit === null ? unit : `/ ${formatNumber(limit)} ${unit}`}
        </span>
      </span>
      <Progress label={name} percent={Math.min(100, percent)} tone={tone} className="h-1.5" />
      <span className="text-muted text-xs">
        {limit === null
          ? 'No limit'
          : limit === 0
            ? 'Not included in your plan'
            : (word ?? `${Math.floor(percent)}% used`)}
      </span>
    </li>
  );
}

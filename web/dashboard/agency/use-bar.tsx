import { formatNumber } from '#web/lib/format.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Red at 90 percent or more, yellow at 70 or more, green below. */
export const toneOf = (percent: number) => (percent >= 90 ? 'danger' : percent >= 70 ? 'warning' : 'success');

/** How much of a limit is used, as a bar. A limit of nothing is full. */
export const percentOf = (used: number, limit: number) => (limit === 0 ? 100 : (used / limit) * 100);

interface UseBarProps {
  label: string;
  used: number;
  limit: number | null;
  /** Said behind the figures. */
  unit?: string;
}

/** What is used of a limit: "3 of 25" over a bar, or the figure alone without a limit. */
export function UseBar({ label, used, limit, unit = '' }: UseBarProps) {
  if (limit === null) {
    return (
      <p className="whitespace-nowrap text-muted tabular-nums">
        <span className="text-ink">{formatNumber(used)}</span>, no limit
      </p>
    );
  }
  const percent = percentOf(used, limit);
  return (
    <div className="w-full min-w-28">
      <p className="mb-1.5 whitespace-nowrap tabular-nums">
        {formatNumber(used)} <span className="text-muted">{`of ${formatNumber(limit)} ${unit}`.trimEnd()}</span>
      </p>
      <Progress label={`${label}: used`} percent={percent} tone={toneOf(percent)} />
    </div>
  );
}

import { formatNumber } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Figure {
  title: string;
  /** A number, or what is written out already. */
  value: number | string | undefined;
}

/** In a row where there is room for it: none is left over on a line of its own. */
const columns: Record<number, string> = { 5: 'md:grid-cols-5', 6: 'md:grid-cols-3 xl:grid-cols-6' };

/** Figures in a row, each with its name. Zero is a figure; while they load there is room for them. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={cn('mb-6 grid grid-cols-2 gap-3', columns[figures.length] ?? 'lg:grid-cols-4')}>
      {figures.map(({ title, value }) => (
        <div key={title} className="rounded-lg border border-line bg-surface px-4 py-3">
          <dt className="text-muted text-sm">{title}</dt>
          <dd className="mt-1 min-h-7 font-semibold text-xl tabular-nums">
            {value === undefined ? (
              <Skeleton className="h-7 w-12" />
            ) : typeof value === 'number' ? (
              formatNumber(value)
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

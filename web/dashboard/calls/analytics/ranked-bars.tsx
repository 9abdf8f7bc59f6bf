import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

interface RankedBarsProps {
  title: string;
  hint: string;
  items: readonly { id: string; label: ReactNode; calls: number; note?: string; to?: string | undefined }[];
  /** Where there are none. */
  none: string;
}

/** How many calls have what, most first; each opens its calls. */
export function RankedBars({ title, hint, items, none }: RankedBarsProps) {
  const most = Math.max(1, ...items.map(({ calls }) => calls));
  return (
    <Card className="break-inside-avoid">
      <CardHeader title={title} hint={hint} />
      <CardBody>
        {items.length === 0 && <p className="text-muted">{none}</p>}
        <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto print:max-h-none">
          {items.map(({ id, label, calls, note, to }) => (
            <li key={id} className="relative rounded-sm px-2 py-1.5 has-[a:hover]:bg-hover/60">
              <span
                aria-hidden
                className="absolute inset-y-0.5 left-0 rounded-sm bg-accent-soft"
                style={{ width: `${(calls / most) * 100}%` }}
              />
              <span className="relative flex justify-between gap-3">
                {to ? (
                  <Link to={to} className="min-w-0 truncate after:absolute after:inset-0">
                    {label}
                  </Link>
                ) : (
                  <span className="min-w-0 truncate">{label}</span>
                )}
                <span className="shrink-0 tabular-nums">
                  {formatNumber(calls)}
                  {note && <span className="ml-2 text-muted text-sm">{note}</span>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

import { Bot, CircleCheck, type LucideIcon, PhoneCall, Timer } from 'lucide-react';
import { Link } from 'react-router';
import type { Analytics } from '#domain/calls/analytics.ts';
import { formatDuration, formatNumber } from '#web/lib/format.ts';
import { showDay } from '#web/lib/show-day.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import type { LinkToCalls } from './use-calls-behind.ts';

/** The most that is still a change to speak of in percent. */
const mostPercent = 999;

/** `+12%` against what was before; from nothing to something there is no percentage. */
export function changeOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? '+0%' : 'from 0';
  const percent = Math.round(((now - before) / before) * 100);
  // Against next to nothing a percentage tells nothing.
  if (percent > mostPercent) return `over +${mostPercent}%`;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}

interface Figure {
  title: string;
  icon: LucideIcon;
  value: string;
  change: string;
  to: string | undefined;
  /** Whether more is better; left out where it is neither. */
  better?: number;
}

/** The page of the calls or agents behind each figure. */
function figuresOf({ totals, totalsBefore }: Analytics, linkTo: LinkToCalls): Figure[] {
  const calls = linkTo();
  const rates = [totals.successRate ?? 0, totalsBefore.successRate ?? 0] as const;
  const averages = [totals.averageMs ?? 0, totalsBefore.averageMs ?? 0] as const;
  return [
    {
      title: 'Total Calls',
      icon: PhoneCall,
      value: formatNumber(totals.calls),
      to: calls,
      change: changeOf(totals.calls, totalsBefore.calls),
    },
    {
      title: 'Success Rate',
      icon: CircleCheck,
      value: totals.calls === 0 ? '0' : `${rates[0]}%`,
      change: changeOf(...rates),
      better: Math.sign(rates[0] - rates[1]) * Number(totalsBefore.calls > 0),
      to: linkTo({ outcome: 'success' }),
    },
    {
      title: 'Avg Duration',
      icon: Timer,
      change: changeOf(...averages),
      to: calls,
      value: totals.calls === 0 ? '0' : formatDuration(averages[0]),
    },
    {
      title: 'Active Agents',
      icon: Bot,
      value: formatNumber(totals.activeAgents),
      to: totals.activeAgents > 0 ? '#agents' : undefined,
      change: changeOf(totals.activeAgents, totalsBefore.activeAgents),
    },
  ];
}

/** The four figures with their change against the days before. */
export function FigureCards({ found, linkTo }: { found: Analytics; linkTo: LinkToCalls }) {
  const against = `${showDay(found.before.from)} – ${showDay(found.before.to)}`;
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figuresOf(found, linkTo).map(({ title, icon: Icon, value, change, better = 0, to }) => (
        <Card key={title} className="relative p-4 has-[a:hover]:bg-hover/60 sm:p-5">
          <h2 className="flex items-center justify-between gap-2 text-muted">
            {to ? (
              <Link to={to} className="static after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            ) : (
              title
            )}
            <Icon aria-hidden className="size-4 shrink-0 text-faint" />
          </h2>
          <p className="mt-2 truncate font-semibold text-xl tabular-nums sm:text-2xl">{value}</p>
          <p className="mt-1 text-muted text-sm">
            <span
              className={cn(
                'font-medium tabular-nums',
                better > 0 && 'text-success-text',
                better < 0 && 'text-danger-text',
              )}
            >
              {change}
            </span>
            <span className="inline-block whitespace-nowrap text-faint">&nbsp;vs. {against}</span>
          </p>
        </Card>
      ))}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import type { WorkspaceStatus } from '#domain/identity/workspaces.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** Minutes used of those granted. Where none are, calls are without a limit: there is nothing to count down from. */
const minutesOf = ({ minutesUsed: used, minutesGranted: granted }: WorkspaceStatus) =>
  granted === 0 && used > 0 ? `${formatNumber(used)} MIN used` : `${formatNumber(used)} / ${formatNumber(granted)} MIN`;

/** Progress in Getting Started and the minutes of the trial or the plan. */
export function MenuFooter({ collapsed = false, onChoose }: { collapsed?: boolean; onChoose?: () => void }) {
  const { data } = useQuery(query.workspaces.status());
  const percent = data?.gettingStartedPercent;

  if (collapsed) {
    return (
      <div className="px-2 pb-2">
        <Tooltip content={`Getting Started ${percent === undefined ? '' : `${percent}%`}`} side="right">
          <Link
            to="/dashboard/getting-started"
            aria-label="Getting Started"
            className="grid h-8 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
          >
            <GraduationCap aria-hidden className="size-4" />
          </Link>
        </Tooltip>
      </div>
    );
  }

  return (
    <div className="px-2 pt-1 pb-2">
      <Link
        to="/dashboard/getting-started"
        prefetch="intent"
        onClick={onChoose}
        className="block rounded-md px-2.5 py-1.5 hover:bg-hover"
      >
        <span className="mb-1 flex items-center justify-between gap-2">
          <span className="flex items-center gap-2.5">
            <GraduationCap aria-hidden className="size-4 text-muted" />
            Getting Started
          </span>
          <span className="w-10 text-right text-muted text-sm tabular-nums">
            {percent === undefined ? '–' : `${percent}%`}
          </span>
        </span>
        <Progress label="Getting Started" percent={percent ?? 0} />
      </Link>
      <p className="mt-1 flex items-baseline justify-between px-2.5 text-muted text-sm">
        <span dir="auto" className="truncate">
          {data?.plan ?? 'Trial'}
        </span>
        <span className="shrink-0 tabular-nums">{data ? minutesOf(data) : '– / – MIN'}</span>
      </p>
      {data && data.minutesWithFirstAgent > 0 && (
        <p className="px-2.5 text-faint text-xs">
          +{formatNumber(data.minutesWithFirstAgent)} min with your first agent
        </p>
      )}
      <Link
        to="/dashboard/getting-started#free-minutes"
        onClick={onChoose}
        className={cn(buttonStyles({ variant: 'outline', size: 'sm' }), 'mt-1.5 w-full')}
      >
        Earn Free Minutes
      </Link>
    </div>
  );
}

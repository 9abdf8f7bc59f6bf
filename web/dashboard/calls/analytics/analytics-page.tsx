import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellRing, Filter } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { type Analytics, AnalyticsQuery } from '#domain/calls/analytics.ts';
import { CallFilterBar } from '#web/dashboard/calls/call-filter-bar.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useQueryAddress } from '#web/lib/use-query-address.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { endReasonWords } from '#web/live-call/call-labels.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AgentPerformance } from './agent-performance.tsx';
import { AnswerTimes } from './answer-times.tsx';
import { ChartPlaceholders } from './chart-placeholders.tsx';
import { CostChart, SatisfactionChart, SuccessChart, VolumeChart } from './day-charts.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FigureCards } from './figure-cards.tsx';
import { HoursMap } from './hours-map.tsx';
import { NoAnalytics } from './no-analytics.tsx';
import { placeBars } from './places.ts';
import { RangeButton } from './range-button.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { SampleFilling } from './sample-filling.tsx';
import { type LinkToCalls, useCallsBehind } from './use-calls-behind.ts';

/** How often the figures are asked for again, in ms: calls end all the time. */
const freshMs = 30_000;
/** The same while a sample's calls come one day behind the other, in ms. */
const fillingMs = 2_000;

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-30" />
      ))}
      <Skeleton className="col-span-2 h-72" />
      <Skeleton className="col-span-2 h-72" />
    </div>
  );
}

function Charts({ found, linkTo }: { found: Analytics; linkTo: LinkToCalls }) {
  const reasons = found.endReasons.map(({ endReason, calls }) => ({
    id: endReason,
    label: endReasonWords[endReason],
    calls,
    to: linkTo({ endReason }),
  }));
  const tags = found.tags.map(({ tag, calls }) => ({
    id: tag,
    label: tag,
    calls,
    to: linkTo({ tag }),
  }));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <VolumeChart series={found.series} linkTo={linkTo} />
        <SuccessChart series={found.series} linkTo={linkTo} />
      </div>
      <AgentPerformance agents={found.agents} linkTo={linkTo} />
      <div className="grid gap-4 lg:grid-cols-2">
        <SatisfactionChart found={found} linkTo={linkTo} />
        <CostChart found={found} linkTo={linkTo} />
        <RankedBars
          title="Geographic Distribution"
          hint="Grouped by the country and area code of the caller’s number."
          items={placeBars(found, linkTo)}
          none="No phone calls on these dates."
        />
        <RankedBars
          title="Call end reasons"
          hint="Select a reason to see its calls."
          items={reasons}
          none="No completed calls yet."
        />
        {tags.length > 0 && <RankedBars title="Tags" hint="Tags set by flows." items={tags} none="" />}
      </div>
      <HoursMap hours={found.hours} timeZone={found.timeZone} />
      <AnswerTimes answers={found.answers} />
    </div>
  );
}

interface FoundProps {
  found: Analytics;
  asked: AnalyticsQuery;
  change: ReturnType<typeof useQueryAddress<typeof AnalyticsQuery.shape>>['change'];
  /** Of what was asked before, while the next is on its way. */
  isOld: boolean;
}

function Found({ found, asked, change, isOld }: FoundProps) {
  const isFilling = useWorkspace().sample === 'filling';
  const linkTo = useCallsBehind(asked, { from: found.from, to: found.to });
  const showAll = () =>
    change({ ...Object.fromEntries(Object.keys(asked).map((name) => [name, ''])), range: '90_days' });
  return (
    <div className={cn(isOld && 'opacity-60')} aria-busy={isOld}>
      <FigureCards found={found} linkTo={linkTo} />
      {!found.hasCalls && isFilling && <SampleFilling />}
      {!found.hasCalls && !isFilling && (
        <>
          <NoAnalytics />
          <ChartPlaceholders />
        </>
      )}
      {found.hasCalls && found.totals.calls === 0 && (
        <NothingFound
          title="No calls on these dates match the filters"
          clear="Show the last 90 days"
          onClear={showAll}
        />
      )}
      {found.totals.calls > 0 && <Charts found={found} linkTo={linkTo} />}
    </div>
  );
}

/** How calls went: figures against the days before, charts, and what is behind them. */
export default function AnalyticsPage() {
  const { asked, change } = useQueryAddress(AnalyticsQuery);
  const { sample } = useWorkspace();
  const { search } = useLocation();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query.analytics.get({ query: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: sample === 'filling' ? fillingMs : freshMs,
  });
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="Track your agent performance and call metrics"
        actions={
          <>
            <Link to={`/dashboard/analytics/funnel${search}`} className={buttonStyles({ variant: 'outline' })}>
              <Filter aria-hidden /> Funnel
            </Link>
            <Link to="/dashboard/analytics/alerts" className={buttonStyles({ variant: 'outline' })}>
              <BellRing aria-hidden /> Alerts
            </Link>
            <ExportMenu asked={asked} disabled={!data?.hasCalls} />
          </>
        }
      />
      {/* What the figures are of, in one row: their days, then the calls. */}
      <div className="mb-4">
        {data?.hasCalls ? (
          <CallFilterBar asked={asked} tags={data.tags.map(({ tag }) => tag)} onChange={change}>
            <RangeButton asked={asked} onChange={change} />
          </CallFilterBar>
        ) : (
          <RangeButton asked={asked} onChange={change} />
        )}
      </div>
      {error && !data && (
        <ErrorState title="Couldn’t load metrics." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
      {data && <Found found={data} asked={asked} change={change} isOld={isPlaceholderData} />}
    </>
  );
}

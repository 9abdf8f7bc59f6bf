import { lazy, Suspense } from 'react';
import type { Analytics } from '#domain/calls/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';
import { showDay } from '#web/lib/show-day.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import type { DayChartProps } from './charts/day-chart.tsx';
import type { LinkToCalls } from './use-calls-behind.ts';

// Drawing charts is as large as the rest of the page: it comes behind the figures.
const DayChart = lazy(() => import('./charts/day-chart.tsx'));

function Chart(props: DayChartProps) {
  const { parts } = props;
  return (
    <>
      <Suspense fallback={<Skeleton className="h-56" />}>
        <DayChart {...props} />
      </Suspense>
      {parts.length > 1 && (
        <ul aria-label="Legend" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          {parts.map(({ id, label, colour }) => (
            <li key={id} className="flex items-center gap-1.5">
              <span aria-hidden className="size-2.5 rounded-sm" style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const share = (part: number, all: number) => (all === 0 ? null : Math.round((part / all) * 100));
const percent = (value: number | null) => (value === null ? '–' : `${value}%`);
/** Millionths of a US dollar. */
const showUsd = (micros: number) => showMoney({ amount: Math.round(micros / 10_000), currency: 'USD' });

interface DaysProps {
  series: Analytics['series'];
  linkTo: LinkToCalls;
}
interface FoundProps {
  found: Analytics;
  linkTo: LinkToCalls;
}

/** A row of numbers; its day opens the calls of that day. */
const rowOf = (day: string, linkTo: LinkToCalls, cells: readonly string[]) => ({
  id: day,
  cells: [showDay(day), ...cells],
  to: linkTo({ from: day, to: day }),
});

export function VolumeChart({ series, linkTo }: DaysProps) {
  const days = series.map(({ date: day, calls, successes, failures }) => ({
    day,
    calls,
    successes,
    failures,
    others: calls - successes - failures,
  }));
  return (
    <ChartCard
      title="Call Volume Over Time"
      hint="Calls by start date."
      numbers={{
        heads: ['Day', 'Calls', 'Success', 'Neutral', 'Failure'],
        rows: days.map(({ day, ...counts }) =>
          rowOf(day, linkTo, [counts.calls, counts.successes, counts.others, counts.failures].map(formatNumber)),
        ),
      }}
    >
      <Chart
        title="Calls by day"
        days={days}
        show={formatNumber}
        parts={[
          { id: 'successes', label: 'Success', colour: 'var(--accent)', as: 'bar' },
          { id: 'others', label: 'Neutral', colour: 'var(--field)', as: 'bar' },
          { id: 'failures', label: 'Failure', colour: 'var(--danger)', as: 'bar' },
        ]}
      />
    </ChartCard>
  );
}

export function SuccessChart({ series, linkTo }: DaysProps) {
  const days = series.map(({ date: day, calls, successes }) => ({ day, rate: share(successes, calls) }));
  return (
    <ChartCard
      title="Success Rate Trends"
      hint="Share of each day’s calls that reached their goal."
      numbers={{
        heads: ['Day', 'Success rate'],
        rows: days.map(({ day, rate }) => rowOf(day, linkTo, [percent(rate)])),
      }}
    >
      <Chart
        title="Success rate by day"
        days={days}
        show={percent}
        most={100}
        parts={[{ id: 'rate', label: 'Success rate', colour: 'var(--success)', as: 'area' }]}
      />
    </ChartCard>
  );
}

export function SatisfactionChart({ found: { series, totals }, linkTo }: FoundProps) {
  const days = series.map(({ date: day, satisfaction, rated }) => ({ day, satisfaction, rated }));
  const hint =
    totals.satisfaction === null
      ? 'No agent asked for a rating on these dates. Add a Rating question to an agent.'
      : `Average rating in ${totals.rated === 1 ? '1 call' : `${formatNumber(totals.rated)} calls`}: ${totals.satisfaction}% of the maximum.`;
  return (
    <ChartCard
      title="Customer Satisfaction"
      hint={hint}
      numbers={{
        heads: ['Day', 'Satisfaction', 'Calls with a rating'],
        rows: days.map(({ day, satisfaction, rated }) =>
          rowOf(day, linkTo, [percent(satisfaction), formatNumber(rated)]),
        ),
      }}
    >
      {totals.satisfaction !== null && (
        <Chart
          title="Satisfaction by day"
          days={days}
          show={percent}
          most={100}
          parts={[{ id: 'satisfaction', label: 'Satisfaction', colour: 'var(--wave-blue)', as: 'line' }]}
        />
      )}
    </ChartCard>
  );
}

export function CostChart({ found: { series, totals, currency }, linkTo }: FoundProps) {
  const show = (amount: number | null) => (amount === null ? '–' : showMoney({ amount, currency }));
  const minutes = (seconds: number) => formatNumber(Math.round(seconds / 60));
  const hint = [
    totals.cost === null
      ? `${minutes(totals.billedSeconds)} minutes. No price is set.`
      : `${show(totals.cost)} for ${minutes(totals.billedSeconds)} minutes.`,
    totals.modelCost > 0 ? ` Language models: ${showUsd(totals.modelCost)}.` : '',
  ].join('');
  const days = series.map(({ date: day, cost, billedSeconds, modelCost }) => ({ day, cost, billedSeconds, modelCost }));
  return (
    <ChartCard
      title="Cost Analysis"
      hint={hint}
      numbers={{
        heads: ['Day', 'Minutes', 'Cost', 'Language models'],
        rows: days.map(({ day, cost, billedSeconds, modelCost }) =>
          rowOf(day, linkTo, [minutes(billedSeconds), show(cost), showUsd(modelCost)]),
        ),
      }}
    >
      {totals.billedSeconds === 0 && !totals.cost ? (
        <p className="grid h-56 place-items-center text-center text-muted">No billed minutes on these dates.</p>
      ) : totals.cost === null ? (
        <Chart
          title="Minutes by day"
          days={days}
          show={minutes}
          parts={[{ id: 'billedSeconds', label: 'Minutes', colour: 'var(--wave-indigo)', as: 'bar' }]}
        />
      ) : (
        <Chart
          title="Cost by day"
          days={days}
          show={show}
          parts={[{ id: 'cost', label: 'Cost', colour: 'var(--wave-indigo)', as: 'bar' }]}
        />
      )}
    </ChartCard>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type UsageAnalytics, type UsageRange, usageMarks, usageRanges } from '#domain/usage/usage-analytics.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatBytes, formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UsageChart } from './usage-chart.tsx';

const rangeOptions = usageRanges.map((days) => ({ value: `${days}` as const, label: `Last ${days} days` }));

interface Limited {
  name: string;
  hint: string;
  used: number;
  limit: number | null;
  show: (value: number) => string;
}

const percentOf = ({ used, limit }: Limited) =>
  limit === null ? 0 : limit === 0 ? (used > 0 ? 100 : 0) : (used / limit) * 100;

/** Red at 90 % or more, yellow at 70 % or more, green below. */
const toneOf = (percent: number) =>
  percent >= usageMarks.danger ? 'danger' : percent >= usageMarks.warning ? 'warning' : 'success';

function LimitCard(props: Limited) {
  const { name, hint, used, limit, show } = props;
  const percent = percentOf(props);
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="text-muted">{name}</h2>
      <p className="font-semibold text-xl tabular-nums">{show(used)}</p>
      <Progress label={name} percent={Math.min(100, percent)} tone={toneOf(percent)} className="h-1.5" />
      <p className="text-muted text-sm">
        {limit === null ? 'No limit.' : `${Math.floor(percent)}% of ${show(limit)}.`} {hint}
      </p>
    </Card>
  );
}

const limitsOf = ({ apiCalls, storageBytes, bandwidthBytes }: UsageAnalytics): Limited[] => [
  { name: 'API calls', hint: 'This month.', show: formatNumber, ...apiCalls },
  { name: 'Storage', hint: 'Now.', show: formatBytes, ...storageBytes },
  { name: 'Bandwidth', hint: 'This month.', show: formatBytes, ...bandwidthBytes },
];

function Notes({ limits }: { limits: Limited[] }) {
  return limits
    .filter((limit) => percentOf(limit) >= usageMarks.note)
    .map((limit) => (
      <Banner key={limit.name} tone="warning" className="mb-4">
        High usage: this workspace has used {Math.floor(percentOf(limit))}% of its{' '}
        {limit.name === 'API calls' ? limit.name : limit.name.toLowerCase()}.
      </Banner>
    ));
}

interface Chart {
  id: keyof UsageAnalytics['totals'];
  title: string;
  total: string;
  show: (value: number) => string;
}

function Figures({ data }: { data: UsageAnalytics }) {
  const limits = limitsOf(data);
  const { totals, series } = data;
  const charts: Chart[] = [
    { id: 'apiCalls', title: 'API calls', total: formatNumber(totals.apiCalls), show: formatNumber },
    { id: 'bandwidthBytes', title: 'Bandwidth', total: formatBytes(totals.bandwidthBytes), show: formatBytes },
    {
      id: 'callSeconds',
      title: 'Minutes',
      total: formatNumber(Math.ceil(totals.callSeconds / 60)),
      show: (seconds: number) => formatNumber(Math.ceil(seconds / 60)),
    },
    { id: 'characters', title: 'Characters', total: formatNumber(totals.characters), show: formatNumber },
  ];
  return (
    <>
      <Notes limits={limits} />
      <div className="mb-6 grid gap-4 md:grid-cols-3">
        {limits.map((limit) => (
          <LimitCard key={limit.name} {...limit} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {charts.map(({ id, title, total, show }) => (
          <Card key={id}>
            <CardHeader title={title} hint={`${total} in the last ${data.days} days.`} />
            <CardBody>
              <UsageChart title={title} days={series.map((day) => ({ day: day.date, value: day[id] }))} show={show} />
            </CardBody>
          </Card>
        ))}
      </div>
    </>
  );
}

/** API calls, storage and bandwidth of the workspace, with minutes and characters. */
export default function UsageAnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const days = usageRanges.find((range) => `${range}` === params.get('days')) ?? 30;
  const { data, error, refetch } = useQuery(query.usageAnalytics.get({ query: { days } }));
  const choose = (next: `${UsageRange}`) => setParams({ days: next }, { replace: true });
  return (
    <>
      <PageHeader
        title="Usage Analytics"
        subtitle="API calls, storage, and bandwidth in this workspace."
        actions={
          <Select aria-label="Range" className="w-40" options={rangeOptions} value={`${days}`} onChange={choose} />
        }
      />
      {error && !data && (
        <ErrorState title="Couldn’t load metrics." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className="grid gap-4 md:grid-cols-3">
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-32" />
          ))}
        </div>
      )}
      {data && <Figures data={data} />}
    </>
  );
}

import { ChartColumn, ChartLine } from 'lucide-react';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

const charts = [
  {
    title: 'Call Volume Chart',
    icon: ChartColumn,
    text: 'Calls per day appear here after your first call.',
  },
  {
    title: 'Success Rate Trend',
    icon: ChartLine,
    text: 'The share of successful calls appears here after your first call.',
  },
] as const;

/** Where the first two charts will be, until there is a call. */
export function ChartPlaceholders() {
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      {charts.map(({ title, icon: Icon, text }) => (
        <Card key={title}>
          <CardHeader title={title} />
          <CardBody className="flex h-56 flex-col items-center justify-center gap-3 text-center text-muted">
            <Icon aria-hidden className="size-8 text-faint" />
            <p className="max-w-xs text-pretty text-sm">{text}</p>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

import { Check, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { type Alert, alertFigures, sayFigure } from '#domain/calls/alerts.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { sentenceOf } from './alert-labels.ts';

/** The calls that an alert is about; of events there are none. */
function callsBehind({ figure, filters, raisedAt, minutes }: Alert): string | null {
  if (alertFigures[figure].of !== 'calls') return null;
  const from = new Date(Date.parse(raisedAt) - minutes * 60_000).toISOString().slice(0, 10);
  return `/dashboard/calls?${new URLSearchParams({ ...filters, from, tests: 'without' })}`;
}

function State({ alert: { acknowledged, resolved } }: { alert: Alert }) {
  if (resolved !== null)
    return (
      <Badge tone="success" dot>
        Over
      </Badge>
    );
  return acknowledged === null ? (
    <Badge tone="danger" dot>
      Open
    </Badge>
  ) : (
    <Badge tone="warning" dot>
      Seen
    </Badge>
  );
}

function Steps({ alert: { acknowledged, resolved } }: { alert: Alert }) {
  return (
    <>
      {acknowledged && (
        <span className="block">
          {acknowledged.by ?? 'Someone'} has been working on this alert since{' '}
          <Moment iso={acknowledged.at} format="in-sentence" />.
        </span>
      )}
      {resolved && (
        <span className="block">
          {resolved.itself ? 'Resolved automatically' : `${resolved.by ?? 'Someone'} resolved this alert`},{' '}
          <Moment iso={resolved.at} format="in-sentence" />.
        </span>
      )}
    </>
  );
}

function AlertItem({ alert }: { alert: Alert }) {
  const { id: alertId, name, figure, value, latest, worst, raisedAt, acknowledged, resolved } = alert;
  const mayWrite = useCan('analytics:write');
  const maySeeCalls = useCan('calls:read');
  const behind = callsBehind(alert);
  const _options = { onError: toastError, onSettled: () => invalidate('alerts') };
  const acknowledge = useChange(() => api.alerts.acknowledge({ params: { alertId } }), {
    reloads: 'alerts',
  });
  const resolve = useChange(() => api.alerts.resolve({ params: { alertId } }), {
    reloads: 'alerts',
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} <State alert={alert} />
        </p>
        <p className="mt-1 text-muted">
          {sentenceOf(alert)}. The metric was {sayFigure(figure, value)} when the alert was triggered
          {worst !== value && <>, {sayFigure(figure, worst)} at its worst</>}
          {resolved === null && latest !== null && latest !== value && <>, and is {sayFigure(figure, latest)} now</>}.
        </p>
        <p className="mt-1 text-muted text-sm">
          Triggered <Moment iso={raisedAt} format="in-sentence" />. <Steps alert={alert} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {behind && maySeeCalls && (
          <Link to={behind} className={buttonStyles({ variant: 'ghost', size: 'sm' })}>
            View calls
          </Link>
        )}
        {mayWrite && resolved === null && acknowledged === null && (
          <Button variant="outline" size="sm" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            <Eye /> I’m on it
          </Button>
        )}
        {mayWrite && resolved === null && (
          <Button variant="outline" size="sm" busy={resolve.isPending} onClick={() => resolve.mutate()}>
            <Check /> Resolve
          </Button>
        )}
      </div>
    </li>
  );
}

/** Alerts, latest first, with what can be said of each. */
export function AlertList({ label, alerts }: { label: string; alerts: readonly Alert[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { BellRing, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Alert, type AlertRule, alertsApi } from '#domain/calls/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usualRules } from './alert-labels.ts';
import { AlertList } from './alert-list.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RulesCard } from './rules-card.tsx';

/** How often alerts are asked for again, in ms. */
const freshMs = 30_000;

/** Nothing is watched: what most begin with, by one click. */
function NothingWatched({ mayWrite, onNew }: { mayWrite: boolean; onNew: () => void }) {
  const usual = useChange(
    async () => {
      for (const body of usualRules) await api.alerts.createRule({ body });
    },
    {
      reloads: 'alerts',
      says: 'Five alerts are set up',
    },
  );
  return (
    <EmptyState
      icon={BellRing}
      title="No alerts yet"
      action={
        mayWrite && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button busy={usual.isPending} onClick={() => usual.mutate()}>
              Set up standard alerts
            </Button>
            <Button variant="outline" onClick={onNew}>
              <Plus /> New alert
            </Button>
          </div>
        )
      }
    >
      Set a limit for a metric or failure type, and get notified when the limit is crossed. The standard alerts cover
      success rate drops, misunderstood callers, provider and action failures, and a lack of available lines.
    </EmptyState>
  );
}

function OpenAlerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Card>
      <CardHeader title="Open" hint={alerts.length === 0 ? 'All metrics are within their limits.' : undefined} />
      {alerts.length > 0 && <AlertList label="Open alerts" alerts={alerts} />}
    </Card>
  );
}

/** What passed its limit, what is watched, and what is over. */
export default function AlertsPage() {
  const [editing, setEditing] = useState<AlertRule | 'new' | null>(null);
  const mayWrite = useCan(alertsApi.createRule.can);
  const live = { refetchInterval: freshMs };
  const rules = useQuery({ ...query.alerts.rules(), ...live });
  const open = useQuery({ ...query.alerts.list({ query: { status: 'open', limit: 100 } }), ...live });
  const over = useQuery({ ...query.alerts.list({ query: { status: 'over', limit: 20 } }), ...live });
  const error = rules.error ?? open.error ?? over.error;
  const isThere = rules.data && open.data && over.data;
  const nothing = rules.data?.items.length === 0;
  return (
    <>
      <PageHeader
        title="Alerts"
        subtitle="Get notified when a metric crosses its limit or something fails."
        actions={
          mayWrite &&
          !nothing && (
            <Button onClick={() => setEditing('new')}>
              <Plus /> New alert
            </Button>
          )
        }
      />
      {error && !isThere && (
        <ErrorState
          title="Couldn’t load alerts."
          message={messageOf(error)}
          onRetry={() => void Promise.all([rules.refetch(), open.refetch(), over.refetch()])}
        />
      )}
      {!isThere && !error && <Skeleton className="h-72" />}
      {isThere && nothing && <NothingWatched mayWrite={mayWrite} onNew={() => setEditing('new')} />}
      {isThere && !nothing && (
        <div className="flex flex-col gap-4">
          <OpenAlerts alerts={open.data.items} />
          <RulesCard rules={rules.data.items} onChange={setEditing} />
          {over.data.items.length > 0 && (
            <Card>
              <CardHeader title="Over" hint="The 20 most recent." />
              <AlertList label="Past alerts" alerts={over.data.items} />
            </Card>
          )}
        </div>
      )}
      {editing && <RuleDialog rule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

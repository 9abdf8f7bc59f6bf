import { useQuery } from '@tanstack/react-query';
import { Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Action } from '#domain/actions/actions.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { useActionChanges } from './action-changes.ts';
import { ActionRuns } from './action-runs.tsx';
import { ActionSettings } from './action-settings.tsx';
import { DeleteActionDialog } from './delete-action-dialog.tsx';
import { TryAction } from './try-action.tsx';
import { useActionDraft } from './use-action-draft.ts';
import { UsedBy } from './used-by.tsx';

const tabs = [
  { value: 'settings', label: 'Settings' },
  { value: 'runs', label: 'Runs' },
] as const;

function DeleteButton({ action }: { action: Action }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { remove } = useActionChanges();
  async function erase() {
    await remove.mutateAsync(action.id);
    await navigate('/dashboard/actions');
    toast.success(`${action.name} was deleted`);
  }
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Delete ${action.name}`} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      {isAsking && <DeleteActionDialog action={action} onDelete={erase} onClose={() => setAsking(false)} />}
    </>
  );
}

function ActionDetail({ action }: { action: Action }) {
  usePageTitle(action.name);
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('actions:write');
  const mayManage = useCan('actions:manage');
  const form = useActionDraft(action);
  const { setStatus } = useActionChanges();
  const status = setStatus.isPending ? setStatus.variables.status : action.status;
  const tab = params.get('tab') === 'runs' ? 'runs' : 'settings';
  return (
    <>
      <PageHeader
        title={action.name}
        subtitle={
          <>
            {action.type}. Last run:{' '}
            {action.lastRunAt === null ? 'Never' : <Moment iso={action.lastRunAt} format="in-sentence" />}
            {action.nextRunAt !== null && (
              <>
                . Next: <Moment iso={action.nextRunAt} format="in-sentence" />
              </>
            )}
          </>
        }
        status={<StatusChip status={status} />}
        actions={
          mayManage && (
            <>
              <DeleteButton action={action} />
              <Switch
                label="Active"
                labelHidden
                checked={status === 'active'}
                disabled={setStatus.isPending}
                onChange={(active) => setStatus.mutate({ actionId: action.id, status: active ? 'active' : 'inactive' })}
              />
            </>
          )
        }
      />
      {action.missing && (
        <Banner tone="warning" className="mb-6">
          {action.missing} Until then, runs are rejected.
        </Banner>
      )}
      {action.status === 'inactive' && action.problems.length > 0 && (
        <Banner tone="info" className="mb-6">
          Before you can activate this action: {action.problems.join(' ')}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
        <Tabs
          label="About this action"
          tabs={tabs}
          value={tab}
          className="min-w-0"
          onChange={(next) => setParams(next === 'runs' ? { tab: next } : {}, { replace: true })}
        >
          {/* Stays in the page while another tab is shown: what was written must not be lost. */}
          <TabPanel value="settings" forceMount className="data-[state=inactive]:hidden">
            <ActionSettings action={action} form={form} readOnly={!mayWrite} />
          </TabPanel>
          <TabPanel value="runs">
            <ActionRuns actionId={action.id} />
          </TabPanel>
        </Tabs>
        <div className="flex min-w-0 flex-col gap-6">
          {mayWrite && <TryAction action={action} isDirty={form.isDirty} />}
          <UsedBy action={action} />
        </div>
      </div>
      <LeaveGuard dirty={form.isDirty} />
    </>
  );
}

/** One action: what it does and when, a try, where it is used, and every run. */
export default function ActionPage() {
  const { actionId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(query.actions.get({ params: { actionId } }));
  if (isPending) {
    return (
      <>
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-6 h-96 w-full" />
      </>
    );
  }
  if (data) return <ActionDetail key={data.id} action={data} />;
  return (
    <UnloadedPage error={error} onRetry={() => void refetch()} noun="action" icon={Zap} all="/dashboard/actions" />
  );
}

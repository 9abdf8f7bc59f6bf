import { useQuery } from '@tanstack/react-query';
import { CalendarClock, PhoneOff, Plus, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { TriggerKind, WorkflowTrigger } from '#domain/actions/automations.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TriggerDialog } from './trigger-dialog.tsx';
import { triggerSentence } from './trigger-labels.ts';
import { useAutomationChanges } from './use-automations.ts';

const icons = { call_ended: PhoneOff, contact_added: UserPlus, schedule: CalendarClock } satisfies Record<
  TriggerKind,
  typeof Plus
>;

/** How agents are called in sentences. */
function useAgentNames(): (id: string) => string {
  const { data } = useQuery({ ...query.agents.list(), enabled: useCan('agents:read') });
  return (id) => data?.items.find((agent) => agent.id === id)?.name ?? 'another agent';
}

function TriggerRow({ workflow, trigger }: { workflow: Workflow; trigger: WorkflowTrigger }) {
  const mayManage = useCan('workflows:manage');
  const sentence = triggerSentence(trigger.settings, useAgentNames());
  const { change, remove } = useAutomationChanges(workflow.id);
  const [removing, setRemoving] = useState(false);
  const Icon = icons[trigger.settings.kind];
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p>{sentence}</p>
        {trigger.nextRunAt && workflow.status === 'active' && (
          <p className="text-muted text-sm">
            Next: <Moment iso={trigger.nextRunAt} />
          </p>
        )}
      </div>
      {mayManage ? (
        <>
          <Switch
            label={`${sentence}: on`}
            labelHidden
            checked={!trigger.isPaused}
            disabled={change.isPending}
            onChange={(on) => change.mutate({ triggerId: trigger.id, isPaused: !on })}
          />
          <Button variant="ghost" size="icon" aria-label={`Remove: ${sentence}`} onClick={() => setRemoving(true)}>
            <Trash2 aria-hidden />
          </Button>
        </>
      ) : (
        trigger.isPaused && <Badge tone="neutral">Paused</Badge>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove this trigger?"
        action="Remove"
        onConfirm={() => remove.mutateAsync(trigger.id).catch(() => undefined)}
      >
        {sentence}: {workflow.name} will no longer run automatically. Past runs are kept.
      </ConfirmDialog>
    </li>
  );
}

/** What has a workflow run by itself. */
export function TriggersCard({ workflow }: { workflow: Workflow }) {
  const mayManage = useCan('workflows:manage');
  const { data, error, refetch } = useQuery(query.automations.triggers({ params: { workflowId: workflow.id } }));
  const [adding, setAdding] = useState(false);
  const waits = data && data.items.length > 0 && workflow.status === 'inactive';
  return (
    <Card aria-label="Triggers">
      <CardHeader
        title="Triggers"
        hint="Events that run this workflow automatically, without a caller."
        action={
          mayManage && (
            <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden /> Add trigger
            </Button>
          )
        }
      />
      <CardBody>
        {error && !data && (
          <ErrorState title="Couldn’t load triggers." message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {!error && !data && <Skeleton className="h-12 w-full" />}
        {data?.items.length === 0 && (
          <p className="text-muted text-sm">
            No triggers. A workflow that asks no questions can run when a call ends, when a contact is added, or on a
            schedule.
          </p>
        )}
        {waits && <p className="mb-1 text-muted text-sm">Triggers take effect once the workflow is active.</p>}
        {data && data.items.length > 0 && (
          <ul className="divide-y divide-line">
            {data.items.map((trigger) => (
              <TriggerRow key={trigger.id} workflow={workflow} trigger={trigger} />
            ))}
          </ul>
        )}
      </CardBody>
      {adding && <TriggerDialog workflowId={workflow.id} onClose={() => setAdding(false)} />}
    </Card>
  );
}

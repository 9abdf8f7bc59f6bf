import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { targetsLimit } from '#domain/notifications/notification-limits.ts';
import type { NotificationTarget } from '#domain/notifications/notification-targets.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';

/** Webhooks of the workspace, for those who may see its settings. */
export function WebhooksSection() {
  const [adding, setAdding] = useState(false);
  const mayManage = useCan('settings:manage');
  const { data, error } = useQuery(query.notificationTargets.list());
  const items = data?.items ?? [];
  return (
    <SubjectSection
      title="Notification Webhooks"
      hint="Send notifications to Slack or your own app. Everyone in this workspace shares these webhooks. For events about calls and agents, see Integrations › Webhooks."
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {data && items.length === 0 && <p className="text-muted">No notification webhooks yet.</p>}
      {items.length > 0 && (
        <ul
          aria-label="Notification webhooks"
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {items.map((target) => (
            <Webhook key={target.id} target={target} mayManage={mayManage} />
          ))}
        </ul>
      )}
      {mayManage && (
        <div>
          <Button variant="outline" disabled={items.length >= targetsLimit} onClick={() => setAdding(true)}>
            Add webhook
          </Button>
        </div>
      )}
      {adding && <AddWebhookDialog onClose={() => setAdding(false)} />}
    </SubjectSection>
  );
}

function Webhook({ target, mayManage }: { target: NotificationTarget; mayManage: boolean }) {
  const [asking, setAsking] = useState(false);
  const params = { targetId: target.id };
  const _onSettled = () => invalidate('notificationTargets');
  const test = useChange(() => api.notificationTargets.test({ params }), {
    reloads: 'notificationTargets',
    next: ({ delivered, message }) =>
      delivered ? toast.success(message) : toast.error('The message didn’t arrive', { description: message }),
  });
  const resume = useChange(() => api.notificationTargets.update({ params, body: { status: 'active' } }), {
    reloads: 'notificationTargets',
  });
  const remove = useChange(() => api.notificationTargets.remove({ params }), {
    reloads: 'notificationTargets',
  });
  const isDisabled = target.status === 'disabled';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
      <span className="min-w-40 grow basis-40">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{target.name}</span>
          {isDisabled && <Badge tone="danger">Disabled</Badge>}
          {!isDisabled && target.failingSince !== null && <Badge tone="warning">Failing</Badge>}
        </span>
        <span className="block truncate text-muted text-sm">{target.host}</span>
        <span className="block text-muted text-sm">{target.categories.join(', ')}</span>
      </span>
      {mayManage && (
        <span className="flex items-center gap-1">
          {isDisabled && (
            <Button variant="outline" size="sm" busy={resume.isPending} onClick={() => resume.mutate()}>
              Turn back on
            </Button>
          )}
          <Button variant="outline" size="sm" busy={test.isPending} onClick={() => test.mutate()}>
            Send test
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Remove ${target.name}`} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
          </Button>
        </span>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${target.name}?`}
        action="Remove webhook"
        onConfirm={() => remove.mutateAsync()}
      >
        {target.host} will stop receiving events.
      </ConfirmDialog>
    </li>
  );
}

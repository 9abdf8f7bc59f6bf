import { Ellipsis, KeyRound, Pause, Pencil, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { oldWebhookSecretHours } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookChanges } from './webhook-changes.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { hostOf } from './webhook-labels.ts';

type Asking = 'edit' | 'rotate' | 'delete';
type Secret = { value: string; previousUntil: string | null };

/** What can be done with a webhook beside testing it. Nothing for those who may only look. */
export function WebhookMenu({ webhook }: { webhook: Webhook }) {
  const mayWrite = useCan('webhooks:write');
  const mayManage = useCan('integrations:manage');
  const [asking, setAsking] = useState<Asking>();
  const [secret, setSecret] = useState<Secret>();
  const navigate = useNavigate();
  const { setStatus, remove, showSecret, rotateSecret } = useWebhookChanges(webhook);
  const close = () => setAsking(undefined);
  const isActive = webhook.status === 'active';
  if (!mayWrite && !mayManage) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="outline" size="icon" aria-label={`Actions for ${hostOf(webhook)}`}>
            <Ellipsis />
          </Button>
        }
      >
        {mayWrite && (
          <>
            <MenuItem onSelect={() => setAsking('edit')}>
              <Pencil /> Edit
            </MenuItem>
            <MenuItem onSelect={() => setStatus.mutate(isActive ? 'paused' : 'active')}>
              {isActive ? <Pause /> : <Play />} {isActive ? 'Pause' : 'Resume'}
            </MenuItem>
          </>
        )}
        {mayManage && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => showSecret.mutate(undefined, { onSuccess: setSecret })}>
              <KeyRound /> Show secret
            </MenuItem>
            <MenuItem onSelect={() => setAsking('rotate')}>
              <RefreshCw /> Rotate secret
            </MenuItem>
            <MenuSeparator />
            <MenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'edit' && (
        <WebhookDialog
          title="Edit webhook"
          action="Save"
          webhook={webhook}
          onSave={(body) => api.webhooks.update({ params: { webhookId: webhook.id }, body })}
          says="Webhook saved"
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'rotate'}
        onOpenChange={close}
        title="Rotate the signing secret?"
        action="Rotate secret"
        destructive={false}
        onConfirm={async () => setSecret(await rotateSecret.mutateAsync())}
      >
        Webhooks are signed with both secrets for {oldWebhookSecretHours} hours. After that, receivers that still use
        the old secret will reject them.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={close}
        title={`Delete the webhook to ${hostOf(webhook)}?`}
        action="Delete webhook"
        onConfirm={async () => {
          await remove.mutateAsync();
          await navigate('/dashboard/integrations/webhooks');
          await invalidate('webhooks');
        }}
      >
        The webhook will stop receiving events, and its delivery log will be deleted.
      </ConfirmDialog>
      {secret && <SecretDialog {...secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

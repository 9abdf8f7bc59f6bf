import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** From an address and events to the secret, which is held here only, for as long as it is shown. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    return (
      <SecretDialog
        value={secret}
        previousUntil={null}
        description="Webhook added. Your receiver uses this secret to verify that events come from this workspace."
        onClose={onClose}
      />
    );
  }
  return (
    <WebhookDialog
      title="Add webhook"
      action="Add webhook"
      onSave={(body) => api.webhooks.create({ body })}
      onDone={(made) => setSecret(made.secret.value)}
      onClose={onClose}
    />
  );
}

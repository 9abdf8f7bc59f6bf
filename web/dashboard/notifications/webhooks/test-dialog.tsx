import { useState } from 'react';
import {
  isSentFor,
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '#domain/notifications/webhook-events.data.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Attempts } from './attempts.tsx';

const options = webhookEventTypes.map((type) => ({
  value: type,
  label: webhookEvents[type].title,
  description: webhookEvents[type].when,
}));

/** Sends the example of an event now, and shows what was answered. */
export function TestDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [type, setType] = useState<WebhookEventType>(
    webhookEventTypes.find((one) => webhook.events !== null && isSentFor(webhook.events, one)) ?? 'call.ended',
  );
  const send = useChange(() => api.webhooks.test({ params: { webhookId: webhook.id }, body: { type } }), {
    reloads: 'webhooks',
    refusal: 'shown',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send a test event"
      description="An example event with sample data, signed like any other and marked “test”: true."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            Send test
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {send.error && <Banner>{messageOf(send.error)}</Banner>}
        <Field label="Event">
          <Select options={options} value={type} onChange={setType} />
        </Field>
        {send.data && (
          <>
            <Banner tone={send.data.status === 'delivered' ? 'success' : 'danger'}>
              {send.data.status === 'delivered' ? 'Test delivered.' : 'Test not delivered.'}
            </Banner>
            <Attempts log={send.data.log} />
          </>
        )}
      </div>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookLogDays } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

const hourMs = 3_600_000;
const spans: SelectOption<string>[] = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last 24 hours' },
  { value: '168', label: 'The last 7 days' },
  { value: String(webhookLogDays * 24), label: `The last ${webhookLogDays} days` },
];

/** Sends everything again that failed for good since a moment. */
export function RedeliverDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [hours, setHours] = useState('24');
  const send = useMutation({
    mutationFn: () => {
      const since = new Date(Date.now() - Number(hours) * hourMs).toISOString();
      return api.webhooks.redeliverFailed({ params: { webhookId: webhook.id }, body: { since } });
    },
    onSuccess: ({ count }) => {
      if (count === 0) toast.info('Nothing failed in that time');
      else toast.success(count === 1 ? 'One delivery is sent again' : `${count} deliveries are sent again`);
      onClose();
      return invalidate('webhooks');
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Redeliver what failed"
      description="Each goes under the same webhook-id as before, so that your receiver can tell what it has already."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            Redeliver
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {send.error && <Banner>{messageOf(send.error)}</Banner>}
        <Field label="Failed in">
          <Select options={spans} value={hours} onChange={setHours} />
        </Field>
      </div>
    </Dialog>
  );
}

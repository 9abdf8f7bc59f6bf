import { useState } from 'react';
import { webhookLogDays } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  return (
    <FormDialog
      title="Redeliver failures"
      description="Each event keeps its webhook-id, so your receiver can detect duplicates."
      size="sm"
      action="Redeliver"
      send={() => {
        const since = new Date(Date.now() - Number(hours) * hourMs).toISOString();
        return api.webhooks.redeliverFailed({ params: { webhookId: webhook.id }, body: { since } });
      }}
      reloads="webhooks"
      says={({ count }) =>
        count === 0
          ? 'No failures in that period'
          : count === 1
            ? 'One delivery sent again'
            : `${count} deliveries sent again`
      }
      onClose={onClose}
    >
      <Field label="Failed within">
        <Select options={spans} value={hours} onChange={setHours} />
      </Field>
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { newKey } from '#web/lib/new-key.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { reloadBilling } from './reload-billing.ts';

/** Asks when a plan shall end. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { plan, nextBillingAt: nextBilling } = subscription;
  const [when, setWhen] = useState<'end' | 'now'>('end');
  const [key] = useState(newKey);
  const cancel = useMutation({
    mutationFn: () => api.billing.cancel({ body: { when } }, { headers: { 'idempotency-key': `${key}:${when}` } }),
    onSuccess: async () => {
      toast.success(when === 'end' ? `${plan} ends on ${formatDate(nextBilling)}` : `${plan} was cancelled`);
      onClose();
      await reloadBilling();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !cancel.isPending && onClose()}
      title={`Cancel ${plan}?`}
      description="What was paid for a month that has begun is not paid back by that."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={cancel.isPending}>
            Keep the plan
          </Button>
          <Button variant="destructive" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel plan
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {cancel.error && <Banner>{messageOf(cancel.error)}</Banner>}
        <RadioGroup
          legend="When"
          value={when}
          onChange={setWhen}
          options={[
            {
              value: 'end',
              label: `On ${formatDate(nextBilling)}`,
              description: 'You can use it until then, and keep it if you change your mind.',
            },
            { value: 'now', label: 'At once', description: 'Its minutes are gone. Calls that are live go on.' },
          ]}
        />
      </div>
    </Dialog>
  );
}

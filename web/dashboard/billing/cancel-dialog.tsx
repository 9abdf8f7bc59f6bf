import { useState } from 'react';
import type { Subscription } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { billingNouns } from './billing-nouns.ts';

/** Asks when a plan shall end. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { plan, nextBillingAt: nextBilling } = subscription;
  const [when, setWhen] = useState<'end' | 'now'>('end');
  return (
    <FormDialog
      title={`Cancel ${plan}?`}
      description="You won’t get a refund for the current month."
      action="Cancel plan"
      cancel="Keep plan"
      destructive
      send={(_, once) => api.billing.cancel({ body: { when } }, once)}
      reloads={billingNouns}
      says={when === 'end' ? `${plan} ends on ${formatDate(nextBilling)}` : `${plan} canceled`}
      onClose={onClose}
    >
      <RadioGroup
        legend="When"
        value={when}
        onChange={setWhen}
        options={[
          {
            value: 'end',
            label: `On ${formatDate(nextBilling)}`,
            description: 'You can use the plan until then. To undo the cancellation, choose Keep plan.',
          },
          { value: 'now', label: 'Immediately', description: 'Remaining minutes expire. Live calls continue.' },
        ]}
      />
    </FormDialog>
  );
}

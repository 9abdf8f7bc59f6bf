import type { Webhook, WebhookDelivery } from '#domain/notifications/webhooks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { deliveryWords } from './webhook-labels.ts';

/** Whether a webhook is told of events. One that paused itself stands out. */
export function WebhookStatus({ status, pauseReason }: Pick<Webhook, 'status' | 'pauseReason'>) {
  if (status === 'active') {
    return (
      <Badge tone="success" dot>
        Active
      </Badge>
    );
  }
  return <Badge tone={pauseReason === 'by_hand' ? 'neutral' : 'danger'}>Paused</Badge>;
}

const tones = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

/** How a delivery went: one that failed and is tried again says so. */
export function DeliveryStatus({ status, attempts }: Pick<WebhookDelivery, 'status' | 'attempts'>) {
  if (status === 'waiting' && attempts > 0) return <Badge tone="warning">Retrying</Badge>;
  return <Badge tone={tones[status]}>{deliveryWords[status]}</Badge>;
}

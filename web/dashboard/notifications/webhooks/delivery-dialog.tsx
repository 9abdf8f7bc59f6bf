import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Attempts } from './attempts.tsx';
import { DeliveryStatus } from './webhook-badges.tsx';
import { titleOf } from './webhook-labels.ts';

/** How often a delivery that waits for a try is asked for again, in ms. */
const waitingMs = 3_000;

interface DeliveryDialogProps {
  webhook: Webhook;
  deliveryId: string;
  onClose: () => void;
}

/** One delivery with what is sent and what was answered. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const mayWrite = useCan('webhooks:write');
  const params = { webhookId: webhook.id, deliveryId };
  const { data, error } = useQuery({
    ...query.webhooks.delivery({ params }),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? waitingMs : false),
  });
  const again = useChange(() => api.webhooks.redeliver({ params }), {
    reloads: 'webhooks',
    says: 'Redelivered',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={data ? titleOf(data.type) : 'Delivery'}
      description={data && <code className="break-all font-mono text-sm">{data.messageId}</code>}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {mayWrite && data && webhook.status === 'active' && (
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              Redeliver
            </Button>
          )}
        </>
      }
    >
      {error && !data && <Banner>{messageOf(error)}</Banner>}
      {!data && !error && <Skeleton className="h-72" />}
      {data && (
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <DeliveryStatus {...data} />
            {data.test && <Badge>Test</Badge>}
            <Moment iso={data.createdAt} />
            {data.nextAttemptAt && (
              <span>
                Next attempt: <Moment iso={data.nextAttemptAt} format="in-sentence" />
              </span>
            )}
          </p>
          <div>
            <h3 className="mb-2 font-semibold">Request</h3>
            {data.request === null ? (
              <p className="text-muted">Your role can’t see what this event contains.</p>
            ) : (
              <CodeBlock label="request body" code={JSON.stringify(data.request, null, 2)} />
            )}
          </div>
          <div>
            <h3 className="mb-2 font-semibold">Responses</h3>
            {data.log.length === 0 ? <p className="text-muted">Not attempted yet.</p> : <Attempts log={data.log} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

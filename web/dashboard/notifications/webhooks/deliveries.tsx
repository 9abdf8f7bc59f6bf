import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type WebhookEventType, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { type DeliveryStatus, deliveryStatuses } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Select } from '#web/ui/select.tsx';
import { deliveryColumns } from './deliveries-table.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryWords } from './webhook-labels.ts';

/** How often the list is asked for again while something in it waits, in ms. */
const waitingMs = 5_000;

const statuses = [
  { value: 'all', label: 'All deliveries' },
  ...deliveryStatuses.map((value) => ({ value, label: deliveryWords[value] })),
];
const types = [
  { value: 'all', label: 'All events' },
  ...webhookEventTypes.map((value) => ({ value, label: webhookEvents[value].title })),
];

/** What the address says; what it cannot mean is nothing. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const [status, type] = [params.get('status'), params.get('event')];
  /** The address with something changed; empty takes it out. */
  function withChange(name: string, value: string): string {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return `?${next}`;
  }
  const choose = (name: string, value: string) =>
    setParams(new URLSearchParams(withChange(name, value === 'all' ? '' : value)), { replace: true });
  return {
    status: deliveryStatuses.find((one) => one === status),
    type: webhookEventTypes.find((one) => one === type),
    deliveryId: params.get('delivery'),
    choose,
    withChange,
    clear: () => setParams({}, { replace: true }),
  };
}

function useDeliveries(webhookId: string, status: DeliveryStatus | undefined, type: WebhookEventType | undefined) {
  return usePages(
    [...keyOf('webhooks', 'deliveries'), webhookId, status, type],
    (cursor, signal) =>
      api.webhooks.deliveries({ params: { webhookId }, query: { status, type, cursor, limit: 50 } }, { signal }),
    (deliveries) => deliveries.some((one) => one.status === 'waiting') && waitingMs,
  );
}

/** What went to a webhook, newest first; filters and the opened one are in the address. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { status, type, deliveryId, choose, withChange, clear } = useFilters();
  const list = useDeliveries(webhook.id, status, type);
  const columns = deliveryColumns((id) => withChange('delivery', id));
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold text-lg">Deliveries</h2>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Select
            aria-label="Status"
            className="w-40 max-sm:flex-1"
            options={statuses}
            value={status ?? 'all'}
            onChange={(next) => choose('status', next)}
          />
          <Select
            aria-label="Event"
            className="w-48 max-sm:flex-1"
            options={types}
            value={type ?? 'all'}
            onChange={(next) => choose('event', next)}
          />
        </div>
      </div>
      <DataList
        label="Deliveries"
        columns={columns}
        {...list}
        keyOf={({ id }) => id}
        empty={
          status || type ? (
            <NothingFound title="No matching deliveries" clear="Show all deliveries" onClear={clear} />
          ) : (
            <EmptyState icon={Inbox} title="No deliveries yet">
              New events appear here for 30 days, with each attempt and its response.
            </EmptyState>
          )
        }
      />
      {deliveryId && (
        <DeliveryDialog webhook={webhook} deliveryId={deliveryId} onClose={() => choose('delivery', '')} />
      )}
    </div>
  );
}

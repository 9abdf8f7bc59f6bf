import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { hostOf } from './webhook-labels.ts';

/** What can be done with a webhook, each with its toast. */
export function useWebhookChanges(webhook: Webhook) {
  const params = { webhookId: webhook.id };
  const host = hostOf(webhook);
  const _rest = { onError: toastError, onSettled: () => invalidate('webhooks') };
  return {
    setStatus: useChange((status: Webhook['status']) => api.webhooks.update({ params, body: { status } }), {
      reloads: 'webhooks',
      says: ({ status }) => `${host} was ${status === 'active' ? 'resumed' : 'paused'}`,
    }),
    remove: useChange(() => api.webhooks.remove({ params }), {
      says: `${host} was deleted`,
    }),
    // Answers hold the secret: they do not stay in the cache.
    showSecret: useChange(() => api.webhooks.showSecret({ params }), {
      secret: true,
    }),
    rotateSecret: useChange(() => api.webhooks.rotateSecret({ params }), {
      reloads: 'webhooks',
      secret: true,
    }),
  };
}

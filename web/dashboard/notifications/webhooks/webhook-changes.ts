import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { hostOf } from './webhook-words.ts';

/** What can be done with a webhook, each with its toast. */
export function useWebhookChanges(webhook: Webhook) {
  const params = { webhookId: webhook.id };
  const host = hostOf(webhook);
  const rest = { onError: toastError, onSettled: () => invalidate('webhooks') };
  return {
    setStatus: useMutation({
      ...rest,
      mutationFn: (status: Webhook['status']) => api.webhooks.update({ params, body: { status } }),
      onSuccess: ({ status }) => void toast.success(`${host} was ${status === 'active' ? 'resumed' : 'paused'}`),
    }),
    remove: useMutation({
      onError: toastError,
      mutationFn: () => api.webhooks.remove({ params }),
      onSuccess: () => void toast.success(`${host} was deleted`),
    }),
    // Answers hold the secret: they do not stay in the cache.
    showSecret: useMutation({
      gcTime: 0,
      onError: toastError,
      mutationFn: () => api.webhooks.showSecret({ params }),
    }),
    rotateSecret: useMutation({
      ...rest,
      gcTime: 0,
      mutationFn: () => api.webhooks.rotateSecret({ params }),
    }),
  };
}

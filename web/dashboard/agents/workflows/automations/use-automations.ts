import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TriggerSettings } from '#domain/actions/automations.ts';
import type { Json } from '#domain/platform/json.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** Adding, pausing and removing triggers of a workflow, and running it now. */
export function useAutomationChanges(workflowId: string) {
  const client = useQueryClient();
  const params = { workflowId };
  const settle = () => client.invalidateQueries({ queryKey: keyOf('automations') });
  const add = useMutation({
    mutationFn: (settings: TriggerSettings) => api.automations.addTrigger({ params, body: { settings } }),
    onSuccess: settle,
  });
  const change = useMutation({
    mutationFn: ({ triggerId, ...body }: { triggerId: string; settings?: TriggerSettings; isPaused?: boolean }) =>
      api.automations.changeTrigger({ params: { workflowId, triggerId }, body }),
    onError: toastError,
    onSuccess: settle,
  });
  const remove = useMutation({
    mutationFn: (triggerId: string) => api.automations.removeTrigger({ params: { workflowId, triggerId } }),
    onError: toastError,
    onSuccess: settle,
  });
  const run = useMutation({
    mutationFn: (values: Record<string, Json>) =>
      api.automations.run({ params, body: { values } }, { headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSuccess: async () => {
      toast.success('It runs', { description: 'What it does shows below.' });
      await settle();
    },
  });
  return { add, change, remove, run };
}

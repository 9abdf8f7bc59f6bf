import { useQueryClient } from '@tanstack/react-query';
import type { TriggerSettings } from '#domain/actions/automations.ts';
import type { Json } from '#domain/platform/json.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Adding, pausing and removing triggers of a workflow, and running it now. */
export function useAutomationChanges(workflowId: string) {
  const client = useQueryClient();
  const params = { workflowId };
  const settle = () => client.invalidateQueries({ queryKey: keyOf('automations') });
  const add = useChange((settings: TriggerSettings) => api.automations.addTrigger({ params, body: { settings } }), {
    next: settle,
    refusal: 'shown',
  });
  const change = useChange(
    ({ triggerId, ...body }: { triggerId: string; settings?: TriggerSettings; isPaused?: boolean }) =>
      api.automations.changeTrigger({ params: { workflowId, triggerId }, body }),
    {
      next: settle,
    },
  );
  const remove = useChange(
    (triggerId: string) => api.automations.removeTrigger({ params: { workflowId, triggerId } }),
    {
      next: settle,
    },
  );
  const run = useChange(
    (values: Record<string, Json>, once) => api.automations.run({ params, body: { values } }, once),
    {
      says: { title: 'Workflow started', description: 'Results appear below.' },
      next: () => settle(),
      refusal: 'shown',
    },
  );
  return { add, change, remove, run };
}

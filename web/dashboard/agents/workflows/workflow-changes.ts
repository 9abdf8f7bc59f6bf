import { useQueryClient } from '@tanstack/react-query';
import { href, useNavigate } from 'react-router';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Workflow, WorkflowSummary } from '#domain/agents/workflow-library.ts';
import { useKeptBack } from '#web/dashboard/agents/tests/kept-back.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Where a workflow is built. */
export const workflowPath = (workflowId: string) => href('/dashboard/workflows/:workflowId', { workflowId });

/** Makes a workflow. From a template one goes back to the list, as with actions; from nothing one begins to build. */
export function useCreateWorkflow() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useChange((template: string | null) => api.workflows.create({ body: template === null ? {} : { template } }), {
    says: (workflow, _template) => ({
      title: `${workflow.name} was created`,
      description: 'The workflow is inactive. Review and publish it before you activate it.',
      action: { label: 'Open', onClick: () => void navigate(workflowPath(workflow.id)) },
    }),
    next: async (workflow, template) => {
      await client.invalidateQueries({ queryKey: keyOf('workflows', 'list') });
      if (template === null) {
        await navigate(workflowPath(workflow.id));
        return;
      }
      await navigate('/dashboard/workflows');
    },
  });
}

/** Activating, renaming, publishing and deleting workflows; `dialog` asks for a reason where tests keep one back. */
export function useWorkflowChanges() {
  const client = useQueryClient();
  const kept = useKeptBack(useCan('workflows:manage'));
  const settle = (workflow?: Workflow) => {
    if (workflow) client.setQueryData(query.workflows.get({ params: { workflowId: workflow.id } }).queryKey, workflow);
    return client.invalidateQueries({ queryKey: keyOf('workflows', 'list') });
  };
  const setStatus = useChange(
    ({ workflowId, status }: { workflowId: string; status: WorkflowSummary['status'] }) =>
      api.workflows.setStatus({ params: { workflowId }, body: { status } }),
    {
      next: settle,
    },
  );
  const rename = useChange(
    ({ workflowId, name }: { workflowId: string; name: string }) =>
      api.workflows.rename({ params: { workflowId }, body: { name } }),
    {
      next: settle,
      refusal: 'shown',
    },
  );
  const publish = useChange(
    ({ workflowId, ...body }: { workflowId: string; revision: number; override?: TestsOverride }) =>
      api.workflows.publish({ params: { workflowId }, body }),
    {
      next: settle,
      refusal: (error, given) => {
        const again = (override: TestsOverride): Promise<unknown> => publish.mutateAsync({ ...given, override });
        if (given.override || !kept.takes(error, again)) toastError(error);
      },
    },
  );
  const remove = useChange((workflowId: string) => api.workflows.remove({ params: { workflowId } }), {
    next: (_, workflowId) => {
      client.removeQueries({ queryKey: query.workflows.get({ params: { workflowId } }).queryKey });
      return settle();
    },
  });
  return { setStatus, rename, publish, remove, dialog: kept.dialog };
}

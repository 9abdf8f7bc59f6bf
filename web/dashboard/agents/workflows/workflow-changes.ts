import { useMutation, useQueryClient } from '@tanstack/react-query';
import { href, useNavigate } from 'react-router';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Workflow, WorkflowSummary } from '#domain/agents/workflow-library.ts';
import { useKeptBack } from '#web/dashboard/agents/tests/kept-back.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** Where a workflow is built. */
export const workflowPath = (workflowId: string) => href('/dashboard/workflows/:workflowId', { workflowId });

/** Makes a workflow. From a template one goes back to the list, as with actions; from nothing one begins to build. */
export function useCreateWorkflow() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (template: string | null) => api.workflows.create({ body: template === null ? {} : { template } }),
    onError: toastError,
    async onSuccess(workflow, template) {
      await client.invalidateQueries({ queryKey: keyOf('workflows', 'list') });
      if (template === null) {
        await navigate(workflowPath(workflow.id));
        return;
      }
      await navigate('/dashboard/workflows');
      toast.success(`${workflow.name} was created`, {
        description: 'It is inactive: look at it, publish it, then activate it.',
        action: { label: 'Open', onClick: () => void navigate(workflowPath(workflow.id)) },
      });
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
  const setStatus = useMutation({
    mutationFn: ({ workflowId, status }: { workflowId: string; status: WorkflowSummary['status'] }) =>
      api.workflows.setStatus({ params: { workflowId }, body: { status } }),
    onError: toastError,
    onSuccess: settle,
  });
  const rename = useMutation({
    mutationFn: ({ workflowId, name }: { workflowId: string; name: string }) =>
      api.workflows.rename({ params: { workflowId }, body: { name } }),
    onSuccess: settle,
  });
  const publish = useMutation({
    mutationFn: ({ workflowId, ...body }: { workflowId: string; revision: number; override?: TestsOverride }) =>
      api.workflows.publish({ params: { workflowId }, body }),
    onError(error, given) {
      const again = (override: TestsOverride) => publish.mutateAsync({ ...given, override });
      if (given.override || !kept.takes(error, again)) toastError(error);
    },
    onSuccess: settle,
  });
  const remove = useMutation({
    mutationFn: (workflowId: string) => api.workflows.remove({ params: { workflowId } }),
    onError: toastError,
    onSuccess: (_, workflowId) => {
      client.removeQueries({ queryKey: query.workflows.get({ params: { workflowId } }).queryKey });
      return settle();
    },
  });
  return { setStatus, rename, publish, remove, dialog: kept.dialog };
}

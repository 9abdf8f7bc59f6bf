import { Pause, Play } from 'lucide-react';
import type { WorkflowSummary } from '#domain/agents/workflow-library.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWorkflowChanges } from './workflow-changes.ts';

/** Active: flows can take it in as a step. */
export function WorkflowStatus({ status }: { status: WorkflowSummary['status'] }) {
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {status === 'active' ? 'Active' : 'Inactive'}
    </Badge>
  );
}

/** Deactivates an active workflow, and activates an inactive one. */
export function WorkflowStatusButton({ workflow }: { workflow: Pick<WorkflowSummary, 'id' | 'name' | 'status'> }) {
  const { setStatus } = useWorkflowChanges();
  const isActive = workflow.status === 'active';
  const [word, next] = isActive ? (['Deactivate', 'inactive'] as const) : (['Activate', 'active'] as const);
  return (
    <Button
      variant="outline"
      busy={setStatus.isPending}
      aria-label={`${word} ${workflow.name}`}
      onClick={() => setStatus.mutate({ workflowId: workflow.id, status: next })}
    >
      {isActive ? <Pause aria-hidden /> : <Play aria-hidden />} {word}
    </Button>
  );
}

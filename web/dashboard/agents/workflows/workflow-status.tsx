import { Pause, Play } from 'lucide-react';
import type { WorkflowSummary } from '#domain/agents/workflow-library.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkflowChanges } from './workflow-changes.ts';

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

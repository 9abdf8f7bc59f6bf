import type { AgentSummary } from '#domain/agents/agents.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteAgentDialogProps {
  agent: Pick<AgentSummary, 'name' | 'calls'>;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an agent is deleted. */
export function DeleteAgentDialog({ agent, onDelete, onClose }: DeleteAgentDialogProps) {
  const calls = agent.calls === 1 ? 'Its call is kept' : `Its ${agent.calls} calls are kept`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${agent.name}?`}
      action="Delete agent"
      onConfirm={onDelete}
    >
      The agent will stop answering calls immediately. This can’t be undone.{' '}
      {agent.calls > 0 && `${calls} in the call list.`}
    </ConfirmDialog>
  );
}

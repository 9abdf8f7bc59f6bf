import type { ActionSummary } from '#domain/actions/actions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteActionDialogProps {
  action: ActionSummary;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action is deleted. */
export function DeleteActionDialog({ action, onDelete, onClose }: DeleteActionDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${action.name}?`}
      action="Delete action"
      onConfirm={onDelete}
    >
      The action’s settings and history will be deleted. Runs from calls are kept with those calls. You can’t delete an
      action that’s used in a conversation.
    </ConfirmDialog>
  );
}

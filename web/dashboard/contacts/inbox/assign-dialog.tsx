import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePeople } from './task-fields.tsx';
import { useTaskChange } from './use-tasks.ts';

/** Gives tasks to someone. */
export function AssignDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const people = usePeople();
  const change = useTaskChange();
  const assign = (assigneeId: string | null) =>
    change.mutate({ ids, change: { assigneeId } }, { onSuccess: () => onClose() });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={ids.length === 1 ? 'Assign to' : `Assign ${ids.length} follow-ups to`}
    >
      <ul className="flex flex-col gap-1">
        {[...people, { value: '', label: 'No one' }].map(({ value, label }) => (
          <li key={value}>
            <Button
              variant="ghost"
              className="w-full justify-start"
              disabled={change.isPending}
              onClick={() => assign(value || null)}
            >
              <span className="truncate">{label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

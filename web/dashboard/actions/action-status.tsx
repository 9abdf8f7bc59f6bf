import { Pause, Play } from 'lucide-react';
import type { ActionSummary } from '#domain/actions/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { useActionChanges } from './action-changes.ts';

/** Pauses an active action, and activates an inactive one. */
export function StatusButton({ action, size }: { action: ActionSummary; size?: 'sm' }) {
  const { setStatus } = useActionChanges();
  const isActive = action.status === 'active';
  return (
    <Button
      variant="outline"
      {...(size && { size })}
      busy={setStatus.isPending}
      aria-label={`${isActive ? 'Pause' : 'Activate'} ${action.name}`}
      onClick={() => setStatus.mutate({ actionId: action.id, status: isActive ? 'inactive' : 'active' })}
    >
      {isActive ? <Pause /> : <Play />} {isActive ? 'Pause' : 'Activate'}
    </Button>
  );
}

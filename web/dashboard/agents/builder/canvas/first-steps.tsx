import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Over a flow in which nothing happens yet: how its first step comes about. */
export function FirstSteps({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="nopan flex items-center gap-4 rounded-xl border border-line bg-surface py-3 pr-3 pl-4 shadow-overlay">
      <div>
        <p className="font-medium">Add the first step</p>
        <p className="text-muted text-sm">Choose what the agent does after its greeting.</p>
      </div>
      <Button onClick={onAdd}>
        <Plus aria-hidden /> Add step
      </Button>
    </div>
  );
}

import { SearchX } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  /** "No agent matches “lobby”". */
  title: string;
  /** What the button says: "Clear search". */
  clear?: string;
  onClear: () => void;
}

/** What a list shows when a search or a filter leaves nothing of it. */
export function NothingFound({ title, clear = 'Clear search', onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}

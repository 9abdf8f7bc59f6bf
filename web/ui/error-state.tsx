import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  /** What could not be loaded: "The agents could not be loaded." */
  title: string;
  /** The server's sentence. */
  message: string;
  onRetry: () => unknown;
  className?: string;
}

/** Says that loading failed and offers to try again. */
export function ErrorState({ title, message, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={CircleAlert}
        title={title}
        action={
          <Button variant="outline" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { buttonStyles } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

interface UnloadedPageProps {
  error: Error;
  onRetry: () => void;
  /** What the page is of: "agent". */
  noun: string;
  icon: LucideIcon;
  /** Where all of them are. */
  all: string;
  /** Why there may be none. */
  children?: ReactNode;
}

/** The page of one thing that there is none of, or that could not be loaded. */
export function UnloadedPage({ error, onRetry, noun, icon, all, children }: UnloadedPageProps) {
  const isMissing = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  if (!isMissing)
    return <ErrorState title={`Couldn’t load the ${noun}.`} message={messageOf(error)} onRetry={onRetry} />;
  return (
    <>
      <PageHeader title={`${noun[0]!.toUpperCase()}${noun.slice(1)}`} />
      <EmptyState
        icon={icon}
        title={`${noun[0]!.toUpperCase()}${noun.slice(1)} not found`}
        action={
          <Link to={all} className={buttonStyles({ variant: 'outline' })}>
            All {noun}s
          </Link>
        }
      >
        {children ?? 'It may have been deleted or may belong to another workspace.'}
      </EmptyState>
    </>
  );
}

import { CircleAlert, Lock } from 'lucide-react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { trailOf } from './page-trail.ts';
import UnknownPage from './unknown-page.tsx';
import { isHere, useMaySee } from './use-may-see.ts';

/** Shows the page, unless it is not there or the role does not allow it. */
export default function PageFrame() {
  const page = trailOf(useLocation().pathname).at(-1);
  const maySee = useMaySee();
  if (page && !isHere(page)) return <UnknownPage />;
  if (page && !maySee(page)) {
    return (
      <EmptyState icon={Lock} title={page.title}>
        Your role in this workspace doesn’t allow access to this page. An owner or admin can change your role.
      </EmptyState>
    );
  }
  return <Outlet />;
}

/** A page that broke leaves menu and neighbours standing. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title="Couldn’t show this page"
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  );
}

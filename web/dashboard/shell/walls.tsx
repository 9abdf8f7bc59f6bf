import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ApiError } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** What few workspaces have anything to tell with. */
const loadWall = () => import('./wall.tsx');
const Wall = lazy(loadWall);

/** From when on the asking person is missing a second factor here; null when nothing is missing. */
function useMissingFactor(): string | null {
  const { twoFactorRequiredFrom } = useWorkspace();
  const { data: hasShown } = useQuery({
    // Beside the person, so that it is asked again when a factor was added or removed.
    queryKey: ['account', 'person', 'shown-factor'],
    queryFn: async () => (await loadWall()).hasShownFactor(),
    enabled: twoFactorRequiredFrom !== null,
  });
  return hasShown === false ? twoFactorRequiredFrom : null;
}

/**
 * What stands between a member and the page where the workspace asks for more than the session has shown: the server
 * refuses everything then. Your Account stays open, whatever a workspace asks for. The page keeps its place, so that it
 * goes on when a switch is turned.
 */
export function Walls({ pathname, children }: { pathname: string; children: ReactNode }) {
  const factorFrom = useMissingFactor();
  const { error } = useQuery(query.workspaces.status());
  const company = (error as ApiError | null)?.code === 'company_sign_in_required';
  const isDue = factorFrom !== null && Date.parse(factorFrom) <= Date.now();
  const isAccount = pathname === '/dashboard/account';
  return (
    <>
      <Suspense>
        {(company || factorFrom) && (
          <Wall company={company} factorFrom={factorFrom} isDue={isDue} isAccount={isAccount} />
        )}
      </Suspense>
      {(isAccount || !(company || isDue)) && children}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { accountPath, accountQuery } from '#web/dashboard/account/account.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { hasShownFactor } from '#web/lib/session.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** What few workspaces have anything to tell with. */
const TwoFactorNotice = lazy(() =>
  import('./two-factor-notice.tsx').then(({ TwoFactorNotice }) => ({ default: TwoFactorNotice })),
);
const CompanyWall = lazy(() => import('./company-wall.tsx').then(({ CompanyWall }) => ({ default: CompanyWall })));

/** From when on the asking person is missing a second factor here; null when nothing is missing. */
function useMissingFactor(): string | null {
  const { twoFactorFrom } = useWorkspace();
  const { data: hasShown } = useQuery({
    // Beside the person, so that it is asked again when a factor was added or removed.
    queryKey: [...accountQuery.queryKey, 'shown-factor'],
    queryFn: hasShownFactor,
    enabled: twoFactorFrom !== null,
  });
  return hasShown === false ? twoFactorFrom : null;
}

/**
 * What stands between a member and the page where the workspace asks for more than the session has shown: the server
 * refuses everything then. Your Account stays open, whatever a workspace asks for. The page keeps its place, so that it
 * goes on when a switch is turned.
 */
export function Walls({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const missingFrom = useMissingFactor();
  const { error } = useQuery(query.workspaces.status());
  const isAccount = pathname === accountPath;
  const company = error instanceof ApiError && error.code === 'company_sign_in_required';
  const isDue = missingFrom !== null && Date.parse(missingFrom) <= Date.now();
  const isShut = (company || isDue) && !isAccount;
  return (
    <>
      <Suspense>
        {company
          ? !isAccount && <CompanyWall />
          : missingFrom !== null && <TwoFactorNotice from={missingFrom} isDue={isDue} isAccount={isAccount} />}
      </Suspense>
      {!isShut && children}
    </>
  );
}

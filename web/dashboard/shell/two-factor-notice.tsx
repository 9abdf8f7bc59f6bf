import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { accountQuery } from '#web/dashboard/account/account.ts';
import { hasShownFactor } from '#web/lib/session.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/moment.tsx';

const account = '/dashboard/account';

/** Your Account shows and changes second factors: it is open whatever a workspace asks for. */
function SetUp({ children }: { children: string }) {
  return (
    <Link to={account} className={buttonStyles({ size: 'sm', variant: 'outline' })}>
      {children}
    </Link>
  );
}

/**
 * Tells those without a second factor from when on the workspace asks for one, and from then on leads them to set it up:
 * the server refuses everything else.
 */
export function TwoFactorNotice({ children }: { children: ReactNode }) {
  const { name, twoFactorFrom } = useWorkspace();
  const { pathname } = useLocation();
  const { data: hasShown } = useQuery({
    // Beside the person, so that it is asked again when a factor was added or removed.
    queryKey: [...accountQuery.queryKey, 'shown-factor'],
    queryFn: hasShownFactor,
    enabled: twoFactorFrom !== null,
  });
  if (twoFactorFrom === null || hasShown !== false) return children;
  const isDue = Date.parse(twoFactorFrom) <= Date.now();
  if (isDue && pathname !== account) {
    return (
      <>
        <h1 className="sr-only">Two-factor authentication</h1>
        <EmptyState
          icon={ShieldCheck}
          title={`${name} asks for two-factor authentication`}
          action={<SetUp>Set it up in Your Account</SetUp>}
        >
          You are still a member. Add an authenticator app, and you can go on working here.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Banner tone="warning" className="mb-6" action={pathname === account ? undefined : <SetUp>Set up</SetUp>}>
        {isDue ? (
          'This workspace asks for two-factor authentication. Add an authenticator app below to go on working in it.'
        ) : (
          <>
            This workspace asks for two-factor authentication from <Moment iso={twoFactorFrom} format="date-time" /> on.
            Set it up before then.
          </>
        )}
      </Banner>
      {children}
    </>
  );
}

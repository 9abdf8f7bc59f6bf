import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/moment.tsx';

function SetUp({ children }: { children: string }) {
  return (
    <Link to="/dashboard/account" className={buttonStyles({ size: 'sm', variant: 'outline' })}>
      {children}
    </Link>
  );
}

interface TwoFactorNoticeProps {
  /** ISO. */
  from: string;
  isDue: boolean;
  /** On the page that shows and changes second factors. */
  isAccount: boolean;
}

/**
 * Tells those without a second factor from when on the workspace asks for one; from then on it stands in place of the page
 * and leads them to set it up.
 */
export function TwoFactorNotice({ from, isDue, isAccount }: TwoFactorNoticeProps) {
  const { name } = useWorkspace();
  if (isDue && !isAccount) {
    return (
      <>
        <h1 className="sr-only">Two-factor authentication</h1>
        <EmptyState
          icon={ShieldCheck}
          title={`${name} requires two-factor authentication`}
          action={<SetUp>Set it up in Your Account</SetUp>}
        >
          You’re still a member. Add an authenticator app to continue.
        </EmptyState>
      </>
    );
  }
  return (
    <Banner tone="warning" className="mb-6" action={isAccount ? undefined : <SetUp>Set up</SetUp>}>
      {isDue ? (
        'This workspace requires two-factor authentication. Add an authenticator app below to keep working here.'
      ) : (
        <>
          Starting <Moment iso={from} format="in-sentence" />, this workspace requires two-factor authentication. Set it
          up before then.
        </>
      )}
    </Banner>
  );
}

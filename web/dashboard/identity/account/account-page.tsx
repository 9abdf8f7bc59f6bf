import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountQuery } from './account.ts';
import { ConnectedAccounts } from './connected-accounts.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailAddress } from './email-address.tsx';
import { NewPassword } from './new-password.tsx';
import { Profile } from './profile.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { TwoFactor } from './two-factor.tsx';
import { YourData } from './your-data.tsx';

const loading = ['Profile', 'Email address', 'Password', 'Two-factor authentication', 'Connected accounts', 'Devices'];

/** Who a person is and how they sign in: the same in every workspace. */
export default function AccountPage() {
  const { data: user, error, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageHeader title="Your Account" subtitle="Your profile and sign-in settings for all of your workspaces." />
      {user ? (
        <>
          <Profile user={user} />
          <EmailAddress user={user} />
          <NewPassword email={user.email ?? ''} />
          <TwoFactor user={user} />
          <ConnectedAccounts identities={user.identities ?? []} />
          <SignedInDevices />
          <YourData />
          <DeleteAccount
            email={user.email ?? ''}
            mayHavePassword={(user.identities ?? []).some(({ provider }) => provider === 'email')}
          />
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load your account." message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        loading.map((title) => <Skeleton key={title} className="mb-4 h-28" />)
      )}
    </>
  );
}

import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { attempt } from '#web/lib/auth-refusal.ts';
import { googleRefusal } from '#web/lib/google.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { accountAddress, reloadAccount } from './account.ts';

const addressOf = ({ identity_data }: UserIdentity) => String(identity_data?.email ?? '');

async function disconnect(identity: UserIdentity): Promise<void> {
  const refused = await attempt(async () => (await authClient()).unlinkIdentity(identity));
  if (refused) {
    toast.error(refused.message);
    throw new Error(refused.message);
  }
  toast.success('Google is disconnected.');
  await reloadAccount();
}

/** Leaves for Google, and comes back to this page. Returns why not. */
async function connect(): Promise<string | null> {
  const refused = await attempt(async () => {
    const disabled = await googleRefusal();
    if (disabled !== null) return { error: new Error(disabled) };
    const options = { redirectTo: accountAddress() };
    return (await authClient()).linkIdentity({ provider: 'google', options });
  });
  return refused?.message ?? null;
}

/** Other accounts that open this one. */
export function ConnectedAccounts({ identities }: { identities: UserIdentity[] }) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<UserIdentity | null>(null);
  const google = identities.find(({ provider }) => provider === 'google');
  const email = identities.find(({ provider }) => provider === 'email');
  const last = identities.length === 1;

  async function leave() {
    setBusy(true);
    setProblem('');
    const refused = await connect();
    if (refused === null) return;
    setProblem(refused);
    setBusy(false);
  }

  return (
    <SubjectSection
      title="Connected accounts"
      hint="Sign-in methods other than an email link. You always need at least one."
    >
      {problem && <Banner>{problem}</Banner>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {email && (
          <li className="px-3 py-2">
            <span className="block font-medium">Email and password</span>
            <span className="block break-all text-muted text-sm">{addressOf(email)}</span>
          </li>
        )}
        {/* Where this server offers it, or someone still has it from before. */}
        <li
          className={cn(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2',
            google === undefined && 'google-only',
          )}
        >
          <span className="min-w-0">
            <span className="block font-medium">Google</span>
            <span className="block break-all text-muted text-sm">{google ? addressOf(google) : 'Not connected'}</span>
          </span>
          {google ? (
            <Button
              variant="outline"
              size="sm"
              disabled={last}
              aria-describedby={last ? 'last-identity' : undefined}
              onClick={() => setRemoving(google)}
            >
              Disconnect Google
            </Button>
          ) : (
            <Button variant="outline" size="sm" busy={busy} onClick={() => void leave()}>
              Connect Google
            </Button>
          )}
        </li>
      </ul>
      {google && last && (
        <p id="last-identity" className="text-muted text-sm">
          Google is your only way to sign in, so it can’t be disconnected.
        </p>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title="Disconnect Google?"
          action="Disconnect"
          onConfirm={() => disconnect(removing)}
        >
          You won’t be able to sign in with {addressOf(removing)}. Your email and password will still work.
        </ConfirmDialog>
      )}
    </SubjectSection>
  );
}

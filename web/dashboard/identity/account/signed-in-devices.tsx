import { useState } from 'react';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient, signOut } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

/** Sign-out beyond this browser. */
export function SignedInDevices() {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function signOutOthers() {
    setBusy(true);
    const refused = await attempt(async () => (await authClient()).signOut({ scope: 'others' }));
    setBusy(false);
    setProblem(refused?.message ?? '');
    if (!refused) toast.success('Every other device will be signed out.');
  }

  async function signOutEverywhere() {
    const refused = await attempt(async () => {
      await signOut('global');
      return { error: null };
    });
    setProblem(refused?.message ?? '');
  }

  return (
    <SubjectSection title="Devices" hint="Useful if you lose a device or forget to sign out somewhere.">
      {problem && <Banner>{problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={busy} onClick={() => void signOutOthers()}>
          Sign out of other devices
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        destructive={false}
        onConfirm={signOutEverywhere}
      >
        Every device will be signed out, including this one.
      </ConfirmDialog>
    </SubjectSection>
  );
}

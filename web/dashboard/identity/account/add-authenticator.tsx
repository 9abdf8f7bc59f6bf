import type { AuthMFAEnrollTOTPResponse } from '@supabase/auth-js';
import { type FormEvent, useRef, useState } from 'react';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeInput, codeLength } from '#web/ui/code-input.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { reloadAccount } from './account.ts';

type Enrolment = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

/** A name that is free: "Authenticator app", then "Authenticator app 2". */
function freeName(taken: string[]): string {
  const name = 'Authenticator app';
  let number = 2;
  if (!taken.includes(name)) return name;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

/** Enrolments that were left half-way, here or in another tab, would keep their names taken. */
async function enrol(friendlyName: string) {
  const auth = await authClient();
  const { data } = await auth.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  }
  return auth.mfa.enroll({ factorType: 'totp', friendlyName });
}

/** The secret in groups of four, for those who type it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Adds an authenticator app: a name, then its QR code, then the first code that it shows. */
export function AddAuthenticator({ taken, onClose }: { taken: string[]; onClose: () => void }) {
  const [name, setName] = useState(() => freeName(taken));
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function begin() {
    let begun: Enrolment | null = null;
    const refused = await attempt(async () => {
      const { data, error } = await enrol(name.trim() || freeName(taken));
      begun = data;
      return { error };
    });
    setProblem(refused?.message ?? '');
    setEnrolment(begun);
  }

  async function finish(factorId: string) {
    if (code.length < codeLength) return setProblem(`Enter the ${codeLength}-digit code.`);
    const refused = await attempt(async () => (await authClient()).mfa.challengeAndVerify({ factorId, code }));
    if (refused) {
      setProblem(refused.message);
      setCode('');
      field.current?.focus();
      return;
    }
    await reloadAccount();
    toast.success('Two-factor authentication is on', { description: 'Your other devices were signed out.' });
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await (enrolment ? finish(enrolment.id) : begin());
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add authenticator app"
      description={
        enrolment
          ? 'Scan the code with your app, or enter the key manually. Then enter the six-digit code from the app.'
          : 'Any authenticator app works. Name it after your device.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-authenticator" busy={busy}>
            {enrolment ? 'Turn on' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id="add-authenticator" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && <Banner>{problem}</Banner>}
        {enrolment ? (
          <>
            <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
              <img
                src={enrolment.totp.qr_code}
                alt="QR code for your authenticator app"
                className="size-52 shrink-0 rounded-md border border-line"
              />
              <div className="min-w-0">
                <p className="font-medium">Key</p>
                <p className="mt-1 break-words font-mono">{grouped(enrolment.totp.secret)}</p>
                <CopyButton
                  className="mt-2"
                  variant="outline"
                  size="sm"
                  text={enrolment.totp.secret}
                  label="Copy key"
                />
              </div>
            </div>
            <Field label="Code" required>
              <CodeInput ref={field} value={code} onChange={setCode} autoFocus />
            </Field>
          </>
        ) : (
          <Field label="Name">
            <Input value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

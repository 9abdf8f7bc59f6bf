import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { signOut } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountSection } from './account-section.tsx';

interface DeleteAccountProps {
  email: string;
  /** Whether there may be a password: who signs in by links of mails has none, which only the server knows. */
  mayHavePassword: boolean;
}

function DeleteAccountDialog({ email, mayHavePassword, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  const remove = useMutation({
    mutationFn: () => api.account.remove({ body: { email: typed, ...(password !== '' && { password }) } }),
    // The session has ended with the account: only this browser still has to forget it.
    onSuccess: () => signOut().catch(() => location.assign('/')),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight) remove.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      size="sm"
      title="Delete your account?"
      description="It is gone at once and cannot be taken back. Workspaces that have no other member go with it; what you made for others stays with them."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {remove.error && <Banner>{messageOf(remove.error)}</Banner>}
        <Field label={`Type ${email} to confirm`} required>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {mayHavePassword && (
          <Field label="Your password" hint="Leave it empty if you never chose one.">
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" disabled={!isRight} busy={remove.isPending}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The end of the account. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      title="Delete your account"
      hint="You are signed out everywhere, your tokens are refused, and nobody can sign in with this address until it is registered anew."
    >
      <div>
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Delete your account
        </Button>
      </div>
      {asking && <DeleteAccountDialog {...props} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

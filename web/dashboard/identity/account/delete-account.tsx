import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { signOut } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountSection } from './account-section.tsx';

interface DeleteAccountProps {
  email: string;
  /** Whether there may be a password: who signs in by links of mails has none, which only the server knows. */
  mayHavePassword: boolean;
}

function DeleteAccountDialog({ email, mayHavePassword, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: (typed: string) => api.account.remove({ body: { email: typed, ...(password !== '' && { password }) } }),
    // The session has ended with the account: only this browser still has to forget it.
    onSuccess: () => signOut().catch(() => location.assign('/')),
  });
  return (
    <ConfirmByTyping
      title="Delete your account?"
      description="It is gone at once and cannot be taken back. Workspaces that have no other member go with it; what you made for others stays with them, and their audit logs keep what you did."
      text={email}
      fits={(typed) => typed.trim().toLowerCase() === email.toLowerCase()}
      action="Delete account"
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      {mayHavePassword && (
        <Field label="Your password" hint="Leave it empty if you never chose one.">
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </ConfirmByTyping>
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

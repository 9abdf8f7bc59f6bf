import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { signOut } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

interface DeleteAccountProps {
  email: string;
  /** Whether there may be a password: who signs in by links of mails has none, which only the server knows. */
  mayHavePassword: boolean;
}

function DeleteAccountDialog({ email, mayHavePassword, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  return (
    <ConfirmByTyping
      title="Delete your account?"
      description="Your account will be deleted immediately. This can’t be undone. Workspaces without other members will be deleted, too. Anything you created in other workspaces is kept, and their audit logs still show your actions."
      text={email}
      fits={(typed) => typed.trim().toLowerCase() === email.toLowerCase()}
      action="Delete account"
      onConfirm={(typed) => api.account.remove({ body: { email: typed, ...(password !== '' && { password }) } })}
      // The session has ended with the account: only this browser still has to forget it.
      next={() => signOut().catch(() => location.assign('/'))}
      onClose={onClose}
    >
      {mayHavePassword && (
        <Field label="Your password" hint="Leave empty if you’ve never set one.">
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
    <SubjectSection
      title="Delete your account"
      hint="You’ll be signed out everywhere, your tokens will stop working, and no one can sign in with this email until it’s registered again."
    >
      <div>
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Delete your account
        </Button>
      </div>
      {asking && <DeleteAccountDialog {...props} onClose={() => setAsking(false)} />}
    </SubjectSection>
  );
}

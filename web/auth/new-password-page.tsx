import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { noticeInAddress, twoFactorAddress } from '#web/lib/auth-address.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AuthForm, passwordHint, tall } from './auth-form.tsx';
import { loadActions, loadSession, withLoaded } from './load-later.ts';

const linkEnded = 'This link has expired or was already used. Request a new one.';

/** Where the link of a recovery mail leads: anyone who comes with it is signed in and chooses a new password. */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [allowed, setAllowed] = useState<boolean | null>(null);
  const { register, handleSubmit, formState } = useForm<{ password: string }>();

  useEffect(() => {
    const reason = noticeInAddress(location);
    loadSession()
      .then(async ({ currentSession, lacksSecondFactor }) => ({
        session: await currentSession(),
        half: await lacksSecondFactor(),
      }))
      .then(
        ({ session, half }) => {
          // The mail alone does not change the password of an account with an authenticator app.
          if (half) return navigate(twoFactorAddress('/new-password'), { replace: true });
          setAllowed(session !== null);
          if (!session) setProblem(reason?.text ?? linkEnded);
        },
        (error: unknown) => {
          setAllowed(false);
          setProblem(messageOf(error));
        },
      );
  }, [navigate]);

  async function save({ password }: { password: string }) {
    setProblem('');
    const refused = await withLoaded(loadActions, (actions) => actions.setPassword(password));
    if (refused === null) return navigate('/dashboard', { replace: true });
    setProblem(refused.message);
    // The session is an old one, not that of a mail: only a mail, or its code in the account's settings, proves enough.
    if (refused.code === 'reauthentication_needed') setAllowed(false);
  }

  return (
    <AuthForm
      title="Choose a new password"
      problem={problem}
      page={{
        path: '/new-password',
        description: `Choose a new password for your ${site.name} account.`,
        unlisted: true,
      }}
    >
      {allowed === false ? (
        <Link to="/forgot-password" className="text-accent-text underline-offset-4 hover:underline">
          Send a new link
        </Link>
      ) : (
        <form noValidate method="post" onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
          <Field label="New password" hint={passwordHint} error={formState.errors.password?.message} required>
            <PasswordInput
              autoComplete="new-password"
              className={tall}
              {...register('password', { required: 'Choose a password.' })}
            />
          </Field>
          <Button type="submit" size="lg" disabled={allowed === null} busy={formState.isSubmitting}>
            {formState.isSubmitting ? 'Saving...' : 'Save and continue'}
          </Button>
        </form>
      )}
    </AuthForm>
  );
}

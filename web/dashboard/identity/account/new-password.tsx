import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

/** The new password. A session that is not fresh has to confirm it with a code that is mailed. */
export function NewPassword({ email }: { email: string }) {
  const [problem, setProblem] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [code, setCode] = useState('');
  const { register, handleSubmit, formState, reset } = useForm<{ password: string }>();

  async function mailCode() {
    const refused = await attempt(async () => (await authClient()).reauthenticate());
    setProblem(refused?.message ?? '');
    setAsksCode(true);
  }

  async function change({ password }: { password: string }) {
    setProblem('');
    const nonce = code === '' ? {} : { nonce: code };
    const refused = await attempt(async () => (await authClient()).updateUser({ password, ...nonce }));
    if (refused?.code === 'reauthentication_needed') return mailCode();
    if (refused) {
      setCode('');
      return setProblem(refused.message);
    }
    reset();
    setCode('');
    setAsksCode(false);
    toast.success('Password changed', { description: 'Your other devices were signed out.' });
  }

  return (
    <SubjectSection
      title="Password"
      hint="Changing your password signs out every other device. You stay signed in here."
    >
      {problem && <Banner>{problem}</Banner>}
      {asksCode && !problem && (
        <Banner tone="info">
          You signed in a while ago, so we emailed a code to <strong className="break-all font-medium">{email}</strong>.
          Enter the code to confirm it’s you.
        </Banner>
      )}
      <form
        noValidate
        aria-label="Change your password"
        onSubmit={handleSubmit(change)}
        className="flex flex-col items-start gap-3"
      >
        {/* Password managers keep a password with the name that stands beside it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label="New password" error={formState.errors.password?.message} className="w-full">
          <PasswordInput autoComplete="new-password" {...register('password', { required: 'Enter a password.' })} />
        </Field>
        {asksCode && (
          <Field label="Verification code">
            <CodeInput value={code} onChange={setCode} />
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="outline" busy={formState.isSubmitting}>
            Change password
          </Button>
          {asksCode && (
            <Button variant="link" onClick={() => void mailCode()}>
              Email a new code
            </Button>
          )}
        </div>
      </form>
    </SubjectSection>
  );
}

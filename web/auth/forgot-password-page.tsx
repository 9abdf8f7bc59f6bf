import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { AuthForm, emailRules, tall } from './auth-form.tsx';
import { CheckYourEmail, loadMailing, withLoaded } from './load-later.ts';

const sendRecovery = (email: string) => withLoaded(loadMailing, (actions) => actions.sendRecovery(email));

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { register, handleSubmit, formState } = useForm<{ email: string }>();

  async function send({ email }: { email: string }) {
    setProblem('');
    const refused = await sendRecovery(email);
    if (refused === null) setSentTo(email);
    else setProblem(refused.message);
  }

  if (sentTo) {
    return (
      <Suspense>
        <CheckYourEmail
          email={sentTo}
          mailed="recovery"
          onResend={() => sendRecovery(sentTo)}
          onDone={() => void navigate('/new-password', { replace: true })}
          onBack={() => setSentTo('')}
        >
          If there’s an account for this email, we’ve sent a password reset link.
        </CheckYourEmail>
      </Suspense>
    );
  }

  return (
    <AuthForm
      title="Forgot your password?"
      text="Enter your email and we’ll send you a password reset link."
      problem={problem}
      page={{
        path: '/forgot-password',
        description: `Get an email with a link to reset your ${site.name} password.`,
        unlisted: true,
      }}
    >
      <form noValidate method="post" onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
        <Field label="Email" error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="email" className={tall} {...register('email', emailRules)} />
        </Field>
        <Button type="submit" size="lg" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send reset link'}
        </Button>
      </form>
      <Link to="/login" className="self-center text-accent-text underline-offset-4 hover:underline">
        Back to log in
      </Link>
    </AuthForm>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { AuthForm, emailRules, tall } from './auth-form.tsx';

export default function ForgotPasswordPage() {
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { register, handleSubmit, formState } = useForm<{ email: string }>();

  async function send({ email }: { email: string }) {
    setProblem('');
    setSentTo('');
    const { sendRecovery } = await import('./auth-actions.ts');
    const refused = await sendRecovery(email);
    if (refused === null) setSentTo(email);
    else setProblem(refused);
  }

  return (
    <AuthForm
      title="Forgot your password?"
      page={{
        path: '/forgot-password',
        description: 'Get a link by email to choose a new password for your Parley account.',
        unlisted: true,
      }}
      text="Enter your email and we send you a link to choose a new one."
      problem={problem}
    >
      {sentTo && (
        <Banner tone="success">
          If there is an account for <strong className="break-all">{sentTo}</strong>, a mail with the link is on its
          way.
        </Banner>
      )}
      <form noValidate method="post" onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
        <Field label="Email" error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="email" className={tall} {...register('email', emailRules)} />
        </Field>
        <Button type="submit" size="lg" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send the link'}
        </Button>
      </form>
      <Link to="/login" className="self-center text-accent-text underline-offset-4 hover:underline">
        Back to log in
      </Link>
    </AuthForm>
  );
}

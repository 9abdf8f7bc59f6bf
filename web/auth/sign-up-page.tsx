import { Suspense, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { safeNext } from '#web/lib/auth-address.ts';
import { keepReferral } from '#web/lib/referral.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AuthForm, emailRules, Or, passwordHint, tall } from './auth-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { CheckYourEmail, loadActions, loadMailing, withLoaded } from './load-later.ts';
import { SupportLink } from './support-link.tsx';
import { useInvitedEmail } from './use-invited-email.ts';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

interface NewAccount {
  email: string;
  phone: string;
  password: string;
}

export default function SignUpPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [problem, setProblem] = useState('');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { register, handleSubmit, formState, setValue } = useForm<NewAccount>();
  const next = safeNext(params.get('next'));

  useEffect(() => keepReferral(params.get('ref')), [params]);

  useRedirectWhenSignedIn(useCallback((message) => setProblem(message), []));

  useInvitedEmail(useCallback((email) => setValue('email', email), [setValue]));

  async function signUp(account: NewAccount) {
    setProblem('');
    let signedIn = false;
    const refused = await withLoaded(loadMailing, async (actions) => {
      const outcome = await actions.signUp({ ...account, next });
      signedIn = outcome.signedIn;
      return outcome.refused;
    });
    if (refused !== null) setProblem(refused.message);
    else if (signedIn) await navigate(next, { replace: true });
    else setMailedTo(account.email);
  }

  if (mailedTo !== null) {
    return (
      <Suspense>
        <CheckYourEmail
          email={mailedTo}
          mailed="signup"
          blocked="Email Verification Required"
          onResend={() => withLoaded(loadActions, (actions) => actions.resendVerification(mailedTo, next))}
          onDone={() => void navigate(next, { replace: true })}
          onBack={() => setMailedTo(null)}
        >
          Please check your email to verify your account. <SupportLink>Contact support</SupportLink> if you need
          assistance.
        </CheckYourEmail>
      </Suspense>
    );
  }

  return (
    <AuthForm
      title="Get started"
      text="Your first agent can be talking in minutes."
      problem={problem}
      page={{
        path: '/get-started',
        description: `Create a ${site.name} account, start an AI voice agent from a template, and talk to it in your browser.`,
      }}
    >
      <form noValidate method="post" onSubmit={handleSubmit(signUp)} className="flex flex-col gap-4">
        <Field label="Email" error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="email" className={tall} {...register('email', emailRules)} />
        </Field>
        <Field label="Phone number" error={formState.errors.phone?.message} required>
          <Input
            type="tel"
            autoComplete="tel"
            placeholder="+1 (555) 123-4567"
            className={tall}
            {...register('phone', { required: 'Enter your phone number.' })}
          />
        </Field>
        <Field label="Password" hint={passwordHint} error={formState.errors.password?.message} required>
          <PasswordInput
            autoComplete="new-password"
            className={tall}
            {...register('password', { required: 'Choose a password.' })}
          />
        </Field>
        <Button type="submit" size="lg" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Creating account...' : 'Continue with email'}
        </Button>
      </form>
      <Or className="google-only" />
      <GoogleButton next={next} onError={setProblem} />
      <p className="text-pretty text-center text-muted text-sm">
        By continuing, you agree to the{' '}
        <Link to="/terms" className="underline underline-offset-4 hover:text-ink">
          Terms
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" className="underline underline-offset-4 hover:text-ink">
          Privacy Policy
        </Link>
        .
      </p>
      <div className="border-line border-t pt-5 text-center text-muted">
        <p>
          Already have an account?{' '}
          <Link
            to={params.size > 0 ? `/login?${params}` : '/login'}
            className="font-medium text-accent-text underline-offset-4 hover:underline"
          >
            Log in
          </Link>
        </p>
        <p className="mt-1 text-sm">
          Locked out of an existing account? <SupportLink>Contact support for access</SupportLink>
        </p>
      </div>
    </AuthForm>
  );
}

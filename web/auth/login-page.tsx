import { Building2, Mail } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { takeArrivalNotice } from '#web/lib/arrival.ts';
import { type Notice, noticeInAddress, safeNext } from '#web/lib/auth-address.ts';
import type { Refusal } from '#web/lib/auth-refusal.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AuthForm, emailRules, Or, tall } from './auth-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { CheckYourEmail, loadActions, loadCompany, loadMailing, withLoaded } from './load-later.ts';
import { useInvitedEmail } from './use-invited-email.ts';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Something was mailed, and the screen waits for it. */
interface Waiting {
  email: string;
  for: 'link' | 'verification';
}

const inRed = (text: string, code: string | null = null): Notice | null =>
  text ? { tone: 'danger', text, code } : null;

/** Refusals that a new verification mail helps against. */
const needsVerification = (notice: Notice | null) =>
  notice?.code === 'email_not_confirmed' || notice?.code === 'otp_expired';

export default function LoginPage() {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [params] = useSearchParams();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [mailing, setMailing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, formState, trigger, getValues, setFocus, setValue } = useForm<Credentials>();
  const wanted = params.get('next');
  const next = safeNext(wanted);

  useRedirectWhenSignedIn(useCallback((message) => setNotice(inRed(message)), []));

  useInvitedEmail(useCallback((email) => setValue('email', email), [setValue]));

  // A link from a mail that has ended comes back with its reason in the address.
  useEffect(() => {
    setNotice((current) => noticeInAddress({ hash, search }) ?? current);
    // It is told here, and not once more in the dashboard.
    takeArrivalNotice();
  }, [hash, search]);

  const proceed = () => void navigate(next, { replace: true });

  async function logIn(credentials: Credentials) {
    setNotice(null);
    const refused = await withLoaded(loadActions, (actions) => actions.logIn(credentials));
    if (refused === null) await navigate(next, { replace: true });
    else setNotice(inRed(refused.message, refused.code));
  }

  const send = (email: string, what: Waiting['for']): Promise<Refusal | null> =>
    withLoaded(loadMailing, (actions) =>
      what === 'link' ? actions.sendSignInLink(email, next) : actions.resendVerification(email, next),
    );

  /** Mails to the address in the form, and waits for what comes of it. */
  async function mail(what: Waiting['for']) {
    if (!(await trigger('email'))) return setFocus('email');
    setNotice(null);
    setMailing(true);
    const email = getValues('email');
    const refused = await send(email, what);
    setMailing(false);
    if (refused === null) setWaiting({ email, for: what });
    else setNotice(inRed(refused.message, refused.code));
  }

  /** Leaves for the company that the address in the form belongs to. */
  async function leaveForCompany() {
    if (!(await trigger('email'))) return setFocus('email');
    setNotice(null);
    setLeaving(true);
    const email = getValues('email');
    const refused = await withLoaded(loadCompany, ({ continueWithCompany }) => continueWithCompany(email, next));
    if (refused === null) return;
    setLeaving(false);
    setNotice(inRed(refused.message, refused.code));
  }

  if (waiting !== null) {
    return (
      <Suspense>
        <CheckYourEmail
          email={waiting.email}
          mailed={waiting.for === 'link' ? 'email' : 'signup'}
          onResend={() => send(waiting.email, waiting.for)}
          onDone={proceed}
          onBack={() => setWaiting(null)}
        >
          {waiting.for === 'link'
            ? 'If there’s an account for this email, we’ve sent a sign-in link.'
            : 'If this email needs verification, we’ve sent a new link.'}
        </CheckYourEmail>
      </Suspense>
    );
  }

  return (
    <AuthForm
      title="Welcome back"
      text="Log in to your workspace."
      notice={notice}
      action={
        needsVerification(notice) && (
          <>
            {notice?.code === 'otp_expired' && (
              <p>Each link works once and expires after an hour. If you already used it, log in.</p>
            )}
            <Button variant="link" className="mt-1 h-auto p-0" busy={mailing} onClick={() => void mail('verification')}>
              Resend verification email
            </Button>
          </>
        )
      }
      page={{
        path: '/login',
        description: `Log in to ${site.name} and get back to your voice agents, calls, and contacts.`,
      }}
    >
      <form noValidate method="post" onSubmit={handleSubmit(logIn)} className="flex flex-col gap-4">
        <Field label="Email" error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="email" className={tall} {...register('email', emailRules)} />
        </Field>
        <Field label="Password" error={formState.errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            className={tall}
            {...register('password', { required: 'Enter your password.' })}
          />
        </Field>
        <Button type="submit" size="lg" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Signing in...' : 'Log in'}
        </Button>
        <Link to="/forgot-password" className="self-center text-accent-text underline-offset-4 hover:underline">
          Forgot your password?
        </Link>
      </form>
      <Or />
      <div className="flex flex-col gap-2">
        <GoogleButton next={next} onError={(message) => setNotice(inRed(message))} />
        <Button variant="outline" size="lg" className="w-full" busy={mailing} onClick={() => void mail('link')}>
          {!mailing && <Mail aria-hidden />}
          Email me a sign-in link
        </Button>
        <Button variant="outline" size="lg" className="w-full" busy={leaving} onClick={() => void leaveForCompany()}>
          {!leaving && <Building2 aria-hidden />}
          Sign in with SSO
        </Button>
      </div>
      <p className="sign-up-only text-center text-muted">
        New to {site.name}?{' '}
        <Link
          to={wanted === null ? '/get-started' : `/get-started?next=${encodeURIComponent(wanted)}`}
          className="font-medium text-accent-text underline-offset-4 hover:underline"
        >
          Sign up
        </Link>
      </p>
    </AuthForm>
  );
}

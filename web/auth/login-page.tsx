import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorInAddress, safeNext } from '#web/lib/auth-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AuthForm, emailRules, Or, tall } from './auth-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

interface Credentials {
  email: string;
  password: string;
}

export default function LoginPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState } = useForm<Credentials>();
  const next = safeNext(params.get('next'));
  const search = params.size > 0 ? `?${params}` : '';

  useRedirectWhenSignedIn(useCallback((message) => setProblem(message), []));

  // A link from a mail that has ended comes back with its reason in the address.
  useEffect(() => setProblem((current) => errorInAddress(hash) ?? current), [hash]);

  async function logIn(credentials: Credentials) {
    setProblem('');
    const { logIn } = await import('./auth-actions.ts');
    const refused = await logIn(credentials);
    if (refused === null) await navigate(next, { replace: true });
    else setProblem(refused);
  }

  return (
    <AuthForm
      title="Welcome back"
      text="Log in to your workspace."
      problem={problem}
      page={{ path: '/login', description: 'Log in to Parley and get back to your voice agents, calls and contacts.' }}
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
      <GoogleButton next={next} onError={setProblem} />
      <p className="text-center text-muted">
        New to Parley?{' '}
        <Link to={`/get-started${search}`} className="font-medium text-accent-text underline-offset-4 hover:underline">
          Sign up
        </Link>
      </p>
    </AuthForm>
  );
}

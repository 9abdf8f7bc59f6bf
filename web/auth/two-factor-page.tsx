import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { loginAddress, safeNext } from '#web/lib/auth-address.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { AuthForm, tall } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';
import { loadSecondFactor, withLoaded } from './load-later.ts';
import type { Factor } from './second-factor.ts';
import { SupportLink } from './support-link.tsx';

/** The second step of signing in, for accounts with an authenticator app. */
export default function TwoFactorPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [factors, setFactors] = useState<Factor[]>([]);
  const [factorId, setFactorId] = useState('');
  const [problem, setProblem] = useState('');
  const next = safeNext(params.get('next'));

  useEffect(() => {
    loadSecondFactor()
      .then(({ factorsToShow }) => factorsToShow())
      .then(
        (found) => {
          if (found === null) return navigate(loginAddress({ pathname: next, search: '' }), { replace: true });
          if (found.length === 0) return navigate(next, { replace: true });
          setFactors(found);
          setFactorId(found[0]!.id);
        },
        (error: unknown) => setProblem(messageOf(error)),
      );
  }, [navigate, next]);

  async function show(code: string) {
    const refused = await withLoaded(loadSecondFactor, ({ showCode }) => showCode(factorId, code));
    if (refused === null) await navigate(next, { replace: true });
    return refused;
  }

  async function startOver() {
    try {
      await (await loadSecondFactor()).giveUpSession();
    } catch (error) {
      return setProblem(messageOf(error));
    }
    await navigate(loginAddress({ pathname: next, search: '' }), { replace: true });
  }

  return (
    <AuthForm
      title="Two-factor authentication"
      text={`Enter the six-digit code for ${site.name} from your authenticator app.`}
      problem={problem}
      page={{ path: '/two-factor', description: `Complete the second step to log in to ${site.name}.`, unlisted: true }}
    >
      {factors.length > 1 && (
        <Field label="Authenticator">
          <NativeSelect className={tall} value={factorId} onChange={(event) => setFactorId(event.target.value)}>
            {factors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <CodeForm
        label="Code"
        action="Continue"
        busyAction="Checking..."
        disabled={factorId === ''}
        autoFocus
        onCode={show}
      />
      <Button variant="link" onClick={() => void startOver()}>
        Log in with a different account
      </Button>
      <p className="text-center text-muted text-sm">
        Lost your authenticator? <SupportLink>Contact support for access</SupportLink>
      </p>
    </AuthForm>
  );
}

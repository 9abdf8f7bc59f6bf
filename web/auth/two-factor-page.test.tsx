import '#web/testing/browser-gaps.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { aSession, aUser, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import TwoFactorPage from './two-factor-page.tsx';

const wrong = { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' } };
const right = { body: aSession('ada@example.com', { factors: ['Phone'], aal: 'aal2' }) };
const challenged = { body: { id: 'challenge-1', type: 'totp', expires_at: 2_000_000_000 } };
const code = () => screen.getByLabelText<HTMLInputElement>('Code');

it('goes on with the right code, and shows what is said of a wrong one', async () => {
  signIn('ada@example.com', { factors: ['Phone'] });
  const sent = stubNetwork({
    'GET /auth/v1/user': { body: aUser('ada@example.com', { factors: ['Phone'] }) },
    'POST /auth/v1/factors/factor-1/challenge': challenged,
    'POST /auth/v1/factors/factor-1/verify': (request) =>
      (request.body as { code: string }).code === '123456' ? right : wrong,
  });
  const { user, router } = renderPage(<TwoFactorPage />, { at: '/two-factor?next=%2Fdashboard%2Fagents' });
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
  // Enter sends nothing before the page knows the authenticators.
  await waitFor(() => expect(next.disabled).toBe(false));
  await user.click(code());
  await user.keyboard('12');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the 6-digit code.');
  await user.keyboard('9999');
  await screen.findByText('Invalid TOTP code entered');
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false);
  await user.paste('123 456');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard/agents');
  expect(sent.at(-1)?.body).toMatchObject({ challenge_id: 'challenge-1', code: '123456' });
});

it('sends a code that was filled in before the page could send it', async () => {
  signIn('ada@example.com', { factors: ['Phone'] });
  stubNetwork({
    'GET /auth/v1/user': { body: aUser('ada@example.com', { factors: ['Phone'] }) },
    'POST /auth/v1/factors/factor-1/challenge': challenged,
    'POST /auth/v1/factors/factor-1/verify': right,
  });
  renderPage(<TwoFactorPage />, { at: '/two-factor' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  fireEvent.change(code(), { target: { value: '123456' } });
  await screen.findByText('elsewhere');
});

it('lets the person choose among several authenticators', async () => {
  signIn('ada@example.com', { factors: ['Phone', 'Tablet'] });
  const sent = stubNetwork({
    'GET /auth/v1/user': { body: aUser('ada@example.com', { factors: ['Phone', 'Tablet'] }) },
    'POST /auth/v1/factors/factor-2/challenge': challenged,
    'POST /auth/v1/factors/factor-2/verify': right,
  });
  const { user } = renderPage(<TwoFactorPage />, { at: '/two-factor' });
  await user.selectOptions(await screen.findByLabelText('Authenticator'), 'Tablet');
  await user.type(code(), '123456');
  await screen.findByText('elsewhere');
  expect(sent.map(({ path }) => path)).toContain('/auth/v1/factors/factor-2/verify');
});

it('can be left for another account', async () => {
  signIn('ada@example.com', { factors: ['Phone'] });
  const sent = stubNetwork({
    'GET /auth/v1/user': { body: aUser('ada@example.com', { factors: ['Phone'] }) },
    'POST /auth/v1/logout': { status: 204 },
  });
  const { user, router } = renderPage(<TwoFactorPage />, { at: '/two-factor?next=%2Fdashboard%2Fagents' });
  await user.click(await screen.findByRole('button', { name: 'Log in with a different account' }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fdashboard%2Fagents');
  expect(sent.at(-1)?.search.get('scope')).toBe('local');
  expect(localStorage.getItem('parley.session')).toBeNull();
});

it('sends on whoever has nothing to show', async () => {
  signIn('ada@example.com', { factors: ['Phone'], aal: 'aal2' });
  stubNetwork({});
  const { router } = renderPage(<TwoFactorPage />, { at: '/two-factor' });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('sends on when the authenticator was removed elsewhere', async () => {
  signIn('ada@example.com', { factors: ['Phone'] });
  stubNetwork({ 'GET /auth/v1/user': { body: aUser() }, 'POST /auth/v1/token': { body: aSession() } });
  const { router } = renderPage(<TwoFactorPage />, { at: '/two-factor' });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('parley.session')).not.toContain('factor-1');
});

it('sends strangers to log in', async () => {
  stubNetwork({});
  const { router } = renderPage(<TwoFactorPage />, { at: '/two-factor' });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/login');
});

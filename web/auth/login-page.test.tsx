import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { aSession, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import LoginPage from './login-page.tsx';

afterEach(() => document.documentElement.removeAttribute('data-session'));

async function fill(user: ReturnType<typeof renderPage>['user'], password = 'correct horse') {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('signs in and goes back to where the visitor wanted to go', async () => {
  const sent = stubNetwork({ 'POST /auth/v1/token': { body: aSession() } });
  const { user, router } = renderPage(<LoginPage />, { at: '/login?next=%2Fdashboard%2Fagents' });
  await fill(user);
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard/agents');
  expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com', password: 'correct horse' });
  expect(sent[0]?.headers.get('apikey')).toBe('anon');
});

it('says "Signing in..." while busy, then shows the provider\'s message and keeps what was typed', async () => {
  const answer = Promise.withResolvers<{ status: number; body: object }>();
  stubNetwork({ 'POST /auth/v1/token': () => answer.promise });
  const { user } = renderPage(<LoginPage />, { at: '/login' });
  await fill(user, 'wrong');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(busy.disabled).toBe(true);
  answer.resolve({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
});

it('asks for what is missing without asking the server', async () => {
  const sent = stubNetwork({});
  const { user } = renderPage(<LoginPage />, { at: '/login' });
  await user.type(screen.getByLabelText('Email'), 'not an address');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('That doesn’t look like an email address.');
  screen.getByText('Enter your password.');
  expect(sent).toEqual([]);
});

it('shows why a link from a mail failed', async () => {
  stubNetwork({});
  renderPage(<LoginPage />, {
    at: '/login#error=access_denied&error_description=Email+link+is+invalid+or+has+expired',
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Email link is invalid or has expired');
});

it('says that the server cannot be reached', async () => {
  stubNetwork({ 'POST /auth/v1/token': { status: 0 } });
  const { user } = renderPage(<LoginPage />, { at: '/login' });
  await fill(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Can’t reach/);
});

it("shows the provider's message when Google is not enabled", async () => {
  stubNetwork({
    'GET /auth/v1/settings': { body: { external: { google: false } } },
    'GET /auth/v1/authorize': {
      status: 400,
      body: { code: 400, msg: 'Unsupported provider: provider is not enabled' },
    },
  });
  const { user } = renderPage(<LoginPage />, { at: '/login' });
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Unsupported provider: provider is not enabled');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' }).disabled).toBe(false);
});

it('sends a signed-in visitor on to the dashboard', async () => {
  signIn();
  document.documentElement.dataset.session = 'stored';
  stubNetwork({});
  const { router } = renderPage(<LoginPage />, { at: '/login' });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('shows the form when the stored session has ended', async () => {
  localStorage.setItem('parley.session', JSON.stringify({ ...aSession(), expires_at: 1 }));
  document.documentElement.dataset.session = 'stored';
  stubNetwork({
    'POST /auth/v1/token': { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } },
  });
  renderPage(<LoginPage />, { at: '/login' });
  await vi.waitFor(() => expect(document.documentElement.dataset.session).toBeUndefined());
});

it('mails a sign-in link to the address in the form, and takes the code instead', async () => {
  const sent = stubNetwork({
    'POST /auth/v1/otp': { body: {} },
    'POST /auth/v1/verify': (request) =>
      (request.body as { token: string }).token === '123456'
        ? { body: aSession() }
        : { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } },
  });
  const { user, router } = renderPage(<LoginPage />, { at: '/login?next=%2Fdashboard%2Fagents' });
  const button = () => screen.getByRole('button', { name: 'Email me a sign-in link' });
  await user.click(button());
  await screen.findByText('Enter your email.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(button());
  await screen.findByRole('heading', { name: 'Check your email' });
  screen.getByText('ada@example.com');
  expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com', create_user: false });
  expect(sent[0]?.search.get('redirect_to')).toBe('http://localhost:3000/dashboard/agents');

  await user.type(screen.getByLabelText('Code from the email'), '999999');
  expect((await screen.findByRole('alert')).textContent).toBe('Token has expired or is invalid');
  expect(screen.getByLabelText<HTMLInputElement>('Code from the email').value).toBe('');
  await user.click(screen.getByLabelText('Code from the email'));
  await user.paste(' 123 456 ');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard/agents');
  expect(sent.at(-1)?.body).toMatchObject({ email: 'ada@example.com', token: '123456', type: 'email' });
});

it('offers the verification mail again to who has not verified the address', async () => {
  const sent = stubNetwork({
    'POST /auth/v1/token': { status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } },
    'POST /auth/v1/resend': { body: {} },
  });
  const { user } = renderPage(<LoginPage />, { at: '/login' });
  await fill(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Email not confirmed');
  await user.click(screen.getByRole('button', { name: 'Resend verification email' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent.at(-1)).toMatchObject({ path: '/auth/v1/resend', body: { type: 'signup', email: 'ada@example.com' } });
  await user.click(screen.getByRole('button', { name: 'Use a different email' }));
  screen.getByRole('button', { name: 'Log in' });
});

it('shows what Google or the server said when the sign-in there failed', async () => {
  stubNetwork({});
  renderPage(<LoginPage />, { at: '/login?error=access_denied&error_description=The+person+said+no' });
  expect((await screen.findByRole('alert')).textContent).toBe('The person said no');
});

it('tells who opened the first of two mails to open the other, not in red', async () => {
  stubNetwork({});
  renderPage(<LoginPage />, { at: '/login#message=Confirmation+link+accepted.' });
  expect((await screen.findByRole('status')).textContent).toContain('open the link we emailed to the other one');
});

it('leaves for the company of the address, and says when there is none', async () => {
  const message = 'No sign-in service is set up for this domain.';
  const sent = stubNetwork({ 'POST /auth/v1/sso': { status: 400, body: { code: 'validation_failed', message } } });
  const { user } = renderPage(<LoginPage />, { at: '/login?next=%2Fdashboard%2Fagents' });
  await user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
  await screen.findByText('Enter your email.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(sent[0]?.body).toMatchObject({
    domain: 'example.com',
    redirect_to: 'http://localhost:3000/dashboard/agents',
  });
});

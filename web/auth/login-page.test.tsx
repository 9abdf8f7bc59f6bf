import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import LoginPage from './login-page.tsx';

const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: {
    id: 'user-1',
    email: 'ada@example.com',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '',
  },
};

afterEach(() => document.documentElement.removeAttribute('data-session'));

async function fill(user: ReturnType<typeof renderPage>['user'], password = 'correct horse') {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('signs in and goes back to where the visitor wanted to go', async () => {
  const sent = stubNetwork({ 'POST /auth/v1/token': { body: session } });
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
  await screen.findByText('That does not look like an email address.');
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
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
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
  localStorage.setItem('parley.session', JSON.stringify({ ...session, expires_at: 1 }));
  document.documentElement.dataset.session = 'stored';
  stubNetwork({
    'POST /auth/v1/token': { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } },
  });
  renderPage(<LoginPage />, { at: '/login' });
  await vi.waitFor(() => expect(document.documentElement.dataset.session).toBeUndefined());
});

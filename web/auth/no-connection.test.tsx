import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import LoginPage from './login-page.tsx';
import SignUpPage from './sign-up-page.tsx';

/** Each way in while nothing comes through to the server. */
const down = { status: 0 };
const routes = {
  'GET /auth/v1/settings': down,
  'GET /auth/v1/authorize': down,
  'POST /auth/v1/token': down,
  'POST /auth/v1/otp': down,
  'POST /auth/v1/sso': down,
  'POST /auth/v1/signup': down,
  'POST /auth/v1/recover': down,
};

const ways: [at: string, button: string, page: ReactElement][] = [
  ['/login', 'Log in', <LoginPage key="login" />],
  ['/login', 'Email me a sign-in link', <LoginPage key="link" />],
  ['/login', 'Continue with Google', <LoginPage key="google" />],
  ['/login', 'Sign in with SSO', <LoginPage key="company" />],
  ['/get-started', 'Continue with email', <SignUpPage key="sign-up" />],
  ['/get-started', 'Continue with Google', <SignUpPage key="google" />],
  ['/forgot-password', 'Send reset link', <ForgotPasswordPage key="forgot" />],
];

it.each(ways)('on %s, "%s" says that there is no connection, and can be pressed again', async (at, name, page) => {
  stubNetwork(routes);
  const { user } = renderPage(page, { at });
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  const phone = screen.queryByPlaceholderText('+1 (555) 123-4567');
  if (phone !== null) await user.type(phone, '+1 571 555 0100');
  const secret = screen.queryByLabelText('Password');
  if (secret !== null) await user.type(secret, 'seventeen green lamps');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name });
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  expect(button().disabled).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
});

it('says on the page of sign-up, too, that Google is not enabled', async () => {
  const msg = 'Unsupported provider: provider is not enabled';
  stubNetwork({
    'GET /auth/v1/settings': { body: { external: { google: false } } },
    'GET /auth/v1/authorize': { status: 400, body: { code: 400, msg } },
  });
  const { user } = renderPage(<SignUpPage />, { at: '/get-started' });
  const google = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
  await user.click(google());
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  expect(google().disabled).toBe(false);
});

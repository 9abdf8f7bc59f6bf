import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import SignUpPage from './sign-up-page.tsx';

const account = { id: 'user-1', email: 'ada@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} };

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByPlaceholderText('+1 (555) 123-4567'), '+1 555 123 4567');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
}

it('makes an account with the phone number and shows "Check your email"', async () => {
  const sent = stubNetwork({
    'POST /auth/v1/signup': { body: account },
    'POST /auth/v1/resend': { body: {} },
  });
  const { user } = renderPage(<SignUpPage />, { at: '/get-started' });
  await fill(user);

  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByRole('status').textContent).toBe(
    'Please check your email to verify your account. Contact support if you need assistance.',
  );
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' }).protocol).toBe('mailto:');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Email Verification Required' }).disabled).toBe(true);
  expect(sent[0]?.body).toMatchObject({
    email: 'ada@example.com',
    password: 'correct horse',
    data: { phone_number: '+1 555 123 4567' },
  });
  expect(sent[0]?.search.get('redirect_to')).toBe('http://localhost:3000/dashboard');

  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: /mailbox/ })).pathname).toBe('/mailbox');
  await user.click(screen.getByRole('button', { name: 'Resend email' }));
  await screen.findByText('We sent the email again.');
  expect(sent[1]?.body).toMatchObject({ type: 'signup', email: 'ada@example.com' });
});

it("shows the provider's message and leaves the form usable", async () => {
  const refusal = { code: 'weak_password', message: 'Password should be at least 8 characters.' };
  stubNetwork({ 'POST /auth/v1/signup': { status: 422, body: refusal } });
  const { user } = renderPage(<SignUpPage />, { at: '/get-started' });
  await fill(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Password should be at least 8 characters.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with email' }).disabled).toBe(false);
});

it('requires email, phone and password', async () => {
  const sent = stubNetwork({});
  const { user } = renderPage(<SignUpPage />, { at: '/get-started' });
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
  await screen.findByText('Enter your email.');
  screen.getByText('Enter your phone number.');
  screen.getByText('Choose a password.');
  expect(sent).toEqual([]);
});

it('carries the copy and the links of the specification', () => {
  stubNetwork({});
  renderPage(<SignUpPage />, { at: '/get-started' });
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support for access' }).protocol).toBe('mailto:');
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('At least 8 characters.');
  const paths = ['Terms', 'Privacy Policy', 'Log in'].map(
    (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).pathname,
  );
  expect(paths).toEqual(['/terms', '/privacy', '/login']);
});

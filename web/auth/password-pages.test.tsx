import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { aSession, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import NewPasswordPage from './new-password-page.tsx';

it('asks for a recovery mail and does not say whether the account exists', async () => {
  const sent = stubNetwork({ 'POST /auth/v1/recover': { body: {} } });
  const { user } = renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByText(/If there’s an account/);
  screen.getByText('ada@example.com');
  expect(sent[0]?.search.get('redirect_to')).toBe('http://localhost:3000/new-password');
});

it('takes the code of the recovery mail, and goes on to the new password', async () => {
  const sent = stubNetwork({ 'POST /auth/v1/recover': { body: {} }, 'POST /auth/v1/verify': { body: aSession() } });
  const { user, router } = renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await user.type(await screen.findByLabelText('Code from the email'), '123456');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/new-password');
  expect(sent.at(-1)?.body).toMatchObject({ type: 'recovery', token: '123456' });
});

it('asks for the second factor before a new password', async () => {
  signIn('ada@example.com', { factors: ['Phone'] });
  stubNetwork({});
  const { router } = renderPage(<NewPasswordPage />, { at: '/new-password' });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname + router.state.location.search).toBe('/two-factor?next=%2Fnew-password');
});

it('says that an old session is not enough, and offers a mail', async () => {
  signIn();
  const message = 'Password update requires reauthentication';
  stubNetwork({ 'PUT /auth/v1/user': { status: 400, body: { code: 'reauthentication_needed', message } } });
  const { user } = renderPage(<NewPasswordPage />, { at: '/new-password' });
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  screen.getByRole('link', { name: 'Send a new link' });
});

it('sets a new password for whoever came by the link', async () => {
  signIn();
  const sent = stubNetwork({ 'PUT /auth/v1/user': { body: { id: 'user-1', email: 'ada@example.com' } } });
  const { user, router } = renderPage(<NewPasswordPage />, { at: '/new-password' });
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(sent[0]?.body).toMatchObject({ password: 'battery staple' });
});

it('offers a new link when this one has ended', async () => {
  stubNetwork({});
  renderPage(<NewPasswordPage />, { at: '/new-password' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/link has expired/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send a new link' }).pathname).toBe('/forgot-password');
});

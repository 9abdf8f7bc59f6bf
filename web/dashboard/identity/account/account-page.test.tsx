import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { aSession, aUser, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import AccountPage from './account-page.tsx';

type Routes = Parameters<typeof stubNetwork>[0];

const refused = (status: number, code: string, message: string) => ({ status, body: { code, message } });

/** The page of an account as the server knows it, which may change while the page is open. */
async function open(account: { user: object }, routes: Routes = {}) {
  const sent = stubNetwork({ 'GET /auth/v1/user': () => ({ body: account.user }), ...routes });
  const view = renderPage(<AccountPage />, { at: '/dashboard/account' });
  await screen.findByRole('heading', { name: 'Email address' });
  return { ...view, sent };
}

beforeEach(() => signIn());

it('asks both addresses about a change, and says so until it is done', async () => {
  const account = { user: aUser() as object };
  const { user, sent } = await open(account, {
    'PUT /auth/v1/user': () => {
      account.user = { ...aUser(), new_email: 'lovelace@example.com' };
      return { body: account.user };
    },
    'POST /auth/v1/resend': { body: {} },
  });
  await user.type(screen.getByLabelText('New email address'), 'Ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await screen.findByText('That’s already your email.');
  await user.clear(screen.getByLabelText('New email address'));
  await user.type(screen.getByLabelText('New email address'), 'lovelace@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await screen.findByText('lovelace@example.com');
  screen.getByText('ada@example.com', { selector: 'p' });
  const change = sent.find(({ method }) => method === 'PUT');
  expect(change?.body).toMatchObject({ email: 'lovelace@example.com' });
  expect(change?.search.get('redirect_to')).toBe('http://localhost:3000/dashboard/account');
  await user.click(screen.getByRole('button', { name: 'Resend both emails' }));
  await screen.findByText('We sent both emails again.');
  expect(sent.at(-1)?.body).toMatchObject({ type: 'email_change', email: 'ada@example.com' });
});

it('changes the password, with a mailed code when the session is an old one', async () => {
  const wrong = refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  const { user, sent } = await open(
    { user: aUser() },
    {
      'PUT /auth/v1/user': ({ body }) => {
        const { nonce } = body as { nonce?: string };
        if (nonce === undefined)
          return refused(400, 'reauthentication_needed', 'Password update requires reauthentication');
        return nonce === '123456' ? { body: aUser() } : wrong;
      },
      'GET /auth/v1/reauthenticate': { body: {} },
    },
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await press();
  await screen.findByText('Enter a password.');
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await press();
  const code = await screen.findByLabelText<HTMLInputElement>('Verification code');
  screen.getByText(/we emailed a code to/);
  await user.type(code, '999999');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Nonce has expired or is invalid');
  expect(code.value).toBe('');
  await user.type(code, '123456');
  await press();
  await screen.findByText('Password changed');
  expect(sent.at(-1)?.body).toMatchObject({ password: 'battery staple', nonce: '123456' });
  expect(screen.queryByLabelText('Verification code')).toBeNull();
});

it('says what the provider has against a password', async () => {
  const weak = refused(422, 'weak_password', 'Password should be at least 8 characters.');
  const { user } = await open({ user: aUser() }, { 'PUT /auth/v1/user': weak });
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Password should be at least 8 characters.');
});

it('adds an authenticator app: a name, a picture and a key, the first code', async () => {
  const left = { id: 'factor-9', friendly_name: 'Authenticator app', factor_type: 'totp', status: 'unverified' };
  const account = { user: { ...aUser(), factors: [left] } as object };
  const { user, sent } = await open(account, {
    'DELETE /auth/v1/factors/factor-9': { body: { id: 'factor-9' } },
    'POST /auth/v1/factors': {
      body: {
        id: 'factor-1',
        type: 'totp',
        friendly_name: 'My phone',
        totp: { qr_code: '<svg></svg>', secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' },
      },
    },
    'POST /auth/v1/factors/factor-1/challenge': {
      body: { id: 'challenge-1', type: 'totp', expires_at: 2_000_000_000 },
    },
    'POST /auth/v1/factors/factor-1/verify': ({ body }) => {
      if ((body as { code: string }).code !== '123456') {
        return refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      }
      account.user = aUser('ada@example.com', { factors: ['My phone'] });
      return { body: aSession('ada@example.com', { factors: ['My phone'], aal: 'aal2' }) };
    },
  });
  screen.getByText('You aren’t asked for a code when you sign in.');
  await user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'My phone');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect((await dialog.findByRole<HTMLImageElement>('img', { name: /QR code/ })).src).toMatch(/^data:image\/svg/);
  dialog.getByText('ABCD EFGH IJKL MNOP');
  expect(sent.find(({ path }) => path === '/auth/v1/factors')?.body).toMatchObject({ friendly_name: 'My phone' });
  expect(sent.map(({ method }) => method)).toContain('DELETE');

  await user.type(dialog.getByLabelText('Code'), '999999');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Invalid TOTP code entered');
  await user.type(dialog.getByLabelText('Code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('You’re asked for a code each time you sign in.');
  within(screen.getByRole('list', { name: 'Authenticator apps' })).getByText('My phone');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('removes an authenticator app after a question', async () => {
  signIn('ada@example.com', { factors: ['Phone'], aal: 'aal2' });
  const account = { user: aUser('ada@example.com', { factors: ['Phone'] }) };
  const { user, sent } = await open(account, {
    'DELETE /auth/v1/factors/factor-1': () => {
      account.user = aUser();
      return { body: { id: 'factor-1' } };
    },
    'POST /auth/v1/token': { body: aSession() },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  screen.getByText(/your last authenticator app/);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('You aren’t asked for a code when you sign in.');
  expect(sent.some(({ path }) => path === '/auth/v1/token')).toBe(true);
});

const googleIdentity = {
  identity_id: 'identity-2',
  id: 'at-google',
  provider: 'google',
  identity_data: { email: 'ada@gmail.example' },
};

it('connects Google only where it is enabled, else says why not', async () => {
  const { user } = await open(
    { user: aUser() },
    {
      'GET /auth/v1/settings': { body: { external: { google: false } } },
      'GET /auth/v1/authorize': refused(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Connect Google' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Unsupported provider: provider is not enabled');
});

it('disconnects Google, but not as the last way in', async () => {
  const account = { user: { ...aUser(), identities: [...aUser().identities, googleIdentity] } as object };
  const { user } = await open(account, {
    'DELETE /auth/v1/user/identities/identity-2': () => {
      account.user = aUser();
      return { body: {} };
    },
  });
  screen.getByText('ada@gmail.example');
  await user.click(screen.getByRole('button', { name: 'Disconnect Google' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Google is disconnected.');
  screen.getByRole('button', { name: 'Connect Google' });
});

it('explains why the last way in stays', async () => {
  await open({ user: { ...aUser(), identities: [googleIdentity] } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Disconnect Google' });
  expect(button.disabled).toBe(true);
  screen.getByText(/can’t be disconnected/);
});

it('signs out of other devices, and says when that failed', async () => {
  let works = false;
  const { user, sent } = await open(
    { user: aUser() },
    { 'POST /auth/v1/logout': () => (works ? { status: 204 } : { status: 0 }) },
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Sign out of other devices' }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Can’t reach/);
  works = true;
  await press();
  await screen.findByText('Every other device will be signed out.');
  expect(sent.at(-1)?.search.get('scope')).toBe('others');
  expect(localStorage.getItem('parley.session')).not.toBeNull();
});

it('says that the account cannot be loaded, and tries again', async () => {
  let works = false;
  stubNetwork({
    'GET /auth/v1/user': () => (works ? { body: aUser() } : refused(400, 'validation_failed', 'No luck.')),
  });
  const { user } = renderPage(<AccountPage />, { at: '/dashboard/account' });
  await screen.findByText('No luck.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Email address' });
});

it('keeps what the person is called', async () => {
  const account = { user: aUser() as object };
  const { user, sent } = await open(account, {
    'PUT /auth/v1/user': ({ body }) => {
      account.user = { ...aUser(), user_metadata: (body as { data: object }).data };
      return { body: account.user };
    },
  });
  await user.type(screen.getByLabelText(/^Name/), ' Ada Lovelace ');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Saved');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ data: { full_name: 'Ada Lovelace' } });
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ada Lovelace');
});

it('gives the person everything about them as a file', async () => {
  const kept: string[] = [];
  URL.createObjectURL = (blob) => {
    void (blob as Blob).text().then((text) => kept.push(text));
    return 'blob:account';
  };
  URL.revokeObjectURL = () => {};
  const file = { exportedAt: '2026-11-23T08:00:00Z', about: { users: [] }, made: {}, done: [] };
  const { user } = await open({ user: aUser() }, { 'GET /v1/account/export': { body: file } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => kept.map((text) => JSON.parse(text))).toEqual([file]);
});

it('deletes the account when address and password are typed, and shows why not', async () => {
  const refusal = { error: { code: 'conflict', message: 'You are the only owner of Front desk.' } };
  const { user, sent } = await open({ user: aUser() }, { 'DELETE /v1/account': { status: 409, body: refusal } });
  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  const button = within(dialog).getByRole('button', { name: 'Delete account' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/^Type ada@example.com to confirm/), 'ada@example.com');
  await user.type(within(dialog).getByLabelText(/^Your password/), 'correct horse');
  await user.click(button);
  await within(dialog).findByText('You are the only owner of Front desk.');
  expect(sent.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' });
});

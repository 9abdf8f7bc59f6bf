import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import InvitationPage from './invitation-page.tsx';

const token = 'J8wQ2mKx0vRz5tYb7nLc3dFg6hPs9aUe1iOo4kWqTzX';
const invitation = {
  workspace: 'Acme Clinics',
  roleName: 'Member',
  invitedBy: 'ada@example.com',
  email: 'grace@example.com',
  expiresAt: '2099-11-30T08:00:00Z',
};
const joined = aWorkspace('member', { id: '019a0000-0000-7000-8000-000000000042', name: 'Acme Clinics' });
const refusal = (code: string, message: string) => ({ error: { code, message } });

function open(more: Parameters<typeof stubNetwork>[0] = {}) {
  const sent = stubNetwork({ 'POST /v1/invitation': { body: invitation }, ...more });
  return { sent, ...renderPage(<InvitationPage />, { at: '/invitation' }) };
}

beforeEach(() => history.replaceState(null, '', `/invitation#token=${token}`));
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the page of an invitation', () => {
  it('tells who is not signed in what it is, and leads to sign-up with that address', async () => {
    const { sent, user, router } = open();
    expect(await screen.findByRole('heading', { name: 'Join Acme Clinics' })).toBeTruthy();
    for (const text of ['Member', 'ada@example.com', 'grace@example.com']) expect(screen.getByText(text)).toBeTruthy();
    // The token is in a body, and neither in the address nor in what the browser remembers of it.
    expect(sent).toMatchObject([{ path: '/v1/invitation', body: { token } }]);
    expect(location.href).not.toContain(token);
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    const { pathname, search, state } = router.state.location;
    expect([pathname, search, state]).toEqual([
      '/get-started',
      '?next=%2Finvitation',
      { invited: 'grace@example.com' },
    ]);
  });

  it('lets the invited address accept, and opens that workspace', async () => {
    signIn('grace@example.com');
    const { sent, user, router } = open({ 'POST /v1/invitation/accept': { body: joined } });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/dashboard/getting-started');
    expect(sent.at(-1)?.body).toEqual({ token });
    expect(localStorage.getItem('parley.workspace')).toBe(joined.id);
    expect(localStorage.getItem('parley.invitation')).toBeNull();
  });

  it('finds the invitation again after sign-up, without the link', async () => {
    localStorage.setItem('parley.invitation', token);
    history.replaceState(null, '', '/invitation');
    signIn('Grace@example.com');
    open();
    expect(await screen.findByRole('button', { name: 'Accept invitation' })).toBeTruthy();
  });

  it('says which address it needs when another is signed in, and lets change', async () => {
    signIn('alan@example.com');
    const { user, router } = open({ 'POST /auth/v1/logout': { status: 204 } });
    expect(await screen.findByText('alan@example.com')).toBeTruthy();
    expect(screen.getByText('grace@example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in with that email' }));
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { invited: 'grace@example.com' } });
    expect(localStorage.getItem('parley.session')).toBeNull();
  });

  it.each([
    [404, 'not_found', 'This invitation is not valid.'],
    [410, 'invitation_expired', 'This invitation has expired.'],
  ])('says when the link will not work any more (%i)', async (status, code, message) => {
    open({ 'POST /v1/invitation': { status, body: refusal(code, message) } });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
    expect(localStorage.getItem('parley.invitation')).toBeNull();
  });

  it('says why it was not accepted, and lets try again', async () => {
    signIn('grace@example.com');
    const message = 'The person who invited you can’t assign this role any more.';
    const { user } = open({ 'POST /v1/invitation/accept': { status: 409, body: refusal('conflict', message) } });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept invitation' }).disabled).toBe(false);
  });

  it('asks for the link when there is none', async () => {
    history.replaceState(null, '', '/invitation');
    open();
    expect(await screen.findByText('Open the link in your invitation email.')).toBeTruthy();
  });
});

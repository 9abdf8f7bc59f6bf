import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { criticalSwitches, type SecuritySettings, securityScore } from '#domain/identity/security.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { someSettings, userId } from './security.fixture.ts';
import SecuritySettingsPage from './security-settings-page.tsx';

const at = '/dashboard/integrations/security-settings';
const box = (name: string) => screen.findByRole('switch', { name }) as Promise<HTMLInputElement>;

const noCompany = { 'GET /v1/security/company-sign-in': { body: { companySignIn: null } } };
const noSupport = { 'GET /v1/support-access': { body: { access: null } }, 'GET /v1/vault': { body: { items: [] } } };

/** A server that keeps what it is sent. */
function keeping(settings: SecuritySettings) {
  let now = settings;
  return stubNetwork({
    ...noCompany,
    'GET /v1/security': () => ({ body: now }),
    'PATCH /v1/security': ({ body }) => {
      now = { ...now, ...(body as object) };
      now.score = securityScore(now);
      return { body: now };
    },
    'GET /v1/security/second-factors': {
      body: { items: [{ userId, email: 'ada@example.com', role: 'member', secondFactor: false }] },
    },
    'GET /v1/workspaces': { body: { items: [aWorkspace()] } },
    ...noSupport,
  });
}

describe('the score', () => {
  it.each([
    [5, 'Good'],
    [4, 'Good'],
    [3, 'Fair'],
    [2, 'Weak'],
  ])('with %i critical switches reads %s', async (count, word) => {
    const on = Object.fromEntries(criticalSwitches.slice(-count).map((one) => [one, true]));
    const settings = someSettings({ auditLogging: false, ...on });
    keeping({ ...settings, score: securityScore(settings) });
    renderPage(<SecuritySettingsPage />, { at });
    expect(await screen.findByText(`${count * 20}%`)).toBeTruthy();
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByText('All critical security settings are configured.') !== null).toBe(count === 5);
    expect(screen.queryByText(/We recommend that you enable two-factor/) !== null).toBe(count < 5);
  });
});

describe('a switch', () => {
  it('of encryption tells what it leaves out, and that what was stored follows', async () => {
    keeping(someSettings({ contentSettles: true }));
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.click(await box('Encryption at Rest'));
    expect(await screen.findByText('Encryption at Rest is on')).toBeTruthy();
    expect(screen.getByText(/Encrypting existing content/)).toBeTruthy();
    expect(screen.getByText(/Contacts, appointments, notifications, and the audit log aren’t encrypted/)).toBeTruthy();
  });

  it('is changed at once, with its score', async () => {
    const sent = keeping(someSettings());
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.click(await box('Audit Logging'));
    expect(await screen.findByText('Audit Logging is off')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ auditLogging: false });
    expect(screen.getByText('0%')).toBeTruthy();
  });

  it('that cannot be on says why, and cannot be clicked', async () => {
    keeping(someSettings());
    renderPage(<SecuritySettingsPage />, { at });
    const ssl = await box('SSL Enforcement');
    expect(ssl.disabled).toBe(true);
    expect(screen.getByText('PUBLIC_URL is an http address.')).toBeTruthy();
  });

  it('that is refused stays as it was, with the reason', async () => {
    stubNetwork({
      ...noCompany,
      ...noSupport,
      'GET /v1/security': { body: someSettings() },
      'PATCH /v1/security': {
        status: 400,
        body: { error: { code: 'invalid_input', message: 'You would lock yourself out.' } },
      },
    });
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.click(await box('IP Whitelist'));
    expect(await screen.findByText('You would lock yourself out.')).toBeTruthy();
    expect((await box('IP Whitelist')).getAttribute('aria-checked')).toBe('false');
  });

  it('of two factors asks from when on, and shows whom it concerns', async () => {
    const sent = keeping(someSettings());
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.click(await box('Two-Factor Authentication'));
    const dialog = await screen.findByRole('dialog', { name: 'Require two-factor authentication?' });
    expect(await within(dialog).findByText('ada@example.com')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Require' }));
    expect(await screen.findByText('Two-Factor Authentication is on')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ twoFactorAuth: true, graceDays: 7 });
  });
});

describe('the values', () => {
  it('take the address list with the switch', async () => {
    const sent = keeping(someSettings());
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.type(await screen.findByLabelText('Addresses'), '198.51.100.0/24');
    await user.click(screen.getByRole('button', { name: 'Add my IP address, 203.0.113.9' }));
    await user.click(await box('IP Whitelist'));
    expect(await screen.findByText('IP Whitelist is on')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      ipWhitelist: true,
      allowedAddresses: ['198.51.100.0/24', '203.0.113.9'],
    });
  });

  it('say what is wrong with a number before it is sent', async () => {
    const sent = keeping(someSettings());
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    const minutes = await screen.findByLabelText('Minutes');
    await user.clear(minutes);
    await user.type(minutes, '4');
    expect(screen.getByText('Enter a whole number from 5 to 1440.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.type(minutes, '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Time limit saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ sessionMinutes: 45 });
  });

  it('show a signing secret once', async () => {
    stubNetwork({
      ...noCompany,
      ...noSupport,
      'GET /v1/security': { body: someSettings() },
      'POST /v1/security/webhook-secret': { status: 201, body: { value: 'whsec_x', previousUntil: null } },
    });
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    expect((await box('Webhook Security')).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Create signing secret' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the signing secret now' });
    expect(within(dialog).getByDisplayValue('whsec_x')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue('whsec_x')).toBeNull();
  });
});

it('lets those look who may not change anything, and says when it cannot be loaded', async () => {
  let down = true;
  const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
  stubNetwork({ ...noSupport, 'GET /v1/security': () => (down ? error : { body: someSettings() }) });
  const { permissions } = aWorkspace();
  const workspace = aWorkspace('member', { permissions: { ...permissions, settings: 'view', team: 'none' } });
  const { user } = renderPage(<SecuritySettingsPage />, { at, workspace });
  expect(await screen.findByText('Not for you.')).toBeTruthy();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await box('Audit Logging')).disabled).toBe(true);
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create signing secret' })).toBeNull();
});

describe('support', () => {
  it('is let in for a time, and its access ended', async () => {
    let access: object | null = null;
    const sent = stubNetwork({
      'GET /v1/security': { body: someSettings() },
      'GET /v1/workspaces': { body: { items: [aWorkspace()] } },
      'GET /v1/support-access': () => ({ body: { access } }),
      'PUT /v1/support-access': ({ body }) => {
        access = { expiresAt: '2099-01-01T10:00:00Z', allowedBy: userId, enteredAt: null, ...(body as object) };
        return { body: { access } };
      },
      'DELETE /v1/support-access': () => {
        access = null;
        return { status: 204 };
      },
    });
    const { user } = renderPage(<SecuritySettingsPage />, { at });
    await user.click(await screen.findByRole('checkbox', { name: 'Support can also make changes' }));
    await user.click(screen.getByRole('button', { name: 'Grant access' }));
    expect(await screen.findByText(/Support can view and make changes until/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ hours: 24, canWrite: true });
    await user.click(screen.getByRole('button', { name: 'End access' }));
    expect(await screen.findByRole('button', { name: 'Grant access' })).toBeTruthy();
  });
});

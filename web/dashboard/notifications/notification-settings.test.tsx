import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { disableAll, enableAll, essentialOnly } from '#domain/notifications/notification-choices.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { someSettings } from './notification-settings.fixture.ts';
import NotificationSettingsPage from './notification-settings-page.tsx';

const at = '/dashboard/settings/notifications';
const path = '/v1/notification-settings';

/** A server that keeps what is saved. */
function keptSettings(change = {}) {
  let settings = someSettings(change);
  return stubNetwork({
    [`GET ${path}`]: () => ({ body: settings }),
    [`PATCH ${path}`]: ({ body }) => {
      const { choices, ...rest } = body as { choices?: object };
      settings = { ...settings, ...rest, choices: { ...settings.choices, ...choices } };
      return { body: settings };
    },
    'GET /v1/notification-targets': { body: { items: [] } },
  });
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const saved = (sent: ReturnType<typeof stubNetwork>) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('Notification Settings', () => {
  it('has a switch for each type and channel, saves at once, and says so', async () => {
    const sent = keptSettings();
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    expect(screen.getByRole('heading', { level: 1, name: 'Notification Settings' })).toBeTruthy();
    const email = await toggle('Call failed: Email');
    expect(email.getAttribute('aria-checked')).toBe('true');
    await user.click(email);
    expect(email.getAttribute('aria-checked')).toBe('false');
    expect(await screen.findByText('Settings Updated')).toBeTruthy();
    expect(screen.getByText('Your notification preferences have been saved')).toBeTruthy();
    expect(saved(sent)).toEqual([{ choices: { 'call-failed': { email: false, push: true, sms: false } } }]);
    screen.getByText(/Confirm it under Text messages/);
  });

  it.each([
    ['Enable All', 'All notifications enabled', enableAll],
    ['Disable All', 'All notifications disabled', disableAll],
    ['Essential Only', 'Essential notifications only', essentialOnly],
  ] as const)('%s changes all at once', async (label, said, preset) => {
    const sent = keptSettings();
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    await toggle('Call failed: Email');
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(saved(sent)).toEqual([{ choices: preset({}) }]);
  });

  it('texts a number once its code was told back', async () => {
    const number = '+12025550142';
    const sent = stubNetwork({
      'GET /v1/notification-targets': { body: { items: [] } },
      'GET /v1/notification-settings': () => ({ body: someSettings() }),
      'PUT /v1/notification-settings/phone': () => ({ body: someSettings({ phone: { number, confirmed: false } }) }),
      'PUT /v1/notification-settings/phone/code': () => ({
        body: someSettings({ phone: { number, confirmed: true } }),
      }),
    });
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    await user.type(await screen.findByRole('textbox', { name: 'Your phone number' }), '202 555 0142');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '482913');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(sent.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))).toEqual([
      { phone: '202 555 0142' },
      { code: '482913' },
    ]);
  });

  it('works by keyboard', async () => {
    const sent = keptSettings();
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    (await toggle('Call failed: SMS')).focus();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(saved(sent)).toEqual([{ choices: { 'call-failed': { email: true, push: true, sms: true } } }]),
    );
  });

  it('chooses how often mail comes and when it is quiet', async () => {
    const sent = keptSettings();
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    expect((await screen.findByRole('combobox', { name: 'Email digest' })).textContent).toBe('Daily');
    await user.click(screen.getByRole('combobox', { name: 'Email digest' }));
    expect((await screen.findAllByRole('option')).map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Immediate',
      'Hourly',
      'Daily',
      'Weekly',
      'Never',
    ]);
    await user.click(screen.getByRole('option', { name: /Never/ }));
    expect(screen.queryByRole('combobox', { name: 'Time' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(saved(sent)).toEqual([{ digest: 'never' }, { quietHours: { from: 22, to: 7 } }]));
    expect(await screen.findByRole('combobox', { name: 'From' })).toBeTruthy();
  });

  it('takes back what the server refused, and says why', async () => {
    stubNetwork({
      [`GET ${path}`]: { body: someSettings() },
      [`PATCH ${path}`]: { status: 409, body: { error: { code: 'conflict', message: 'Not now.' } } },
      'GET /v1/notification-targets': { body: { items: [] } },
    });
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    const email = await toggle('Call failed: Email');
    await user.click(email);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await waitFor(() => expect(email.getAttribute('aria-checked')).toBe('true'));
  });

  it('shows a viewer only what the role may hear of', async () => {
    keptSettings();
    renderPage(<NotificationSettingsPage />, { at, workspace: aWorkspace('viewer') });
    await toggle('New version: Email');
    await toggle('Password changed: Push');
    expect(screen.queryByRole('switch', { name: 'Call failed: Email' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Notification Webhooks' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    stubNetwork({
      [`GET ${path}`]: () =>
        isDown
          ? { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } }
          : { body: someSettings() },
      'GET /v1/notification-targets': { body: { items: [] } },
    });
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    await screen.findByText('Not for you.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await toggle('Call failed: Email');
  });
});

const hook = {
  id: '019a0000-0000-7000-8000-0000000000d1',
  name: 'Team channel',
  form: 'slack',
  host: 'hooks.slack.com',
  categories: ['Calls'],
  status: 'active',
  failingSince: null,
  createdAt: '2026-11-20T10:00:00Z',
};

describe('webhooks', () => {
  it('are added with an address that is not shown again, tested and removed', async () => {
    let items: object[] = [];
    const sent = stubNetwork({
      [`GET ${path}`]: { body: someSettings() },
      'GET /v1/notification-targets': () => ({ body: { items } }),
      'POST /v1/notification-targets': () => {
        items = [hook];
        return { status: 201, body: hook };
      },
      [`POST /v1/notification-targets/${hook.id}/test`]: {
        body: { delivered: false, message: 'The receiver responded with status 404.' },
      },
    });
    const { user } = renderPage(<NotificationSettingsPage />, { at });
    await screen.findByText('No notification webhooks yet.');
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    await user.type(within(dialog).getByLabelText('Name'), 'Team channel');
    await user.type(within(dialog).getByLabelText('URL'), 'https://hooks.slack.com/services/T/B/X');
    await user.click(within(dialog).getByRole('checkbox', { name: 'System' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    await screen.findByRole('list', { name: 'Notification webhooks' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Team channel',
      url: 'https://hooks.slack.com/services/T/B/X',
      form: 'slack',
      categories: ['Calls'],
    });
    await user.click(screen.getByRole('button', { name: 'Send test' }));
    await screen.findByText('The receiver responded with status 404.');
  });
});

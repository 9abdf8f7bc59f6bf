import '#web/testing/browser-gaps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualHours } from '#domain/identity/business-hours.ts';
import type { Preferences } from '#domain/identity/preferences.ts';
import { currentWorkspaceId, setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Sent, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import AccountPreferencesPage from './account-preferences-page.tsx';

const workspace = aWorkspace('owner', { name: 'Second office', operator: false });
const other = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000002' });
const deleted = {
  id: '019a0000-0000-7000-8000-000000000003',
  name: 'Old office',
  deletedAt: '2026-11-20T10:00:00Z',
  restorableUntil: '2026-12-20T10:00:00Z',
};

const preferences: Preferences = {
  name: 'Second office',
  website: null,
  timeZone: 'Europe/Berlin',
  country: null,
  calendarLink: null,
  contactEmail: null,
  language: 'en-US',
  facts: {},
  recordingDays: 90,
  tellsOfListeners: true,
  businessHours: usualHours,
  holidays: [{ date: '2026-12-25', name: 'Christmas', yearly: true }],
};

/** The server's preferences, which change as they are told. */
function preferencesServer(): Sent[] {
  let stored = preferences;
  return stubNetwork({
    ...basics,
    'GET /v1/workspace/preferences': () => ({ body: stored }),
    'GET /v1/workspaces': { body: { items: [workspace] } },
    'PATCH /v1/workspace/preferences': ({ body }) => {
      const { website } = body as Partial<Preferences>;
      const message = 'Enter a URL like https://example.com.';
      const error = {
        code: 'invalid_input',
        message: 'Some fields are not valid.',
        details: [{ path: 'body.website', message }],
      };
      if (website === 'nowhere') return { status: 400, body: { error } };
      stored = { ...stored, ...(body as Partial<Preferences>) };
      return { body: stored };
    },
  });
}
const basics = {
  'GET /v1/workspaces/deleted': { body: { items: [] as object[] } },
  'GET /v1/workspace/preferences': { body: preferences },
};
const changes = (sent: Sent[]) => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(() => {
  signIn();
  setCurrentWorkspaceId(workspace.id);
});

it('deletes the workspace when its name is typed, and goes to another', async () => {
  const sent = stubNetwork({
    ...basics,
    'GET /v1/workspaces': { body: { items: [other] } },
    [`DELETE /v1/workspaces/${workspace.id}`]: { body: deleted },
  });
  const { user } = renderPage(<AccountPreferencesPage />, { at: '/dashboard/settings/account', workspace });
  await user.click(screen.getByRole('button', { name: 'Delete Second office' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Second office?' });
  const button = within(dialog).getByRole('button', { name: 'Delete workspace' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/^Type Second office to confirm/), 'second office');
  expect(button).toHaveProperty('disabled', true);
  await user.clear(within(dialog).getByLabelText(/^Type Second office/));
  await user.type(within(dialog).getByLabelText(/^Type Second office/), 'Second office{Enter}');
  await screen.findByText('elsewhere');
  expect(sent.find(({ method }) => method === 'DELETE')?.body).toEqual({ name: 'Second office' });
  expect(currentWorkspaceId()).toBe(other.id);
});

it('takes a deleted workspace back', async () => {
  let items = [deleted];
  stubNetwork({
    ...basics,
    'GET /v1/workspaces/deleted': () => ({ body: { items } }),
    [`POST /v1/workspaces/${deleted.id}/restore`]: () => {
      items = [];
      return { body: other };
    },
  });
  const { user } = renderPage(<AccountPreferencesPage />, { at: '/dashboard/settings/account', workspace });
  await user.click(await screen.findByRole('button', { name: 'Restore Old office' }));
  await screen.findByText('Old office was restored. Choose it in the workspace menu.');
  expect(screen.queryByRole('heading', { name: 'Deleted workspaces' })).toBeNull();
});

it.each([
  ['a member', aWorkspace('admin', { operator: false }), 'Only the owner can delete this workspace.'],
  [
    'the operator',
    aWorkspace('owner'),
    'This workspace belongs to the operator of this installation and can’t be deleted.',
  ],
])('tells %s why it cannot be deleted', async (_, shown, why) => {
  stubNetwork(basics);
  renderPage(<AccountPreferencesPage />, { at: '/dashboard/settings/account', workspace: shown });
  await screen.findByText(why);
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

describe('preferences', () => {
  const open = (role: 'owner' | 'admin' = 'owner') =>
    renderPage(<AccountPreferencesPage />, {
      at: '/dashboard/settings/account',
      workspace: aWorkspace(role, { name: 'Second office', operator: false }),
    });

  it('send what was changed, offer the five zones first, and show at the field what the server refuses', async () => {
    const sent = preferencesServer();
    const { user } = open();
    const zone = await screen.findByLabelText('Time zone');
    const zones = within(zone)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(zones.slice(0, 5)).toEqual([
      'Europe/Berlin',
      'America/New York',
      'America/Los Angeles',
      'Asia/Tokyo',
      'Australia/Sydney',
    ]);
    expect(zones.length).toBeGreaterThan(300);
    await user.selectOptions(zone, 'Asia/Tokyo');
    await user.type(screen.getByLabelText(/^Website/), 'nowhere');
    await screen.findByText('Enter a URL like https://example.com.');
    await user.clear(screen.getByLabelText(/^Website/));
    await user.type(screen.getByLabelText(/^Website/), 'https://example.com');
    screen.getByText('Saving');
    await waitFor(() =>
      expect(changes(sent).at(-1)).toEqual({ website: 'https://example.com', timeZone: 'Asia/Tokyo' }),
    );
    await screen.findByText('Saved');
  });

  it('open and close days, with a break, and refuse times that run backwards', async () => {
    const sent = preferencesServer();
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Saturday' }));
    await user.click(screen.getByRole('switch', { name: 'Friday' }));
    fireEvent.change(screen.getByLabelText('Monday to'), { target: { value: '12:00' } });
    await user.click(screen.getByRole('button', { name: 'Add Monday hours' }));
    fireEvent.change(screen.getByLabelText('Monday to 2'), { target: { value: '12:30' } });
    await screen.findByText('The end must be after the start.');
    expect(screen.getByRole('button', { name: 'Save hours' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Monday to 2'), { target: { value: '18:00' } });
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await screen.findByText('Saved');
    const monday = [
      { from: 540, to: 720 },
      { from: 780, to: 1080 },
    ];
    const businessHours = { ...usualHours, monday, friday: [], saturday: [{ from: 540, to: 1020 }] };
    expect(changes(sent)).toEqual([{ businessHours }]);
  });

  it('say what all agents answer callers', async () => {
    const sent = preferencesServer();
    const { user } = open();
    const form = within(await screen.findByRole('form', { name: 'Common questions' }));
    await user.type(form.getByLabelText(/Address/), 'We’re at 12 Mill Lane.');
    await user.click(form.getByRole('button', { name: 'Save answers' }));
    await screen.findByText('Saved');
    const none = { parking: '', prices: '', people: '', payment: '' };
    expect(changes(sent)).toEqual([{ facts: { ...none, address: 'We’re at 12 Mill Lane.' } }]);
  });

  it('add and remove holidays', async () => {
    const sent = preferencesServer();
    const { user } = open();
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-01-01' } });
    await user.type(screen.getByLabelText('Name'), 'New Year’s Day');
    await user.click(screen.getByRole('checkbox', { name: 'Each year' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('New Year’s Day');
    const newYear = { date: '2027-01-01', name: 'New Year’s Day', yearly: true };
    expect(changes(sent)).toEqual([{ holidays: [...preferences.holidays, newYear] }]);
    await user.click(screen.getByRole('button', { name: 'Remove Christmas' }));
    await waitFor(() => expect(changes(sent).at(-1)).toEqual({ holidays: [newYear] }));
  });
});

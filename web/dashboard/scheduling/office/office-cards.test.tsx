import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { anOffice, offices } from './office.fixture.ts';
import { OfficeCards } from './office-cards.tsx';
import OfficeReturnPage from './office-return-page.tsx';

const at = '/dashboard/integrations/external-services';
const left = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/leave-for.ts', () => ({ leaveFor: left }));

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const show = (list: object, more: Parameters<typeof stubNetwork>[0] = {}) => {
  const sent = stubNetwork({
    'GET /v1/office-accounts': () => ({ body: list }),
    'GET /v1/calendars': { body: { items: [] } },
    ...more,
  });
  return { ...renderPage(<OfficeCards />, { at }), sent };
};

describe('Google and Microsoft', () => {
  it('leads to the service to agree there', async () => {
    const address = 'https://accounts.google.com/o/oauth2/v2/auth?state=1';
    const { user, sent } = show(offices(), { 'POST /v1/office-accounts/leave': { body: { address } } });
    expect((await card('Google')).getByText('Not connected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect Google' }));
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(address));
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ service: 'google' });
  });

  it('says what the operator has not set, and offers nothing then', async () => {
    show(offices([], { microsoft: 'The operator has not set MICROSOFT_CLIENT_ID.' }));
    expect((await card('Microsoft 365')).getByText(/has not set MICROSOFT_CLIENT_ID/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Connect Microsoft 365' })).toBeNull();
  });

  it('shows whose account it is, what lacks, and that it has to be connected again', async () => {
    const problem = 'Google revoked access. Connect the account again.';
    show(offices([anOffice({ problem, lacks: ['contacts'] })]));
    const google = await card('Google');
    expect(google.getByText(/ann@example.com/)).toBeTruthy();
    expect(google.getByText(problem)).toBeTruthy();
    expect(google.getByText(/allowed access to your contacts/)).toBeTruthy();
    expect(google.getByRole('button', { name: 'Reconnect Google' })).toBeTruthy();
  });

  it('stops keeping the calendar', async () => {
    const { user, sent } = show(offices([anOffice()]), {
      [`PATCH /v1/office-accounts/${anOffice().id}`]: { body: anOffice({ syncsCalendar: false }) },
    });
    await user.click(await screen.findByRole('switch', { name: 'Sync appointments with this calendar' }));
    await vi.waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({ syncsCalendar: false }),
    );
  });

  it('says what depends on it before it disconnected, and where the access is taken back', async () => {
    const { user } = show(offices([anOffice({ dependents: ['the agent Emma (Book)'] })]), {
      [`DELETE /v1/office-accounts/${anOffice().id}`]: { body: { revoked: false } },
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Google?' }));
    expect(dialog.getByText(/without checking this account’s calendar: the agent Emma/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/myaccount.google.com/)).toBeTruthy();
  });

  it('lets others only look', async () => {
    const permissions = { ...roleMatrix.viewer, integrations: 'view' as const };
    stubNetwork({ 'GET /v1/office-accounts': { body: offices([anOffice()]) } });
    renderPage(<OfficeCards />, { at, workspace: aWorkspace('viewer', { permissions }) });
    expect((await card('Google')).getByText('Connected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Connect|Disconnect/ })).toBeNull();
  });
});

describe('coming back', () => {
  it('hands in what the service gave, once', async () => {
    const sent = stubNetwork({ 'POST /v1/office-accounts': { body: anOffice() } });
    const { router } = renderPage(<OfficeReturnPage />, { at: `${at}/return?state=s&code=c&scope=x` });
    await screen.findByText('Google account ann@example.com is connected');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ state: 's', code: 'c' }]);
    expect(router.state.location.pathname).toBe(at);
  });

  it('says that nothing was agreed to, or why it was refused', async () => {
    stubNetwork({});
    renderPage(<OfficeReturnPage />, { at: `${at}/return?error=access_denied&state=s` });
    expect(await screen.findByText(/didn’t grant access/)).toBeTruthy();
  });
});

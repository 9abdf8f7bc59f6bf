import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskingApp } from '#domain/identity/apps.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AllowAppPage from './allow-app-page.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/leave-for.ts', () => ({ leaveFor }));
beforeEach(() => leaveFor.mockClear());

const asked = {
  response_type: 'code',
  client_id: 'https://assistant.example/client.json',
  redirect_uri: 'https://assistant.example/back',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'agents:read',
  state: 'xyz',
};
const at = `/dashboard/integrations/access-tokens/allow-app?${new URLSearchParams(asked)}`;
const app = (change: Partial<AskingApp> = {}): AskingApp => ({
  name: 'Assistant',
  host: 'assistant.example',
  returnsTo: 'assistant.example',
  scopes: ['agents:read', 'calls:read'],
  grantable: ['agents:read', 'agents:write', 'calls:read', 'people:reach'],
  refusal: 'https://assistant.example/back?error=access_denied',
  ...change,
});
const box = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });

describe('an app that asks to be let in', () => {
  it('is shown by its host, with what it asks for, and gets what is checked', async () => {
    const sent: unknown[] = [];
    stubNetwork({
      'POST /v1/app-requests/check': { body: app() },
      'POST /v1/app-requests/allow': ({ body }) => {
        sent.push(body);
        return { body: { redirectTo: 'https://assistant.example/back?code=1' } };
      },
    });
    const { user } = renderPage(<AllowAppPage />, { at });
    expect(await screen.findByRole('heading', { name: /^Allow Assistant to access / })).toBeTruthy();
    expect(screen.getAllByText('assistant.example')).toHaveLength(2);
    expect(box('Agents', 'View').getAttribute('aria-checked')).toBe('true');
    expect(box('Contacts', 'View').hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Call and text contacts' }).getAttribute('aria-checked')).toBe('false');
    await user.click(box('Agents', 'Change'));
    await user.click(box('Calls and transcripts', 'View'));
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://assistant.example/back?code=1'));
    expect(sent).toEqual([{ ...asked, allowed: ['agents:read', 'agents:write'] }]);
  });

  it('goes away empty-handed when it is refused, and can’t be let in for nothing', async () => {
    stubNetwork({ 'POST /v1/app-requests/check': { body: app({ scopes: ['agents:read'] }) } });
    const { user } = renderPage(<AllowAppPage />, { at });
    await user.click(await screen.findByRole('checkbox', { name: 'View', checked: true }));
    expect(screen.getByRole('button', { name: 'Allow' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(leaveFor).toHaveBeenCalledWith(app().refusal);
  });

  it('is warned of where no one knows who made it', async () => {
    stubNetwork({ 'POST /v1/app-requests/check': { body: app({ host: null, returnsTo: 'this computer' }) } });
    renderPage(<AllowAppPage />, { at });
    expect(await screen.findByText(/We can’t verify who made “Assistant”/)).toBeTruthy();
  });

  it('is sent nowhere when its request is wrong', async () => {
    const message = 'This app’s redirect URI isn’t registered. Don’t authorize it.';
    stubNetwork({
      'POST /v1/app-requests/check': { status: 400, body: { error: { code: 'invalid_input', message } } },
    });
    const { unmount } = renderPage(<AllowAppPage />, { at });
    expect(await screen.findByText(message)).toBeTruthy();
    unmount();
    renderPage(<AllowAppPage />, { at: '/dashboard/integrations/access-tokens/allow-app' });
    expect(await screen.findByText(/Start again in the app/)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

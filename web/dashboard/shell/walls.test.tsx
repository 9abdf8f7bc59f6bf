import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { ShellContext } from './shell-context.ts';
import { Walls } from './walls.tsx';

const aStatus = { gettingStartedPercent: 0, minutesUsed: 0, minutesGranted: 0, minutesWithFirstAgent: 0 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function show(twoFactorRequiredFrom: string | null, at = '/dashboard/agents') {
  stubNetwork({ 'GET /v1/workspace/status': { body: aStatus } });
  const page = (
    <Walls pathname={at}>
      <p>the page</p>
    </Walls>
  );
  return renderPage(page, { at, workspace: aWorkspace('member', { twoFactorRequiredFrom }) });
}

describe('a workspace that asks for a second factor', () => {
  it('says so before, and shows its pages', async () => {
    signIn();
    show(inDays(3));
    expect(await screen.findByText(/Starting .*requires two-factor authentication/)).toBeTruthy();
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('/dashboard/account');
  });

  it('leads to Your Account from then on, which stays open', async () => {
    signIn();
    const { unmount } = show(inDays(-1));
    expect(await screen.findByRole('link', { name: 'Set it up in Your Account' })).toBeTruthy();
    expect(screen.queryByText('the page')).toBeNull();
    unmount();
    show(inDays(-1), '/dashboard/account');
    expect(await screen.findByText(/Add an authenticator app below/)).toBeTruthy();
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('says nothing to those who have shown one, and nothing when it asks for none', async () => {
    signIn('ada@example.com', { factors: ['Phone'], aal: 'aal2' });
    const { unmount } = show(inDays(-1));
    expect(await screen.findByText('the page')).toBeTruthy();
    unmount();
    signIn();
    show(null);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a workspace that asks for a sign-in by the company', () => {
  const refused = {
    status: 403,
    body: { error: { code: 'company_sign_in_required', message: 'Sign in with SSO.', requestId: '1' } },
  };
  const shell = { email: 'ada@acme.example', workspaces: [], overlay: null, open: () => {}, close: () => {} };
  function arrive(at: string, more = {}) {
    signIn();
    const sent = stubNetwork({ 'GET /v1/workspace/status': refused, ...more });
    const page = (
      <ShellContext value={shell}>
        <Walls pathname={at}>
          <p>the page</p>
        </Walls>
      </ShellContext>
    );
    return { sent, ...renderPage(page, { at, workspace: aWorkspace('member') }) };
  }

  it('leads there from every page but Your Account, and says when it cannot', async () => {
    const no = { status: 400, body: { code: 'validation_failed', message: 'No sign-in service is set up.' } };
    const { user, unmount } = arrive('/dashboard/agents', { 'POST /auth/v1/sso': no });
    const leave = await screen.findByRole('button', { name: 'Sign in with SSO' });
    expect(screen.queryByText('the page')).toBeNull();
    await user.click(leave);
    expect(await screen.findByText('No sign-in service is set up.')).toBeTruthy();
    unmount();
    arrive('/dashboard/account');
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in with SSO' })).toBeNull();
  });
});

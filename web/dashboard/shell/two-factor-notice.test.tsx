import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { TwoFactorNotice } from './two-factor-notice.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function show(twoFactorFrom: string | null, at = '/dashboard/agents') {
  stubNetwork({});
  const page = (
    <TwoFactorNotice>
      <p>the page</p>
    </TwoFactorNotice>
  );
  return renderPage(page, { at, workspace: aWorkspace('member', { twoFactorFrom }) });
}

describe('a workspace that asks for a second factor', () => {
  it('says so before, and shows its pages', async () => {
    signIn();
    show(inDays(3));
    expect(await screen.findByText(/asks for two-factor authentication from/)).toBeTruthy();
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

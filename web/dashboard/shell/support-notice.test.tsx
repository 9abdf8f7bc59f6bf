import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { SupportNotice } from './support-notice.tsx';

const show = (change: Parameters<typeof aWorkspace>[1], role: 'owner' | 'member' = 'owner') =>
  renderPage(<SupportNotice />, { at: '/dashboard/agents', workspace: aWorkspace(role, change) });

it('tells members that support may be here, and those who manage it where to end that', () => {
  const { unmount } = show({ supportUntil: '2099-01-01T10:00:00Z' });
  expect(screen.getByText(/support team can access this workspace until/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Support access' })).toBeTruthy();
  unmount();
  show({ supportUntil: '2099-01-01T10:00:00Z' }, 'member');
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells support that it is support', () => {
  show({ supportUntil: '2099-01-01T10:00:00Z', asSupport: true });
  expect(screen.getByText(/You’re in My Workspace as support/)).toBeTruthy();
});

it.each([null, '2020-01-01T10:00:00Z'])('says nothing when support has no access: %s', (supportUntil) => {
  show({ supportUntil });
  expect(screen.queryByRole('status')).toBeNull();
});

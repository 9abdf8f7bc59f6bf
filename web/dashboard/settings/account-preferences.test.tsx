import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentWorkspaceId, setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import AccountPreferencesPage from './account-preferences-page.tsx';

const workspace = aWorkspace('owner', { name: 'Second office', operator: false });
const other = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000002' });
const deleted = {
  ...{ id: '019a0000-0000-7000-8000-000000000003', name: 'Old office' },
  ...{ deletedAt: '2026-11-20T10:00:00Z', goneAt: '2026-12-20T10:00:00Z' },
};

beforeEach(() => {
  signIn();
  setCurrentWorkspaceId(workspace.id);
});

it('deletes the workspace when its name is typed, and goes to another', async () => {
  const sent = stubNetwork({
    'GET /v1/workspaces/deleted': { body: { items: [] } },
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
    'GET /v1/workspaces/deleted': () => ({ body: { items } }),
    [`POST /v1/workspaces/${deleted.id}/restore`]: () => {
      items = [];
      return { body: other };
    },
  });
  const { user } = renderPage(<AccountPreferencesPage />, { at: '/dashboard/settings/account', workspace });
  await user.click(await screen.findByRole('button', { name: 'Take Old office back' }));
  await screen.findByText('Old office is back. Choose it in the menu.');
  expect(screen.queryByRole('heading', { name: 'Deleted workspaces' })).toBeNull();
});

it.each([
  ['a member', aWorkspace('admin', { operator: false }), 'Only its owner can delete it.'],
  ['the operator', aWorkspace('owner'), 'It belongs to the operator of this installation and has to stay.'],
])('tells %s why it cannot be deleted', async (_, shown, why) => {
  stubNetwork({ 'GET /v1/workspaces/deleted': { body: { items: [] } } });
  renderPage(<AccountPreferencesPage />, { at: '/dashboard/settings/account', workspace: shown });
  await screen.findByText(why);
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

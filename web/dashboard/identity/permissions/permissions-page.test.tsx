import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aRole, fiveRoles } from '../team/team-members.fixture.ts';
import PermissionsPage from './permissions-page.tsx';

const at = '/dashboard/agency/permissions';

function roles(items: Role[] = fiveRoles, more = {}) {
  return stubNetwork({
    'GET /v1/roles': { body: { items, limit: 15, most: null } },
    'GET /v1/workspaces': { body: { items: [aWorkspace()] } },
    ...more,
  });
}

const openMenu = async (user: ReturnType<typeof renderPage>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('Permissions', () => {
  it('shows the roles with their users, and the matrix of the specification', async () => {
    roles();
    renderPage(<PermissionsPage />, { at });
    expect(screen.getByRole('heading', { level: 1, name: 'Permissions' })).toBeTruthy();
    await screen.findAllByText('Agent Manager');
    const list = within(screen.getByRole('region', { name: 'Roles' }));
    expect(list.getByRole('row', { name: /Owner/ }).textContent).toMatch(/Owner.*all.*1/);
    expect(list.getByRole('row', { name: /^Viewer/ }).textContent).toContain('analytics and reports, view-only');
    list.getByRole('columnheader', { name: 'Permissions' });
    const table = within(screen.getByRole('region', { name: 'Permissions by role' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...['Analytics', 'Calls and transcripts', 'Agents', 'Knowledge Base', 'Actions', 'Workflows', 'Contacts'],
      ...['Phone Numbers', 'Integrations', 'Settings', 'User Management'],
    ]);
    const level = (label: string) => table.getByLabelText<HTMLSelectElement>(label).value;
    expect(level('User Management for Admin')).toBe('limited');
    expect(level('Agents for Agent Manager')).toBe('full');
    expect(level('Contacts for Agent Manager')).toBe('none');
    expect(level('Analytics for Viewer')).toBe('limited');
    expect(level('Calls and transcripts for Viewer')).toBe('no');
    expect(table.queryByLabelText('Agents for Owner')).toBeNull();
  });

  it('changes a level in place', async () => {
    const sent = roles(undefined, {
      'PATCH /v1/roles/viewer': { body: { ...fiveRoles[4], levels: roleMatrix.viewer } },
    });
    const { user } = renderPage(<PermissionsPage />, { at });
    await user.selectOptions(await screen.findByLabelText('Contacts for Viewer'), 'View');
    await user.selectOptions(await screen.findByLabelText('Calls and transcripts for Viewer'), 'Yes');
    const patches = sent.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => body)).toEqual([{ levels: { contacts: 'view' } }, { levels: { calls: true } }]);
  });

  it('puts back a level that was refused, and says why', async () => {
    const refusal = { error: { code: 'forbidden', message: 'A role may allow no more than your own.' } };
    roles(undefined, { 'PATCH /v1/roles/viewer': { status: 403, body: refusal } });
    const { user } = renderPage(<PermissionsPage />, { at });
    await user.selectOptions(await screen.findByLabelText('Contacts for Viewer'), 'Full');
    expect(await screen.findByText('A role may allow no more than your own.')).toBeTruthy();
    await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('Contacts for Viewer').value).toBe('none');
  });

  it('is to be read for those who may only look', async () => {
    roles([...fiveRoles, aRole()]);
    renderPage(<PermissionsPage />, { at: `${at}?create`, workspace: aWorkspace('admin') });
    await screen.findAllByText('Reception');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create role' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets nobody choose a level above their own, nor change a role that has more', async () => {
    roles();
    const workspace = aWorkspace('owner', { role: aRole().id, permissions: { ...roleMatrix.member, team: 'full' } });
    renderPage(<PermissionsPage />, { at, workspace });
    const contacts = await screen.findByLabelText<HTMLSelectElement>('Contacts for Viewer');
    const disabled = [...contacts.options].filter((option) => option.disabled).map(({ value }) => value);
    expect(disabled).toEqual(['full']);
    expect(screen.queryByLabelText('Contacts for Admin')).toBeNull();
  });

  it('finds roles', async () => {
    roles([...fiveRoles, aRole()]);
    const { user } = renderPage(<PermissionsPage />, { at });
    await screen.findAllByText('Reception');
    await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'recep');
    expect(await screen.findByLabelText('Contacts for Reception')).toBeTruthy();
    expect(screen.queryByLabelText('Contacts for Viewer')).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'x');
    expect(await screen.findByText('No roles match “recepx”')).toBeTruthy();
  });
});

describe('a role of one’s own', () => {
  it('is made with name and description, like another one', async () => {
    const sent = roles(undefined, { 'POST /v1/roles': { status: 201, body: aRole() } });
    const { user, router } = renderPage(<PermissionsPage />, { at });
    await screen.findAllByText('Viewer');
    await user.click(screen.getByRole('link', { name: 'Create role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create role' });
    await user.click(within(dialog).getByRole('button', { name: 'Create role' }));
    expect(await within(dialog).findByText('Give the role a name.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Role name'), ' Reception ');
    await user.type(within(dialog).getByLabelText(/^Description/), 'Replies to people.');
    await user.click(within(dialog).getByRole('button', { name: 'Create role' }));
    expect(await screen.findByText('Reception created. Set its access levels below.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Reception',
      description: 'Replies to people.',
      levels: roleMatrix.viewer,
    });
    expect(router.state.location.search).toBe('');
  });

  it('keeps what was typed when its name is taken', async () => {
    const refusal = { error: { code: 'conflict', message: 'There is a role called Viewer already.' } };
    roles(undefined, { 'POST /v1/roles': { status: 409, body: refusal } });
    const { user } = renderPage(<PermissionsPage />, { at: `${at}?create` });
    const dialog = await screen.findByRole('dialog', { name: 'Create role' });
    await user.type(within(dialog).getByLabelText('Role name'), 'Viewer');
    await user.click(within(dialog).getByRole('button', { name: 'Create role' }));
    expect(await within(dialog).findByText('There is a role called Viewer already.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Role name').value).toBe('Viewer');
  });

  it('is deleted, with a successor where somebody has it', async () => {
    const path = `/v1/roles/${aRole().id}`;
    const sent = roles([...fiveRoles, aRole({ members: 2, invitations: 1 })], { [`DELETE ${path}`]: { status: 204 } });
    const { user } = renderPage(<PermissionsPage />, { at });
    await openMenu(user, 'Reception', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Reception?' });
    expect(dialog.textContent).toContain('Used by 2 members and 1 invitation');
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete role' });
    expect(button.disabled).toBe(true);
    within(dialog).getByRole('combobox', { name: 'Replacement role' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: /Viewer/ }));
    await user.click(button);
    expect(await screen.findByText('Reception was deleted')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'DELETE')?.search.get('successor')).toBe('viewer');
  });

  it('is refused beyond the limit before it is asked for', async () => {
    const many = Array.from({ length: 15 }, (_, n) => aRole({ id: `${n}`, name: `Role ${n}` }));
    roles([...fiveRoles, ...many]);
    renderPage(<PermissionsPage />, { at: `${at}?create` });
    expect(await screen.findByText(/has reached its limit of 15 custom roles/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create role' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('resets a built-in role that was changed', async () => {
  const levels = { ...roleMatrix.viewer, contacts: 'full' as const };
  const sent = roles([...fiveRoles.slice(0, 4), { ...fiveRoles[4]!, levels }], {
    'PATCH /v1/roles/viewer': { body: fiveRoles[4] },
  });
  const { user } = renderPage(<PermissionsPage />, { at });
  await openMenu(user, 'Viewer', 'Reset');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await expect.poll(() => sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ levels: roleMatrix.viewer });
  expect(screen.queryByRole('button', { name: 'Actions for Member' })).toBeNull();
});

import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '#domain/identity/invitations.ts';
import type { Member } from '#domain/identity/members.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aMember, anInvitation, fiveRoles } from './team-members.fixture.ts';
import TeamMembersPage from './team-members-page.tsx';

const at = '/dashboard/settings/team-members';
const me = aMember({
  id: 'user-1',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  you: true,
  role: 'owner',
  roleName: 'Owner',
});

function team(members: Member[] = [me, aMember({ tokens: 2 })], invitations: Invitation[] = [], more = {}) {
  return stubNetwork({
    'GET /v1/members': { body: { items: members } },
    'GET /v1/invitations': { body: { items: invitations } },
    'GET /v1/roles': { body: { items: fiveRoles } },
    'GET /v1/workspaces': { body: { items: [aWorkspace()] } },
    ...more,
  });
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const openMenu = async (user: ReturnType<typeof renderPage>['user'], email: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${email}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('Team Members', () => {
  it('shows who is there now', async () => {
    const items = [{ userId: me.id, presence: 'away' }];
    team(undefined, [], { 'GET /v1/workspace/presence': { body: { items } } });
    renderPage(<TeamMembersPage />, { at });
    await screen.findByRole('img', { name: 'Away' });
    expect(within(row('Ada Lovelace')).getByRole('img', { name: 'Away' })).toBeTruthy();
    expect(within(row('grace@example.com')).queryByRole('img', { name: /Online|Away/ })).toBeNull();
  });

  it('lists who works here and who is invited, with role and state', async () => {
    team(undefined, [
      anInvitation(),
      anInvitation({ id: 'i-2', email: 'old@example.com', status: 'expired' }),
      anInvitation({ id: 'i-3', email: 'slow@example.com', mail: 'delayed' }),
      anInvitation({ id: 'i-4', email: 'alone@example.com', canBeAccepted: false }),
    ]);
    renderPage(<TeamMembersPage />, { at });
    expect(screen.getByRole('heading', { level: 1, name: 'Team Members' })).toBeTruthy();
    await screen.findByText('Ada Lovelace');
    expect(row('Ada Lovelace').textContent).toMatch(/ada@example.com.*Owner.*Active/);
    expect(row('Ada Lovelace').textContent).toContain('You');
    expect(row('grace@example.com').textContent).toMatch(/Member.*Active/);
    expect(row('alan@example.com').textContent).toMatch(/Viewer.*Invited.*until/);
    expect(row('old@example.com').textContent).toContain('Expired');
    expect(row('slow@example.com').textContent).toContain('hasn’t been sent yet');
    expect(row('alone@example.com').textContent).toMatch(/Invited.*The sender has left.*Resend the invitation/);
    for (const [term, about] of [
      ['Admin', 'full access'],
      ['Member', 'limited'],
      ['Viewer', 'read-only'],
    ]) {
      expect(screen.getByText(about!).previousSibling?.textContent).toBe(term);
    }
  });

  it('finds people by name, address and role, and shows many a hundred at a time', async () => {
    const many = Array.from({ length: 250 }, (_, n) =>
      aMember({ id: `user-${n + 2}`, email: `person-${n}@example.com` }),
    );
    team([me, ...many]);
    const { user } = renderPage(<TeamMembersPage />, { at });
    await screen.findByText('person-0@example.com');
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getAllByRole('row')).toHaveLength(201);
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'person-249');
    expect(await screen.findByText('person-249@example.com')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'x');
    expect(await screen.findByText('No one matches “person-249x”')).toBeTruthy();
  });

  it('says why it could not be loaded and tries again', async () => {
    let down = true;
    const refusal = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    team(undefined, undefined, { 'GET /v1/members': () => (down ? refusal : { body: { items: [me] } }) });
    const { user } = renderPage(<TeamMembersPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
  });

  it('offers nothing to who may only look, but to leave', async () => {
    team([{ ...me, role: 'viewer', roleName: 'Viewer' }, aMember()], [anInvitation()]);
    const workspace = aWorkspace('viewer');
    workspace.permissions = { ...workspace.permissions, team: 'view' };
    const { user } = renderPage(<TeamMembersPage />, { at: `${at}?invite`, workspace });
    await screen.findByText('grace@example.com');
    expect(screen.queryByRole('link', { name: 'Invite people' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Actions for ada@example.com' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent?.trim())).toEqual([
      'Leave workspace',
    ]);
  });
});

describe('inviting', () => {
  it('takes several addresses however they are set apart, and a role that one may give', async () => {
    const sent = team(undefined, [], {
      'POST /v1/invitations': { status: 201, body: { items: [anInvitation(), anInvitation({ id: 'i-2' })] } },
    });
    const { user, router } = renderPage(<TeamMembersPage />, { at });
    await screen.findByText('Ada Lovelace');
    await user.click(screen.getByRole('link', { name: 'Invite people' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    await user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect(await within(dialog).findByText('Enter at least one email address.')).toBeTruthy();
    const field = within(dialog).getByLabelText('Email addresses');
    await user.type(field, 'nonsense');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect(await within(dialog).findByText('nonsense doesn’t look like an email address.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'alan@example.com, joan@example.com;{Enter}alan@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('2 people were invited')).toBeTruthy();
    const post = sent.find(({ method }) => method === 'POST')!;
    expect(post.body).toEqual({ emails: ['alan@example.com', 'joan@example.com'], role: 'member' });
    expect(post.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(router.state.location.search).toBe('');
  });

  it('keeps what was typed when it is refused', async () => {
    const refusal = { error: { code: 'conflict', message: 'alan@example.com is already a member.' } };
    team(undefined, [], { 'POST /v1/invitations': { status: 409, body: refusal } });
    const { user } = renderPage(<TeamMembersPage />, { at: `${at}?invite` });
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    await user.type(within(dialog).getByLabelText('Email addresses'), 'alan@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect(await within(dialog).findByText('alan@example.com is already a member.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('alan@example.com');
  });

  it('sends an invitation again, and withdraws it', async () => {
    const path = `/v1/invitations/${anInvitation().id}`;
    const sent = team(undefined, [anInvitation()], {
      [`POST ${path}/resend`]: { body: anInvitation() },
      [`DELETE ${path}`]: { status: 204 },
    });
    const { user } = renderPage(<TeamMembersPage />, { at });
    await openMenu(user, 'alan@example.com', 'Resend');
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('alan@example.com was sent a new invitation')).toBeTruthy();
    await openMenu(user, 'alan@example.com', 'Withdraw');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Invitation to alan@example.com withdrawn')).toBeTruthy();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});

describe('a member', () => {
  it('is removed after it was said what ends', async () => {
    const sent = team(undefined, [], { 'DELETE /v1/members/user-2': { status: 204 } });
    const { user } = renderPage(<TeamMembersPage />, { at });
    await openMenu(user, 'grace@example.com', 'Remove');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove grace@example.com?' });
    expect(dialog.textContent).toContain('The 2 access tokens they created will stop working');
    await user.click(within(dialog).getByRole('button', { name: 'Remove member' }));
    expect(await screen.findByText('grace@example.com removed')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('gets another role, or the workspace', async () => {
    const sent = team(undefined, [], {
      'PATCH /v1/members/user-2': { body: aMember({ role: 'member' }) },
      'POST /v1/members/user-2/ownership': { body: aMember({ role: 'owner', roleName: 'Owner' }) },
    });
    const { user } = renderPage(<TeamMembersPage />, { at });
    await openMenu(user, 'grace@example.com', 'Change role');
    await user.click(await screen.findByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('grace@example.com is now Member')).toBeTruthy();
    await openMenu(user, 'grace@example.com', 'Transfer workspace');
    await user.click(await screen.findByRole('button', { name: 'Transfer ownership' }));
    expect(await screen.findByText('grace@example.com now owns this workspace')).toBeTruthy();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { role: 'member' },
      { role: 'admin' },
    ]);
  });

  it('who has more than oneself is left alone', async () => {
    team([{ ...me, role: 'admin', roleName: 'Admin' }, aMember({ role: 'owner', roleName: 'Owner' })]);
    renderPage(<TeamMembersPage />, { at, workspace: aWorkspace('admin') });
    await screen.findByText('grace@example.com');
    expect(screen.queryByRole('button', { name: 'Actions for grace@example.com' })).toBeNull();
  });

  it('leaves, and comes to another workspace', async () => {
    const other = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000009', name: 'Other' });
    team(undefined, [], {
      [`DELETE /v1/memberships/${aWorkspace().id}`]: { status: 204 },
      'GET /v1/workspaces': { body: { items: [other] } },
    });
    const { user, router } = renderPage(<TeamMembersPage />, { at });
    await openMenu(user, 'ada@example.com', 'Leave workspace');
    await user.click(await screen.findByRole('button', { name: 'Leave workspace' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/dashboard/getting-started');
    expect(localStorage.getItem('parley.workspace')).toBe(other.id);
  });
});

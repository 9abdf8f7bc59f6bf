import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenScopes, tokensLimit } from '#domain/identity/access-tokens.ts';
import { queryClient } from '#web/lib/query.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { fiveRoles } from '../team/team-members.fixture.ts';
import AccessCredentialsPage from './access-credentials-page.tsx';
import { anAccessToken, secret, tokenId } from './access-tokens.fixture.ts';
import AccessTokensPage from './access-tokens-page.tsx';

const at = '/dashboard/integrations/access-tokens';
const items = [
  anAccessToken({ lastUsedAt: new Date(Date.now() - 300_000).toISOString(), scopes: ['speech', 'agents'] }),
  anAccessToken({ id: '019a0000-0000-7000-8000-0000000000b2', name: 'Old CI', scopes: [...tokenScopes] }),
];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const checked = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => box.getAttribute('aria-checked') === 'true')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

/** A server that generates tokens; what it lists grows. */
function growingList() {
  let list = [anAccessToken({ id: '019a0000-0000-7000-8000-0000000000b3', name: 'Old CI' })];
  return stubNetwork({
    'GET /v1/access-tokens': () => ({ body: { items: list } }),
    'POST /v1/access-tokens': ({ body }) => {
      const made = anAccessToken(body as object);
      list = [made, ...list];
      return { status: 201, body: { ...made, value: secret } };
    },
  });
}

async function generate(user: ReturnType<typeof renderPage>['user'], name = 'Website') {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  return screen.findByRole('dialog', { name: `Copy ${name.trim()} now` });
}

describe('the list of tokens', () => {
  it.each([
    ['Access Tokens', <AccessTokensPage key="tokens" />],
    ['Access Credentials', <AccessCredentialsPage key="credentials" />],
  ])('is the same on the page %s', async (title, page) => {
    stubNetwork({ 'GET /v1/access-tokens': { body: { items } } });
    renderPage(page, { at });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Old CI')).toBeTruthy();
    expect(row('Website').textContent).toContain('sk-x7Qa…9fGh');
    expect(row('Website').textContent).toMatch(/(Today|Yesterday) \d/);
    expect(row('Old CI').textContent).toContain('Never');
    expect(row('Old CI').textContent).toContain('All scopes');
  });

  it('tells when a token ends, and that one has ended or only looks', async () => {
    const [soon, past] = [new Date(Date.now() + 86_400_000), new Date(Date.now() - 86_400_000)];
    const listed = [
      anAccessToken({ expiresAt: soon.toISOString(), readOnly: true, scopes: ['contacts'] }),
      anAccessToken({ id: '019a0000-0000-7000-8000-0000000000b4', name: 'Gone', expiresAt: past.toISOString() }),
    ];
    stubNetwork({ 'GET /v1/access-tokens': { body: { items: listed } } });
    renderPage(<AccessTokensPage />, { at });
    expect(await screen.findByText('Gone')).toBeTruthy();
    expect(within(row('Website')).getAllByText('Read only').length).toBeGreaterThan(0);
    expect(row('Website').textContent).not.toContain('Expired');
    expect(within(row('Gone')).getAllByText('Expired').length).toBeGreaterThan(0);
  });

  it('leads from an empty workspace to the dialog', async () => {
    stubNetwork({ 'GET /v1/access-tokens': { body: { items: [] } } });
    const { user, router } = renderPage(<AccessTokensPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No tokens yet' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Generate token' }));
    expect(await screen.findByRole('dialog', { name: 'Generate access token' })).toBeTruthy();
    expect(router.state.location.search).toBe('?generate');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.search).toBe('');
  });

  it('says why it could not be loaded and tries again', async () => {
    let down = true;
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({ 'GET /v1/access-tokens': () => (down ? error : { body: { items } }) });
    const { user } = renderPage(<AccessTokensPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Old CI')).toBeTruthy();
  });

  it('offers no more tokens than a workspace may have', async () => {
    const many = Array.from({ length: tokensLimit }, (_, n) => anAccessToken({ id: `${n}`, name: `Token ${n}` }));
    stubNetwork({ 'GET /v1/access-tokens': { body: { items: many } } });
    renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    expect(await screen.findByText(/its limit of/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Generate token' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets those look who may only look', async () => {
    stubNetwork({ 'GET /v1/access-tokens': { body: { items } } });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, integrations: 'view' };
    renderPage(<AccessTokensPage />, { at: `${at}?generate`, workspace });
    expect(await screen.findByText('Old CI')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Generate token' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('shows a request that works, to this installation', async () => {
    stubNetwork({ 'GET /v1/access-tokens': { body: { items } } });
    renderPage(<AccessTokensPage />, { at });
    const sample = await screen.findByRole('region', { name: 'sample request' });
    expect(sample.textContent).toContain('Authorization: Bearer $PARLEY_API_KEY');
  });
});

describe('generating a token', () => {
  it('needs a name that is not blank', async () => {
    const sent = growingList();
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Generate' });
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Name'), '   {Enter}');
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Name'), 'x');
    expect(button.disabled).toBe(false);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('needs a scope', async () => {
    const sent = growingList();
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    await user.type(await screen.findByLabelText('Name'), 'Website');
    await user.click(screen.getByRole('checkbox', { name: 'Speech' }));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(screen.getByText('Choose at least one scope.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends name and scopes, shows the token, and lists it by its ends', async () => {
    const sent = growingList();
    const { user, router } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    await user.click(await screen.findByRole('checkbox', { name: 'Analytics' }));
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }));
    expect(checked()).toEqual(['Speech', 'Agents', 'Analytics']);
    const dialog = await generate(user, '  Website ');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Website',
      scopes: ['speech', 'agents', 'analytics'],
      readOnly: false,
      expiresInDays: 90,
    });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Token').value).toBe(secret);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: 'Copy token' }));
    expect(write).toHaveBeenCalledWith(secret);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Website')).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(document.body.innerHTML).not.toContain(secret);
    expect(
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(secret);
  });

  it('may only look, for as long as was chosen', async () => {
    const sent = growingList();
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    await user.click(await screen.findByRole('checkbox', { name: 'Read only' }));
    // Speaking is more than to look.
    expect(checked()).toEqual(['Read only']);
    expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: 'Speech' }).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Contacts' }));
    await user.click(screen.getByRole('combobox', { name: 'Expires' }));
    await user.click(await screen.findByRole('option', { name: 'In 30 days' }));
    await generate(user);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Website',
      scopes: ['contacts'],
      readOnly: true,
      expiresInDays: 30,
    });
  });

  it('asks before a token that was not copied is gone for good', async () => {
    growingList();
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    await generate(user);
    await user.keyboard('{Escape}');
    expect(screen.getByText(/You haven’t copied the token/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByText(/You haven’t copied the token/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Close without copying' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    const error = { status: 409, body: { error: { code: 'limit_reached', message: 'There are too many.' } } };
    stubNetwork({ 'GET /v1/access-tokens': { body: { items } }, 'POST /v1/access-tokens': error });
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    await user.type(await screen.findByLabelText('Name'), 'Website{Enter}');
    expect(await screen.findByText('There are too many.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Website');
  });

  it('gives no scope that the role lacks', async () => {
    growingList();
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, agents: 'view', contacts: 'limited' };
    renderPage(<AccessTokensPage />, { at: `${at}?generate`, workspace });
    const off = (name: string) => screen.getByRole<HTMLButtonElement>('checkbox', { name }).disabled;
    await screen.findByRole('dialog');
    expect([off('Speech'), off('Agents'), off('Contacts'), off('Workflows')]).toEqual([true, true, true, false]);
    expect(checked()).toEqual([]);
  });
});

describe('deleting a token', () => {
  it('asks first and says what will stop', async () => {
    let list = items;
    const sent = stubNetwork({
      'GET /v1/access-tokens': () => ({ body: { items: list } }),
      [`DELETE /v1/access-tokens/${tokenId}`]: () => {
        list = items.slice(1);
        return { status: 204 };
      },
    });
    const { user } = renderPage(<AccessTokensPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Delete Website' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Website?' });
    expect(question.textContent).toMatch(/Last used: (today|yesterday) \d/);
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Delete token' }));
    expect(await screen.findByText('Website was deleted')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Website/ })).toBeNull();
    expect(row('Old CI')).toBeTruthy();
  });

  it('says when it was refused, and leaves the token', async () => {
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({
      'GET /v1/access-tokens': { body: { items } },
      [`DELETE /v1/access-tokens/${tokenId}`]: error,
    });
    const { user } = renderPage(<AccessTokensPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Delete Website' }));
    await user.click(screen.getByRole('button', { name: 'Delete token' }));
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(row('Website')).toBeTruthy();
  });
});

describe('a token by role', () => {
  it('is generated with one that one may give, and shown with it', async () => {
    let list = [anAccessToken({ name: 'Robot', scopes: [], roleId: 'viewer', roleName: 'Viewer' })];
    const sent = stubNetwork({
      'GET /v1/access-tokens': () => ({ body: { items: list } }),
      'GET /v1/roles': { body: { items: fiveRoles } },
      'POST /v1/access-tokens': ({ body }) => {
        const made = anAccessToken({ ...(body as object), id: 'made', scopes: [], roleName: 'Member' });
        list = [made, ...list];
        return { status: 201, body: { ...made, value: secret } };
      },
    });
    const { user } = renderPage(<AccessTokensPage />, { at: `${at}?generate` });
    expect((await screen.findAllByText('Role: Viewer')).length).toBeGreaterThan(0);
    await user.type(await screen.findByLabelText('Name'), 'Shop');
    await user.click(screen.getByRole('radio', { name: 'A role' }));
    expect(screen.queryByRole('checkbox', { name: 'Agents' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Choose a role.', { selector: 'p' })).toBeTruthy();
    await expect.poll(() => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Role' }).disabled).toBe(false);
    screen.getByRole('combobox', { name: 'Role' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: /^Member/ }));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('dialog', { name: 'Copy Shop now' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Shop',
      roleId: 'member',
      readOnly: false,
      expiresInDays: 90,
    });
  });

  it('is not offered to who may not see roles', async () => {
    stubNetwork({ 'GET /v1/access-tokens': { body: { items } } });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, team: 'none' };
    renderPage(<AccessTokensPage />, { at: `${at}?generate`, workspace });
    expect(await screen.findByRole('group', { name: 'Scopes' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

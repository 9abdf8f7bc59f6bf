import '#web/testing/browser-gaps.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { currentWorkspaceId, setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { queryClient } from '#web/lib/query.ts';
import { site } from '#web/lib/site.ts';
import { WorkspaceProvider } from '#web/lib/workspace.tsx';
import { aWorkspace } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import PageFrame from './page-frame.tsx';
import { Shell } from './shell.tsx';

const status = { gettingStartedPercent: 25, plan: null, minutesUsed: 0, minutesGranted: 0, minutesWithFirstAgent: 60 };
const other = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000002', name: 'Acme Clinics', members: 3 });

function renderShell(at = '/dashboard/agents', workspace = aWorkspace(), workspaces: Workspace[] = [workspace, other]) {
  queryClient.clear();
  const shell = (
    <WorkspaceProvider workspace={workspace}>
      <Shell email="ada@example.com" workspaces={workspaces} />
    </WorkspaceProvider>
  );
  const page = { element: <PageFrame />, children: [{ path: '*', element: <h1>the page</h1> }] };
  const router = createMemoryRouter([{ path: '/dashboard', element: shell, children: [page] }], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router, path: () => router.state.location.pathname };
}

const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });

/** A window that is at least `64rem` wide, or narrower. */
const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('width') }),
  );

beforeEach(() => {
  stubWidth(true);
  signIn();
  setCurrentWorkspaceId(aWorkspace().id);
});

describe('the menu', () => {
  it('lists the pages of the specification in their order, in groups with what else there is, with NEW badges and the footer', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    renderShell();
    const items = within(mainMenu())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(items).toEqual([
      'AnalyticsNEW',
      'Calls',
      'Appointments',
      'Inbox',
      'Agents',
      'Knowledge Base',
      'Actions',
      'Workflows',
      'Voices',
      'ContactsNEW',
      'Phone Numbers',
      'Campaigns',
      'Messages',
      'Integrations',
      'Agency',
      'Settings',
    ]);
    expect(within(screen.getByRole('list', { name: 'Engage' })).getAllByRole('link')).toHaveLength(4);
    await screen.findByText('25%');
    screen.getByText('0 / 0 MIN');
    screen.getByText('+60 min with your first agent');
    screen.getByRole('link', { name: 'Earn Free Minutes' });
    expect(within(mainMenu()).getByRole('link', { name: 'Agents' }).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(document.title).toBe('Agents · Parley'));
  });

  it('opens a sub-menu at its default page, shrinks to icons, and comes back', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user, path } = renderShell();
    await user.click(within(mainMenu()).getByRole('link', { name: 'Integrations' }));
    expect(path()).toBe('/dashboard/integrations/external-services');
    const column = screen.getByRole('navigation', { name: 'Integrations' });
    expect(
      within(column)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['External Services', 'Access Tokens', 'Webhooks', 'API Reference', 'Security Settings']);
    expect(within(mainMenu()).queryByText('Agents')).toBeNull();

    await user.click(within(column).getByRole('button', { name: 'Back to menu' }));
    expect(screen.queryByRole('navigation', { name: 'Integrations' })).toBeNull();
    within(mainMenu()).getByText('Agents');
    expect(path()).toBe('/dashboard/integrations/external-services');

    await user.click(within(mainMenu()).getByRole('link', { name: 'Integrations' }));
    screen.getByRole('navigation', { name: 'Integrations' });
  });

  it('is icons with names in a narrow window', () => {
    stubWidth(false);
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    renderShell();
    expect(within(mainMenu()).queryByText('Agents')).toBeNull();
    expect(within(mainMenu()).getByRole('link', { name: 'Agents' })).toBeTruthy();
  });

  it('says what was used while no minutes are granted, without counting against nothing', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: { ...status, minutesUsed: 2 } } });
    renderShell();
    expect(await screen.findByText('2 MIN used')).toBeTruthy();
  });

  it('says the minutes of a plan under its name', async () => {
    const body = { ...status, plan: 'Professional', minutesUsed: 12, minutesGranted: 1_000 };
    stubNetwork({ 'GET /v1/workspace/status': { body } });
    renderShell();
    expect(await screen.findByText('Professional')).toBeTruthy();
    screen.getByText('12 / 1,000 MIN');
    expect(screen.queryByText('Trial')).toBeNull();
  });

  it('has nothing of the product at the address of a brand', () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { brand, name } = site;
    Object.assign(site, {
      brand: { documentsUrl: null, termsUrl: null, privacyUrl: null, signUp: true },
      name: 'Bright',
    });
    try {
      renderShell('/dashboard/changelog');
      screen.getByRole('heading', { name: 'Oops! Page not found' });
      expect(screen.queryByText('the page')).toBeNull();
      expect(document.body.textContent).not.toContain('Parley');
    } finally {
      Object.assign(site, { brand, name });
    }
  });

  it('shows a viewer only what the role may see, and says so on other pages', () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    renderShell('/dashboard/contacts', aWorkspace('viewer'));
    expect(within(mainMenu()).getAllByRole('link')).toHaveLength(1);
    screen.getByText(/doesn’t allow access to this page/);
    expect(screen.queryByText('the page')).toBeNull();
  });
});

describe('the workspace switcher', () => {
  it('shows name and members, searches, and switches', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user } = renderShell();
    const switcher = screen.getByRole('button', { name: /My Workspace/ });
    expect(switcher.textContent).toContain('1 Member');
    await user.click(switcher);
    await user.type(await screen.findByPlaceholderText('Search by name...'), 'CLIN');
    const found = within(screen.getByRole('list', { name: 'Your workspaces' })).getAllByRole('button');
    expect(found.map((button) => button.textContent)).toEqual(['ACAcme Clinics3 Members']);
    await user.click(found[0]!);
    expect(currentWorkspaceId()).toBe(other.id);
  });

  it('creates a workspace and goes there', async () => {
    const made = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000003', name: 'Night Shift' });
    const sent = stubNetwork({
      'GET /v1/workspace/status': { body: status },
      'POST /v1/workspaces': { status: 201, body: made },
    });
    const { user, path } = renderShell();
    await user.click(screen.getByRole('button', { name: /My Workspace/ }));
    await user.click(await screen.findByRole('button', { name: 'Create Workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Workspace' });

    await user.click(within(dialog).getByRole('button', { name: 'Create Workspace' }));
    await within(dialog).findByText('Enter a name.');

    await user.type(within(dialog).getByLabelText('Name'), 'Night Shift');
    await user.click(within(dialog).getByRole('button', { name: 'Create Workspace' }));
    await waitFor(() => expect(currentWorkspaceId()).toBe(made.id));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Night Shift' });
    await waitFor(() => expect(path()).toBe('/dashboard/getting-started'));
  });

  it('shows the refusal of one workspace too many', async () => {
    stubNetwork({
      'GET /v1/workspace/status': { body: status },
      'POST /v1/workspaces': {
        status: 409,
        body: { error: { code: 'limit_reached', message: 'You own five already.' } },
      },
    });
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: /My Workspace/ }));
    await user.click(await screen.findByRole('button', { name: 'Create Workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Workspace' });
    await user.type(within(dialog).getByLabelText('Name'), 'Sixth');
    await user.click(within(dialog).getByRole('button', { name: 'Create Workspace' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('You own five already.');
  });
});

describe('the user menu', () => {
  it('offers the account, and what the specification lists', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: /ada@example.com/ }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Your Accountada@example.com',
      'All Services',
      'Online statusOnline',
      'Affiliate',
      'Changelog',
      'Academy',
      'Partners',
      'Sign Out',
    ]);
  });

  it('lets one choose how one is seen', async () => {
    const sent = stubNetwork({
      'GET /v1/workspace/status': { body: status },
      'PUT /v1/account/presence': ({ body }) => ({ body }),
    });
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: /ada@example.com/ }));
    (await screen.findByRole('menuitem', { name: /Online status/ })).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: /Away/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ choice: 'away' }));
    await user.click(screen.getByRole('button', { name: /ada@example.com/ }));
    expect((await screen.findByRole('menuitem', { name: /Online status/ })).textContent).toBe('Online statusAway');
  });
});

describe('by keyboard', () => {
  it('Ctrl K finds a page by a few letters', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user, path } = renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search pages and commands'), 'billing{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/settings/billing'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['voice', 'Voices'],
    ['prompt', 'Agents'],
    ['twilio', 'Phone Numbers'],
    ['invite', 'Team Members'],
    ['password', 'Your Account'],
  ])('Ctrl K finds by “%s” the page %s', async (word, title) => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user } = renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search pages and commands'), word);
    const shown = screen.getAllByRole('option').map((option) => option.textContent);
    expect(shown.some((text) => text.startsWith(title))).toBe(true);
    expect(shown.some((text) => text.includes('Invoices'))).toBe(false);
  });

  it('Ctrl K finds people by their names', async () => {
    const maria = {
      id: '019a0000-0000-7000-8000-0000000000c1',
      name: 'Maria Lopez',
      phone: '+12125550117',
      company: null,
    };
    const sent = stubNetwork({
      'GET /v1/workspace/status': { body: status },
      'GET /v1/contacts': { body: { items: [maria], next: null } },
    });
    const { user, path } = renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search pages and commands'), 'lopez');
    await user.click(await screen.findByRole('option', { name: /Maria Lopez/ }));
    expect(path()).toBe(`/dashboard/contacts/${maria.id}`);
    expect(sent.filter(({ search }) => search.get('search') === 'lopez')).toHaveLength(1);
  });

  it('G and a letter go to a page; ? lists the keys', async () => {
    stubNetwork({ 'GET /v1/workspace/status': { body: status } });
    const { user, path } = renderShell();
    await user.keyboard('gc');
    expect(path()).toBe('/dashboard/contacts');
    await user.keyboard('?');
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Knowledge Base');
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type BuiltInRole, roleMatrix } from '#domain/identity/permissions.ts';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { queryClient } from '#web/lib/query.ts';
import { WorkspaceProvider } from '#web/lib/workspace.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { atThePage } from './at-the-page.ts';

/** A workspace as the server describes it. */
export function aWorkspace(role: BuiltInRole = 'owner', change: Partial<Workspace> = {}): Workspace {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'My Workspace',
    timeZone: 'Europe/Berlin',
    members: 1,
    role,
    roleName: role,
    permissions: roleMatrix[role],
    operator: true,
    twoFactorRequiredFrom: null,
    supportUntil: null,
    asSupport: false,
    agency: null,
    asAgencyUntil: null,
    suspended: null,
    sample: null,
    createdAt: '2026-11-20T10:00:00Z',
    ...change,
  };
}

interface PageOptions {
  /** The address it is opened at. */
  at?: string;
  /** The route's pattern, when it has parameters. */
  path?: string;
  workspace?: Workspace;
}

/**
 * Renders a dashboard page as the shell does: router, cache, workspace. Other addresses show their path, so that a test
 * can see where a page leads.
 */
export function renderPage(page: ReactElement, { at = '/', path, workspace = aWorkspace() }: PageOptions = {}) {
  queryClient.clear();
  const router = createMemoryRouter(
    [
      { path: path ?? at.split(/[?#]/)[0] ?? '/', element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const user = atThePage();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <WorkspaceProvider workspace={workspace}>
        <RouterProvider router={router} />
      </WorkspaceProvider>
      <Toaster theme="light" />
    </QueryClientProvider>,
  );
  return { ...view, user, router };
}

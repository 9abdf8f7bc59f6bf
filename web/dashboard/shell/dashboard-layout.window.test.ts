import '#web/testing/browser-gaps.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentWorkspaceId, setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { queryClient } from '#web/lib/query.ts';
import { aWorkspace } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { clientLoader } from './dashboard-layout.tsx';

const enter = (path: string) => clientLoader({ request: new Request(`http://localhost:3000${path}`) });

/** Where a redirect that was thrown leads. */
async function redirectOf(path: string): Promise<string | null> {
  const thrown: unknown = await enter(path).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

beforeEach(() => {
  queryClient.clear();
});

describe('the gate', () => {
  it('sends the signed-out to sign in and remembers where they wanted to go', async () => {
    stubNetwork({});
    expect(await redirectOf('/dashboard/agents?create')).toBe('/login?next=%2Fdashboard%2Fagents%3Fcreate');
    expect(await redirectOf('/dashboard')).toBe('/login');
  });

  it('sends those to sign in whose session the server has ended', async () => {
    signIn();
    stubNetwork({
      'GET /v1/workspaces': { status: 401, body: { error: { code: 'session_expired', message: 'Sign in again.' } } },
      'POST /auth/v1/logout': { status: 204 },
    });
    expect(await redirectOf('/dashboard/calls')).toBe('/login?next=%2Fdashboard%2Fcalls');
    expect(localStorage.getItem('parley.session')).toBeNull();
  });

  it('asks for the second factor first, by what the session says or by what the server answers', async () => {
    signIn('ada@example.com', { factors: ['Phone'] });
    stubNetwork({});
    expect(await redirectOf('/dashboard/calls?page=2')).toBe('/two-factor?next=%2Fdashboard%2Fcalls%3Fpage%3D2');
    signIn();
    stubNetwork({
      'GET /v1/workspaces': { status: 403, body: { error: { code: 'mfa_required', message: 'Enter the code.' } } },
    });
    expect(await redirectOf('/dashboard')).toBe('/two-factor');
    signIn('ada@example.com', { factors: ['Phone'], aal: 'aal2' });
    stubNetwork({ 'GET /v1/workspaces': { body: { items: [aWorkspace()] } } });
    expect(await enter('/dashboard')).toEqual({ email: 'ada@example.com' });
  });

  it('lets the signed-in pass, into the workspace they chose last', async () => {
    signIn('ada@example.com');
    const second = aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000002' });
    setCurrentWorkspaceId(second.id);
    stubNetwork({ 'GET /v1/workspaces': { body: { items: [aWorkspace(), second] } } });
    expect(await enter('/dashboard/agents')).toEqual({ email: 'ada@example.com' });
    expect(currentWorkspaceId()).toBe(second.id);
  });

  it('falls back to the first workspace when the chosen one is gone', async () => {
    signIn();
    setCurrentWorkspaceId('019a0000-0000-7000-8000-00000000dead');
    stubNetwork({ 'GET /v1/workspaces': { body: { items: [aWorkspace()] } } });
    await enter('/dashboard');
    expect(currentWorkspaceId()).toBe(aWorkspace().id);
  });

  it('says so when the server is broken, and does not ask to sign in', async () => {
    signIn();
    stubNetwork({ 'GET /v1/workspaces': { status: 403, body: { error: { code: 'forbidden', message: 'Not you.' } } } });
    await expect(enter('/dashboard')).rejects.toThrow('Not you.');
  });
});

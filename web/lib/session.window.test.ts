import '#web/testing/browser-gaps.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { aSession, aUser, signIn, stubNetwork } from '#web/testing/stub-network.ts';

/** The module as a page that is loaded at this address has it. */
async function loadAt(address: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  return import('./session.ts');
}

const brought = aSession('ada@example.com');
const fragment = `#access_token=${brought.access_token}&refresh_token=${brought.refresh_token}&expires_in=3600&type=signup`;

beforeEach(() => history.replaceState(null, '', '/'));

it('takes a session out of the address, and leaves no way back to it', async () => {
  const { currentSession } = await loadAt(`/dashboard?tab=1${fragment}`);
  const entries = history.length;
  stubNetwork({ 'GET /auth/v1/user': { body: aUser() } });
  expect((await currentSession())?.user.email).toBe('ada@example.com');
  expect(location.href).toBe('http://localhost:3000/dashboard?tab=1');
  expect(history.length).toBe(entries);
});

it('keeps the address for another try when the server cannot be reached', async () => {
  const { currentSession } = await loadAt(`/dashboard${fragment}`);
  stubNetwork({ 'GET /auth/v1/user': { status: 0 } });
  await expect(currentSession()).rejects.toThrow('Can’t reach');
  expect(location.hash).toBe(fragment);
});

it('keeps who is signed in when the address brings a session that the server does not know', async () => {
  signIn('grace@example.com');
  const { currentSession } = await loadAt(`/dashboard${fragment}`);
  stubNetwork({ 'GET /auth/v1/user': { status: 403, body: { code: 'bad_jwt', message: 'invalid JWT' } } });
  expect((await currentSession())?.user.email).toBe('grace@example.com');
  expect(location.hash).toBe('');
});

it('asks for the second factor only where there is one and the session has not shown it', async () => {
  stubNetwork({});
  const { lacksSecondFactor } = await loadAt('/dashboard');
  expect(await lacksSecondFactor()).toBe(false);
  signIn('ada@example.com', { factors: ['Phone'] });
  expect(await lacksSecondFactor()).toBe(true);
  signIn('ada@example.com', { factors: ['Phone'], aal: 'aal2' });
  expect(await lacksSecondFactor()).toBe(false);
});

import { GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import type { PublicConfig } from '#domain/identity/auth.ts';
import { unreachable } from './api-error.ts';

/** Where the session lives in localStorage; the script in the head of each page looks for it too. */
export const sessionStorageKey = 'parley.session';

let config: Promise<PublicConfig> | undefined;
let client: Promise<GoTrueClient> | undefined;
let leaving = false;

async function loadConfig(): Promise<PublicConfig> {
  const response = await fetch('/v1/public-config', { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response?.ok) throw unreachable();
  return (await response.json()) as PublicConfig;
}

/** What the server tells every page before anyone is signed in. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= loadConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/**
 * The session that a link of a mail or a provider wrote into the fragment. By ourselves and not by the client, which would
 * leave it in the browser's history: the way back would lead to tokens.
 */
async function takeSessionFromAddress(auth: GoTrueClient): Promise<void> {
  const values = new URLSearchParams(location.hash.slice(1));
  const [access_token, refresh_token] = [values.get('access_token'), values.get('refresh_token')];
  if (!access_token || !refresh_token) return;
  const { error } = await auth.setSession({ access_token, refresh_token });
  // A lost request leaves the address as it is, so that loading the page again is another try.
  if (isAuthRetryableFetchError(error)) throw unreachable();
  history.replaceState(history.state, '', location.pathname + location.search);
}

async function connect(): Promise<GoTrueClient> {
  const { auth: config } = await publicConfig();
  const auth = new GoTrueClient({
    url: new URL(config.url, location.origin).href,
    headers: { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` },
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  // The head's script marked the page for a stored session; when that has ended the public pages change back.
  auth.onAuthStateChange((_event, session) => {
    if (!session) document.documentElement.removeAttribute('data-session');
  });
  await auth.initialize();
  await takeSessionFromAddress(auth);
  return auth;
}

/** The auth client, ready: a session in storage or in the address has been taken up. */
export function authClient(): Promise<GoTrueClient> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The session, refreshed if it was about to end, or null when no one is signed in. */
export async function currentSession(): Promise<Session | null> {
  const auth = await authClient();
  const { data } = await auth.getSession();
  return data.session;
}

/** Forgets a session, here and at the server; anyone who listens with onSessionEnd shows the sign-in form. */
export async function dropSession(): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.signOut({ scope: 'local' });
  // A server that cannot be reached does not keep anyone signed in here.
  if (error) localStorage.removeItem(sessionStorageKey);
}

/**
 * Sign Out: ends the session at the server and in this browser, and goes to the public site. `global` ends every other
 * session of the account as well.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const auth = await authClient();
  leaving = true;
  const { error } = await auth.signOut({ scope });
  if (error && scope === 'global') {
    leaving = false;
    throw error;
  }
  localStorage.removeItem(sessionStorageKey);
  // A full load, so that nothing of the account stays in memory.
  location.assign('/');
}

/** Whether the account has a second factor that this session has not shown. */
export async function lacksSecondFactor(): Promise<boolean> {
  const session = await currentSession();
  if (!session?.user.factors?.some(({ status }) => status === 'verified')) return false;
  const { data, error } = await (await authClient()).mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.currentLevel !== data.nextLevel;
}

/** Calls back when the session has ended other than by Sign Out in this tab. Returns the way to stop listening. */
export async function onSessionEnd(callback: () => void): Promise<() => void> {
  const auth = await authClient();
  const { data } = auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT' && !leaving) callback();
  });
  return () => data.subscription.unsubscribe();
}

/** Calls back when someone signs in, here or in another tab of this browser. Returns the way to stop listening. */
export async function onSignIn(callback: () => void): Promise<() => void> {
  const auth = await authClient();
  const { data } = auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN') callback();
  });
  return () => data.subscription.unsubscribe();
}

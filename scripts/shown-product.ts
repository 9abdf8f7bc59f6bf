import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '#server/platform/free-port.ts';

/** The product as pictures and films show it: a real server over an empty folder, and accounts that are confirmed at once. */

const root = path.resolve(import.meta.dirname, '..');
/** Milliseconds that a start may take. */
const startMs = 60_000;

export interface Account {
  email: string;
  password: string;
}

/** @param confirms whether accounts are confirmed at once; else as on a fresh clone, by a link in the mailbox */
export async function startServer(dataDir: string, confirms = true): Promise<{ url: string; close(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_AUTOCONFIRM: String(confirms),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const signal = AbortSignal.timeout(startMs);
  for (let output = ''; !output.includes('Parley is ready'); ) {
    const [chunk] = (await once(server.stdout, 'data', { signal })) as [Buffer];
    output += String(chunk);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Signs someone up. @param name before the @ of the address */
export async function newAccount(url: string, name: string): Promise<Account> {
  const account = { email: `${name}@example.com`, password: 'seventeen green lamps' };
  const config = (await (await fetch(`${url}/v1/public-config`)).json()) as { auth: { anonKey: string } };
  const signedUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.auth.anonKey },
    body: JSON.stringify({ ...account, data: { phone_number: '+15715550100' } }),
  });
  if (!signedUp.ok) throw new Error(`Sign-up failed: ${await signedUp.text()}`);
  return account;
}

/** Signs in by the page. */
export async function signIn(page: Page, url: string, { email, password }: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard/**');
}

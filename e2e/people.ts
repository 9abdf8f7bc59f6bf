import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import type { Endpoint } from '#domain/platform/http.ts';

import type { Product } from './product.ts';

/** People with an account, made by the protocol as the pages' client speaks it: the forms have tests of their own. */

export const password = 'seventeen green lamps';
let people = 0;
export const newEmail = () => `caller-${process.pid}-${++people}@example.com`;

export const linkIn = ({ text = '' }: Email) => /https?:\/\/\S+/.exec(text)![0];
export const codeIn = ({ text = '' }: Email) => /: (\d{6})$/m.exec(text)![1]!;

/** What the server gives to anyone who has signed in. */
interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface Person {
  email: string;
  session: Tokens;
  /** A request to an endpoint of the contract, in the person's workspace. @throws when it is refused */
  call<T>(endpoint: Pick<Endpoint, 'method' | 'path'>, body?: object): Promise<T>;
}

async function postAuth(product: Product, path: string, body: object): Promise<unknown> {
  const config = await fetch(`${product.url}/v1/public-config`);
  const { auth } = (await config.json()) as { auth: { url: string; anonKey: string } };
  const answer = await fetch(`${product.url}${auth.url}${path}`, {
    method: 'POST',
    headers: { apikey: auth.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Signs up and opens the link of the mail, where the server sends one; the session that it opens. */
async function verified(product: Product, email: string): Promise<Tokens> {
  const signedUp = (await postAuth(product, '/signup', { email, password })) as Partial<Tokens>;
  if (signedUp.access_token !== undefined) return signedUp as Tokens;
  const answer = await fetch(linkIn(await product.mailTo(email)), { redirect: 'manual' });
  const values = new URLSearchParams(new URL(answer.headers.get('location')!).hash.slice(1));
  return { access_token: values.get('access_token')!, refresh_token: values.get('refresh_token')! };
}

/** Someone with a verified account and a workspace of their own, signed in nowhere yet. */
export async function newPerson(product: Product, email = newEmail()): Promise<Person> {
  const session = await verified(product, email);
  const bearer = { authorization: `Bearer ${session.access_token}` };
  // The first request makes the workspace, in the zone of the browsers (playwright.config.ts).
  const list = await fetch(`${product.url}${workspacesApi.list.path}`, {
    headers: { ...bearer, 'x-time-zone': 'Europe/Berlin' },
  });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const headers = { ...bearer, 'x-workspace-id': items[0]!.id, 'content-type': 'application/json' };
  return {
    email,
    session,
    async call<T>({ method, path }: Pick<Endpoint, 'method' | 'path'>, body?: object) {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${product.url}${path}`, sent);
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

/** The address of someone with a verified account. */
export async function newAccount(product: Product): Promise<string> {
  return (await newPerson(product)).email;
}

const home = '/dashboard/getting-started';

/** Opens a page with a session in its address, as a link of a mail does. */
async function enter(page: Page, product: Product, { access_token, refresh_token }: Tokens, path: string) {
  await page.goto(`${product.url}${path}#${new URLSearchParams({ access_token, refresh_token })}`);
  // Not by its role: behind a dialog that the address opens it has none.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page).not.toHaveURL(/access_token/);
}

/** Signs in to an account, in a session of its own, and opens a page of the dashboard. */
export async function signIn(page: Page, product: Product, email: string, path = home): Promise<void> {
  const session = (await postAuth(product, '/token?grant_type=password', { email, password })) as Tokens;
  await enter(page, product, session, path);
}

/** A new person, who is at a page of the dashboard. */
export async function signUp(page: Page, product: Product, path = home): Promise<Person> {
  const person = await newPerson(product);
  await enter(page, product, person.session, path);
  return person;
}

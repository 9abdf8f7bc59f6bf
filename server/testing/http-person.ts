import { workspacesApi } from '#domain/identity/workspaces.ts';
import type { Endpoint } from '#domain/platform/http.ts';

/** A person with an account on a server that runs as a process of its own, and his requests over HTTP. */
export interface HttpPerson {
  email: string;
  password: string;
  /** Of his session and his workspace. */
  headers: Record<string, string>;
  /** Any request; the JSON that it answers. @throws when it is refused. */
  request(method: string, url: string, body?: unknown): Promise<unknown>;
  /** A request to an endpoint of the contract. */
  call<T>(endpoint: Endpoint, params?: Record<string, string>, body?: unknown): Promise<T>;
}

async function send(address: string, headers: Record<string, string>, method: string, url: string, body?: unknown) {
  const answer = await fetch(`http://${address}${url}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<unknown>;
}

const password = 'an orchard of nine pears';

/** Signs a person up, on a server with AUTH_AUTOCONFIRM. */
export const signUpAt = (address: string, email = 'caller@example.com') => enter(address, email, '/auth/v1/signup');

/** Signs a person in who signed up before, perhaps at another server that has the same database. */
export const signInAt = (address: string, email = 'caller@example.com') =>
  enter(address, email, '/auth/v1/token?grant_type=password');

async function enter(address: string, email: string, url: string): Promise<HttpPerson> {
  const { auth } = (await send(address, {}, 'GET', '/v1/public-config')) as { auth: { anonKey: string } };
  const session = (await send(address, { apikey: auth.anonKey }, 'POST', url, { email, password })) as {
    access_token: string;
  };
  const bearer = { authorization: `Bearer ${session.access_token}` };
  const { items } = (await send(address, bearer, 'GET', workspacesApi.list.path)) as { items: { id: string }[] };
  const headers = { ...bearer, 'x-workspace-id': items[0]!.id };
  return {
    email,
    password,
    headers,
    request: (method, path, body) => send(address, headers, method, path, body),
    call<T>(endpoint: Endpoint, params: Record<string, string> = {}, body?: unknown) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
      return send(address, headers, endpoint.method, path, body) as Promise<T>;
    },
  };
}

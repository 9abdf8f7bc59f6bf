import { and, eq, inArray } from 'drizzle-orm';
import { secretReference } from '#domain/identity/vault.ts';
import { AppError } from '#domain/platform/errors.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { vaultSecrets } from '#server/platform/db/schema/vault.table.ts';
import type { Scope } from '#server/scope.ts';
import { secretsIn } from './secrets-in.ts';
import { secretPlace } from './vault/vault.ts';

const covers = (allowed: string, { host, hostname }: URL) =>
  allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : allowed === host || allowed === hostname;

/** For what a request is sent: of a call, or by a trigger. */
interface Run {
  callId: string | null;
  trigger?: string | null | undefined;
}

/** A request that may name secrets. */
interface Request {
  url: string;
  headers: Record<string, string>;
  body?: string | null | undefined;
  /** What its answer is kept without. */
  secrets: readonly string[];
}

/** Whether a run only tries something: a person's try, or a call that is a test. */
async function isTest({ services, workspaceId }: Scope, { callId, trigger }: Run): Promise<boolean> {
  if (trigger === 'try') return true;
  if (callId === null) return false;
  const [call] = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ test: calls.test })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId))),
  );
  return call?.test ?? false;
}

/**
 * The values of secrets by name, for a request to an address. They are read when the request goes out, and kept nowhere.
 * @throws AppError invalid_input for one that there is not, or that may not go there
 */
export async function readVault(
  { services, workspaceId }: Scope,
  names: readonly string[],
  address: string,
  test: boolean,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  if (!URL.canParse(address)) throw new AppError('invalid_input', 'The request URL isn’t valid.');
  const url = new URL(address);
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(vaultSecrets)
      .where(and(eq(vaultSecrets.workspaceId, workspaceId), inArray(vaultSecrets.name, [...names]))),
  );
  return new Map(
    names.map((name) => {
      const of = (environment: string) => rows.find((row) => row.name === name && row.environment === environment);
      const row = (test ? of('test') : undefined) ?? of('live');
      if (row === undefined)
        throw new AppError('invalid_input', `There’s no live secret named ${name}. Add it under Security Settings.`);
      if (!row.hosts.some((allowed) => covers(allowed, url)))
        throw new AppError(
          'invalid_input',
          `The ${name} secret can’t be sent to ${url.host}. Allow that host under Security Settings.`,
        );
      return [name, services.secrets.open(secretPlace(row.id), row.value)];
    }),
  );
}

/** Within a text of JSON, without the quotes around it. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** The secret that a key names, or the key itself. @throws AppError invalid_input */
export async function fillKey(scope: Scope, key: string | null, address: string): Promise<string | null> {
  if (key === null) return null;
  const values = await readVault(scope, secretsIn(key), address, false);
  return key.replace(secretReference, (_, name: string) => values.get(name)!);
}

/** A request with the secrets that its address, headers and body name; what is answered is kept without them. @throws AppError invalid_input */
export async function fillSecrets<T extends Request>(scope: Scope, run: Run, request: T): Promise<T> {
  const { url, headers, body, secrets } = request;
  const names = secretsIn([url, ...Object.values(headers), body ?? ''].join('\n'));
  if (names.length === 0) return request;
  const values = await readVault(scope, names, url, await isTest(scope, run));
  const filled = (text: string, suited: (value: string) => string = (value) => value) =>
    text.replace(secretReference, (_, name: string) => suited(values.get(name)!));
  const all = [...values.values()];
  return {
    ...request,
    url: filled(url, encodeURIComponent),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    body: body && filled(body, inJson),
    // An answer may say it again, in the form of an address or of JSON.
    secrets: [...secrets, ...all.flatMap((one) => [one, encodeURIComponent(one), inJson(one)])],
    // A host that it may not go to gets it by no redirect either.
    follows: false,
  };
}

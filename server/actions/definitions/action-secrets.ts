import { and, eq } from 'drizzle-orm';
import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Values of secret headers, by their names. They are kept beside the configuration, sealed, and go out only with a request. */
export type Secrets = Record<string, string>;

const contextOf = (actionId: string) => `actions.${actionId}.secrets`;

export const openSecrets = ({ secrets }: Services, actionId: string, sealed: string | null): Secrets =>
  sealed === null ? {} : (JSON.parse(secrets.open(contextOf(actionId), sealed)) as Secrets);

export const sealSecrets = ({ secrets }: Services, actionId: string, values: Secrets): string | null =>
  Object.keys(values).length === 0 ? null : secrets.seal(contextOf(actionId), JSON.stringify(values));

/** The secrets of an action, for its request. */
export async function readSecrets(tx: Tx, { services, workspaceId }: Scope, actionId: string): Promise<Secrets> {
  const [row] = await tx
    .select({ secrets: actions.secrets })
    .from(actions)
    .where(and(eq(actions.workspaceId, workspaceId), eq(actions.id, actionId)));
  return openSecrets(services, actionId, row?.secrets ?? null);
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);

/**
 * Takes the secrets out of a configuration that someone wrote. An empty one keeps its value, but only for the host that
 * it was given for: anyone who changes the address does not get at secrets of others.
 * @throws AppError invalid_input
 */
export function takeSecrets(
  configuration: ActionConfiguration,
  before: { configuration: ActionConfiguration; secrets: Secrets },
): { configuration: ActionConfiguration; secrets: Secrets } {
  if (configuration.template !== 'custom-webhook') return { configuration, secrets: {} };
  const old = before.configuration;
  const isSameHost = old.template === 'custom-webhook' && originOf(old.url) === originOf(configuration.url);
  const secrets: Secrets = {};
  const headers = configuration.headers.map((header, index) => {
    if (!header.secret) return header;
    const kept = before.secrets[header.name];
    if (header.value === '' && kept !== undefined && !isSameHost) {
      const message = 'The URL now points to another host. Enter this secret again.';
      throw new AppError('invalid_input', message, [{ path: `body.configuration.headers.${index}.value`, message }]);
    }
    const value = header.value || kept;
    if (value === undefined) {
      const message = 'Enter the secret.';
      throw new AppError('invalid_input', message, [{ path: `body.configuration.headers.${index}.value`, message }]);
    }
    secrets[header.name] = value;
    return { ...header, value: '' };
  });
  return { configuration: { ...configuration, headers }, secrets };
}

import { and, asc, eq } from 'drizzle-orm';
import { type SecretEnvironment, secretsLimit, type VaultSecret } from '#domain/identity/vault.ts';
import { AppError } from '#domain/platform/errors.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SecretRow, vaultSecrets } from '#server/platform/db/schema/vault.table.ts';
import type { Scope } from '#server/scope.ts';

/** What a secret is sealed for. */
export const secretPlace = (id: string) => `vault_secrets.${id}.value`;

const objectOf = (id: string) => ({ kind: 'secret', id });
/** What the audit log tells of one. */
const toldOf = ({ name, environment, hosts }: SecretRow) => ({ name, environment, hosts });
const oneOf = (scope: Scope, id: string) =>
  and(eq(vaultSecrets.workspaceId, scope.workspaceId), eq(vaultSecrets.id, id));

const shown = (row: SecretRow, changedBy: string | null, uses: Map<string, string[]>): VaultSecret => ({
  id: row.id,
  name: row.name,
  environment: row.environment,
  hosts: row.hosts,
  updatedAt: row.changedAt.toISOString(),
  changedBy,
  usedIn: uses.get(row.name) ?? [],
});

async function lockSecret(tx: Tx, scope: Scope, id: string): Promise<SecretRow> {
  const [row] = await tx.select().from(vaultSecrets).where(oneOf(scope, id)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Secret not found. It may have been deleted.');
  return row;
}

/** The secrets of a workspace, by name. */
export async function listSecrets(scope: Scope): Promise<VaultSecret[]> {
  const { rows, uses } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
    rows: await tx
      .select()
      .from(vaultSecrets)
      .where(eq(vaultSecrets.workspaceId, scope.workspaceId))
      .orderBy(asc(vaultSecrets.name), asc(vaultSecrets.environment)),
    uses: await scope.services.hooks.secretUses(tx, scope),
  }));
  const nameOf = await namesOf(
    scope.services,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map((row) => shown(row, row.changedBy && nameOf(row.changedBy).name, uses));
}

interface NewSecret {
  name: string;
  value: string;
  environment: SecretEnvironment;
  hosts: string[];
}

/** Keeps a secret. @throws AppError conflict where its name is taken, limit_reached */
export async function createSecret(scope: Scope, { value, ...input }: NewSecret): Promise<VaultSecret> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `vault:${workspaceId}`);
    const rows = await tx.select().from(vaultSecrets).where(eq(vaultSecrets.workspaceId, workspaceId));
    const { name, environment } = input;
    if (rows.some((one) => one.name === name && one.environment === environment))
      throw new AppError('conflict', `A ${environment} secret named ${name} already exists. Change its value instead.`);
    if (rows.length >= secretsLimit)
      throw new AppError(
        'limit_reached',
        `A workspace can have up to ${secretsLimit} secrets. Delete one to add another.`,
      );
    const [id, now] = [newId(), new Date(services.clock.now())];
    const [made] = await tx
      .insert(vaultSecrets)
      .values({
        workspaceId,
        id,
        ...input,
        value: services.secrets.seal(secretPlace(id), value),
        changedBy: scope.actor?.userId ?? null,
        changedAt: now,
        createdAt: now,
      })
      .returning();
    await recordChange(tx, scope, 'secret.created', { object: objectOf(id), after: toldOf(made!) });
    return shown(made!, scope.actor?.email ?? null, await scope.services.hooks.secretUses(tx, scope));
  });
}

/** Gives a secret another value: who changes where it may go has to know it. @throws AppError not_found */
export async function updateSecret(
  scope: Scope,
  id: string,
  { value, hosts }: { value: string; hosts?: string[] | undefined },
): Promise<VaultSecret> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockSecret(tx, scope, id);
    const [after] = await tx
      .update(vaultSecrets)
      .set({
        value: services.secrets.seal(secretPlace(id), value),
        ...(hosts !== undefined && { hosts }),
        changedBy: scope.actor?.userId ?? null,
        changedAt: new Date(services.clock.now()),
      })
      .where(oneOf(scope, id))
      .returning();
    const changed = { before: toldOf(before), after: { ...toldOf(after!), value: 'replaced' } };
    await recordChange(tx, scope, 'secret.updated', { object: objectOf(id), ...changed });
    return shown(after!, scope.actor?.email ?? null, await scope.services.hooks.secretUses(tx, scope));
  });
}

/** Deletes a secret. @throws AppError not_found, conflict where something would miss it */
export function removeSecret(scope: Scope, id: string, anyway: boolean): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lockSecret(tx, scope, id);
    const places = (await scope.services.hooks.secretUses(tx, scope)).get(before.name) ?? [];
    if (places.length > 0 && !anyway) {
      const message = `${before.name} is used in ${places.slice(0, 10).join(', ')}. Remove the secret there first. If you delete it anyway, those requests will fail.`;
      throw new AppError('conflict', message);
    }
    await tx.delete(vaultSecrets).where(oneOf(scope, id));
    await recordChange(tx, scope, 'secret.deleted', { object: objectOf(id), before: toldOf(before) });
    return undefined;
  });
}

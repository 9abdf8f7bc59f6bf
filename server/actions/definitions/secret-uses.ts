import { eq } from 'drizzle-orm';
import { secretsIn } from '#server/identity/secrets-in.ts';
import { nameOf, openKey } from '#server/models/show-connection.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { modelConnections } from '#server/platform/db/schema/models.table.ts';
import { flowsOf } from '#server/records/action-uses.ts';
import type { Scope } from '#server/scope.ts';
import { openSecrets } from './action-secrets.ts';

/** Where secrets are used, in words, by their names: actions, conversations and model connections. */
export async function findSecretUses(tx: Tx, { services, workspaceId }: Scope): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>();
  const note = (place: string, text: string) => {
    for (const name of secretsIn(text)) uses.set(name, [...(uses.get(name) ?? []), place]);
  };
  for (const row of await tx.select().from(actions).where(eq(actions.workspaceId, workspaceId))) {
    const kept = Object.values(openSecrets(services, row.id, row.secrets));
    note(`the action ${row.name}`, [JSON.stringify(row.configuration), ...kept].join('\n'));
  }
  for (const { place, flow } of await flowsOf(tx, workspaceId)) note(place, JSON.stringify(flow));
  for (const row of await tx.select().from(modelConnections).where(eq(modelConnections.workspaceId, workspaceId)))
    note(`the model connection ${nameOf(row)}`, openKey(services, row) ?? '');
  return uses;
}

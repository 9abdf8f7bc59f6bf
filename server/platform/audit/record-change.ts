import { sql } from 'drizzle-orm';
import { type AuditAction, isOrdinary } from '#domain/platform/audit-actions.ts';
import type { Json } from '#domain/platform/json.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';
import { notifyOfChange } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import { changeOf } from './change-of.ts';

/** What an entry holds beside its number and hash. */
export interface AuditBody {
  at: string;
  action: AuditAction;
  actor: {
    kind: 'person' | 'token' | 'system';
    userId: string | null;
    tokenId: string | null;
    allowedBy?: string;
    agencyId?: string;
  };
  ip: string | null;
  object: { kind: string; id: string };
  before: Json;
  after: Json;
}

/** What was done to what. `before` and `after` are its members as they were and are; only those that differ are kept. */
export interface Change {
  object: AuditBody['object'];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

function actorOf({ actor }: Pick<Scope, 'actor'>): AuditBody['actor'] {
  if (actor === null) return { kind: 'system', userId: null, tokenId: null };
  const { userId, tokenId = null, allowedBy, agencyId } = actor;
  return {
    kind: tokenId === null ? 'person' : 'token',
    userId,
    tokenId,
    ...(allowedBy !== undefined && { allowedBy }),
    ...(agencyId !== undefined && { agencyId }),
  };
}

/**
 * Adds an entry to the workspace's audit log, in the transaction of the change itself: there is never one without the
 * other. What is ordinary work is left out where the workspace has switched the log of it off. Those who hear of such a
 * change are told. Call it last in there, since other changes of the workspace wait for the commit from then on.
 */
export async function recordChange(
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId' | 'actor' | 'ip'>,
  action: AuditAction,
  { object, before, after }: Change,
): Promise<void> {
  const body: AuditBody = {
    at: new Date(scope.services.clock.now()).toISOString(),
    action,
    actor: actorOf(scope),
    ip: scope.ip ?? null,
    object,
    ...changeOf(before ?? null, after ?? null),
  };
  assertStorable(body);
  await notifyOfChange(tx, scope, action, { object, ...(before && { before }), ...(after && { after }) });
  const always = !isOrdinary(action);
  // Number and hash are the database's to give, and its alone.
  await tx.execute(
    sql`insert into audit_entries (workspace_id, id, body)
      select ${scope.workspaceId}, ${newId()}, ${JSON.stringify(body)}
      where ${always} or not exists (
        select from security_settings where workspace_id = ${scope.workspaceId} and not audit_logging)`,
  );
}

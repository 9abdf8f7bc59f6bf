import { eq } from 'drizzle-orm';
import type { CrmConnection } from '#domain/contacts/crm.ts';
import { AppError } from '#domain/platform/errors.ts';
import { lessonMinutes } from '#domain/usage/lessons.ts';
import type { CrmAccount } from '#server/contacts/crm.ts';
import {
  type CrmCredentials,
  crmNames,
  crmWith,
  noCrm,
  readCrm,
  secretPlace,
} from '#server/contacts/crm-connections.ts';
import { checkReachable } from '#server/notifications/check-reachable.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CrmRow, crmConnections } from '#server/platform/db/schema/crm.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { grantMinutes } from '#server/usage/trial.ts';
import { dependentsOf } from './dependents.ts';

/** Milliseconds that anyone who connects waits for the CRM. */
const connectMs = 15_000;

async function show(tx: Tx, { workspaceId }: Scope, row: CrmRow | undefined): Promise<CrmConnection> {
  return {
    connected: row !== undefined,
    kind: row?.kind ?? null,
    accountId: row?.accountId ?? null,
    name: row?.name ?? null,
    url: row?.url ?? null,
    maskedSecret: maskEnd(row?.secretEnd),
    lacks: row?.lacks ?? [],
    notesCalls: row?.notesCalls ?? false,
    connectedAt: row?.connectedAt.toISOString() ?? null,
    problem: row?.problem ?? null,
    dependents: row ? await dependentsOf(tx, workspaceId, row) : [],
  };
}

/** The workspace's CRM. */
export const getCrm = (scope: Scope): Promise<CrmConnection> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => show(tx, scope, await readCrm(tx, scope.workspaceId)));

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Why a CRM of one's own was not connected: a fault of its program is one of its address. */
function ownFault({ kind, message }: ServiceError): AppError {
  if (kind === 'never_left' || kind === 'too_many') return new AppError('crm_unavailable', message);
  if (kind === 'unauthorized')
    return refuse('body.secret', 'The CRM rejected this secret. Use the same secret here and in the CRM.');
  if (kind !== 'unsure') return refuse('body.url', message);
  return refuse('body.url', 'The test didn’t return {"name": "…"} in time. Check your server’s logs.');
}

function hubspotFault({ kind, message }: ServiceError): AppError {
  if (kind === 'unauthorized') return refuse('body.token', 'HubSpot rejected this token. Copy it again.');
  if (kind === 'forbidden') return refuse('body.token', message);
  return new AppError(
    'crm_unavailable',
    kind === 'unsure' ? 'HubSpot isn’t responding as expected. Try again shortly.' : message,
  );
}

/** Asks the CRM whose credentials they are. @throws AppError invalid_input, crm_unavailable */
async function check(scope: Scope, given: CrmCredentials): Promise<CrmAccount> {
  try {
    return await crmWith(scope.services, given, '', connectMs).account();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw given.kind === 'own' ? ownFault(error) : hubspotFault(error);
  }
}

const told = ({ kind, accountId, name, url, secretEnd, notesCalls }: CrmRow) => ({
  kind,
  accountId,
  name,
  url,
  secretEnd,
  notesCalls,
});
const objectOf = (workspaceId: string) => ({ kind: 'crm', id: workspaceId });

/**
 * Connects a CRM, or takes new credentials of the same: it is asked before they are kept.
 * @throws AppError invalid_input, conflict, crm_unavailable
 */
export async function connectCrm(scope: Scope, given: CrmCredentials): Promise<CrmConnection> {
  const { services, workspaceId } = scope;
  if (given.kind === 'own') checkReachable(given.url, 'body.url');
  const account = await check(scope, given);
  const secret = given.kind === 'hubspot' ? given.token : given.secret;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `crm:${workspaceId}`);
    const before = await readCrm(tx, workspaceId);
    if (before && (before.kind !== given.kind || before.accountId !== account.id)) {
      const which = before.kind === given.kind ? `${before.name} of ${crmNames[before.kind]}` : crmNames[before.kind];
      throw new AppError('conflict', `${which} is already connected. Disconnect it first.`);
    }
    if (before === undefined) await requireIntegrationRoom(tx, workspaceId);
    const row: CrmRow = {
      workspaceId,
      kind: given.kind,
      accountId: account.id,
      name: account.name.slice(0, 200),
      url: given.kind === 'own' ? given.url : null,
      secret: services.secrets.seal(secretPlace(workspaceId), secret),
      secretEnd: secret.slice(-4),
      lacks: account.lacks,
      notesCalls: before?.notesCalls ?? false,
      problem: null,
      connectedAt: new Date(services.clock.now()),
    };
    await tx.insert(crmConnections).values(row).onConflictDoUpdate({ target: crmConnections.workspaceId, set: row });
    if (given.kind === 'hubspot')
      await grantMinutes(tx, services, workspaceId, { reason: 'step:hubspot', minutes: lessonMinutes });
    const changed = { ...(before && { before: told(before) }), after: told(row) };
    await recordChange(tx, scope, 'crm.connected', { object: objectOf(workspaceId), ...changed });
    return show(tx, scope, row);
  });
}

/** Chooses whether calls become notes in the CRM. @throws AppError not_found */
export function updateCrm(scope: Scope, { notesCalls }: { notesCalls: boolean }): Promise<CrmConnection> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `crm:${workspaceId}`);
    const before = await readCrm(tx, workspaceId);
    if (before === undefined) throw new AppError('not_found', noCrm);
    const row = { ...before, notesCalls };
    await tx.update(crmConnections).set({ notesCalls }).where(eq(crmConnections.workspaceId, workspaceId));
    await recordChange(tx, scope, 'crm.updated', {
      object: objectOf(workspaceId),
      before: told(before),
      after: told(row),
    });
    return show(tx, scope, row);
  });
}

/** Disconnects the CRM. What is in it stays; what uses it fails from now on. */
export function disconnectCrm(scope: Scope): Promise<CrmConnection> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `crm:${workspaceId}`);
    const row = await readCrm(tx, workspaceId);
    if (row === undefined) return show(tx, scope, undefined);
    await tx.delete(crmConnections).where(eq(crmConnections.workspaceId, workspaceId));
    await recordChange(tx, scope, 'crm.disconnected', { object: objectOf(workspaceId), before: told(row) });
    return show(tx, scope, undefined);
  });
}

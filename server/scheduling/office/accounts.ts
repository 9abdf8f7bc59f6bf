import { and, count, eq, ne } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { type OfficeAccount, officeNames, officeServices, officeUses } from '#domain/scheduling/office.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calendars } from '#server/platform/db/schema/calendars.table.ts';
import { type OfficeRow, officeAccounts } from '#server/platform/db/schema/office.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { ownOffice, readProfile, tokenPlace } from '#server/scheduling/office-access.ts';
import { hasUse, readOffice } from '#server/scheduling/office-rows.ts';
import { missingOf, scopesOf } from '#server/scheduling/office-services.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { dependentsOf } from './dependents.ts';
import { leaveAll } from './leave-events.ts';
import { exchangeCode, revokeTokens } from './oauth.ts';
import { returnTo, takeSignIn } from './sign-ins.ts';

/** Milliseconds that a service has to say whose account it is. */
const profileMs = 8_000;

async function show(tx: Tx, row: OfficeRow): Promise<OfficeAccount> {
  const { id, service, name, syncsCalendar, calendarId, connectedAt, problem } = row;
  return {
    id,
    service,
    name,
    syncsCalendar,
    calendarId,
    problem,
    connectedAt: connectedAt.toISOString(),
    lacks: officeUses.filter((use) => !hasUse(row, use)),
    dependents: await dependentsOf(tx, row),
  };
}

export async function listOffice(scope: Scope) {
  const { services, workspaceId } = scope;
  const items = await services.db.tenant(workspaceId, async (tx) => {
    const shown: OfficeAccount[] = [];
    for (const row of await readOffice(tx, workspaceId)) shown.push(await show(tx, row));
    return shown;
  });
  const states = officeServices.map((service) => ({ service, missing: missingOf(services, service, returnTo(scope)) }));
  return { services: states, items };
}

const told = ({ service, accountId, name, scopes, syncsCalendar, calendarId }: OfficeRow) => ({
  service,
  accountId,
  name,
  scopes,
  syncsCalendar,
  calendarId,
});
const objectOf = (id: string) => ({ kind: 'office-account', id });

/** A fault of the service as anyone who connects is told. */
function refusalTo(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { kind, message } = error;
  if (kind === 'unauthorized' || kind === 'refused' || kind === 'forbidden') {
    const said =
      kind === 'unauthorized'
        ? 'This authorization was already used or has expired. Connect the account again.'
        : message;
    return new AppError('invalid_input', said, [{ path: 'body.code', message: said }]);
  }
  return new AppError('office_unavailable', message);
}

async function askTokens(scope: Scope, state: string, code: string) {
  const { services } = scope;
  const { service, ...came } = await takeSignIn(scope, state);
  try {
    const tokens = await exchangeCode(services, service, { code, ...came });
    const profile = await readProfile(services, service, tokens.access, profileMs);
    return { service, tokens, profile };
  } catch (error) {
    throw refusalTo(error);
  }
}

/**
 * Connects the account that someone has agreed to, or takes a new access to the same.
 * @throws AppError forbidden, invalid_input, conflict, office_unavailable
 */
export async function connectOffice(
  scope: Scope,
  { state, code }: { state: string; code: string },
): Promise<OfficeAccount> {
  const { services, workspaceId } = scope;
  const { service, tokens, profile } = await askTokens(scope, state, code);
  const serviceName = officeNames[service];
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `office:${workspaceId}`);
    const before = (await readOffice(tx, workspaceId)).find((one) => one.service === service);
    if (before && before.accountId !== profile.accountId)
      throw new AppError(
        'conflict',
        `The ${serviceName} account ${before.name} is already connected. Disconnect it first.`,
      );
    if (tokens.refresh === null && before === undefined) {
      const message = `${serviceName} didn’t grant lasting access. Connect the account again, and accept every permission.`;
      throw new AppError('invalid_input', message, [{ path: 'body.code', message }]);
    }
    if (before === undefined) await requireIntegrationRoom(tx, workspaceId);
    const [id, now] = [before?.id ?? newId(), services.clock.now()];
    const { seal } = services.secrets;
    const asked = { service, scopes: tokens.scopes };
    const row: OfficeRow = {
      workspaceId,
      id,
      ...asked,
      ...profile,
      refreshToken: tokens.refresh === null ? before!.refreshToken : seal(tokenPlace(id, 'refresh'), tokens.refresh),
      accessToken: seal(tokenPlace(id, 'access'), tokens.access),
      accessUntil: new Date(now + tokens.seconds * 1_000),
      syncsCalendar: tokens.scopes.includes(scopesOf[service].calendar) && (before?.syncsCalendar ?? true),
      calendarId: before?.calendarId ?? null,
      problem: null,
      connectedAt: new Date(now),
      cursor: null,
      cursorAt: null,
    };
    const target = [officeAccounts.workspaceId, officeAccounts.id];
    await tx.insert(officeAccounts).values(row).onConflictDoUpdate({ target, set: row });
    await leaveAll(tx, scope, row);
    const changed = { ...(before && { before: told(before) }), after: told(row) };
    await recordChange(tx, scope, 'office-account.connected', { object: objectOf(id), ...changed });
    return show(tx, row);
  });
}

/** @throws AppError not_found */
export async function requireOffice(tx: Tx, { workspaceId }: Scope, id: string): Promise<OfficeRow> {
  const [row] = await tx.select().from(officeAccounts).where(ownOffice({ workspaceId }, id));
  if (row === undefined) throw new AppError('not_found', 'Account not found. Check the ID.');
  return row;
}

interface OfficeChange {
  syncsCalendar?: boolean | undefined;
  calendarId?: string | null | undefined;
}

/** @throws AppError invalid_input */
async function requireCalendar(tx: Tx, { workspaceId }: Scope, calendarId: string): Promise<void> {
  const [found] = await tx
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(eq(calendars.workspaceId, workspaceId), eq(calendars.id, calendarId)));
  if (found !== undefined) return;
  const message = 'Calendar not found. Choose another one.';
  throw new AppError('invalid_input', message, [{ path: 'body.calendarId', message }]);
}

/** Chooses what an account does. @throws AppError not_found, invalid_input, conflict */
export function updateOffice(scope: Scope, id: string, given: OfficeChange): Promise<OfficeAccount> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `office:${workspaceId}`);
    const before = await requireOffice(tx, scope, id);
    const { syncsCalendar = before.syncsCalendar, calendarId = before.calendarId } = given;
    if (calendarId !== null && calendarId !== before.calendarId) await requireCalendar(tx, scope, calendarId);
    if (syncsCalendar && !hasUse(before, 'calendar'))
      throw new AppError(
        'conflict',
        `${before.name} didn’t grant access to its calendar. Connect the account again, and grant access.`,
      );
    const row = { ...before, syncsCalendar, calendarId };
    await tx.update(officeAccounts).set({ syncsCalendar, calendarId }).where(ownOffice(scope, id));
    await leaveAll(tx, scope, row);
    const changed = { object: objectOf(id), before: told(before), after: told(row) };
    await recordChange(tx, scope, 'office-account.updated', changed);
    return show(tx, row);
  });
}

/** Whether other workspaces have the same account: Google takes back the access of all of them at once. */
async function isSharedElsewhere({ services }: Scope, { service, accountId, id }: OfficeRow): Promise<boolean> {
  const [found] = await services.db.system('installation', (tx) =>
    tx
      .select({ n: count() })
      .from(officeAccounts)
      .where(
        and(eq(officeAccounts.service, service), eq(officeAccounts.accountId, accountId), ne(officeAccounts.id, id)),
      ),
  );
  return found!.n > 0;
}

/** Disconnects an account; what stands there stays, and the access is given back. @throws AppError not_found */
export async function disconnectOffice(scope: Scope, id: string): Promise<{ revoked: boolean }> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `office:${workspaceId}`);
    const found = await requireOffice(tx, scope, id);
    await tx.delete(officeAccounts).where(ownOffice(scope, id));
    await recordChange(tx, scope, 'office-account.disconnected', { object: objectOf(id), before: told(found) });
    return found;
  });
  if (await isSharedElsewhere(scope, row)) return { revoked: false };
  const refresh = services.secrets.open(tokenPlace(id, 'refresh'), row.refreshToken);
  return { revoked: await revokeTokens(services, row.service, refresh) };
}

import { and, asc, eq } from 'drizzle-orm';
import {
  type CarrierCredentials,
  type Connectable,
  type ConnectedCarrier,
  connectable,
} from '#domain/carriers/carrier-accounts.ts';
import { capabilities, carrierCan, carrierNames, limitsOf } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import { lessonMinutes } from '#domain/usage/lessons.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AccountRow, carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { grantMinutes } from '#server/usage/trial.ts';
import { readAccounts, signalWireWith, urlsOf, wayToCarriers } from './accounts.ts';
import type { CarrierAccount } from './carrier.ts';
import { CarrierError } from './carrier.ts';
import { accountRow, announcing, checkTwilio, objectOf, problemsOf, refuseField, toldOf } from './connect-account.ts';
import type { TelnyxRoutes } from './telnyx/numbers.ts';
import { makeRoutes, telnyxAccount, telnyxBase } from './telnyx/open-telnyx.ts';
import { unheardOf } from './unheard.ts';

const isConnectable = (row: AccountRow): row is AccountRow & { carrier: Connectable } =>
  (connectable as readonly string[]).includes(row.carrier);

async function show(tx: Tx, scope: Scope, row: AccountRow & { carrier: Connectable }): Promise<ConnectedCarrier> {
  const held = await tx
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.accountId, row.id)))
    .orderBy(asc(phoneNumbers.id));
  const { id, carrier, accountSid, name, baseUrl, trial, tokenEnd, connectedAt } = row;
  return {
    id,
    carrier,
    accountSid,
    name,
    baseUrl,
    trial,
    maskedToken: maskEnd(tokenEnd),
    connectedAt: connectedAt.toISOString(),
    can: capabilities.filter((one) => carrierCan[carrier][one]),
    limits: limitsOf(carrier),
    numbers: held.map(({ number }) => number),
    problems: [...problemsOf(scope, carrier), ...unheardOf(scope.services, row)],
  };
}

/** The workspace's accounts, oldest first. */
export const listAccounts = (scope: Scope): Promise<ConnectedCarrier[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const shown: ConnectedCarrier[] = [];
    for (const row of await readAccounts(tx, scope.workspaceId, connectable))
      if (isConnectable(row)) shown.push(await show(tx, scope, row));
    return shown;
  });

/** An address as it is kept: without a slash at its end. */
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Where a space's compatible API answers: the path is kept, and is SignalWire's where none is given. */
export function spaceBase(space: string): string {
  const { origin, pathname } = new URL(space);
  return `${origin}${pathname === '/' ? '/api/laml' : withoutSlash(pathname)}`;
}

/** Asks a carrier whose account it is. @throws AppError invalid_input, carrier_unavailable, carrier_refused */
async function asked(what: string, path: string, work: () => Promise<CarrierAccount>): Promise<CarrierAccount> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    if (error.kind === 'unauthorized' || error.kind === 'not_found') throw refuseField(path, what);
    if (error.kind === 'never_left' || error.kind === 'unsure')
      throw new AppError('carrier_unavailable', error.message);
    throw new AppError('carrier_refused', `The carrier’s response: ${error.message}`);
  }
}

/** What is kept of an account, once its carrier has said whose it is. */
interface Checked {
  account: CarrierAccount;
  accountSid: string;
  authToken: string;
  apiKey?: { sid: string; secret: string } | undefined;
  baseUrl?: string;
  signingKey?: string;
}

async function check(scope: Scope, given: CarrierCredentials): Promise<Checked> {
  const { services } = scope;
  switch (given.carrier) {
    case 'twilio':
      return { ...given, account: await checkTwilio(scope, given) };
    case 'signalwire': {
      const { projectId: accountSid, token, signingKey } = given;
      const baseUrl = spaceBase(given.space);
      const account = await asked(
        'SignalWire rejected this project ID and API token. Copy both again and retry.',
        'body.credentials.token',
        () => signalWireWith(services, { baseUrl, hook: '', accountSid, token }).account(),
      );
      return { account, accountSid, authToken: token, baseUrl, signingKey };
    }
    case 'telnyx': {
      const baseUrl = withoutSlash(given.baseUrl ?? telnyxBase);
      const account = await asked('Telnyx rejected this API key. Copy it again.', 'body.credentials.apiKey', () =>
        telnyxAccount(wayToCarriers(services), services.clock, baseUrl, given.apiKey),
      );
      const { sid: accountSid } = account;
      return { account, accountSid, authToken: given.apiKey, baseUrl, signingKey: given.publicKey };
    }
  }
}

/** What leads calls and texts of a Telnyx account here: made once. @throws AppError carrier_unavailable, carrier_refused */
async function routesOf(
  { services }: Scope,
  { carrier }: CarrierCredentials,
  { baseUrl = telnyxBase, authToken: apiKey }: Checked,
  { hook, applicationId, messagingProfileId }: AccountRow,
): Promise<Partial<TelnyxRoutes>> {
  if (carrier !== 'telnyx') return {};
  if (applicationId !== null && messagingProfileId !== null) return { applicationId, messagingProfileId };
  try {
    return await makeRoutes(wayToCarriers(services), { baseUrl, apiKey }, urlsOf(services, hook));
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const isUnknown = error.kind === 'never_left' || error.kind === 'unsure';
    throw isUnknown
      ? new AppError('carrier_unavailable', error.message)
      : new AppError('carrier_refused', `The carrier’s response: ${error.message}`);
  }
}

const accountsOf = (tx: Tx, { workspaceId }: Scope) => readAccounts(tx, workspaceId, connectable);

/** Connects an account, or takes new credentials of one. @throws AppError invalid_input, carrier_unavailable, carrier_refused, limit_reached */
export async function connectCarrier(scope: Scope, given: CarrierCredentials): Promise<ConnectedCarrier> {
  const { services, workspaceId } = scope;
  const { carrier } = given;
  const checked = await check(scope, given);
  const same = (one: AccountRow) => one.carrier === carrier && one.accountSid === checked.accountSid;
  const known = (await services.db.tenant(workspaceId, (tx) => accountsOf(tx, scope))).find(same);
  const made = accountRow(scope, carrier, checked, checked.account, known?.id);
  const routes = await routesOf(scope, given, checked, known ?? made);
  return announcing(scope, async (tx) => {
    await advisoryLock(tx, `carrier:${workspaceId}`);
    const before = (await accountsOf(tx, scope)).find(same);
    if (before === undefined) await requireIntegrationRoom(tx, workspaceId);
    const { id, hook, ledTo, movedTold } = before ?? made;
    // Sealed for the id that it is kept under.
    const sealed = before?.id === made.id ? made : accountRow(scope, carrier, checked, checked.account, id);
    const row = { ...sealed, ...routes, id, hook, ledTo, movedTold, carrier };
    await tx
      .insert(carrierAccounts)
      .values(row)
      .onConflictDoUpdate({ target: [carrierAccounts.workspaceId, carrierAccounts.id], set: row });
    if (carrier === 'twilio')
      await grantMinutes(tx, services, workspaceId, { reason: 'step:twilio', minutes: lessonMinutes });
    const changed = { ...(before && { before: toldOf(before) }), after: toldOf(row) };
    await recordChange(tx, scope, 'carrier.connected', { object: objectOf(id), ...(changed as object) });
    return { result: await show(tx, scope, row), hook };
  });
}

/** Disconnects an account, with its numbers here; at the carrier they stay. @throws AppError not_found */
export async function disconnectCarrier(scope: Scope, id: string): Promise<undefined> {
  const { workspaceId } = scope;
  await announcing(scope, async (tx) => {
    const row = (await accountsOf(tx, scope)).find((one) => one.id === id);
    if (row === undefined || !isConnectable(row))
      throw new AppError('not_found', 'Carrier account not found in this workspace.');
    const { numbers } = await show(tx, scope, row);
    await tx
      .delete(carrierAccounts)
      .where(and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, id)));
    const before = { ...toldOf(row), numbers, carrier: carrierNames[row.carrier] };
    await recordChange(tx, scope, 'carrier.disconnected', { object: objectOf(id), before });
    return { result: undefined, hook: row.hook };
  });
  return undefined;
}

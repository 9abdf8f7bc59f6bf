import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { CarrierAccount } from '#domain/carriers/carrier-accounts.ts';
import { type CarrierName, carrierNames } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import { lessonMinutes } from '#domain/usage/lessons.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AccountRow, carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { grantMinutes } from '#server/usage/trial.ts';
import { keyContext, readAccount, signingContext, tokenContext, twilioWith } from './accounts.ts';
import { CarrierError } from './carrier.ts';
import { knownAccounts } from './known-accounts.ts';
import { unheardOf } from './unheard.ts';

export interface Credentials {
  accountSid: string;
  authToken: string;
  apiKey?: { sid: string; secret: string } | undefined;
  baseUrl?: string;
  signingKey?: string;
}

/** What keeps a carrier from reaching this server. */
export function problemsOf({ services: { config } }: Scope, carrier: CarrierName): string[] {
  const isNear = carrier === 'twilio' ? config.twilioBaseUrl !== null : config.carrierOrigins.length > 0;
  if (isNear || config.publicUrl.startsWith('https:')) return [];
  return [
    `${carrierNames[carrier]} needs to reach this server over https. PUBLIC_URL is ${config.publicUrl}. Set it to the server’s public URL, then update your numbers’ webhooks.`,
  ];
}

async function show(tx: Tx, scope: Scope, row: AccountRow | undefined): Promise<CarrierAccount> {
  const held = row
    ? await tx
        .select({ number: phoneNumbers.number })
        .from(phoneNumbers)
        .where(and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.accountId, row.id)))
        .orderBy(asc(phoneNumbers.id))
    : [];
  return {
    connected: row !== undefined,
    accountSid: row?.accountSid ?? null,
    name: row?.name ?? null,
    trial: row?.trial ?? false,
    apiKey: row?.apiKey ?? null,
    maskedToken: maskEnd(row?.tokenEnd),
    connectedAt: row?.connectedAt.toISOString() ?? null,
    numbers: held.map(({ number }) => number),
    problems: row ? [...problemsOf(scope, 'twilio'), ...unheardOf(scope.services, row)] : [],
  };
}

/** The workspace's account at Twilio. */
export const getAccount = (scope: Scope): Promise<CarrierAccount> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) =>
    show(tx, scope, await readAccount(tx, scope.workspaceId, 'twilio')),
  );

export const refuseField = (path: string, message: string) =>
  new AppError('invalid_input', message, [{ path, message }]);

/** Asks Twilio whose account it is. @throws AppError invalid_input, carrier_unavailable */
export async function checkTwilio(scope: Scope, { accountSid, authToken, apiKey }: Credentials) {
  const asked = async (user: string, secret: string, path: string, what: string) => {
    try {
      return await twilioWith(scope.services, 'twilio', { accountSid, user, secret }).account();
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      if (error.kind === 'unauthorized' || error.kind === 'not_found')
        throw refuseField(path, `Twilio rejected ${what}. Copy both again and retry.`);
      throw new AppError('carrier_unavailable', error.message);
    }
  };
  const account = await asked(accountSid, authToken, 'body.authToken', 'this Account SID with this Auth Token');
  if (apiKey) await asked(apiKey.sid, apiKey.secret, 'body.apiKey', 'this API key with its secret');
  if (!account.isActive)
    throw refuseField('body.accountSid', 'This Twilio account is suspended or closed. Connect a different one.');
  return account;
}

/** The row of an account that was checked. */
export function accountRow(
  { services, workspaceId }: Scope,
  carrier: CarrierName,
  { accountSid, authToken, apiKey, baseUrl, signingKey }: Credentials,
  account: { name: string; isTrial: boolean },
  id = newId(),
): AccountRow {
  const { secrets, clock } = services;
  return {
    workspaceId,
    id,
    carrier,
    hook: randomBytes(18).toString('base64url'),
    accountSid,
    name: account.name.slice(0, 200),
    trial: account.isTrial,
    tokenEnd: authToken.slice(-4),
    authToken: secrets.seal(tokenContext(id), authToken),
    apiKey: apiKey?.sid ?? null,
    keySecret: apiKey ? secrets.seal(keyContext(id), apiKey.secret) : null,
    baseUrl: baseUrl ?? null,
    signingKey: signingKey === undefined ? null : secrets.seal(signingContext(id), signingKey),
    applicationId: null,
    messagingProfileId: null,
    connectedAt: new Date(clock.now()),
    unsigned: 0,
    unsignedSince: null,
    ledTo: null,
    movedTold: null,
  };
}

/** What the audit log tells of an account. */
export const toldOf = ({ accountSid, name, apiKey, tokenEnd }: AccountRow) => ({ accountSid, name, apiKey, tokenEnd });
export const objectOf = (id: string) => ({ kind: 'carrier-account', id });

/** Changes an account in its workspace's transaction; webhooks of it are then answered by what holds now. */
export async function announcing<T>(
  { services, workspaceId }: Scope,
  change: (tx: Tx) => Promise<{ result: T; hook: string | null }>,
): Promise<T> {
  const { result, hook } = await services.db.tenant(workspaceId, async (tx) => {
    const changed = await change(tx);
    if (changed.hook !== null) await knownAccounts(services).announce(tx, changed.hook);
    return changed;
  });
  if (hook !== null) knownAccounts(services).forget(hook);
  return result;
}

/** Connects the account, or takes new credentials of the same. @throws AppError invalid_input, conflict, carrier_unavailable */
export async function connectAccount(scope: Scope, given: Credentials): Promise<CarrierAccount> {
  const { services, workspaceId } = scope;
  const account = await checkTwilio(scope, given);
  return announcing(scope, async (tx) => {
    await advisoryLock(tx, `carrier:${workspaceId}`);
    const before = await readAccount(tx, workspaceId, 'twilio');
    if (before && before.accountSid !== given.accountSid) {
      throw new AppError('conflict', `Account ${before.accountSid} is already connected. Disconnect it first.`);
    }
    if (before === undefined) await requireIntegrationRoom(tx, workspaceId);
    const made = accountRow(scope, 'twilio', given, account, before?.id);
    const { hook, ledTo, movedTold } = before ?? made;
    const row = { ...made, hook, ledTo, movedTold };
    await tx
      .insert(carrierAccounts)
      .values(row)
      .onConflictDoUpdate({ target: [carrierAccounts.workspaceId, carrierAccounts.id], set: row });
    await grantMinutes(tx, services, workspaceId, { reason: 'step:twilio', minutes: lessonMinutes });
    const shown = await show(tx, scope, row);
    const changed = { ...(before && { before: toldOf(before) }), after: toldOf(row) };
    await recordChange(tx, scope, 'carrier.connected', { object: objectOf(row.id), ...(changed as object) });
    return { result: shown, hook: row.hook };
  });
}

/** Disconnects the account, with its numbers here; at the carrier they stay. */
export function disconnectAccount(scope: Scope): Promise<CarrierAccount> {
  const { workspaceId } = scope;
  return announcing(scope, async (tx) => {
    const row = await readAccount(tx, workspaceId, 'twilio');
    if (row === undefined) return { result: await show(tx, scope, undefined), hook: null };
    const { numbers } = await show(tx, scope, row);
    const own = and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, row.id));
    await tx.delete(carrierAccounts).where(own);
    const object = objectOf(row.id);
    await recordChange(tx, scope, 'carrier.disconnected', { object, before: { ...toldOf(row), numbers } });
    return { result: await show(tx, scope, undefined), hook: row.hook };
  });
}

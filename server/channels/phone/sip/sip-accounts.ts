import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import type { SipAccount } from '#domain/carriers/sip-accounts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { tokenContext } from '#server/carriers/accounts.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AccountRow, carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { type SipAccountRow, sipAccounts } from '#server/platform/db/schema/sip.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { beforeNumber, keepNumber } from '../numbers/get-numbers.ts';
import { domainOf } from './reach-server.ts';
import { sipPhones } from './sip-phones.ts';

/** SIP accounts of one workspace. */
const mostAccounts = 50;

const own = ({ workspaceId }: Scope, id: string) =>
  and(eq(sipAccounts.workspaceId, workspaceId), eq(sipAccounts.id, id));
const withAccount = and(
  eq(carrierAccounts.workspaceId, sipAccounts.workspaceId),
  eq(carrierAccounts.id, sipAccounts.id),
);
const objectOf = (id: string) => ({ kind: 'sip-account', id });

interface Found {
  row: SipAccountRow;
  account: AccountRow;
}

/** What is stored of an account, without what it does at the moment. */
type Settings = Pick<
  SipAccountRow,
  | 'server'
  | 'user'
  | 'authUser'
  | 'proxy'
  | 'transport'
  | 'encryption'
  | 'certificate'
  | 'country'
  | 'numberForm'
  | 'allowedCountries'
  | 'minutesPerDay'
  | 'maxCalls'
>;

const settingsOf = (row: Settings): Settings => ({
  server: row.server,
  user: row.user,
  authUser: row.authUser,
  proxy: row.proxy,
  transport: row.transport,
  encryption: row.encryption,
  certificate: row.certificate,
  country: row.country,
  numberForm: row.numberForm,
  allowedCountries: row.allowedCountries,
  minutesPerDay: row.minutesPerDay,
  maxCalls: row.maxCalls,
});

async function show(tx: Tx, scope: Scope, { row, account }: Found): Promise<SipAccount> {
  const { services, workspaceId } = scope;
  const numbers = await tx
    .select({ id: phoneNumbers.id, number: phoneNumbers.number, inboundAgentId: phoneNumbers.inboundAgentId })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.accountId, row.id)))
    .orderBy(asc(phoneNumbers.id));
  const { registeredUntil } = row;
  const isLost = row.state === 'registered' && (registeredUntil?.getTime() ?? 0) < services.clock.now();
  return {
    id: row.id,
    name: account.name,
    ...settingsOf(row),
    state: isLost ? 'lost' : row.state,
    problem: isLost ? 'The registration has expired.' : row.problem,
    registeredUntil: registeredUntil?.toISOString() ?? null,
    hasSpeechToText: (await readTranscriber(tx, { services, workspaceId })) !== undefined,
    numbers,
    createdAt: account.connectedAt.toISOString(),
  };
}

/** @throws AppError not_found */
async function requireAccount(tx: Tx, scope: Scope, id: string, lock = false): Promise<Found> {
  const query = tx
    .select({ row: sipAccounts, account: carrierAccounts })
    .from(sipAccounts)
    .innerJoin(carrierAccounts, withAccount)
    .where(own(scope, id));
  const [found] = await (lock ? query.for('update') : query);
  if (found === undefined) throw new AppError('not_found', 'SIP account not found in this workspace.');
  return found;
}

/** The workspace's SIP accounts, oldest first. */
export const listSipAccounts = (scope: Scope): Promise<SipAccount[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const found = await tx
      .select({ row: sipAccounts, account: carrierAccounts })
      .from(sipAccounts)
      .innerJoin(carrierAccounts, withAccount)
      .where(eq(sipAccounts.workspaceId, scope.workspaceId))
      .orderBy(asc(sipAccounts.id));
    const items: SipAccount[] = [];
    for (const one of found) items.push(await show(tx, scope, one));
    return items;
  });

/** @throws AppError not_found */
export const getSipAccount = (scope: Scope, id: string): Promise<SipAccount> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => show(tx, scope, await requireAccount(tx, scope, id)));

/** The row of an account, for a test of its registration. @throws AppError not_found */
export const readSipAccount = (scope: Scope, id: string): Promise<Found> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => requireAccount(tx, scope, id));

/** Two registrations of one user throw each other out. @throws AppError conflict */
async function checkTwin(
  tx: Tx,
  scope: Scope,
  { server, user }: Pick<Settings, 'server' | 'user'>,
  id: string,
): Promise<void> {
  const rows = await tx
    .select({ id: sipAccounts.id })
    .from(sipAccounts)
    .where(
      and(eq(sipAccounts.workspaceId, scope.workspaceId), eq(sipAccounts.server, server), eq(sipAccounts.user, user)),
    );
  if (rows.some((row) => row.id !== id)) throw new AppError('conflict', `${user} at ${server} is already connected.`);
}

export interface NewSipAccount extends Omit<Settings, 'allowedCountries'> {
  name: string;
  password: string;
  allowedCountries?: string[] | undefined;
  number?: string | undefined;
  inboundAgentId: string | null;
}

/** Connects an account, with the number that its callers dial. @throws AppError not_found, conflict, limit_reached */
export async function createSipAccount(scope: Scope, given: NewSipAccount, id = newId()): Promise<SipAccount> {
  const { services, workspaceId } = scope;
  const { secrets, clock, db } = services;
  await beforeNumber(scope, given.inboundAgentId);
  const account: AccountRow = {
    workspaceId,
    id,
    carrier: 'sip',
    hook: randomBytes(18).toString('base64url'),
    accountSid: `${given.user}@${domainOf(given.server)}`,
    name: given.name,
    trial: false,
    authToken: secrets.seal(tokenContext(id), given.password),
    tokenEnd: '',
    apiKey: null,
    keySecret: null,
    baseUrl: null,
    signingKey: null,
    applicationId: null,
    messagingProfileId: null,
    connectedAt: new Date(clock.now()),
    unsigned: 0,
    unsignedSince: null,
    ledTo: null,
    movedTold: null,
  };
  const allowedCountries = given.allowedCountries ?? [given.country];
  const settings = settingsOf({ ...given, allowedCountries });
  await db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `carrier:${workspaceId}`);
    const [known] = await tx.select({ id: sipAccounts.id }).from(sipAccounts).where(own(scope, id));
    if (known !== undefined) return;
    await checkTwin(tx, scope, settings, id);
    const held = await tx.$count(sipAccounts, eq(sipAccounts.workspaceId, workspaceId));
    if (held >= mostAccounts)
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${mostAccounts} SIP accounts. Remove one first.`,
      );
    await requireIntegrationRoom(tx, workspaceId);
    await tx.insert(carrierAccounts).values(account);
    await tx.insert(sipAccounts).values({ workspaceId, id, ...settings });
    await recordChange(tx, scope, 'sip-account.created', {
      object: objectOf(id),
      after: { name: given.name, ...settings },
    });
  });
  const { name, inboundAgentId } = given;
  await keepSipNumber(scope, account, { number: given.number ?? given.user, name, inboundAgentId }, null);
  await sipPhones(services).look();
  return getSipAccount(scope, id);
}

/** Keeps a number of an account. The same again is the same. @throws AppError conflict where another account has it */
async function keepSipNumber(
  scope: Scope,
  account: AccountRow,
  { number, name, inboundAgentId }: { number: string; name: string; inboundAgentId: string | null },
  /** Null where the entry of the account tells of it. */
  action: 'phone-number.brought' | null = 'phone-number.brought',
): Promise<PhoneNumber> {
  const urls = { voice: '', voiceFallback: '', sms: '', status: '' };
  const there = { sid: `sip:${number}`, number, name, can: { voice: true, sms: false }, urls, overruledBy: null };
  const taken = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select({ accountId: phoneNumbers.accountId })
      .from(phoneNumbers)
      .where(and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.number, number))),
  );
  if (taken.some(({ accountId }) => accountId !== account.id))
    throw new AppError('conflict', `${number} belongs to another account in this workspace.`);
  return keepNumber(scope, account, there, {
    name,
    inboundAgentId,
    action,
    former: null,
    heardBy: 'transcriber',
  });
}

/** Adds a number whose calls arrive at an account. @throws AppError not_found, conflict, limit_reached */
export async function addSipNumber(
  scope: Scope,
  id: string,
  given: { number: string; name: string; inboundAgentId: string | null },
): Promise<PhoneNumber> {
  const { account } = await readSipAccount(scope, id);
  await beforeNumber(scope, given.inboundAgentId);
  return keepSipNumber(scope, account, given);
}

type Change = { [Key in keyof Settings]?: Settings[Key] | undefined } & {
  name?: string | undefined;
  password?: string | undefined;
};

/** Changes an account; it registers anew. What is left out stays. @throws AppError not_found, conflict */
export async function updateSipAccount(
  scope: Scope,
  id: string,
  { name, password, ...given }: Change,
): Promise<SipAccount> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const { row, account } = await requireAccount(tx, scope, id, true);
    const changed = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<Settings>;
    const after = settingsOf({ ...row, ...changed });
    await checkTwin(tx, scope, after, id);
    await tx
      .update(sipAccounts)
      .set({
        ...after,
        revision: sql`${sipAccounts.revision} + 1`,
        state: 'trying',
        problem: null,
        registeredUntil: null,
      })
      .where(own(scope, id));
    await tx
      .update(carrierAccounts)
      .set({
        name: name ?? account.name,
        accountSid: `${after.user}@${domainOf(after.server)}`,
        ...(password !== undefined && { authToken: services.secrets.seal(tokenContext(id), password) }),
      })
      .where(and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, id)));
    await recordChange(tx, scope, 'sip-account.updated', {
      object: objectOf(id),
      before: { name: account.name, ...settingsOf(row) },
      after: { name: name ?? account.name, ...after, ...(password !== undefined && { password: 'changed' }) },
    });
  });
  await sipPhones(services).look();
  return getSipAccount(scope, id);
}

/** Disconnects an account, with its numbers here. */
export async function removeSipAccount(scope: Scope, id: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const { row, account } = await requireAccount(tx, scope, id, true);
    await tx
      .delete(carrierAccounts)
      .where(and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, id)));
    await recordChange(tx, scope, 'sip-account.removed', {
      object: objectOf(id),
      before: { name: account.name, ...settingsOf(row) },
    });
  });
  await sipPhones(services).look();
  return undefined;
}

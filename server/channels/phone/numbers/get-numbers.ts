import { and, count, eq } from 'drizzle-orm';
import { connectable } from '#domain/carriers/carrier-accounts.ts';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { OwnTerms } from '#domain/platform/metadata.ts';
import { atCarrier, openCarrier, readAccounts, urlsOf } from '#server/carriers/accounts.ts';
import type { CarrierNumber, NumberSearch } from '#server/carriers/carrier.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { noteLed } from '#server/carriers/unheard.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ownTermsOf } from '#server/platform/db/own-terms.ts';
import type { NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import {
  type AccountRow,
  carrierAccounts,
  type NumberRow,
  phoneNumbers,
} from '#server/platform/db/schema/phone.table.ts';
import { requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { countsAsNumber, noteOwnNumbers, withAccount } from '#server/usage/note-numbers.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { formerOf, objectOf, showNumber, toldOf } from './numbers.ts';

/** An account at a carrier; the first where none is named. @throws AppError not_found, conflict where none is connected */
async function requireAccount({ services, workspaceId }: Scope, accountId: string | undefined): Promise<AccountRow> {
  const rows = await services.db.tenant(workspaceId, (tx) => readAccounts(tx, workspaceId, connectable));
  const row = accountId === undefined ? rows[0] : rows.find(({ id }) => id === accountId);
  if (row !== undefined) return row;
  if (accountId === undefined) throw new AppError('conflict', 'No carrier account is connected. Connect one first.');
  throw new AppError('not_found', 'Carrier account not found in this workspace.');
}

/** Which account is asked. */
interface Asked {
  accountId?: string | undefined;
}

/** Room for one more number, looked at before it is asked for at the carrier, and once more when it is kept. */
async function checkRoom(tx: Tx, { workspaceId }: Scope): Promise<void> {
  await advisoryLock(tx, `phone-numbers:${workspaceId}`);
  const [held] = await tx
    .select({ n: count() })
    .from(phoneNumbers)
    .innerJoin(carrierAccounts, withAccount())
    .where(countsAsNumber(workspaceId));
  await requireRoom(tx, workspaceId, 'phoneNumbers', held!.n);
}

/** Numbers for tests of one workspace: they are free, and no plan's. */
const mostTestNumbers = 10;

/** Room for one more number of the carrier of this house. @throws AppError not_found, limit_reached */
export const beforeTestNumber = (scope: Scope, inboundAgentId: string | null) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    if (inboundAgentId !== null) await requireAgent(tx, scope, inboundAgentId);
    await advisoryLock(tx, `phone-numbers:${scope.workspaceId}`);
    const own = and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(carrierAccounts.carrier, 'stand-in'));
    const [held] = await tx
      .select({ n: count() })
      .from(phoneNumbers)
      .innerJoin(carrierAccounts, withAccount())
      .where(own);
    if (held!.n < mostTestNumbers) return;
    throw new AppError(
      'limit_reached',
      `This workspace has reached its limit of ${mostTestNumbers} test numbers. Remove one first.`,
    );
  });

/** Looks before anything is asked for at the carrier. @throws AppError not_found, limit_reached */
export const beforeNumber = (scope: Scope, inboundAgentId: string | null) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    if (inboundAgentId !== null) await requireAgent(tx, scope, inboundAgentId);
    await checkRoom(tx, scope);
  });

const nowhere: NumberUrls = { voice: '', voiceFallback: '', sms: '', status: '' };

/** Keeps a number that the account has. The same again is the same row. */
export async function keepNumber(
  scope: Scope,
  account: AccountRow,
  there: CarrierNumber,
  { name, inboundAgentId, action, former, heardBy = 'carrier', own = { externalId: null, metadata: {} } }: KeepAs,
): Promise<PhoneNumber> {
  const { services, workspaceId } = scope;
  const row: NumberRow = {
    workspaceId,
    id: newId(),
    accountId: account.id,
    sid: there.sid,
    number: there.number,
    name,
    voice: there.can.voice,
    sms: there.can.sms,
    inboundAgentId,
    outboundAgentId: inboundAgentId,
    hours: null,
    fallback: null,
    answersTexts: true,
    asksToAccept: false,
    queues: false,
    formerUrls: former,
    heardBy,
    ...own,
    createdAt: new Date(services.clock.now()),
  };
  // The next thing people do with a new number is call it.
  services.speech.prepare?.();
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `phone-numbers:${workspaceId}`);
    const number = and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.number, there.number));
    const [known] = await tx.select().from(phoneNumbers).where(number);
    if (known) return showNumber(known, account.carrier);
    await tx.insert(phoneNumbers).values(row);
    await noteLed(tx, services, account);
    if (action !== null) await recordChange(tx, scope, action, { object: objectOf(row.id), after: toldOf(row) });
    return showNumber(row, account.carrier);
  });
}

interface KeepAs {
  name: string;
  inboundAgentId: string | null;
  /** Null where the entry of its account tells of it. */
  action: AuditAction | null;
  former: NumberUrls | null;
  heardBy?: NumberRow['heardBy'];
  /** What it is to the asker's own system. */
  own?: OwnTerms;
}

/** Numbers that can be bought, with the price a month. @throws AppError conflict, carrier_unavailable, carrier_refused */
export async function searchOffers(scope: Scope, { accountId, ...wanted }: NumberSearch & Asked) {
  const carrier = openCarrier(scope.services, await requireAccount(scope, accountId));
  const [found, price] = await Promise.all([
    atCarrier(() => carrier.search(wanted)),
    carrier.priceOf === undefined ? priceOf(carrier, wanted.country, wanted.kind) : null,
  ]);
  const items = found.map(({ number, place, address, can }) => ({ number, place, address, can }));
  return { items, price: found[0]?.price ?? price };
}

async function priceOf(carrier: ReturnType<typeof openCarrier>, country: string, kind: NumberSearch['kind']) {
  const { currency, byKind } = await atCarrier(() => carrier.prices(country));
  const amount = byKind[kind];
  return amount === undefined ? null : { amount, currency };
}

export interface Purchase extends Asked, OwnTerms {
  number: string;
  name: string;
  price: string | null;
  country: string;
  kind: NumberSearch['kind'];
  inboundAgentId: string | null;
  addressSid?: string | undefined;
  bundleSid?: string | undefined;
}

/**
 * Addresses and approved documents that the account has, for numbers whose country asks for them.
 * @throws AppError conflict, carrier_unavailable, carrier_refused
 */
export async function listPapers(
  scope: Scope,
  { country, kind, accountId }: Pick<NumberSearch, 'country' | 'kind'> & Asked,
) {
  const carrier = openCarrier(scope.services, await requireAccount(scope, accountId));
  const [addresses, bundles] = await Promise.all([
    atCarrier(() => carrier.addresses()),
    atCarrier(() => carrier.bundles(country, kind)),
  ]);
  return { addresses, bundles };
}

/** Buys a number at the price that was shown. @throws AppError conflict, limit_reached, carrier_unavailable, carrier_refused */
export async function buyNumber(scope: Scope, purchase: Purchase) {
  const { number, name, price, country, kind, inboundAgentId, addressSid, bundleSid, accountId, ...own } = purchase;
  const { services } = scope;
  const account = await requireAccount(scope, accountId);
  await beforeNumber(scope, inboundAgentId);
  const carrier = openCarrier(services, account);
  const { priceOf: ownPrice } = carrier;
  const now = ownPrice ? await atCarrier(() => ownPrice(number)) : await priceOf(carrier, country, kind);
  if ((now?.amount ?? null) !== price) {
    const message = now
      ? `This number now costs ${now.amount} ${now.currency} a month. Confirm the new price.`
      : undefined;
    throw new AppError('conflict', message ?? 'The carrier no longer lists a price for this number. Search again.');
  }
  const urls = urlsOf(services, account.hook);
  // A request whose answer was lost may have bought it: then the account has it.
  const has = (await atCarrier(() => carrier.numbers())).find((one) => one.number === number);
  const former = has ? formerOf(has, account) : null;
  const as: KeepAs = { name, inboundAgentId, action: 'phone-number.bought', former, own: ownTermsOf(own) };
  const there = has ? await atCarrier(() => carrier.point(has.sid, urls)) : undefined;
  return keepNumber(
    scope,
    account,
    there ?? (await atCarrier(() => carrier.buy(number, name, urls, { addressSid, bundleSid }))),
    as,
  );
}

/** Numbers of the account that are not here. @throws AppError conflict, carrier_unavailable, carrier_refused */
export async function listAtCarrier(scope: Scope, { accountId }: Asked) {
  const { services, workspaceId } = scope;
  const account = await requireAccount(scope, accountId);
  const there = await atCarrier(() => openCarrier(services, account).numbers());
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx.select({ sid: phoneNumbers.sid }).from(phoneNumbers).where(eq(phoneNumbers.workspaceId, workspaceId)),
  );
  const here = new Set(rows.map(({ sid }) => sid));
  return there
    .filter(({ sid }) => !here.has(sid))
    .map(({ sid, number, name, can, urls }) => ({ sid, number, name, can, voiceUrl: urls.voice }));
}

/** Brings a number of the account. @throws AppError not_found, conflict, limit_reached, carrier_unavailable, carrier_refused */
export async function bringNumber(
  scope: Scope,
  { sid, inboundAgentId, accountId, ...own }: { sid: string; inboundAgentId: string | null } & Asked & OwnTerms,
): Promise<PhoneNumber> {
  const { services } = scope;
  const account = await requireAccount(scope, accountId);
  await beforeNumber(scope, inboundAgentId);
  const carrier = openCarrier(services, account);
  const found = (await atCarrier(() => carrier.numbers())).find((one) => one.sid === sid);
  if (found === undefined) throw new AppError('not_found', 'The account doesn’t have this number.');
  const there = await atCarrier(() => carrier.point(sid, urlsOf(services, account.hook)));
  const name = found.name.trim().slice(0, 60) || found.number;
  return keepNumber(scope, account, there, {
    name,
    inboundAgentId,
    action: 'phone-number.brought',
    former: formerOf(found, account),
    own: ownTermsOf(own),
  });
}

/** Takes a number out, or gives it back. @throws AppError not_found, invalid_input, carrier_unavailable, carrier_refused */
export async function removeNumber(
  scope: Scope,
  numberId: string,
  { how, number }: { how: 'release' | 'keep'; number: string },
): Promise<undefined> {
  const { services, workspaceId } = scope;
  const { row, account } = await services.db.tenant(workspaceId, (tx) => requireNumber(tx, scope, numberId));
  if (row.number !== number) {
    const message = `Type ${row.number} to confirm.`;
    throw new AppError('invalid_input', message, [{ path: 'body.number', message }]);
  }
  const carrier = openCarrier(services, account);
  const there = (await atCarrier(() => carrier.numbers())).find(({ sid }) => sid === row.sid);
  // What is not there any more is given back already.
  if (there && how === 'release') await atCarrier(() => carrier.release(row.sid));
  if (there && how === 'keep') await atCarrier(() => carrier.point(row.sid, row.formerUrls ?? nowhere));
  await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.id, numberId));
    await noteOwnNumbers(tx, services, workspaceId);
    await tx.delete(phoneNumbers).where(own);
    const object = objectOf(numberId);
    await recordChange(tx, scope, 'phone-number.removed', { object, before: { ...toldOf(row), how } });
  });
  return undefined;
}

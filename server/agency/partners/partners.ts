import { randomInt } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import {
  type Partner,
  type PartnerEntry,
  type PartnerRates,
  type PartnerStatus,
  type PartnerSum,
  type PartnerType,
  partnersLimit,
} from '#domain/agency/partners.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type Currency, plainAmount } from '#domain/platform/money.ts';
import { book } from '#server/billing/book.ts';
import { commissionOf } from '#server/billing/earn-commission.ts';
import { knownSites } from '#server/identity/sites.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import {
  installationPartnerRates,
  partnerEarnings,
  partnerPayouts,
  partnerRates,
  partnerReferrals,
  partners,
} from '#server/platform/db/schema/partners.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { readEntries } from './read-entries.ts';

export type PartnerRow = typeof partners.$inferSelect;

/** Letters and digits that no one mistakes for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const newCode = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

const one = (workspaceId: string, id: string) => and(eq(partners.workspaceId, workspaceId), eq(partners.id, id));

/** What partners earned and were paid, by partner; each currency for itself. */
async function readSums(tx: Tx, workspaceId: string): Promise<Map<string, PartnerSum[]>> {
  const columns = { partner_id: 'text', currency: 'text', revenue: 'text', commission: 'text', paid: 'text' } as const;
  const rows = await readRows(
    tx,
    columns,
    sql`
    with entries as (
      select partner_id, currency, revenue, commission, 0 as paid from partner_earnings
        where workspace_id = ${workspaceId}::uuid
      union all select partner_id, currency, 0, 0, amount from partner_payouts
        where workspace_id = ${workspaceId}::uuid)
    select partner_id, currency, sum(revenue) as revenue, sum(commission) as commission, sum(paid) as paid
    from entries group by 1, 2 order by 2`,
  );
  const sums = new Map<string, PartnerSum[]>();
  for (const row of rows) {
    const [revenue, commission, paid] = [Number(row.revenue), Number(row.commission), Number(row.paid)];
    const sum = { currency: row.currency, revenue, commission, paid, owed: commission - paid };
    sums.set(row.partner_id, [...(sums.get(row.partner_id) ?? []), sum]);
  }
  return sums;
}

/** The referral link of a code. */
export type Links = (workspaceId: string, code: string) => string;

/**
 * How referral links are made: to an agency's own address where strangers may sign up there, else to the installation's.
 * Read before a transaction begins.
 */
export async function findLinks(services: Services): Promise<Links> {
  const { agencies } = await knownSites(services).find();
  return (workspaceId, code) => {
    const site = agencies.get(workspaceId);
    return `${site?.brand?.signUp ? site.origin : services.config.publicUrl}/get-started?ref=${code}`;
  };
}

/** Partners of a workspace, with what each brought. */
export async function readPartners(tx: Tx, links: Links, workspaceId: string): Promise<Partner[]> {
  const rows = await tx
    .select()
    .from(partners)
    .where(eq(partners.workspaceId, workspaceId))
    .orderBy(sql`lower(${partners.name})`, partners.id);
  const referred = await tx
    .select({ partnerId: partnerReferrals.partnerId, n: count() })
    .from(partnerReferrals)
    .where(eq(partnerReferrals.workspaceId, workspaceId))
    .groupBy(partnerReferrals.partnerId);
  const referrals = new Map(referred.map(({ partnerId, n }) => [partnerId, n]));
  const sums = await readSums(tx, workspaceId);
  return rows.map(({ id, name, email, type, status, commissionPoints, code, createdAt }) => ({
    id,
    name,
    email,
    type,
    status,
    commissionPoints,
    link: links(workspaceId, code),
    referrals: referrals.get(id) ?? 0,
    sums: sums.get(id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

/** What each type gets here: the workspace's own rates, else the installation's. */
export async function readRates(tx: Tx, workspaceId: string): Promise<PartnerRates> {
  const seeded = await tx.select().from(installationPartnerRates);
  const own = await tx.select().from(partnerRates).where(eq(partnerRates.workspaceId, workspaceId));
  return Object.fromEntries([...seeded, ...own].map((row) => [row.type, row.commissionPoints])) as PartnerRates;
}

export async function listPartners({ services, workspaceId }: Scope) {
  const links = await findLinks(services);
  return services.db.tenant(workspaceId, async (tx) => ({
    items: await readPartners(tx, links, workspaceId),
    rates: await readRates(tx, workspaceId),
  }));
}

/** Does something with a partner, whose id it answers, and shows it as it is then. */
async function shownAfter(scope: Scope, act: (tx: Tx) => Promise<string>): Promise<Partner> {
  const { services, workspaceId } = scope;
  const links = await findLinks(services);
  return services.db.tenant(workspaceId, async (tx) => {
    const id = await act(tx);
    return (await readPartners(tx, links, workspaceId)).find((partner) => partner.id === id)!;
  });
}

interface NewPartner {
  name: string;
  email?: string | undefined;
  type: PartnerType;
  status: PartnerStatus;
  commissionPoints?: number | undefined;
  accountId?: string;
}

/** Adds a partner, in a transaction that may write the workspace's rows. @throws AppError limit_reached */
export async function insertPartner(tx: Tx, scope: Scope, given: NewPartner): Promise<string> {
  const { services, workspaceId } = scope;
  await advisoryLock(tx, `partners:${workspaceId}`);
  const [existing] = await tx.select({ n: count() }).from(partners).where(eq(partners.workspaceId, workspaceId));
  if (existing!.n >= partnersLimit) {
    throw new AppError('limit_reached', `This workspace has reached its limit of ${partnersLimit} partners.`);
  }
  const id = newId();
  const { name, email = null, type, status, accountId = null } = given;
  const commissionPoints = given.commissionPoints ?? (await readRates(tx, workspaceId))[type];
  const createdAt = new Date(services.clock.now());
  const row = { name, email, type, status, commissionPoints };
  await tx.insert(partners).values({ workspaceId, id, ...row, code: newCode(), accountId, createdAt });
  await recordChange(tx, scope, 'partner.created', { object: { kind: 'partner', id }, after: row });
  return id;
}

/** Adds a partner. @throws AppError limit_reached */
export const createPartner = (scope: Scope, given: Omit<NewPartner, 'status'>): Promise<Partner> =>
  shownAfter(scope, (tx) => insertPartner(tx, scope, { ...given, status: 'active' }));

/** A partner, kept from changing until the commit. @throws AppError not_found */
async function lock(tx: Tx, workspaceId: string, id: string): Promise<PartnerRow> {
  const [row] = await tx.select().from(partners).where(one(workspaceId, id)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Partner not found. It may have been deleted.');
  return row;
}

type Change = { [K in 'name' | 'email' | 'type' | 'status' | 'commissionPoints']?: PartnerRow[K] | undefined };

/** Changes a partner; what was earned keeps the commission of then. @throws AppError not_found */
export function updatePartner(scope: Scope, id: string, change: Change): Promise<Partner> {
  const { workspaceId } = scope;
  return shownAfter(scope, async (tx) => {
    const row = await lock(tx, workspaceId, id);
    const pick = ({ name, email, type, status, commissionPoints }: PartnerRow) => ({
      name,
      email,
      type,
      status,
      commissionPoints,
    });
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after = { ...pick(row), ...named };
    await tx.update(partners).set(after).where(one(workspaceId, id));
    await recordChange(tx, scope, 'partner.updated', { object: { kind: 'partner', id }, before: pick(row), after });
    return id;
  });
}

/** Sets what each type gets from now on. */
export function setRates(scope: Scope, rates: PartnerRates): Promise<PartnerRates> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await readRates(tx, workspaceId);
    for (const [type, commissionPoints] of Object.entries(rates) as [PartnerType, number][]) {
      await tx
        .insert(partnerRates)
        .values({ workspaceId, type, commissionPoints })
        .onConflictDoUpdate({ target: [partnerRates.workspaceId, partnerRates.type], set: { commissionPoints } });
    }
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'partner.rates-set', { object, before, after: rates });
    return rates;
  });
}

/** Books what is between the workspace and a partner alone. */
const bookOf = (
  tx: Tx,
  { workspaceId }: Scope,
  { currency, ...about }: { partnerId: string; currency: Currency; at: number; reason: string; txId: string },
  amounts: Parameters<typeof book>[2],
) => book(tx, { sellerId: workspaceId, buyerId: null, invoiceId: null, currency, ...about }, amounts);

/** Notes what a partner's customer paid, and the partner's share of it. @throws AppError not_found, conflict */
export function addEarning(
  scope: Scope,
  partnerId: string,
  { revenue, currency, description }: { revenue: number; currency: Currency; description: string },
): Promise<Partner> {
  const { services, workspaceId } = scope;
  return shownAfter(scope, async (tx) => {
    const { status, commissionPoints } = await lock(tx, workspaceId, partnerId);
    if (status !== 'active')
      throw new AppError('conflict', 'Only active partners earn commissions. Activate the partner first.');
    const commission = commissionOf(revenue, commissionPoints);
    const entry = { partnerId, revenue, commission, currency, description };
    const [id, at] = [newId(), services.clock.now()];
    await tx.insert(partnerEarnings).values({ workspaceId, id, ...entry, earnedAt: new Date(at) });
    await bookOf(
      tx,
      scope,
      { partnerId, currency, at, reason: description, txId: id },
      { commission, partner: -commission },
    );
    const object = { kind: 'partner', id: partnerId };
    await recordChange(tx, scope, 'partner.earning-added', { object, after: entry });
    return partnerId;
  });
}

/** Notes what was paid out to a partner. @throws AppError not_found, conflict when it is more than is owed */
export function addPayout(
  scope: Scope,
  partnerId: string,
  { amount, currency, note, reference }: { amount: number; currency: Currency; note: string; reference: string },
): Promise<Partner> {
  const { services, workspaceId, actor } = scope;
  return shownAfter(scope, async (tx) => {
    await lock(tx, workspaceId, partnerId);
    const sums = (await readSums(tx, workspaceId)).get(partnerId) ?? [];
    const owed = sums.find((sum) => sum.currency === currency)?.owed ?? 0;
    if (amount > owed) {
      const owedNow = plainAmount(Math.max(0, owed), currency);
      throw new AppError('conflict', `You only owe this partner ${owedNow} ${currency}. Enter that amount or less.`);
    }
    const entry = { partnerId, amount, currency, note, reference };
    const [id, at] = [newId(), services.clock.now()];
    await tx.insert(partnerPayouts).values({ workspaceId, id, ...entry, paidBy: actor!.userId, paidAt: new Date(at) });
    const reason = reference || note || 'Pay-out';
    await bookOf(tx, scope, { partnerId, currency, at, reason, txId: id }, { partner: amount, cash: -amount });
    const object = { kind: 'partner', id: partnerId };
    await recordChange(tx, scope, 'partner.paid-out', { object, after: entry });
    return partnerId;
  });
}

/** What a partner earned, had to give back and was paid, newest first. @throws AppError not_found */
export function listEntries(
  { services, workspaceId }: Scope,
  partnerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: PartnerEntry[]; next: string | null }> {
  return services.db.tenant(workspaceId, async (tx) => {
    const [known] = await tx.select({ id: partners.id }).from(partners).where(one(workspaceId, partnerId));
    if (known === undefined) throw new AppError('not_found', 'Partner not found. It may have been deleted.');
    const rows = await readEntries(tx, workspaceId, partnerId, { cursor, limit: limit + 1 });
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}

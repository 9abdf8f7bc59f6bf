import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { type Partnership, ReferralCode, recentEntries } from '#domain/agency/partners.ts';
import { referralDays } from '#domain/agency/referral-days.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import { partnerReferrals, partners } from '#server/platform/db/schema/partners.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findLinks, insertPartner, type Links, type PartnerRow, readPartners } from './partners.ts';
import { readEntries } from './read-entries.ts';

const dayMs = 86_400_000;
/** How long after the sign-up a browser may still say by which link it came. */
const tellWithin = dayMs;

async function findUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user;
}

/** No one is their own customer: the partner, and who works where the partner's programme is. */
async function isOwn(tx: Tx, partner: PartnerRow, user: UserRow): Promise<boolean> {
  if (partner.accountId === user.id || (partner.email !== null && partner.email === user.email)) return true;
  const [member] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, partner.workspaceId), eq(members.userId, user.id)));
  return member !== undefined;
}

/**
 * Makes a new account a partner's, for the first link that it followed. Answers whether it did: not again, not long after
 * the sign-up, not for a link that was followed too long ago or after it, and not for the partner itself.
 */
async function attributeUser(
  tx: Tx,
  { clock }: Services,
  user: UserRow,
  code: string,
  touchedAt: number,
): Promise<boolean> {
  const signedUpAt = user.createdAt.getTime();
  if (clock.now() - signedUpAt > tellWithin) return false;
  // A browser's clock may be ahead a little.
  if (touchedAt > signedUpAt + 300_000 || signedUpAt - touchedAt > referralDays * dayMs) return false;
  const [partner] = await tx
    .select()
    .from(partners)
    .where(and(eq(partners.code, code), eq(partners.status, 'active')));
  if (partner === undefined || (await isOwn(tx, partner, user))) return false;
  const added = await tx
    .insert(partnerReferrals)
    .values({
      workspaceId: partner.workspaceId,
      partnerId: partner.id,
      accountId: user.id,
      touchedAt: new Date(touchedAt),
      signedUpAt: user.createdAt,
    })
    .onConflictDoNothing()
    .returning({ accountId: partnerReferrals.accountId });
  return added.length > 0;
}

/** The same by what a browser has kept. */
export const attribute = (services: Services, { userId }: Account, given: { code: string; touchedAt: string }) =>
  services.db.system('account', async (tx) => {
    const user = await findUser(tx, userId);
    const attributed =
      user !== undefined && (await attributeUser(tx, services, user, given.code, Date.parse(given.touchedAt)));
    return { attributed };
  });

/** The same by what the sign-up said, when the account gets its first workspace: its mail may be opened elsewhere. */
export async function attributeBySignUp(tx: Tx, services: Services, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  const said = user?.userMetadata.referral as { code?: unknown; touchedAt?: unknown } | undefined;
  const code = ReferralCode.safeParse(said?.code);
  const touchedAt = typeof said?.touchedAt === 'string' ? Date.parse(said.touchedAt) : Number.NaN;
  if (user === undefined || !code.success || Number.isNaN(touchedAt)) return;
  await attributeUser(tx, services, user, code.data, touchedAt);
}

/** The operator's workspace, whose programme everyone may ask to join. */
async function operatorWorkspace(tx: Tx): Promise<string | undefined> {
  const open = and(eq(workspaces.operator, true), isNull(workspaces.deletedAt));
  const [row] = await tx.select({ id: workspaces.id }).from(workspaces).where(open);
  return row?.id;
}

async function readAffiliate(tx: Tx, links: Links, account: Account) {
  const user = await findUser(tx, account.userId);
  const byMail = user?.emailConfirmedAt ? and(isNotNull(partners.email), eq(partners.email, user.email)) : undefined;
  const rows = await tx
    .select({ id: partners.id, workspaceId: partners.workspaceId, workspace: workspaces.name })
    .from(partners)
    .innerJoin(workspaces, and(eq(workspaces.id, partners.workspaceId), isNull(workspaces.deletedAt)))
    .where(or(eq(partners.accountId, account.userId), byMail));
  const items: Partnership[] = [];
  for (const { id, workspaceId, workspace } of rows) {
    const found = (await readPartners(tx, links, workspaceId)).find((partner) => partner.id === id)!;
    const { type, status, commissionPoints, link, referrals, sums } = found;
    const recent = await readEntries(tx, workspaceId, id, { limit: recentEntries });
    items.push({ workspace, type, status, commissionPoints, link, referrals, sums, recent });
  }
  const operatorId = await operatorWorkspace(tx);
  const owns =
    operatorId !== undefined &&
    (
      await tx
        .select({ userId: members.userId })
        .from(members)
        .where(and(inArray(members.workspaceId, [operatorId]), eq(members.userId, account.userId)))
    ).length > 0;
  const canJoin = operatorId !== undefined && !owns && !rows.some((row) => row.workspaceId === operatorId);
  return { items, canJoin, operatorId };
}

/** Whose partner someone is, and whether they may ask to be the operator's. */
export async function getAffiliate(services: Services, account: Account) {
  const links = await findLinks(services);
  return services.db.system('account', async (tx) => {
    const { items, canJoin } = await readAffiliate(tx, links, account);
    return { items, canJoin };
  });
}

/** Asks to be an affiliate of the installation. @throws AppError conflict when one is already, or is the operator */
export async function joinAsAffiliate(services: Services, account: Account) {
  const links = await findLinks(services);
  return services.db.system('account', async (tx) => {
    await advisoryLock(tx, `affiliate:${account.userId}`);
    const { canJoin, operatorId } = await readAffiliate(tx, links, account);
    if (!canJoin || operatorId === undefined) throw new AppError('conflict', 'You’ve already applied or joined.');
    const { userId, email, ip } = account;
    const actor = { userId, email, row: roleMatrix.viewer };
    const scope: Scope = { services, workspaceId: operatorId, actor, ...(ip !== undefined && { ip }) };
    const partner = {
      name: email.slice(0, 80),
      email,
      type: 'affiliate',
      status: 'pending',
      accountId: userId,
    } as const;
    await insertPartner(tx, scope, partner);
    const { items } = await readAffiliate(tx, links, account);
    return { items, canJoin: false };
  });
}

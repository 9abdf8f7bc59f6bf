import { and, eq, sql } from 'drizzle-orm';
import type { Discount } from '#domain/billing/coupons.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CouponRow, coupons, couponUses } from '#server/platform/db/schema/coupons.table.ts';
import { clientsOf, ofCoupon } from './coupons/coupons.ts';

/** What a coupon gives, before anything is paid with it. */
const discountOf = ({ id: couponId, code, terms }: CouponRow): Discount => ({
  ...terms,
  couponId,
  code,
  covered: 0,
  left: terms.duration === 'forever' ? null : terms.duration === 'once' ? 1 : terms.months,
});

interface Taken {
  sellerId: string;
  buyerId: string;
  terms: Pick<PlanTerms, 'currency'>;
  now: number;
  /** It was agreed to while it could be taken. */
  agreed?: boolean;
}

/** A coupon that a client may take. In a transaction of the seller's, or the system's. @throws AppError conflict */
async function requireOpen(
  tx: Tx,
  row: CouponRow | undefined,
  { buyerId, terms, now, agreed }: Taken,
): Promise<CouponRow> {
  if (row === undefined) throw new AppError('conflict', 'Coupon not found. Check the code.');
  const { code, expiresAt, archived, maxRedemptions } = row;
  const its = and(eq(couponUses.workspaceId, row.workspaceId), eq(couponUses.couponId, row.id));
  const [own] = await tx
    .select()
    .from(couponUses)
    .where(and(its, eq(couponUses.buyerId, buyerId)));
  if (own !== undefined) throw new AppError('conflict', `You’ve already used ${code}. It can only be used once.`);
  if (row.terms.currency !== null && row.terms.currency !== terms.currency) {
    throw new AppError('conflict', `${code} only applies to plans billed in ${row.terms.currency}.`);
  }
  if (agreed) return row;
  if (archived || (expiresAt !== null && expiresAt.getTime() <= now)) {
    throw new AppError('conflict', `${code} is no longer valid. Use another code.`);
  }
  if (maxRedemptions !== null && (await clientsOf(tx, row)) >= maxRedemptions) {
    throw new AppError('conflict', `${code} has reached its usage limit. Use another code.`);
  }
  return row;
}

/** What the coupon of a code would give a client. In the seller's transaction. @throws AppError conflict */
export async function findCoupon(tx: Tx, code: string, about: Taken): Promise<Discount> {
  const its = and(eq(coupons.workspaceId, about.sellerId), sql`lower(${coupons.code}) = lower(${code.trim()})`);
  const [row] = await tx.select().from(coupons).where(its);
  return discountOf(await requireOpen(tx, row, about));
}

/** Lets a client take a coupon, once. In a transaction of the system's. @throws AppError conflict */
export async function takeCoupon(tx: Tx, couponId: string, about: Taken): Promise<Discount> {
  const { sellerId, buyerId, now } = about;
  await advisoryLock(tx, `coupon:${couponId}`);
  const [row] = await tx.select().from(coupons).where(ofCoupon(sellerId, couponId));
  const found = await requireOpen(tx, row, about);
  await tx.insert(couponUses).values({ workspaceId: sellerId, couponId, buyerId, usedAt: new Date(now) });
  return discountOf(found);
}

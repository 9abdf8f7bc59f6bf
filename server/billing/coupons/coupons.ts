import { and, count, desc, eq } from 'drizzle-orm';
import { type Coupon, type CouponTerms, couponsLimit } from '#domain/billing/coupons.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CouponRow, coupons, couponUses } from '#server/platform/db/schema/coupons.table.ts';
import type { Scope } from '#server/scope.ts';

interface NewCoupon extends CouponTerms {
  code: string;
  maxRedemptions: number | null;
  expiresAt: string | null;
}

const shape = (
  { id, code, terms, maxRedemptions, expiresAt, archived, createdAt }: CouponRow,
  clients: number,
): Coupon => ({
  ...terms,
  id,
  code,
  maxRedemptions,
  clients,
  expiresAt: expiresAt?.toISOString() ?? null,
  status: archived ? 'archived' : 'active',
  createdAt: createdAt.toISOString(),
});

export const ofCoupon = (sellerId: string, id: string) => and(eq(coupons.workspaceId, sellerId), eq(coupons.id, id));

/** How many clients have taken a coupon. */
export async function clientsOf(tx: Tx, { workspaceId, id }: CouponRow): Promise<number> {
  const its = and(eq(couponUses.workspaceId, workspaceId), eq(couponUses.couponId, id));
  const [used] = await tx.select({ n: count() }).from(couponUses).where(its);
  return used!.n;
}

export const listCoupons = ({ services, workspaceId }: Scope): Promise<Coupon[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(coupons)
      .where(eq(coupons.workspaceId, workspaceId))
      .orderBy(desc(coupons.createdAt), desc(coupons.id));
    const uses = await tx
      .select({ couponId: couponUses.couponId, n: count() })
      .from(couponUses)
      .where(eq(couponUses.workspaceId, workspaceId))
      .groupBy(couponUses.couponId);
    const clients = new Map(uses.map(({ couponId, n }) => [couponId, n]));
    return rows.map((row) => shape(row, clients.get(row.id) ?? 0));
  });

/** @throws AppError conflict for a code that is taken, limit_reached */
export function createCoupon(scope: Scope, input: NewCoupon): Promise<Coupon> {
  const { services, workspaceId } = scope;
  const { code, maxRedemptions, expiresAt, percentOff, amountOff, currency, duration, months } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `coupons:${workspaceId}`);
    const rows = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.workspaceId, workspaceId));
    if (rows.length >= couponsLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${couponsLimit} coupons. Delete one first.`,
      );
    }
    if (rows.some((one) => one.code === code))
      throw new AppError('conflict', `A coupon called ${code} already exists. Use another code.`);
    const row = {
      workspaceId,
      id: newId(),
      code,
      terms: { percentOff, amountOff, currency, duration, months },
      maxRedemptions,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      archived: false,
      createdAt: new Date(services.clock.now()),
    };
    await tx.insert(coupons).values(row);
    const object = { kind: 'coupon', id: row.id };
    await recordChange(tx, scope, 'coupon.created', {
      object,
      after: { code, ...row.terms, maxRedemptions, expiresAt },
    });
    return shape(row, 0);
  });
}

/** @throws AppError not_found */
export function setCouponStatus(scope: Scope, couponId: string, status: Coupon['status']): Promise<Coupon> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const archived = status === 'archived';
    const [before] = await tx.select().from(coupons).where(ofCoupon(workspaceId, couponId));
    if (before === undefined) throw new AppError('not_found', 'Coupon not found. It may have been deleted.');
    const [row] = await tx.update(coupons).set({ archived }).where(ofCoupon(workspaceId, couponId)).returning();
    const object = { kind: 'coupon', id: couponId };
    const was = { code: before.code, status: before.archived ? 'archived' : 'active' };
    await recordChange(tx, scope, 'coupon.status-changed', {
      object,
      before: was,
      after: { code: before.code, status },
    });
    return shape(row!, await clientsOf(tx, row!));
  });
}

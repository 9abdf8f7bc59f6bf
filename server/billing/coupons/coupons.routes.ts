import { couponsApi } from '#domain/billing/coupons.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createCoupon, listCoupons, setCouponStatus } from './coupons.ts';

export const couponsRoutes = implement(couponsApi, {
  list: async ({ scope }) => ({ items: await listCoupons(scope) }),
  create: ({ scope, body }) => createCoupon(scope, body),
  setStatus: ({ scope, params, body }) => setCouponStatus(scope, params.couponId, body.status),
});

import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { tokenRow } from '#domain/identity/access-tokens.ts';
import { AppError } from '#domain/platform/errors.ts';
import { removeAccessToken } from '#server/identity/access-tokens/access-tokens.ts';
import type { TokenHolder } from '#server/identity/access-tokens/token-holders.ts';
import { checkArrival } from '#server/identity/check-arrival.ts';
import { findAccess } from '#server/identity/workspace-access.ts';
import { rateBuckets } from '#server/platform/db/schema/auth.table.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const minute = 60_000;

/** Ends a token that was sent unencrypted: anyone who listened has it now. */
async function revokeExposed(services: Services, holder: TokenHolder, ip: string): Promise<void> {
  const { tokenId, workspaceId, userId, grant } = holder;
  const actor = { userId, email: '', row: tokenRow(grant), tokenId };
  const scope: Scope = { services, workspaceId, actor, ip };
  await removeAccessToken(scope, tokenId, 'access-token.exposed').catch((error: unknown) => {
    // Another request had the same thought.
    if (!(error instanceof AppError)) throw error;
  });
}

/**
 * Takes one of a token's requests of the minute, which refill evenly. In the database, so that the number holds for several
 * processes together.
 * @throws AppError too_many_requests
 */
async function takeRequest({ db, clock }: Services, request: FastifyRequest, tokenId: string, limit: number) {
  const [now, step] = [clock.now(), minute / limit];
  // No bucket is full later than that: the clock was set back, which must not lock a token out for hours.
  const full = sql`case when ${rateBuckets.fullAt} > ${now + minute}::float8 then ${now}::float8
    else greatest(${rateBuckets.fullAt}, ${now}::float8) end`;
  const key = `api:${tokenId}`;
  const [taken] = await db.system('account', (tx) =>
    tx
      .insert(rateBuckets)
      .values({ key, fullAt: now + step })
      .onConflictDoUpdate({
        target: rateBuckets.key,
        set: { fullAt: sql`${full} + ${step}::float8` },
        setWhere: sql`${full} + ${step}::float8 <= ${now + minute}::float8`,
      })
      .returning({ fullAt: rateBuckets.fullAt }),
  );
  const left = taken === undefined ? 0 : Math.floor((now + minute - taken.fullAt) / step);
  const seconds = taken === undefined ? Math.ceil(step / 1000) : Math.ceil((taken.fullAt - now) / 1000);
  request.rate = { limit, remaining: left, seconds: Math.max(1, seconds) };
  if (taken === undefined) {
    throw new AppError(
      'too_many_requests',
      `This workspace allows ${limit} requests a minute per token. Wait a moment, then try again.`,
    );
  }
}

/**
 * Whether a token may be used from there and now, before it is asked what for.
 * @throws AppError tls_required, address_refused, too_many_requests
 */
export async function guardToken(services: Services, request: FastifyRequest, holder: TokenHolder): Promise<void> {
  const access = await findAccess(services, holder.workspaceId);
  if (access === undefined) return;
  const { security } = access;
  const from = arrivalOf(request);
  if (security.needsTls && !from.secure) await revokeExposed(services, holder, from.ip);
  checkArrival(security, from);
  if (security.requestsPerMinute !== null) {
    await takeRequest(services, request, holder.tokenId, security.requestsPerMinute);
  }
}

/**
 * What protects a subaccount holds for its agency's tokens as well.
 * @throws AppError tls_required, address_refused
 */
export async function guardSubaccount(services: Services, request: FastifyRequest, workspaceId: string): Promise<void> {
  const access = await findAccess(services, workspaceId);
  if (access !== undefined) checkArrival(access.security, arrivalOf(request));
}

import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { type BrandHost, brandHostsLimit } from '#domain/agency/brand.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type BrandHostRow, brandHosts } from '#server/platform/db/schema/brands.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import { findTxt } from '#server/platform/find-txt.ts';
import type { Scope } from '#server/scope.ts';
import { changeSites, requireBrand } from './brands.ts';

/** Neutral: clients who look at their agency's records see no other name. */
const recordName = (host: string) => `_verify.${host}`;
const recordValue = (token: string) => `voice-site-verification=${token}`;

const ownHost = ({ services }: Scope) => new URL(services.config.publicUrl).hostname;

const shape = (scope: Scope, { host, dnsToken, verifiedAt }: BrandHostRow): BrandHost => ({
  host,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  record: { name: recordName(host), value: recordValue(dnsToken) },
  target: ownHost(scope),
});

const its = ({ workspaceId }: Scope, host?: string) =>
  and(eq(brandHosts.workspaceId, workspaceId), host === undefined ? undefined : eq(brandHosts.host, host));

export async function listHosts(scope: Scope): Promise<BrandHost[]> {
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx.select().from(brandHosts).where(its(scope)).orderBy(asc(brandHosts.createdAt), asc(brandHosts.host)),
  );
  return rows.map((row) => shape(scope, row));
}

async function find(tx: Tx, scope: Scope, host: string): Promise<BrandHostRow> {
  const [row] = await tx.select().from(brandHosts).where(its(scope, host));
  if (row === undefined) throw new AppError('not_found', 'The brand doesn’t have this domain.');
  return row;
}

/** @throws AppError conflict without a brand, for this server's own address, for one that is there, and for too many */
export function addHost(scope: Scope, host: string): Promise<BrandHost> {
  const { services, workspaceId } = scope;
  return changeSites(scope, async (tx) => {
    await requireBrand(tx, scope);
    const own = ownHost(scope);
    if (host === own || own.endsWith(`.${host}`)) {
      throw new AppError('conflict', `${host} is this server’s own domain. Use a domain you own.`);
    }
    const there = await tx.select({ host: brandHosts.host }).from(brandHosts).where(its(scope));
    if (there.some((row) => row.host === host)) throw new AppError('conflict', 'The brand already has this domain.');
    if (there.length >= brandHostsLimit) {
      throw new AppError('conflict', `A brand can have up to ${brandHostsLimit} domains. Remove one first.`);
    }
    const row: BrandHostRow = {
      workspaceId,
      host,
      dnsToken: randomBytes(16).toString('hex'),
      verifiedAt: null,
      createdAt: new Date(services.clock.now()),
    };
    await tx.insert(brandHosts).values(row);
    await recordChange(tx, scope, 'brand.host-added', { object: { kind: 'brand-host', id: host }, after: { host } });
    return shape(scope, row);
  });
}

const takenElsewhere = 'Another account has verified this domain. Remove the domain from that account first.';

/** @throws AppError not_found, conflict when the record is not there, or another workspace has the address */
export async function verifyHost(scope: Scope, host: string): Promise<BrandHost> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => find(tx, scope, host));
  const texts = await findTxt(services.config, recordName(host));
  if (!texts.includes(recordValue(row.dnsToken))) {
    const seen =
      texts.length === 0 ? '' : ` Found ${texts.map((text) => `“${text.slice(0, 80)}”`).join(', ')} instead.`;
    throw new AppError(
      'conflict',
      `We can’t find the ${recordName(host)} TXT record yet.${seen} DNS changes can take up to an hour. Try again later.`,
    );
  }
  try {
    return await changeSites(scope, async (tx) => {
      const before = await find(tx, scope, host);
      const after = { ...before, verifiedAt: before.verifiedAt ?? new Date(services.clock.now()) };
      await tx.update(brandHosts).set({ verifiedAt: after.verifiedAt }).where(its(scope, host));
      const object = { kind: 'brand-host', id: host };
      await recordChange(tx, scope, 'brand.host-verified', { object, after: { host, verified: true } });
      return shape(scope, after);
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw new AppError('conflict', takenElsewhere);
    throw error;
  }
}

/** @throws AppError not_found */
export async function removeHost(scope: Scope, host: string): Promise<undefined> {
  await changeSites(scope, async (tx) => {
    await find(tx, scope, host);
    await tx.delete(brandHosts).where(its(scope, host));
    await recordChange(tx, scope, 'brand.host-removed', { object: { kind: 'brand-host', id: host }, before: { host } });
  });
}

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Brand, brandApi } from '#domain/agency/brand.ts';
import { AppError } from '#domain/platform/errors.ts';
import { knownSites } from '#server/identity/sites.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type BrandRow, brandHosts, brands } from '#server/platform/db/schema/brands.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { dropFile, keepFile } from '#server/usage/keep-file.ts';
import { readLogo } from './logo-file.ts';

type Settings = z.output<typeof brandApi.set.body>;

const its = ({ workspaceId }: Scope) => eq(brands.workspaceId, workspaceId);

function shape(row: BrandRow): Brand {
  const { workspaceId: _w, logoKey, logoType, updatedAt, ...settings } = row;
  const logo =
    logoKey !== null && logoType !== null ? { type: logoType, version: updatedAt.getTime().toString(36) } : null;
  return { ...settings, logo };
}

/** What an entry of the audit log tells of it. */
const told = ({ workspaceId: _w, logoKey, updatedAt: _u, ...row }: BrandRow) => ({ ...row, hasLogo: logoKey !== null });

async function read(tx: Tx, scope: Scope): Promise<BrandRow | undefined> {
  const [row] = await tx.select().from(brands).where(its(scope));
  return row;
}

/** The brand that a workspace has made. @throws AppError conflict */
export async function requireBrand(tx: Tx, scope: Scope): Promise<BrandRow> {
  const row = await read(tx, scope);
  if (row === undefined) throw new AppError('conflict', 'Give the brand a name first.');
  return row;
}

export const getBrand = (scope: Scope): Promise<{ brand: Brand | null }> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await read(tx, scope);
    return { brand: row === undefined ? null : shape(row) };
  });

/** Has every process see what has changed of brands. */
export async function changeSites<T>(scope: Scope, change: (tx: Tx) => Promise<T>): Promise<T> {
  const { services, workspaceId } = scope;
  const sites = knownSites(services);
  const result = await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `brand:${workspaceId}`);
    const done = await change(tx);
    await sites.announce(tx);
    return done;
  });
  sites.forget();
  return result;
}

/** Later than the moment before, so that no browser takes the one for the other. */
const nextMoment = ({ services }: Scope, before: BrandRow | undefined) =>
  new Date(Math.max(services.clock.now(), (before?.updatedAt.getTime() ?? 0) + 1));

/** @throws AppError conflict in a subaccount, whose brand is its agency's */
export function setBrand(scope: Scope, settings: Settings): Promise<{ brand: Brand | null }> {
  const { workspaceId } = scope;
  return changeSites(scope, async (tx) => {
    const [own] = await tx
      .select({ parentId: workspaces.parentId })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    if (own?.parentId) throw new AppError('conflict', 'This workspace is a subaccount, so its agency sets the brand.');
    const before = await read(tx, scope);
    const values = { ...settings, workspaceId, updatedAt: nextMoment(scope, before) };
    const [row] = await tx
      .insert(brands)
      .values(values)
      .onConflictDoUpdate({ target: brands.workspaceId, set: values })
      .returning();
    const object = { kind: 'brand', id: workspaceId };
    await recordChange(tx, scope, 'brand.set', { object, ...(before && { before: told(before) }), after: told(row!) });
    return { brand: shape(row!) };
  });
}

async function changeLogo(
  scope: Scope,
  action: 'brand.logo-set' | 'brand.logo-removed',
  logo: Pick<BrandRow, 'logoKey' | 'logoType'>,
) {
  const { services, workspaceId } = scope;
  const { before, after } = await changeSites(scope, async (tx) => {
    const row = await requireBrand(tx, scope);
    const set = { ...logo, updatedAt: nextMoment(scope, row) };
    await tx.update(brands).set(set).where(its(scope));
    const object = { kind: 'brand', id: workspaceId };
    await recordChange(tx, scope, action, { object, before: told(row), after: told({ ...row, ...set }) });
    return { before: row, after: { ...row, ...set } };
  });
  if (before.logoKey !== null && before.logoKey !== after.logoKey)
    await dropFile(services, workspaceId, before.logoKey);
  return { brand: shape(after) };
}

/** @throws AppError conflict without a brand, invalid_input for what is no picture that may be shown, limit_reached */
export async function setLogo(scope: Scope, data: string): Promise<{ brand: Brand | null }> {
  const { services, workspaceId } = scope;
  const bytes = Buffer.from(data, 'base64');
  const found = readLogo(bytes);
  if ('problem' in found) {
    throw new AppError('invalid_input', found.problem, [{ path: 'body.data', message: found.problem }]);
  }
  await services.db.tenant(workspaceId, (tx) => requireBrand(tx, scope));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const logoKey = `workspaces/${workspaceId}/brand/${digest}`;
  await keepFile(services, workspaceId, logoKey, bytes);
  return changeLogo(scope, 'brand.logo-set', { logoKey, logoType: found.type });
}

export async function removeLogo(scope: Scope): Promise<undefined> {
  await changeLogo(scope, 'brand.logo-removed', { logoKey: null, logoType: null });
}

/** @throws AppError not_found */
export async function removeBrand(scope: Scope): Promise<undefined> {
  const { services, workspaceId } = scope;
  const row = await changeSites(scope, async (tx) => {
    const before = await read(tx, scope);
    if (before === undefined) throw new AppError('not_found', 'This workspace has no brand yet. Create one first.');
    await tx.delete(brandHosts).where(eq(brandHosts.workspaceId, workspaceId));
    await tx.delete(brands).where(its(scope));
    const object = { kind: 'brand', id: workspaceId };
    await recordChange(tx, scope, 'brand.removed', { object, before: told(before) });
    return before;
  });
  if (row.logoKey !== null) await dropFile(services, workspaceId, row.logoKey);
}

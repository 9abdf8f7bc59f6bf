import { eq } from 'drizzle-orm';
import type { BillingProfile } from '#domain/billing/invoices.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordInBoth, requireChild } from '#server/identity/find-child.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { billingProfiles } from '#server/platform/db/schema/billing.table.ts';
import { brands } from '#server/platform/db/schema/brands.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

/** Who a workspace is on invoices: what it says, else the name of its brand, else its own. */
export async function readProfile(tx: Tx, workspaceId: string): Promise<BillingProfile> {
  const [given] = await tx
    .select({ profile: billingProfiles.profile })
    .from(billingProfiles)
    .where(eq(billingProfiles.workspaceId, workspaceId));
  if (given !== undefined) return given.profile;
  const [known] = await tx
    .select({ name: workspaces.name, brand: brands.name })
    .from(workspaces)
    .leftJoin(brands, eq(brands.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  if (known === undefined) throw new AppError('not_found');
  return { name: known.brand ?? known.name, address: '', country: null, vatId: null };
}

export const getProfile = ({ services, workspaceId }: Scope): Promise<BillingProfile> =>
  services.db.tenant(workspaceId, (tx) => readProfile(tx, workspaceId));

/** Keeps who a workspace is. */
export const writeProfile = (tx: Tx, workspaceId: string, profile: BillingProfile) =>
  tx
    .insert(billingProfiles)
    .values({ workspaceId, profile })
    .onConflictDoUpdate({ target: billingProfiles.workspaceId, set: { profile } });

/** Who a subaccount of an agency is on invoices. @throws AppError not_found */
export const getChildProfile = ({ services, workspaceId }: Scope, childId: string): Promise<BillingProfile> =>
  services.db.system('sale', async (tx) => {
    await requireChild(tx, workspaceId, childId, false);
    return readProfile(tx, childId);
  });

/** Says who a subaccount is, for its agency. What was issued stays as it is. @throws AppError not_found */
export const setChildProfile = (scope: Scope, childId: string, profile: BillingProfile): Promise<BillingProfile> =>
  scope.services.db.system('sale', async (tx) => {
    await requireChild(tx, scope.workspaceId, childId);
    const before = await readProfile(tx, childId);
    await writeProfile(tx, childId, profile);
    await recordInBoth(tx, scope, childId, 'billing-profile.set', { before, after: profile });
    return profile;
  });

/** Says who the workspace is. What was issued stays as it is. */
export function setProfile(scope: Scope, profile: BillingProfile): Promise<BillingProfile> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await readProfile(tx, workspaceId);
    await writeProfile(tx, workspaceId, profile);
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'billing-profile.set', { object, before, after: profile });
    return profile;
  });
}

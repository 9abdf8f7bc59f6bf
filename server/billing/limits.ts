import { eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { type Limit, type LimitId, type LimitValues, limitIds } from '#domain/usage/limits.ts';
import { recordInBoth, requireChild, requireNoParent } from '#server/identity/find-child.ts';
import { asOperator } from '#server/platform/as-operator.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { installationLimits, subaccountLimits, workspaceLimits } from '#server/platform/db/schema/limits.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { findLimits } from '#server/usage/find-limits.ts';
import { raisedBy } from '#server/usage/require-room.ts';
import { countUse } from './count-use.ts';

type Rows = { name: LimitId; value: number | null }[];

const valuesOf = (rows: Rows): LimitValues => Object.fromEntries(rows.map(({ name, value }) => [name, value]));
const rowsOf = (values: LimitValues): Rows =>
  limitIds.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** The workspace's limits in their order, with what is used of each. */
export async function listLimits(scope: Scope): Promise<{ items: Limit[]; raisedBy: string }> {
  const { services, workspaceId } = scope;
  const found = await services.db.tenant(workspaceId, (tx) => findLimits(tx, workspaceId));
  const used = await countUse(scope);
  const items = limitIds.map((id) => {
    const { value, source } = found.get(id)!;
    return { id, value, source, used: used[id] ?? 0 };
  });
  return { items, raisedBy: raisedBy([...found.values()][0]!) };
}

/** What an agency set for its subaccounts, and what holds where it set nothing. */
async function readDefaults(tx: Tx, agencyId: string) {
  const set = await tx.select().from(subaccountLimits).where(eq(subaccountLimits.agencyId, agencyId));
  const installation = await tx.select().from(installationLimits);
  const placeholders = installation.map((row) => ({ name: row.name, value: row.subaccountValue ?? row.value }));
  return { values: valuesOf(set), placeholders: valuesOf(placeholders) };
}

export const getDefaults = ({ services, workspaceId }: Scope) =>
  services.db.tenant(workspaceId, (tx) => readDefaults(tx, workspaceId));

/**
 * No one hands out more than they have.
 * @throws AppError invalid_input that names the fields
 */
export async function requireWithinOwn(tx: Tx, agencyId: string, values: LimitValues, path = 'body.values') {
  const own = await findLimits(tx, agencyId);
  const problems = rowsOf(values).flatMap(({ name, value }) => {
    const limit = own.get(name)!;
    if (limit.value === null || (value !== null && value <= limit.value)) return [];
    const most = new Intl.NumberFormat('en-US').format(limit.value);
    const { title, unit } = limitWords[name];
    return [{ path: `${path}.${name}`, message: `${title}: your limit is ${most} ${unit}. ${raisedBy(limit)}` }];
  });
  if (problems.length > 0) throw new AppError('invalid_input', problems[0]!.message, problems);
}

/** Sets what subaccounts have where nothing else is said. @throws AppError invalid_input, conflict of a subaccount */
export function setDefaults(scope: Scope, values: LimitValues) {
  const { services, workspaceId } = scope;
  return services.db.system('agency', async (tx) => {
    await requireNoParent(tx, workspaceId);
    await requireWithinOwn(tx, workspaceId, values);
    const { values: before } = await readDefaults(tx, workspaceId);
    await tx.delete(subaccountLimits).where(eq(subaccountLimits.agencyId, workspaceId));
    const rows = rowsOf(values).map((row) => ({ agencyId: workspaceId, ...row }));
    if (rows.length > 0) await tx.insert(subaccountLimits).values(rows);
    const object = { kind: 'workspace', id: workspaceId };
    const after = await readDefaults(tx, workspaceId);
    await recordChange(tx, scope, 'limits.defaults-set', { object, before, after: after.values });
    return after;
  });
}

/** A workspace's own limits, as rows. */
const readOwn = (tx: Tx, workspaceId: string) =>
  tx.select().from(workspaceLimits).where(eq(workspaceLimits.workspaceId, workspaceId));

/** Replaces a workspace's own limits. Answers them as they were. */
export async function writeOwn(tx: Tx, workspaceId: string, values: LimitValues): Promise<LimitValues> {
  const before = valuesOf(await readOwn(tx, workspaceId));
  await tx.delete(workspaceLimits).where(eq(workspaceLimits.workspaceId, workspaceId));
  const rows = rowsOf(values).map((row) => ({ workspaceId, ...row }));
  if (rows.length > 0) await tx.insert(workspaceLimits).values(rows);
  return before;
}

async function childLimits(tx: Tx, childId: string) {
  const found = await findLimits(tx, childId);
  const items = limitIds.map((id) => {
    const { value, source } = found.get(id)!;
    return { id, value, source };
  });
  return { values: valuesOf(await readOwn(tx, childId)), items };
}

/** A subaccount's limits. @throws AppError not_found */
export const getChildLimits = ({ services, workspaceId }: Scope, childId: string) =>
  services.db.system('agency', async (tx) => {
    await requireChild(tx, workspaceId, childId, false);
    return childLimits(tx, childId);
  });

/** Sets a subaccount's own limits. @throws AppError not_found, invalid_input */
export function setChildLimits(scope: Scope, childId: string, values: LimitValues) {
  const { services, workspaceId } = scope;
  return services.db.system('agency', async (tx) => {
    await requireChild(tx, workspaceId, childId);
    await requireWithinOwn(tx, workspaceId, values);
    const before = await writeOwn(tx, childId, values);
    await recordInBoth(tx, scope, childId, 'subaccount.limits-set', { before, after: values });
    return childLimits(tx, childId);
  });
}

async function readInstallation(tx: Tx) {
  const rows = await tx.select().from(installationLimits);
  const ofSubaccounts = rows.flatMap(({ name, subaccountValue: value }) => (value === null ? [] : [{ name, value }]));
  return { values: valuesOf(rows), subaccounts: valuesOf(ofSubaccounts) };
}

/** The installation's limits. @throws AppError not_found for all but the operator */
export const getInstallation = (scope: Scope) => asOperator(scope, readInstallation);

/** Changes those that are named. @throws AppError not_found for all but the operator */
export function setInstallation(scope: Scope, given: { values?: LimitValues; subaccounts?: LimitValues }) {
  return asOperator(scope, async (tx) => {
    const before = await readInstallation(tx);
    for (const { name, value } of rowsOf(given.values ?? {})) {
      await tx.update(installationLimits).set({ value }).where(eq(installationLimits.name, name));
    }
    for (const { name, value: subaccountValue } of rowsOf(given.subaccounts ?? {})) {
      await tx.update(installationLimits).set({ subaccountValue }).where(eq(installationLimits.name, name));
    }
    const after = await readInstallation(tx);
    const object = { kind: 'installation', id: 'limits' };
    await recordChange(tx, scope, 'limits.installation-set', { object, before, after });
    return after;
  });
}

/** Sets the limits of any one workspace. @throws AppError not_found for all but the operator, and when there is none */
export function setOwnLimits(scope: Scope, workspaceId: string, values: LimitValues) {
  return asOperator(scope, async (tx) => {
    const [known] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId));
    if (known === undefined) throw new AppError('not_found', 'Workspace not found. It may have been deleted.');
    const before = await writeOwn(tx, workspaceId, values);
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'limits.workspace-set', { object, before, after: values });
    return { workspaceId, values };
  });
}

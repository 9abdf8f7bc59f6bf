import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type SubaccountTemplate, type TemplateSettings, templatesLimit } from '#domain/agency/subaccount-templates.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireWithinOwn } from '#server/billing/limits.ts';
import { readPlans } from '#server/billing/read-plans.ts';
import { requireNoParent } from '#server/identity/find-child.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { subaccountTemplates } from '#server/platform/db/schema/subaccounts.table.ts';
import type { Scope } from '#server/scope.ts';

const shape = ({ id, name, settings, createdAt }: typeof subaccountTemplates.$inferSelect): SubaccountTemplate => ({
  id,
  name,
  settings,
  createdAt: createdAt.toISOString(),
});

const one = (workspaceId: string, id: string) =>
  and(eq(subaccountTemplates.workspaceId, workspaceId), eq(subaccountTemplates.id, id));

/** Templates by name. */
export async function listTemplates({ services, workspaceId }: Scope): Promise<SubaccountTemplate[]> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(subaccountTemplates)
      .where(eq(subaccountTemplates.workspaceId, workspaceId))
      .orderBy(asc(sql`lower(${subaccountTemplates.name})`), asc(subaccountTemplates.id)),
  );
  return rows.map(shape);
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', message, [{ path: `body.settings.${path}`, message }]);
}

/**
 * Refuses what the agency does not have, and names that are taken.
 * @throws AppError conflict, invalid_input
 */
async function check(tx: Tx, workspaceId: string, name: string, settings: TemplateSettings, id: string) {
  await requireNoParent(tx, workspaceId);
  const same = sql`lower(${subaccountTemplates.name}) = lower(${name})`;
  const [taken] = await tx
    .select({ id: subaccountTemplates.id })
    .from(subaccountTemplates)
    .where(and(eq(subaccountTemplates.workspaceId, workspaceId), same, ne(subaccountTemplates.id, id)));
  if (taken !== undefined)
    throw new AppError('conflict', `There’s already a template called ${name}. Choose another name.`);
  await requireWithinOwn(tx, workspaceId, settings.limits, 'body.settings.limits');
  const { agentIds, roleIds, planId } = settings;
  const active = (await readPlans(tx, workspaceId)).filter(({ plan }) => plan.status === 'active');
  if (planId !== undefined && !active.some(({ plan }) => plan.id === planId))
    refuse('planId', 'This plan is no longer offered. Choose another one.');
  const own = and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt));
  const knownAgents =
    agentIds.length === 0
      ? []
      : await tx
          .select({ id: agents.id })
          .from(agents)
          .where(and(own, inArray(agents.id, agentIds)));
  if (knownAgents.length < new Set(agentIds).size)
    refuse('agentIds', 'One of these agents no longer exists. Reload the page.');
  const ofWorkspace = eq(roles.workspaceId, workspaceId);
  const knownRoles =
    roleIds.length === 0
      ? []
      : await tx
          .select({ id: roles.id })
          .from(roles)
          .where(and(ofWorkspace, inArray(roles.id, roleIds)));
  if (knownRoles.length < new Set(roleIds).size)
    refuse('roleIds', 'One of these roles no longer exists. Reload the page.');
}

interface Given {
  name: string;
  settings: TemplateSettings;
}

/** Makes a template. @throws AppError conflict, limit_reached, invalid_input */
export function createTemplate(scope: Scope, given: Given): Promise<SubaccountTemplate> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `subaccount-templates:${workspaceId}`);
    const id = newId();
    await check(tx, workspaceId, given.name, given.settings, id);
    const [existing] = await tx
      .select({ n: count() })
      .from(subaccountTemplates)
      .where(eq(subaccountTemplates.workspaceId, workspaceId));
    if (existing!.n >= templatesLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${templatesLimit} templates. Delete one first.`,
      );
    }
    const row = { workspaceId, id, ...given, createdAt: new Date(services.clock.now()) };
    await tx.insert(subaccountTemplates).values(row);
    const object = { kind: 'subaccount-template', id };
    await recordChange(tx, scope, 'subaccount-template.created', { object, after: { ...given } });
    return shape(row);
  });
}

/** Changes a template, for what is made from it from then on. @throws AppError not_found, conflict, invalid_input */
export function updateTemplate(scope: Scope, id: string, given: Given): Promise<SubaccountTemplate> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const [before] = await tx.select().from(subaccountTemplates).where(one(workspaceId, id)).for('update');
    if (before === undefined) throw new AppError('not_found', 'Template not found. It may have been deleted.');
    await check(tx, workspaceId, given.name, given.settings, id);
    await tx.update(subaccountTemplates).set(given).where(one(workspaceId, id));
    const { name, settings } = before;
    const object = { kind: 'subaccount-template', id };
    const change = { object, before: { name, settings }, after: { ...given } };
    await recordChange(tx, scope, 'subaccount-template.updated', change);
    return shape({ ...before, ...given });
  });
}

/** Deletes a template. What was made from it stays. @throws AppError not_found */
export function removeTemplate(scope: Scope, id: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const [gone] = await tx.delete(subaccountTemplates).where(one(workspaceId, id)).returning();
    if (gone === undefined) throw new AppError('not_found', 'Template not found. It may have been deleted.');
    const object = { kind: 'subaccount-template', id };
    await recordChange(tx, scope, 'subaccount-template.deleted', { object, before: { name: gone.name } });
    return undefined;
  });
}

import { and, eq } from 'drizzle-orm';
import type { TemplateSettings } from '#domain/agency/subaccount-templates.ts';
import type { NewSubaccount, Subaccount } from '#domain/agency/subaccounts.ts';
import { everything } from '#domain/identity/acting.ts';
import { AppError } from '#domain/platform/errors.ts';
import { countSubaccounts } from '#server/billing/count-use.ts';
import { insertFirstPlans } from '#server/billing/first-plans.ts';
import { insertFirstProducts } from '#server/billing/first-products.ts';
import { requireWithinOwn, writeOwn } from '#server/billing/limits.ts';
import { writeProfile } from '#server/billing/profiles.ts';
import { readPlans } from '#server/billing/read-plans.ts';
import { subscribeIn } from '#server/billing/subscribe.ts';
import { insertBuiltInRoles } from '#server/identity/built-in-roles.ts';
import { inside, recordInBoth, requireNoParent } from '#server/identity/find-child.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { insertFirstFolders } from '#server/knowledge/first-folders.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import {
  subaccountPermissions,
  subaccounts,
  subaccountTemplates,
} from '#server/platform/db/schema/subaccounts.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { copyAgents } from './copy-agent.ts';
import { addOwnerInvitation, withinOwnerMails } from './invite-owner.ts';
import { shownSubaccount } from './list-subaccounts.ts';

const noTemplate = { limits: {}, agentIds: [], roleIds: [] } satisfies TemplateSettings;

/** What a template says. @throws AppError invalid_input when there is none */
async function settingsOf(tx: Tx, agencyId: string, templateId: string | undefined): Promise<TemplateSettings> {
  if (templateId === undefined) return noTemplate;
  const [row] = await tx
    .select()
    .from(subaccountTemplates)
    .where(and(eq(subaccountTemplates.workspaceId, agencyId), eq(subaccountTemplates.id, templateId)));
  if (row !== undefined) return row.settings;
  const message = 'Template not found. It may have been deleted.';
  throw new AppError('invalid_input', message, [{ path: 'body.templateId', message }]);
}

/** Refuses a plan that no one can have. @throws AppError invalid_input */
async function requireOffered(tx: Tx, agencyId: string, planId: string, ofTemplate: boolean): Promise<void> {
  const found = (await readPlans(tx, agencyId)).find(({ plan }) => plan.id === planId);
  if (found?.plan.status === 'active') return;
  const message = ofTemplate
    ? 'This template’s plan is no longer offered. Choose another one.'
    : 'This plan doesn’t exist or is no longer offered. Choose another one.';
  throw new AppError('invalid_input', message, [{ path: 'body.planId', message }]);
}

/** Copies roles that the agency made; one that is gone since is left out. */
async function copyRoles(tx: Tx, agencyId: string, childId: string, roleIds: string[]): Promise<void> {
  for (const id of roleIds) {
    const [role] = await tx
      .select()
      .from(roles)
      .where(and(eq(roles.workspaceId, agencyId), eq(roles.id, id)));
    if (role !== undefined) await tx.insert(roles).values({ ...role, workspaceId: childId, id: newId() });
  }
}

/**
 * What a subaccount would start with, when nothing speaks against it.
 * @param besides others that would be made before it
 * @throws AppError conflict of a subaccount, limit_reached, invalid_input
 */
export async function checkSubaccount(tx: Tx, { workspaceId: agencyId }: Scope, input: NewSubaccount, besides = 0) {
  await requireNoParent(tx, agencyId);
  await requireRoom(tx, agencyId, 'subaccounts', (await countSubaccounts(tx, agencyId)) + besides);
  const settings = await settingsOf(tx, agencyId, input.templateId);
  const limits = { ...settings.limits, ...input.limits };
  await requireWithinOwn(tx, agencyId, limits, 'body.limits');
  const planId = input.planId ?? settings.planId;
  if (planId !== undefined) await requireOffered(tx, agencyId, planId, input.planId === undefined);
  return { settings, limits, planId };
}

/**
 * Makes a subaccount, in a transaction of the system's: of the agency's limit one at a time.
 * @throws AppError conflict of a subaccount, limit_reached, invalid_input
 */
export async function makeSubaccount(tx: Tx, scope: Scope, input: NewSubaccount, childId: string): Promise<void> {
  const { services, workspaceId: agencyId, actor } = scope;
  if (actor === null) throw new AppError('forbidden');
  await advisoryLock(tx, `subaccounts:${agencyId}`);
  const { settings, limits, planId } = await checkSubaccount(tx, scope, input);
  const agency = await findWorkspace(tx, agencyId);
  const createdAt = new Date(services.clock.now());
  const { name, ownerEmail, contactEmail = ownerEmail ?? null } = input;
  const timeZone = settings.timeZone ?? agency.timeZone;
  await tx.insert(workspaces).values({
    id: childId,
    name,
    timeZone,
    contactEmail,
    parentId: agencyId,
    createdBy: actor.userId,
    createdAt,
    ...(settings.language && { language: settings.language }),
    ...(settings.businessHours && { businessHours: settings.businessHours }),
    ...(settings.facts && { facts: settings.facts }),
  });
  await insertBuiltInRoles(tx, childId);
  await insertFirstProducts(tx, childId, createdAt);
  await insertFirstFolders(tx, childId, createdAt);
  await insertFirstPlans(tx, { workspaceId: childId, operator: false, createdAt });
  await copyRoles(tx, agencyId, childId, settings.roleIds);
  await writeOwn(tx, childId, limits);
  if (settings.permissions !== undefined) {
    const levels = { ...everything, ...settings.permissions };
    await tx.insert(subaccountPermissions).values({ workspaceId: childId, levels });
  }
  await tx.insert(subaccounts).values({ workspaceId: agencyId, id: childId, name, contactEmail, createdAt });
  await copyAgents(tx, scope, childId, settings.agentIds);
  if (ownerEmail !== undefined) await addOwnerInvitation(tx, scope, childId, ownerEmail, childId);
  // Before the first invoice is issued.
  if (input.billingProfile !== undefined) await writeProfile(tx, childId, input.billingProfile);
  if (planId !== undefined) await subscribeIn(tx, inside(scope, childId), planId, newId());
  const from = { templateId: input.templateId ?? null, planId: planId ?? null };
  const after = { name, timeZone, ownerEmail: ownerEmail ?? null, ...from, limits };
  await recordInBoth(tx, scope, childId, 'subaccount.created', { after });
}

/**
 * Makes a subaccount.
 * @param childId the same again makes it once
 * @throws AppError conflict, limit_reached, invalid_input
 */
export async function createSubaccount(scope: Scope, input: NewSubaccount, childId = newId()): Promise<Subaccount> {
  const { services, workspaceId } = scope;
  const own = and(eq(workspaces.id, childId), eq(workspaces.parentId, workspaceId));
  const [made] = await services.db.system('agency', (tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).where(own),
  );
  if (made === undefined) {
    await withinOwnerMails(services, input.ownerEmail, () =>
      services.db.system('agency', (tx) => makeSubaccount(tx, scope, input, childId)),
    );
  }
  return services.db.system('agency', (tx) => shownSubaccount(tx, scope, childId));
}

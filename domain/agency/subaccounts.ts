import { z } from 'zod';
import { Offer, Subscription } from '#domain/billing/billing.ts';
import { BillingProfile } from '#domain/billing/invoices.ts';
import { InvitedEmail } from '#domain/identity/invitations.ts';
import { RoleRow } from '#domain/identity/roles.ts';
import { WorkspaceName } from '#domain/identity/workspaces.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Price } from '#domain/platform/money.ts';
import { LimitValues } from '#domain/usage/limits.ts';

/** Subaccounts that one file may make. */
export const rowsLimit = 200;
/** Characters of such a file. */
export const fileLimit = 200_000;
/** Hours for which someone of the agency is in a subaccount, unless they leave before. */
export const entryHours = 8;

/** `suspended`: answers no calls. `deleted`: can be taken back until it is gone. `left`: is the agency's no more. */
export const subaccountStates = ['active', 'suspended', 'deleted', 'left'] as const;
/** `held`: by the agency alone. `invited`: someone was asked to own it. `own`: has an owner. */
export const ownerStates = ['held', 'invited', 'own'] as const;

/** A customer's workspace, as its agency sees it: figures, and nothing of what is in it. */
export const Subaccount = z.object({
  id: Id,
  name: z.string(),
  status: z.enum(subaccountStates),
  suspensionReason: z.string().nullable(),
  /** Whom the agency writes to. */
  contactEmail: z.string().nullable(),
  owner: z.enum(ownerStates),
  /** The address of who was asked to own it. */
  invitedEmail: z.string().nullable(),
  members: z.number().int(),
  agents: z.number().int(),
  /** Of this month (UTC), in whole numbers; seconds are rounded once, here. */
  calls: z.number().int(),
  minutes: z.number(),
  createdAt: Moment,
  /** Of a deleted one: when it cannot be taken back any more. */
  restorableUntil: Moment.nullable(),
});
export type Subaccount = z.infer<typeof Subaccount>;

const NewSubaccount = z.object({
  name: WorkspaceName,
  /** Who is asked by mail to own it. Without one it is held by the agency. */
  ownerEmail: InvitedEmail.optional(),
  contactEmail: InvitedEmail.optional(),
  templateId: Id.optional(),
  /** A plan of the agency that begins at once; without one that of the template, if it has one. */
  planId: Id.optional(),
  limits: LimitValues.optional(),
  /** Who it is on invoices, from the first one on; without it, its name. */
  billingProfile: BillingProfile.optional(),
});
export type NewSubaccount = z.infer<typeof NewSubaccount>;

/** What a plan would cost a subaccount if it got it now, before tax and in the plan's currency. */
export const PlanQuote = z.object({
  /** Until when it would be tried; null without a trial. */
  trialUntil: Moment.nullable(),
  /** Invoiced at once; 0 where more is given back than asked for. */
  dueNow: z.int(),
  /** When the next invoice comes, and the price of its month. */
  nextBillingAt: Moment,
  nextPrice: z.int(),
  /** Of a change: the rest of this month at the new price less the same at the old one; below zero, credit. */
  difference: z.int(),
  /** Why it cannot have it now; null when it can. */
  problem: z.string().nullable(),
});
export type PlanQuote = z.infer<typeof PlanQuote>;

/** What a plan costs one subaccount, in the plan's currency; null for what everyone pays. */
export const ClientPrice = z.object({ price: Price.nullable(), setupFee: Price.nullable() });

/** The plan of a subaccount, and what it could have instead. */
export const SubaccountPlan = z.object({
  subscription: Subscription.nullable(),
  offers: z.array(
    Offer.extend({
      quote: PlanQuote,
      /** What it costs this subaccount in place of everyone; null where it costs the same. */
      own: ClientPrice,
    }),
  ),
});
export type SubaccountPlan = z.infer<typeof SubaccountPlan>;

/** What became of a row of a file. */
export const ImportedRow = z.object({
  /** Of the file, the heading being 1. */
  line: z.number().int(),
  name: z.string(),
  /** `ready`: would be made. `made`: is there. `refused`: `problem` says why. */
  result: z.enum(['ready', 'made', 'refused']),
  problem: z.string().nullable(),
  subaccountId: Id.nullable(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** One day (UTC) of a subaccount. */
const UsageDay = z.object({ date: z.iso.date(), calls: z.number().int(), minutes: z.number() });

/** What a subaccount used in a range of days. */
export const SubaccountUsage = z.object({
  id: Id,
  name: z.string(),
  status: z.enum(subaccountStates),
  calls: z.number().int(),
  minutes: z.number(),
  characters: z.number().int(),
});
export type SubaccountUsage = z.infer<typeof SubaccountUsage>;

const Params = z.object({ subaccountId: Id });
const Levels = z.object({ levels: RoleRow });
const Change = z.object({ levels: RoleRow.partial() });

export const subaccountsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/subaccounts',
    summary: 'List subaccounts by name, with this month’s metrics',
    can: 'subaccounts:read',
    reply: z.object({
      items: z.array(Subaccount),
      /** How many there may be; null: as many as one likes. */
      limit: z.number().int().nullable(),
    }),
  },
  create: {
    method: 'POST',
    path: '/v1/subaccounts',
    idempotent: 'long',
    summary: 'Create a subaccount: a separate workspace for a client',
    description:
      'A template provides settings, limits, roles, and copies of its agents. The owner you name gets an email invitation.',
    can: 'subaccounts:manage',
    audit: 'subaccount.created',
    body: NewSubaccount,
    reply: Subaccount,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Bright Dental', ownerEmail: 'owner@example.com' } },
  },
  import: {
    method: 'POST',
    path: '/v1/subaccounts/import',
    idempotent: 'long',
    summary: 'Create subaccounts from a CSV file, with a result for each row',
    description: `The header row lists the columns: name, owner email, contact email, template and plan (by name), and limits by name, such as agents. Up to ${rowsLimit} rows. A dry run creates nothing and returns what would happen to each row.`,
    can: 'subaccounts:manage',
    audit: null,
    perMinute: 10,
    body: z.object({
      csv: z.string().min(1, 'The file is empty. Choose another one.').max(fileLimit),
      dryRun: z.boolean().default(true),
    }),
    reply: z.object({ items: z.array(ImportedRow) }),
    errors: ['conflict'],
    example: {
      body: { csv: 'name,owner email,agents\nBright Dental,owner@example.com,3\n', dryRun: true },
    },
  },
  suspend: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/suspension',
    summary: 'Suspend a subaccount; it stops answering calls, and its members see the reason',
    description: 'Live calls continue until they end. The subaccount’s access tokens don’t work while it’s suspended.',
    can: 'subaccounts:manage',
    audit: 'subaccount.suspended',
    params: Params,
    body: z.object({ reason: z.string().trim().min(1, 'Enter a reason. Members will see it.').max(300) }),
    reply: Subaccount,
    errors: ['conflict'],
    example: { body: { reason: 'The October invoice is unpaid.' } },
  },
  resume: {
    method: 'DELETE',
    path: '/v1/subaccounts/:subaccountId/suspension',
    summary: 'Resume a suspended subaccount',
    can: 'subaccounts:manage',
    audit: 'subaccount.resumed',
    params: Params,
    reply: Subaccount,
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/subaccounts/:subaccountId',
    summary: 'Delete a subaccount; it can be restored for 30 days',
    description:
      'Confirm with the subaccount’s name. The subaccount closes immediately. Live calls continue until they end.',
    can: 'settings:manage',
    audit: 'workspace.deleted',
    params: Params,
    body: z.object({ name: z.string().max(200) }),
    reply: Subaccount,
    errors: ['workspace_deleted'],
    example: { body: { name: 'Bright Dental' } },
  },
  restore: {
    method: 'POST',
    path: '/v1/subaccounts/:subaccountId/restore',
    summary: 'Restore a deleted subaccount',
    can: 'subaccounts:manage',
    audit: 'workspace.restored',
    params: Params,
    reply: Subaccount,
    errors: ['conflict'],
  },
  release: {
    method: 'POST',
    path: '/v1/subaccounts/:subaccountId/release',
    summary: 'Release a subaccount; it becomes its owner’s own workspace and keeps everything in it',
    description: 'The agency loses its limits, permissions, and access. It keeps past metrics.',
    can: 'settings:manage',
    audit: 'subaccount.released',
    params: Params,
    reply: Subaccount,
    errors: ['conflict'],
  },
  inviteOwner: {
    method: 'POST',
    path: '/v1/subaccounts/:subaccountId/owner',
    idempotent: 'long',
    summary: 'Invite someone by email to own a subaccount',
    can: 'subaccounts:manage',
    audit: 'subaccount.owner-invited',
    params: Params,
    body: z.object({ email: InvitedEmail }),
    reply: Subaccount,
    errors: ['conflict', 'limit_reached'],
    example: { body: { email: 'owner@example.com' } },
  },
  enter: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/entry',
    summary: 'Enter a subaccount as its agency',
    description: `For ${entryHours} hours, you can do what your role here and the subaccount’s permissions allow. You can’t change anything that would outlast your visit, such as members, tokens, or security settings. The subaccount’s protections apply to you, too. Both audit logs record the visit.`,
    can: 'settings:manage',
    audit: 'subaccount.entered',
    params: Params,
    reply: z.object({ workspaceId: Id, expiresAt: Moment }),
    errors: ['conflict', 'workspace_deleted'],
  },
  leave: {
    method: 'DELETE',
    path: '/v1/subaccount-entry',
    summary: 'Leave a subaccount you entered as its agency',
    can: 'membership',
    audit: 'subaccount.left',
  },
  permissions: {
    method: 'GET',
    path: '/v1/subaccounts/:subaccountId/permissions',
    summary: 'Get the maximum permissions that any role can have in a subaccount',
    can: 'subaccounts:read',
    params: Params,
    reply: Levels,
  },
  grant: {
    method: 'POST',
    path: '/v1/subaccounts/:subaccountId/permissions/grant',
    summary: 'Grant permissions to the members of a subaccount, within their roles',
    description: 'Areas you leave out don’t change.',
    can: 'settings:manage',
    audit: 'subaccount.permissions-granted',
    params: Params,
    body: Change,
    reply: Levels,
    example: { body: { levels: { contacts: 'full' } } },
  },
  revoke: {
    method: 'POST',
    path: '/v1/subaccounts/:subaccountId/permissions/revoke',
    summary: 'Set the maximum permissions that any role can have in a subaccount',
    description:
      'Areas you leave out don’t change. Changes take effect immediately, in every session and for every token.',
    can: 'settings:manage',
    audit: 'subaccount.permissions-revoked',
    params: Params,
    body: Change,
    reply: Levels,
    example: { body: { levels: { integrations: 'none', calls: false } } },
  },
  plan: {
    method: 'GET',
    path: '/v1/subaccounts/:subaccountId/plan',
    summary: 'Get a subaccount’s plan, and the current cost of switching to each of your plans',
    can: 'subaccounts:read',
    params: Params,
    reply: SubaccountPlan,
  },
  billingProfile: {
    method: 'GET',
    path: '/v1/subaccounts/:subaccountId/billing-profile',
    summary: 'Get a subaccount’s billing details',
    can: 'subaccounts:read',
    params: Params,
    reply: BillingProfile,
  },
  setBillingProfile: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/billing-profile',
    summary: 'Update a subaccount’s billing details; issued invoices don’t change',
    can: 'subaccounts:manage',
    audit: 'billing-profile.set',
    params: Params,
    body: BillingProfile,
    reply: BillingProfile,
    example: {
      body: { name: 'Bakery Ltd', address: '1 High Street\n10115 Berlin', country: 'DE', vatId: 'DE123456789' },
    },
  },
  rename: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/name',
    summary: 'Rename a subaccount; its agents use the new name with callers',
    can: 'subaccounts:manage',
    audit: 'workspace.updated',
    params: Params,
    body: z.object({ name: WorkspaceName }),
    reply: Subaccount,
    errors: ['workspace_deleted'],
    example: { body: { name: 'Bright Dental Downtown' } },
  },
  setPlan: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/plan',
    summary: 'Set or change a subaccount’s plan',
    description:
      'A first plan starts with its trial or is invoiced immediately. A plan change takes effect immediately, and the rest of the month is prorated on an invoice or credit note that’s issued right away.',
    can: 'subaccounts:manage',
    audit: 'subaccount.plan-set',
    params: Params,
    body: z.object({
      planId: Id,
      /** Lessens the price from the first payment on, of a plan that it has from the next one on. */
      couponId: Id.optional(),
    }),
    reply: SubaccountPlan,
    errors: ['conflict', 'workspace_deleted'],
    example: { body: { planId: '019a0000-0000-7000-8000-000000000001' } },
  },
  setPrice: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/prices/:planId',
    summary: 'Set a subaccount’s price for a plan',
    description:
      'The price applies to new subscriptions. If the subaccount already has the plan, set the plan again to prorate the rest of the month as quoted.',
    can: 'subaccounts:manage',
    audit: 'subaccount.price-set',
    params: z.object({ subaccountId: Id, planId: Id }),
    body: ClientPrice,
    reply: SubaccountPlan,
    example: { body: { price: 7_900, setupFee: null } },
  },
  usage: {
    method: 'GET',
    path: '/v1/subaccounts/usage',
    summary: 'List usage by subaccount and by day, including former subaccounts',
    can: 'subaccounts:read',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal([7, 30, 90], 'Use 7, 30 or 90.'))
        .default(30),
    }),
    reply: z.object({ items: z.array(SubaccountUsage), days: z.array(UsageDay) }),
  },
});

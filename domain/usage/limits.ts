import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';

/** Everything of which a workspace has only so much; each is a row of Limits & Defaults. */
export const limitIds = [
  'monthlyMinutes',
  'monthlyChats',
  'concurrentCalls',
  'apiRequests',
  'storageGb',
  'agents',
  'phoneNumbers',
  'integrations',
  'workflows',
  'teamMembers',
  'subaccounts',
  'customRoles',
  'workspaces',
] as const;
export type LimitId = (typeof limitIds)[number];

/**
 * Where a limit was found. The first that says something holds: the workspace's own, its plan, the defaults of its agency
 * for subaccounts, the installation's.
 */
export const limitSources = ['own', 'plan', 'agency', 'installation'] as const;
export type LimitSource = (typeof limitSources)[number];

/** More than anyone needs, and far from where numbers lose their last digit. */
export const greatestLimit = 1_000_000_000;

const LimitValue = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(0, 'Enter 0 or more.')
  .max(greatestLimit, `Enter ${greatestLimit} or less.`)
  .nullable();

/** Values by name. Null is without a limit; what is left out is not set. */
export const LimitValues = z.strictObject(
  Object.fromEntries(limitIds.map((id) => [id, LimitValue.optional()])) as Record<
    LimitId,
    z.ZodOptional<typeof LimitValue>
  >,
);
export type LimitValues = Partial<Record<LimitId, number | null>>;

/** One limit of a workspace, and what is used of it. */
export const Limit = z.object({
  id: z.enum(limitIds),
  /** Null: as much as one likes. */
  value: z.number().int().nullable(),
  source: z.enum(limitSources),
  /** In the limit's unit; parts of a gigabyte and of a minute count. */
  used: z.number(),
});
export type Limit = z.infer<typeof Limit>;

const Limits = z.object({
  items: z.array(Limit),
  /** One sentence: who can raise them. */
  raisedBy: z.string(),
});

/** What an agency's subaccounts have where nothing else is said. */
const Defaults = z.object({
  values: LimitValues,
  /** The default if nothing is set. */
  placeholders: LimitValues,
});

const ChildLimits = z.object({
  /** The subaccount's own, given by its agency. */
  values: LimitValues,
  /** What holds now. */
  items: z.array(Limit.omit({ used: true })),
});

const Installation = z.object({ values: LimitValues, subaccounts: LimitValues });
const OwnLimits = z.object({ workspaceId: Id, values: LimitValues });

export const limitsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/limits',
    summary: 'Get the workspace’s limits, where each limit comes from, and current usage',
    can: 'settings:read',
    reply: Limits,
  },
  defaults: {
    method: 'GET',
    path: '/v1/limits/subaccounts',
    summary: 'Get the default limits for the workspace’s subaccounts',
    can: 'settings:read',
    reply: Defaults,
  },
  setDefaults: {
    method: 'PUT',
    path: '/v1/limits/subaccounts',
    summary: 'Set the default limits for the workspace’s subaccounts',
    description:
      'Takes effect immediately for every subaccount without its own limit. Fields you leave out use the installation’s limits. No limit can exceed the agency’s own.',
    can: 'settings:manage',
    audit: 'limits.defaults-set',
    body: z.object({ values: LimitValues }),
    reply: Defaults,
    example: { body: { values: { monthlyMinutes: 1000, agents: 5, teamMembers: 3 } } },
  },
  subaccount: {
    method: 'GET',
    path: '/v1/subaccounts/:subaccountId/limits',
    summary: 'Get a subaccount’s limits',
    can: 'subaccounts:read',
    params: z.object({ subaccountId: Id }),
    reply: ChildLimits,
  },
  setSubaccount: {
    method: 'PUT',
    path: '/v1/subaccounts/:subaccountId/limits',
    summary: 'Set a subaccount’s own limits',
    description:
      'Fields you leave out use the limits of the subaccount’s plan, the agency’s defaults, or the installation’s limits. No limit can exceed the agency’s own. Lowering a limit below current usage doesn’t remove anything.',
    can: 'subaccounts:manage',
    audit: 'subaccount.limits-set',
    params: z.object({ subaccountId: Id }),
    body: z.object({ values: LimitValues }),
    reply: ChildLimits,
    example: { body: { values: { agents: 10 } } },
  },
  installation: {
    method: 'GET',
    path: '/v1/operator/limits',
    summary: 'Get the default limits (operator)',
    can: 'settings:read',
    reply: Installation,
  },
  setInstallation: {
    method: 'PATCH',
    path: '/v1/operator/limits',
    summary: 'Change the default limits (operator)',
    can: 'settings:manage',
    audit: 'limits.installation-set',
    body: z.object({ values: LimitValues.optional(), subaccounts: LimitValues.optional() }),
    reply: Installation,
    example: { body: { values: { agents: 25 } } },
  },
  setOwn: {
    method: 'PUT',
    path: '/v1/operator/limits/:limitedWorkspaceId',
    summary: 'Set a workspace’s limits (operator)',
    can: 'settings:manage',
    audit: 'limits.workspace-set',
    params: z.object({ limitedWorkspaceId: Id }),
    body: z.object({ values: LimitValues }),
    reply: OwnLimits,
    example: { body: { values: { concurrentCalls: 100 } } },
  },
});

import { z } from 'zod';
import { BusinessFacts } from '#domain/identity/business-facts.ts';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { RoleRow } from '#domain/identity/roles.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TimeZone } from '#domain/platform/time-zone.ts';
import { LimitValues } from '#domain/usage/limits.ts';

/** Templates that an agency may keep. */
export const templatesLimit = 50;

export const TemplateName = z.string().trim().min(1, 'Enter a name.').max(80, 'Use 80 characters or fewer.');

/** What a subaccount that is made from a template starts with. What is absent is as in any new workspace. */
export const TemplateSettings = z.strictObject({
  timeZone: TimeZone.optional(),
  language: z.enum(agentLanguages.map(({ tag }) => tag)).optional(),
  businessHours: BusinessHours.optional(),
  /** What its agents answer word for word, until it says otherwise in its preferences. */
  facts: BusinessFacts.optional(),
  /** Its own limits. */
  limits: LimitValues.default({}),
  /** Agents of the agency that it gets a copy of. */
  agentIds: z.array(Id).max(25, 'Use up to 25 agents.').default([]),
  /** Roles that the agency made and it gets a copy of. */
  roleIds: z.array(Id).max(15, 'Use up to 15 roles.').default([]),
  /** A plan of the agency that begins when the subaccount is made. */
  planId: Id.optional(),
  /** The most that its people may do, whatever their role; absent: no less than their roles. */
  permissions: RoleRow.optional(),
});
export type TemplateSettings = z.infer<typeof TemplateSettings>;

export const SubaccountTemplate = z.object({
  id: Id,
  name: z.string(),
  settings: TemplateSettings,
  createdAt: Moment,
});
export type SubaccountTemplate = z.infer<typeof SubaccountTemplate>;

const Params = z.object({ templateId: Id });
const Body = z.object({ name: TemplateName, settings: TemplateSettings });
const example = {
  body: {
    name: 'Dental practice',
    settings: { timeZone: 'Europe/Berlin', limits: { agents: 3, monthlyMinutes: 500 } },
  },
};

export const subaccountTemplatesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/subaccount-templates',
    summary: 'List subaccount templates, by name',
    can: 'subaccounts:read',
    reply: z.object({ items: z.array(SubaccountTemplate) }),
  },
  create: {
    method: 'POST',
    path: '/v1/subaccount-templates',
    idempotent: 'whole',
    summary: 'Create a subaccount template',
    description: 'Creating a subaccount copies the template. Later changes don’t affect existing subaccounts.',
    can: 'settings:manage',
    audit: 'subaccount-template.created',
    body: Body,
    reply: SubaccountTemplate,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example,
  },
  update: {
    method: 'PUT',
    path: '/v1/subaccount-templates/:templateId',
    summary: 'Update a template; subaccounts created from it don’t change',
    can: 'settings:manage',
    audit: 'subaccount-template.updated',
    params: Params,
    body: Body,
    reply: SubaccountTemplate,
    errors: ['conflict'],
    example: { body: { name: 'Large practice', settings: example.body.settings } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/subaccount-templates/:templateId',
    summary: 'Delete a template; subaccounts created from it are kept',
    can: 'settings:manage',
    audit: 'subaccount-template.deleted',
    params: Params,
  },
});

import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { areas, type Level, type RoleRow } from './permissions.ts';

/** Hours for which the operator's support may be let in. */
export const supportHours = [1, 24, 168] as const;

const everywhere = (level: Level): RoleRow => ({
  ...(Object.fromEntries(areas.map((area) => [area, level])) as Record<(typeof areas)[number], Level>),
  calls: true,
});

/** What support may do. Never who belongs to the workspace, its settings, or tokens: those would outlast the access. */
export const supportRow = (canWrite: boolean): RoleRow =>
  canWrite ? { ...everywhere('full'), settings: 'view', team: 'view', integrations: 'view' } : everywhere('view');

/** That the operator may enter the workspace for a time. */
export const SupportAccess = z.object({
  expiresAt: Moment,
  /** False: it may only look. */
  canWrite: z.boolean(),
  /** The account of the member who allowed it. */
  allowedBy: Id,
  /** When the operator first came; null: not yet. */
  enteredAt: Moment.nullable(),
});
export type SupportAccess = z.infer<typeof SupportAccess>;

const Reply = z.object({ access: SupportAccess.nullable() });

export const supportAccessApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/support-access',
    summary: 'Get the operator’s temporary access to the workspace',
    can: 'settings:read',
    reply: Reply,
  },
  allow: {
    method: 'PUT',
    path: '/v1/support-access',
    summary: 'Give the installation’s operator temporary access to the workspace',
    description:
      'The operator can see everything in the workspace, including calls and transcripts. Access ends automatically, and the audit log records everything they do.',
    can: 'settings:manage',
    audit: 'support.allowed',
    body: z.object({
      hours: z.literal(supportHours, `Use ${supportHours.join(', ')}.`),
      canWrite: z.boolean().default(false),
    }),
    reply: Reply,
    example: { body: { hours: 24, canWrite: false } },
  },
  end: {
    method: 'DELETE',
    path: '/v1/support-access',
    summary: 'End the operator’s access immediately',
    can: 'settings:manage',
    audit: 'support.ended',
    errors: ['not_found'],
  },
});

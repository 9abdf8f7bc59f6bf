import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Agent, AgentConfiguration } from './agents.ts';
import { Editor, VersionNote } from './drafts.ts';

/** A published version of an agent. What it holds never changes; its name may. */
export const Version = z.object({
  version: z.int(),
  /** What its people call it. */
  name: z.string().nullable(),
  /** What was new in it. */
  note: z.string().nullable(),
  publishedAt: Moment,
  /** Null for what no person did. */
  publishedBy: Editor.nullable(),
  /** Whether it is the one that answers. */
  isLive: z.boolean(),
});
export type Version = z.infer<typeof Version>;

export const VersionDetail = Version.extend({ configuration: AgentConfiguration });
export type VersionDetail = z.infer<typeof VersionDetail>;

/** Characters of a version's name. */
export const longestVersionName = 60;

const VersionParams = z.object({ agentId: Id, version: z.string().regex(/^[1-9]\d{0,8}$/) });

export const versionsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/versions',
    summary: 'List an agent’s published versions, newest first',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,9}$/, 'This cursor isn’t valid. Start again from the first page.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Version),
  },
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/versions/:version',
    summary: 'Get a version with its configuration and flow',
    can: 'agents:read',
    params: VersionParams,
    reply: VersionDetail,
    example: { params: { version: '1' } },
  },
  rename: {
    method: 'PATCH',
    path: '/v1/agents/:agentId/versions/:version',
    summary: 'Set or remove a version’s name',
    can: 'agents:write',
    audit: 'agent.version-named',
    params: VersionParams,
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1, 'Enter a name, or null to remove it.')
        .max(longestVersionName, `Use ${longestVersionName} characters or fewer.`)
        .nullable(),
    }),
    reply: Version,
    example: { params: { version: '1' }, body: { name: 'Before the holidays' } },
  },
  restore: {
    method: 'POST',
    path: '/v1/agents/:agentId/versions/:version/restore',
    idempotent: 'whole',
    summary: 'Restore an older version immediately',
    description:
      'No new version is created. The next call uses the restored version. The draft doesn’t change unless `replaceDraft` resets it, too.',
    can: 'agents:write',
    audit: 'agent.restored',
    params: VersionParams,
    body: z.object({ replaceDraft: z.boolean().default(false), note: VersionNote.optional() }),
    reply: Agent,
    errors: ['flow_invalid'],
    example: { params: { version: '1' }, body: { replaceDraft: false } },
  },
});

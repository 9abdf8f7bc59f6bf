import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Servers of the Model Context Protocol whose tools agents may use in calls. */

/** Servers of one workspace, tools of one server, and bytes of a tool's schemas. */
export const toolServersLimit = 20;
export const toolsLimit = 64;
export const schemaLimit = 32 * 1024;

/**
 * offered: no one has looked at it, and no call uses it. allowed: someone has. changed: it was allowed, and isn't any more what it was
 * then, so it is off until someone looks again. gone: the server has it no more.
 */
export const toolStates = ['offered', 'allowed', 'changed', 'gone'] as const;

export const ServerTool = z.object({
  name: z.string(),
  title: z.string().describe('Tool name, as reported by its server'),
  description: z.string().describe('Description from the tool’s server; not verified by Parley'),
  state: z.enum(toolStates),
  hash: z
    .string()
    .describe('Hash of the tool’s name, description, and schemas; permission applies only to this version'),
  looksOnly: z.boolean().describe('Whether the server marks the tool as read-only'),
  inputs: z
    .array(z.object({ name: z.string(), type: z.string(), required: z.boolean(), description: z.string() }))
    .describe('Input fields'),
  outputs: z.array(z.string()).describe('Result fields, if the server declares them; otherwise `text`'),
});
export type ServerTool = z.infer<typeof ServerTool>;

export const ToolServer = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  token: z.string().nullable().describe('The vault secret used for authentication, such as `{{secret.CRM}}`'),
  checkedAt: Moment.describe('When the server’s tool list was last fetched'),
  problem: z.string().nullable().describe('Why the last fetch failed; the previous tools are kept'),
  tools: z.array(ServerTool).describe('The server’s tools, as last fetched'),
});
export type ToolServer = z.infer<typeof ToolServer>;

const Name = z.string().trim().min(1, 'Give the server a name.').max(60, 'Use 60 characters or fewer.');
const Url = z
  .string()
  .trim()
  .max(500, 'Use 500 characters or fewer.')
  .regex(/^https?:\/\/\S+$/, 'Enter a URL that starts with https://.');
/** A token lies in the vault, never in a server's row: there it is sealed, and bound to hosts. */
const Token = z
  .string()
  .trim()
  .max(200)
  .regex(
    /^\{\{\s*secret\.[A-Za-z][A-Za-z0-9_]*\s*\}\}$/,
    'Add the token to your vault, and enter {{secret.NAME}} here.',
  )
  .nullable()
  .default(null);

const ServerParams = z.object({ toolServerId: Id });
const failures = ['conflict', 'limit_reached'] as const;

export const toolServersApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/tool-servers',
    summary: 'List connected MCP servers with their tools',
    can: 'actions:read',
    reply: z.object({ items: z.array(ToolServer) }),
  },
  connect: {
    method: 'POST',
    path: '/v1/tool-servers',
    idempotent: 'long',
    summary: 'Connect an MCP server and list its tools; agents can’t use the tools until you allow them',
    description: 'Only HTTP servers are supported. Nothing runs on the Parley server.',
    can: 'actions:manage',
    audit: 'tool-server.connected',
    body: z.object({ name: Name, url: Url, token: Token }),
    reply: ToolServer,
    status: 201,
    errors: [...failures],
    perMinute: 20,
    example: { body: { name: 'Parts', url: 'https://tools.example.com/mcp', token: null } },
  },
  refresh: {
    method: 'POST',
    path: '/v1/tool-servers/:toolServerId/refresh',
    summary: 'Refresh a server’s tool list; changed tools are off until you allow them again',
    can: 'actions:manage',
    audit: 'tool-server.refreshed',
    params: ServerParams,
    reply: ToolServer,
    perMinute: 20,
  },
  allow: {
    method: 'PUT',
    path: '/v1/tool-servers/:toolServerId/allowed',
    summary: 'Choose which of a server’s tools agents can use in calls',
    description:
      'Replaces the previous selection. If a tool’s hash differs from the one you send, the tool has changed since you listed it, and the request fails with `conflict`.',
    can: 'actions:manage',
    audit: 'tool-server.allowed',
    params: ServerParams,
    body: z.object({
      tools: z
        .array(
          z.object({
            name: z.string().max(200),
            hash: z.string().max(64).describe('The tool’s hash, as you received it'),
          }),
        )
        .max(toolsLimit)
        .describe('The tools that agents can use in calls; all others are off'),
    }),
    reply: ToolServer,
    errors: ['conflict'],
    example: { body: { tools: [] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/tool-servers/:toolServerId',
    summary: 'Disconnect an MCP server; steps that use its tools will fail',
    can: 'actions:manage',
    audit: 'tool-server.removed',
    params: ServerParams,
  },
});

import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { Metadata } from '#domain/platform/metadata.ts';
import { WidgetDomain, WidgetLimits, widgetDomainsLimit } from './widgets.ts';

/** Browser keys of one workspace, and agents of one key. */
export const browserKeysLimit = 50;
export const browserKeyAgentsLimit = 50;

/** A public key: it names what a page may do, and lets no one do more than that. */
export const BrowserKeyValue = z.string().regex(/^pk-[A-Za-z0-9_-]{32}$/);

/** What pages on some domains may do: call some agents. */
export const BrowserKey = z.object({
  id: Id,
  name: z.string(),
  key: z.string().describe('The public key. It can appear in a page’s source.'),
  origins: z.array(z.string()).describe('Domains of pages that can use the key. If empty, no page can use it.'),
  agentIds: z.array(Id).describe('Agents the key can call.'),
  limits: WidgetLimits,
  createdAt: Moment,
  lastUsedAt: Moment.nullable().describe('When the key was last used, to the minute; null if never.'),
});
export type BrowserKey = z.infer<typeof BrowserKey>;

const Name = z.string().trim().min(1, 'Give the key a name.').max(80, 'Use 80 characters or fewer.');
const Origins = z
  .array(WidgetDomain)
  .max(widgetDomainsLimit, `Use up to ${widgetDomainsLimit} domains.`)
  .transform((domains) => [...new Set(domains)])
  .describe('Domains of pages that can use the key. If empty, no page can use it.');
const AgentIds = z
  .array(Id)
  .min(1, 'Choose an agent.')
  .max(browserKeyAgentsLimit, `Choose up to ${browserKeyAgentsLimit} agents.`)
  .transform((ids) => [...new Set(ids)]);

const Params = z.object({ browserKeyId: Id });
const exampleId = '019a0000-0000-7000-8000-000000000001';

export const browserKeysApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/browser-keys',
    summary: 'List browser keys, newest first',
    can: 'integrations:read',
    reply: z.object({ items: z.array(BrowserKey) }),
  },
  create: {
    method: 'POST',
    path: '/v1/browser-keys',
    idempotent: 'whole',
    summary: 'Create a browser key that lets pages on your domains call the agents you choose',
    description:
      'The key is public. It can start calls but grants no other access. You need permission to manage agents.',
    can: 'integrations:write',
    audit: 'browser-key.created',
    body: z.object({ name: Name, origins: Origins.default([]), agentIds: AgentIds }),
    reply: BrowserKey,
    status: 201,
    errors: ['forbidden', 'limit_reached'],
    example: { body: { name: 'Shop', origins: ['shop.example.com'], agentIds: [exampleId] } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/browser-keys/:browserKeyId',
    summary: 'Update a browser key’s domains, agents, or visitor features',
    can: 'integrations:write',
    audit: 'browser-key.updated',
    params: Params,
    body: z.object({
      name: Name.optional(),
      origins: Origins.optional(),
      agentIds: AgentIds.optional(),
      limits: WidgetLimits.partial().optional(),
    }),
    reply: BrowserKey,
    errors: ['forbidden'],
    example: { body: { origins: ['shop.example.com', 'localhost:3000'] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/browser-keys/:browserKeyId',
    summary: 'Delete a browser key; pages using it can no longer start calls',
    can: 'integrations:manage',
    audit: 'browser-key.deleted',
    params: Params,
  },
});

/** What a page in a browser asks for, by a public key alone. */
export const browserCallsApi = endpoints({
  start: {
    method: 'POST',
    path: '/v1/browser/:browserKey/calls',
    summary: 'Start a call from a page with a browser key',
    description:
      'Works only from a page on one of the key’s domains. Connect to the socket with the ticket within 30 seconds. No access token is needed.',
    can: 'public',
    audit: 'call.started',
    params: z.object({ browserKey: z.string().max(60).describe('The key itself (`pk-…`).') }),
    body: z.object({
      agentId: Id,
      variables: z
        .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use the name of a variable.'), Json)
        .refine((given) => Object.keys(given).length <= 50, 'Use up to 50 variables.')
        .refine((given) => JSON.stringify(given).length <= 20_000, 'Use 20,000 characters or fewer.')
        .default({})
        .describe('Initial values for the call, by variable name.'),
      metadata: Metadata.default({}),
    }),
    reply: z.object({ callId: Id, ticket: z.string(), socketPath: z.string() }),
    status: 201,
    errors: ['not_found', 'origin_refused', 'too_many_requests', 'too_many_calls', 'not_ready'],
    perMinute: 20,
    example: { body: { agentId: exampleId, variables: { name: 'Ann' } } },
  },
});

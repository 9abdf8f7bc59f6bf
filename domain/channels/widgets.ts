import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Chat } from './chats.ts';
import { WidgetLook } from './widget-look.ts';
import { longestVisitorMessage } from './widget-parts.ts';

/** Widgets of one agent. */
export const widgetsLimit = 10;
/** How long the ticket of a preview is good, in seconds. */
export const previewTicketSeconds = 600;
/** Domains of one widget. */
export const widgetDomainsLimit = 30;
/** A public key: it names a widget, and lets no one do anything that the widget's domains may not. */
export const WidgetKey = z.string().regex(/^pk_[A-Za-z0-9_-]{24}$/);

/** A website that may show a widget: `example.com` alone, or `*.example.com` for all names below it. */
export const WidgetDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:(?:\*\.)?(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+|localhost)(?::[1-9][0-9]{0,4})?$/,
    'Enter a domain like example.com, or *.example.com for all subdomains, without https://.',
  );

const whole = (least: number, most: number) =>
  z
    .int(`Enter a whole number from ${least} to ${most}.`)
    .min(least, `Enter ${least} or more.`)
    .max(most, `Enter ${most} or less.`);

/** How much visitors whom no one knows may use of a widget. */
export const WidgetLimits = z.strictObject({
  /** Of one visitor, who is told by the network address. */
  conversationsPerHour: whole(1, 100),
  /** That a visitor writes in one chat. */
  messagesPerChat: whole(1, 500),
  minutesPerCall: whole(1, 30),
  /** Of all visitors within 24 hours. */
  conversationsPerDay: whole(1, 10_000),
  minutesPerDay: whole(1, 10_000),
});
export type WidgetLimits = z.infer<typeof WidgetLimits>;

export const firstWidgetLimits: WidgetLimits = {
  conversationsPerHour: 10,
  messagesPerChat: 100,
  minutesPerCall: 10,
  conversationsPerDay: 200,
  minutesPerDay: 120,
};

/** What a widget did within some days, but for previews of it. */
const Figures = z.object({ conversations: z.int(), minutes: z.number() });

/** An agent on a website. */
export const Widget = z.object({
  id: Id,
  agentId: Id,
  name: z.string(),
  key: z.string(),
  enabled: z.boolean(),
  look: WidgetLook,
  /** Websites that may show it; none: no one may. */
  domains: z.array(z.string()),
  limits: WidgetLimits,
  lastDay: Figures,
  last30Days: Figures,
  createdAt: Moment,
});
export type Widget = z.infer<typeof Widget>;

const Name = z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 characters or fewer.');
const Domains = z
  .array(WidgetDomain)
  .max(widgetDomainsLimit, `Use up to ${widgetDomainsLimit} domains.`)
  .transform((domains) => [...new Set(domains)]);

const WidgetParams = z.object({ widgetId: Id });

export const widgetsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/widgets',
    summary: 'List an agent’s website widgets, oldest first',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    reply: z.object({ items: z.array(Widget) }),
  },
  create: {
    method: 'POST',
    path: '/v1/agents/:agentId/widgets',
    idempotent: 'whole',
    summary: 'Add a website widget with a public key to an agent',
    description:
      'To show the widget on a page on one of its domains, add a script tag: `src` is this server’s `/widget.js`, and `data-key` is the widget’s public key.',
    can: 'agents:manage',
    audit: 'widget.created',
    params: z.object({ agentId: Id }),
    body: z.object({ name: Name, domains: Domains.default([]) }),
    reply: Widget,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { name: 'Website', domains: ['example.com', '*.example.com'] } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/widgets/:widgetId',
    summary: 'Update a widget’s domains, appearance, or visitor features, or turn it on or off',
    can: 'agents:manage',
    audit: 'widget.updated',
    params: WidgetParams,
    body: z.object({
      name: Name.optional(),
      enabled: z.boolean().optional(),
      look: WidgetLook.partial().optional(),
      domains: Domains.optional(),
      limits: WidgetLimits.partial().optional(),
    }),
    reply: Widget,
    example: { body: { domains: ['shop.example.com'], look: { color: '#7a2e8e', label: 'Ask us' } } },
  },
  preview: {
    method: 'POST',
    path: '/v1/widgets/:widgetId/preview',
    summary: 'Open a widget preview; conversations started with its ticket within ten minutes count as tests',
    can: 'agents:read',
    audit: null,
    params: WidgetParams,
    reply: z.object({ ticket: z.string() }),
  },
  renewKey: {
    method: 'POST',
    path: '/v1/widgets/:widgetId/key',
    idempotent: 'whole',
    summary: 'Replace a widget’s public key; pages with the old key stop showing the widget',
    can: 'agents:manage',
    audit: 'widget.key-renewed',
    params: WidgetParams,
    reply: Widget,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/widgets/:widgetId',
    summary: 'Delete a widget; its conversations are kept',
    can: 'agents:manage',
    audit: 'widget.deleted',
    params: WidgetParams,
  },
});

/** What anyone may know of a widget. */
export const WidgetFace = z.object({
  agentName: z.string(),
  /** BCP 47, for the transcriber. */
  agentLanguage: z.string(),
  /** Whether the server transcribes visitors; otherwise their browsers do, if they can. */
  hears: z.boolean(),
  look: WidgetLook,
  /** Whose software it is, where that is to be told. */
  poweredBy: z.string().nullable(),
});
export type WidgetFace = z.infer<typeof WidgetFace>;

/** The page that a visitor is on. Anything but its address is left out. */
const Visit = z.object({
  /** As the browser told the panel: `https://example.com`. */
  origin: z.string().max(300),
  /** The page's path, without query and fragment. */
  path: z.string().max(1000).default('/'),
  /** The host that led to it. */
  referrer: z.string().max(253).default(''),
  /** The ticket of the dashboard's preview, with which it is a test, on whatever page. */
  preview: z.string().max(300).optional(),
});
export type Visit = z.infer<typeof Visit>;

/** A chat as its visitor sees it. */
export const VisitorChat = Chat.omit({ outcome: true });
export type VisitorChat = z.infer<typeof VisitorChat>;

const Token = z.string().regex(/^[\w-]{43}$/, 'Enter a valid chat token.');
/** What is no key is one that does not exist. */
const KeyParams = z.object({ key: z.string().max(60) });
const VisitParams = z.object({ callId: Id });
const exampleVisit = { origin: 'https://example.com', path: '/prices', referrer: 'search.example' };
const exampleToken = 'A'.repeat(43);

/** What the panel asks for, on behalf of visitors whom no one knows. */
export const widgetVisitsApi = endpoints({
  face: {
    method: 'GET',
    path: '/v1/widget/:key',
    summary: 'Get a widget’s appearance, by its public key',
    can: 'public',
    params: KeyParams,
    reply: WidgetFace,
    perMinute: 120,
    errors: ['not_found'],
  },
  chat: {
    method: 'POST',
    path: '/v1/widget/:key/chats',
    summary: 'Start a chat as a website visitor',
    description:
      'Works only in the panel, on one of the widget’s domains. The token belongs to the visitor and opens only this chat.',
    can: 'public',
    audit: 'chat.started',
    params: KeyParams,
    body: Visit,
    reply: z.object({ chat: VisitorChat, token: z.string() }),
    status: 201,
    errors: ['not_found', 'origin_refused', 'too_many_requests', 'flow_invalid'],
    perMinute: 20,
    example: { body: exampleVisit },
  },
  call: {
    method: 'POST',
    path: '/v1/widget/:key/calls',
    summary: 'Start a call as a website visitor; connect to its socket with the ticket within 30 seconds',
    can: 'public',
    audit: 'call.started',
    params: KeyParams,
    body: Visit,
    reply: z.object({ callId: Id, ticket: z.string(), socketPath: z.string() }),
    status: 201,
    errors: ['not_found', 'origin_refused', 'too_many_requests', 'too_many_calls', 'minutes_used_up', 'flow_invalid'],
    perMinute: 20,
    example: { body: exampleVisit },
  },
  resume: {
    method: 'POST',
    path: '/v1/widget-chats/:callId/resume',
    summary: 'Resume a visitor’s chat and get all its messages, or only the new ones',
    can: 'public',
    audit: null,
    params: VisitParams,
    body: z.object({
      token: Token,
      /** Only messages behind this one; absent: all. */
      after: z.int().min(0).optional(),
    }),
    reply: VisitorChat,
    errors: ['not_found', 'origin_refused'],
    perMinute: 240,
    example: { body: { token: exampleToken } },
  },
  send: {
    method: 'POST',
    path: '/v1/widget-chats/:callId/messages',
    summary: 'Send a message as a website visitor and get the agent’s response',
    can: 'public',
    audit: null,
    params: VisitParams,
    body: z.object({
      token: Token,
      /** Of the message: sent again with the same one, it is answered, not taken again. */
      id: z.uuid(),
      text: z.string().trim().min(1, 'Enter a message.').max(longestVisitorMessage, 'Use 2,000 characters or fewer.'),
    }),
    reply: VisitorChat,
    errors: ['not_found', 'origin_refused', 'conflict', 'too_many_requests'],
    perMinute: 60,
    example: {
      body: { token: exampleToken, id: '3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e34', text: 'What are your hours?' },
    },
  },
  end: {
    method: 'POST',
    path: '/v1/widget-chats/:callId/end',
    summary: 'End a visitor’s chat',
    can: 'public',
    audit: null,
    params: VisitParams,
    body: z.object({ token: Token }),
    reply: VisitorChat,
    errors: ['not_found', 'origin_refused'],
    perMinute: 60,
    example: { body: { token: exampleToken } },
  },
});

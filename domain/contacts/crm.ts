import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { PlainHttps } from '#domain/platform/plain-https.ts';

/** Where a business keeps its customers: an account at HubSpot, or a program of its own that answers signed requests. */
export const crmKinds = ['hubspot', 'own'] as const;
export type CrmKind = (typeof crmKinds)[number];

/** How the note of a call went. `not_found`: the CRM knows no one with the contact's address and number. */
export const callNoteStates = ['waiting', 'written', 'not_found', 'failed'] as const;

/** The workspace's CRM. There is one. */
export const CrmConnection = z.object({
  connected: z.boolean(),
  kind: z.enum(crmKinds).nullable(),
  /** Of HubSpot its number of the account, of another CRM the host of its address. */
  accountId: z.string().nullable(),
  name: z.string().nullable(),
  /** Where another CRM is asked; null for HubSpot. */
  url: z.string().nullable(),
  /** Last characters of the token or the secret. */
  maskedSecret: z.string().nullable(),
  /** What the credentials do not permit, in the CRM's words. */
  lacks: z.array(z.string()),
  /** Whether what each call of a known contact was about becomes a note in the CRM. */
  notesCalls: z.boolean(),
  connectedAt: Moment.nullable(),
  /** Why it cannot be used any more; null while it can. */
  problem: z.string().nullable(),
  /** What uses it, in words: these fail once it is disconnected. */
  dependents: z.array(z.string()),
});
export type CrmConnection = z.infer<typeof CrmConnection>;

export const CrmCallNote = z.object({
  callId: Id,
  agentName: z.string(),
  endedAt: Moment,
  status: z.enum(callNoteStates),
  problem: z.string().nullable(),
});
export type CrmCallNote = z.infer<typeof CrmCallNote>;

/** Tokens of private apps begin with where the account is: pat-eu1-… */
const HubspotToken = z
  .string()
  .trim()
  .regex(/^pat-[a-z]{2,4}\d-[\w-]{8,200}$/, 'Copy the private app’s access token. The token starts with pat-.');

/** As other programs sign with: Standard Webhooks. */
const Secret = z
  .string()
  .trim()
  .regex(
    /^whsec_[A-Za-z0-9+/]{32,100}={0,2}$/,
    'Use a secret that starts with whsec_, followed by at least 32 characters.',
  );

const connecting = { can: 'integrations:manage', reply: CrmConnection } as const;

export const crmApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/crm',
    summary: 'Get the connected CRM',
    can: 'integrations:read',
    reply: CrmConnection,
  },
  connectHubspot: {
    ...connecting,
    method: 'PUT',
    path: '/v1/crm/hubspot',
    summary: 'Connect HubSpot with a private app’s access token',
    description:
      'We check the token with HubSpot right away. It needs crm.objects.contacts.read and crm.objects.contacts.write, plus crm.objects.deals.read and crm.objects.deals.write for deals. The token is stored encrypted and never shown again.',
    audit: 'crm.connected',
    body: z.object({ token: HubspotToken }),
    errors: ['conflict', 'crm_unavailable', 'limit_reached'],
    example: { body: { token: 'pat-eu1-00000000-0000-4000-8000-000000000000' } },
  },
  connectCustom: {
    ...connecting,
    method: 'PUT',
    path: '/v1/crm/custom',
    summary: 'Connect another CRM through a service that handles signed requests at a URL',
    description:
      'Parley immediately sends a connection.test request. The response must include a name. See docs/crm.md for all requests and responses.',
    audit: 'crm.connected',
    body: z.object({ url: PlainHttps, secret: Secret }),
    errors: ['conflict', 'crm_unavailable', 'limit_reached'],
    example: {
      body: { url: 'https://crm.example.com/parley', secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' },
    },
  },
  update: {
    ...connecting,
    method: 'PATCH',
    path: '/v1/crm',
    summary: 'Choose whether calls become notes in the CRM',
    audit: 'crm.updated',
    body: z.object({ notesCalls: z.boolean() }),
    example: { body: { notesCalls: true } },
  },
  disconnect: {
    ...connecting,
    method: 'DELETE',
    path: '/v1/crm',
    summary: 'Disconnect the CRM; its data isn’t deleted',
    audit: 'crm.disconnected',
  },
  callNotes: {
    method: 'GET',
    path: '/v1/crm/call-notes',
    summary: 'List the latest call notes with their status',
    can: 'calls:read',
    reply: z.object({ items: z.array(CrmCallNote) }),
  },
});

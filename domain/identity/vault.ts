import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Secrets of one workspace. */
export const secretsLimit = 200;
/** Which conversations a value is for: those with customers, or those that only try something. */
export const secretEnvironments = ['live', 'test'] as const;
export type SecretEnvironment = (typeof secretEnvironments)[number];

export const SecretName = z
  .string()
  .trim()
  .regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'Use capital letters, digits, and underscores, like STRIPE_KEY.');

/** Where a secret stands in a text: `{{secret.STRIPE_KEY}}`. */
export const secretReference = /\{\{\s*secret\.([A-Z][A-Z0-9_]{0,39})\s*\}\}/g;

const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$/, 'Enter a host like api.example.com.');
const Hosts = z
  .array(Host)
  .min(1, 'Enter at least one host the secret can be sent to.')
  .max(20)
  .transform((hosts) => [...new Set(hosts)]);
/** Goes into headers, which take nothing else. */
const Value = z
  .string()
  .min(1, 'Enter the value.')
  .max(4_000)
  .regex(/^[\x20-\x7e]+$/, 'Use ASCII letters, digits, and symbols on a single line.');

/** A secret as it is shown: never its value. */
export const VaultSecret = z.object({
  id: Id,
  name: z.string(),
  environment: z.enum(secretEnvironments),
  /** Where requests with it may go: `api.example.com`, or `*.example.com` for all names below it. */
  hosts: z.array(z.string()),
  updatedAt: Moment,
  /** Who changed it last; null when they are gone. */
  changedBy: z.string().nullable(),
  /** Where it is used, in words. */
  usedIn: z.array(z.string()),
});
export type VaultSecret = z.infer<typeof VaultSecret>;

const SecretParams = z.object({ secretId: Id });

export const vaultApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/vault',
    summary: 'List the workspace’s secrets by name and where each is used; values are never shown',
    can: 'actions:read',
    reply: z.object({ items: z.array(VaultSecret) }),
  },
  create: {
    method: 'POST',
    path: '/v1/vault',
    idempotent: 'whole',
    summary: 'Store a secret; requests reference it as {{secret.NAME}}',
    description:
      'Use the secret in the URL, headers, and body of action and flow requests, or as a model connection’s key. The secret is sent only to the hosts listed here. Tests use the `test` value if there is one, or otherwise the `live` value.',
    can: 'actions:manage',
    audit: 'secret.created',
    body: z.object({
      name: SecretName,
      value: Value,
      environment: z.enum(secretEnvironments).default('live'),
      hosts: Hosts,
    }),
    reply: VaultSecret,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'SHOP_KEY', value: 'key-of-the-shop', environment: 'live', hosts: ['api.example.com'] } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/vault/:secretId',
    summary: 'Change a secret’s value, or both its value and its hosts',
    can: 'actions:manage',
    audit: 'secret.updated',
    params: SecretParams,
    body: z.object({ value: Value, hosts: Hosts.optional() }),
    reply: VaultSecret,
    example: { body: { value: 'another-key' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/vault/:secretId',
    summary: 'Delete a secret, unless it’s in use',
    description:
      'If the secret is in use, it isn’t deleted, and the response lists where. With `anyway`, the secret is deleted regardless, and requests that use it fail.',
    can: 'actions:manage',
    audit: 'secret.deleted',
    params: SecretParams,
    query: z.object({ anyway: z.enum(['true', 'false']).default('false') }),
    errors: ['conflict'],
  },
});

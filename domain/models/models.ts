import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { modelServiceIds } from './model-services.ts';

const Service = z.enum(modelServiceIds);
const ModelName = z
  .string()
  .trim()
  .min(1, 'Choose a model.')
  .max(120)
  .regex(/^[\w./:@+-]+$/, 'Enter a valid model name.');
/** Goes into a header, which takes nothing else. */
const Key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,400}$/, 'A key can’t contain spaces.');
const BaseUrl = z
  .url({ protocol: /^https?$/, error: 'The URL starts with https:// or http://.' })
  .max(400)
  .regex(/^https?:\/\/[^@?#\s]+$/, 'Leave the username, the password, and everything after ? or # out of the URL.')
  .transform((value) => value.replace(/\/+$/, ''));

/** What a model costs, in millionths of a US dollar for a million tokens. */
const Price = z.number().int('Enter a whole number.').min(0, 'Enter 0 or more.').max(1_000_000_000);

/** A language model that agents may ask. The first of the list is asked first, the next where it fails. */
export const ModelConnection = z.object({
  id: Id,
  service: Service,
  /** The service's, or the host of a server of one's own. */
  name: z.string(),
  /** Null: the service's own address. */
  baseUrl: z.string().nullable(),
  /** The last four characters of the key; null without one. The key itself is never shown. */
  maskedKey: z.string().nullable(),
  model: z.string(),
  /** Its model that says what texts are like, so that documents are found by meaning as well; null for none. */
  embeddingModel: z.string().nullable(),
  /** What the service offered when it was last looked at. */
  models: z.array(z.string()),
  /** The first of the list. */
  isDefault: z.boolean(),
  checkedAt: Moment,
  createdAt: Moment,
});
export type ModelConnection = z.infer<typeof ModelConnection>;

/** What may be spent at most, in tokens and in millionths of a US dollar. Null: without a limit. */
const Cap = z.number().int('Enter a whole number.').min(0, 'Enter 0 or more.').max(1_000_000_000_000).nullable();
export const ModelCaps = z.object({ monthTokens: Cap, monthCost: Cap, callTokens: Cap, callCost: Cap });
export type ModelCaps = z.infer<typeof ModelCaps>;

/** What of one model was used in a month. */
const ModelUse = z.object({
  service: Service,
  model: z.string(),
  requests: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In millionths of a US dollar; null where no price is known. */
  cost: z.int().nullable(),
});

export const ModelSpend = z.object({
  /** As in `2026-11`, in UTC. */
  month: z.string(),
  tokens: z.int(),
  /** Of what has a price. */
  cost: z.int(),
  /** Tokens of models without a price: counted, not costed. */
  unpricedTokens: z.int(),
  caps: ModelCaps,
  models: z.array(ModelUse),
});
export type ModelSpend = z.infer<typeof ModelSpend>;

export const ModelPrice = z.object({
  service: Service,
  model: z.string(),
  input: z.int(),
  output: z.int(),
  audioInput: z.int().optional().describe('Price per million audio input tokens, if it differs from the text price.'),
  audioOutput: z.int().optional().describe('Price per million audio output tokens, if it differs from the text price.'),
  /** When it was written; costs of before stay as they were. */
  since: Moment,
});
export type ModelPrice = z.infer<typeof ModelPrice>;

/** How a request to a model ended. */
export const modelOutcomes = [
  'answered',
  'late',
  'stopped',
  'refused',
  'garbage',
  'broken',
  'unreachable',
  'quota',
  'key',
  'budget',
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** One request to a model, with all that it was given and gave. */
export const ModelRequest = z.object({
  id: Id,
  /** What it was asked for in the conversation. */
  proposalId: z.string().nullable(),
  service: Service,
  model: z.string(),
  createdAt: Moment,
  /** Until the first token; null when none came. */
  firstMs: z.int().nullable(),
  ms: z.int(),
  outcome: z.enum(modelOutcomes),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Whether the service did not say, and the tokens are counted by the length of the texts. */
  isEstimated: z.boolean(),
  cost: z.int().nullable(),
  given: z.string(),
  gave: z.string(),
});
export type ModelRequest = z.infer<typeof ModelRequest>;

/** Texts in other words. All of them are made by a model, and marked so. */
export const Paraphrases = z.object({
  /** Each with the place of its text in the list that was sent, from 0. Fewer where the model wrote some amiss. */
  items: z.array(z.object({ of: z.int(), text: z.string() })),
  generatedBy: z.object({ provider: Service, model: z.string() }),
});
export type Paraphrases = z.infer<typeof Paraphrases>;

const ConnectionParams = z.object({ connectionId: Id });
const Connections = z.object({ items: z.array(ModelConnection) });

export const modelsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/model-connections',
    summary: 'List connected language models, in the order they’re used',
    can: 'integrations:read',
    reply: Connections,
  },
  create: {
    method: 'POST',
    path: '/v1/model-connections',
    idempotent: 'long',
    summary: 'Connect a language model; to check the key, the service’s models are listed',
    description:
      'The key is stored encrypted and never returned. Without `model`, the first suitable one is used. A private network address works only if the operator lists it in MODEL_ORIGINS.',
    can: 'integrations:manage',
    audit: 'model.connected',
    body: z.object({
      service: Service,
      key: Key.nullable().default(null),
      baseUrl: BaseUrl.nullable().default(null),
      model: ModelName.optional(),
      embeddingModel: ModelName.nullable().default(null),
    }),
    reply: ModelConnection,
    status: 201,
    errors: ['limit_reached', 'model_unavailable'],
    perMinute: 20,
    example: { body: { service: 'compatible', baseUrl: 'http://localhost:11434/v1', model: 'llama3.2' } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/model-connections/:connectionId',
    summary: 'Update a connection’s model, key, or URL',
    description:
      'The key is kept as long as the URL’s host doesn’t change. If you change the host, enter the key again.',
    can: 'integrations:manage',
    audit: 'model.updated',
    params: ConnectionParams,
    body: z
      .object({ key: Key, baseUrl: BaseUrl.nullable(), model: ModelName, embeddingModel: ModelName.nullable() })
      .partial(),
    reply: ModelConnection,
    errors: ['model_unavailable'],
    perMinute: 20,
    example: { body: { model: 'llama3.2' } },
  },
  order: {
    method: 'PUT',
    path: '/v1/model-connections/order',
    summary: 'Set the order in which models are tried; the first one is the default',
    can: 'integrations:manage',
    audit: 'model.ordered',
    body: z.object({ ids: z.array(Id).max(20) }),
    reply: Connections,
    errors: ['conflict'],
    example: { body: { ids: [] } },
  },
  check: {
    method: 'POST',
    path: '/v1/model-connections/:connectionId/check',
    idempotent: 'long',
    summary: 'Test a connected model with a small request',
    can: 'integrations:manage',
    // It changes nothing, and the month's requests tell of it.
    audit: null,
    params: ConnectionParams,
    reply: ModelRequest,
    perMinute: 20,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/model-connections/:connectionId',
    summary: 'Disconnect a language model',
    can: 'integrations:manage',
    audit: 'model.disconnected',
    params: ConnectionParams,
  },
  spend: {
    method: 'GET',
    path: '/v1/model-spend',
    summary: 'Get this month’s language model tokens, costs, and spending limits',
    can: 'integrations:read',
    reply: ModelSpend,
  },
  setSpendingLimits: {
    method: 'PUT',
    path: '/v1/model-spending-limits',
    summary: 'Set spending limits for language models, per month and per call',
    can: 'integrations:manage',
    audit: 'model.caps-set',
    body: ModelCaps,
    reply: ModelSpend,
    example: { body: { monthTokens: 5_000_000, monthCost: 20_000_000, callTokens: 100_000, callCost: 500_000 } },
  },
  prices: {
    method: 'GET',
    path: '/v1/model-prices',
    summary: 'List the model prices used to calculate costs',
    can: 'integrations:read',
    reply: z.object({ items: z.array(ModelPrice) }),
  },
  setPrice: {
    method: 'PUT',
    path: '/v1/model-prices',
    summary: 'Set a model’s price; it applies to new requests',
    can: 'integrations:manage',
    audit: 'model.price-set',
    body: z.object({ service: Service, model: ModelName, input: Price, output: Price }),
    reply: ModelPrice,
    example: { body: { service: 'compatible', model: 'llama3.2', input: 0, output: 0 } },
  },
  paraphrase: {
    method: 'POST',
    path: '/v1/paraphrases',
    idempotent: 'long',
    summary: 'Generate alternate phrasings, such as caller input for tests, with a language model',
    can: 'agents:write',
    // It changes nothing, and the month's requests tell what it cost.
    audit: null,
    body: z.object({
      texts: z.array(z.string().trim().min(1).max(300)).min(1).max(20),
      count: z.int().min(1).max(10).default(3),
    }),
    reply: Paraphrases,
    errors: ['no_model', 'limit_reached', 'model_unavailable', 'model_unusable'],
    perMinute: 10,
    example: { body: { texts: ['I need a haircut on Tuesday'], count: 1 } },
  },
  requests: {
    method: 'GET',
    path: '/v1/calls/:callId/model-requests',
    summary: 'List a call’s language model requests and responses, oldest first',
    can: 'calls:read',
    params: z.object({ callId: Id }),
    reply: z.object({
      items: z.array(ModelRequest),
      /** What a model wrote about the call once it had ended; null where none was asked to, or wrote something amiss. */
      summary: z.object({ text: z.string(), model: z.string() }).nullable(),
    }),
  },
});

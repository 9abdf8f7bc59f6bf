import { z } from 'zod';
import { type ErrorCode, errors } from '#domain/platform/errors.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { requestHeadersOf } from '#domain/platform/idempotency.ts';
import type { DocumentOptions } from './document-options.ts';
import { RefusalShelf } from './openapi-errors.ts';
import { finishSchemas } from './openapi-finish.ts';
import { type Io, type JsonSchema, SchemaShelf } from './openapi-schemas.ts';
import { addSteps } from './openapi-steps.ts';
import { answerText, FieldTexts } from './openapi-texts.ts';
import { webhookPaths } from './openapi-webhooks.ts';

/** An id in an example stands for one of the reader's own. */
export const exampleId = '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90';

const OwnError = z.object({
  error: z.object({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** Of what is there already. */
    existingId: z.string().optional(),
    requestId: z.string().optional(),
  }),
});

const properties = (schema: JsonSchema) => ({
  entries: Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>),
  required: (schema.required ?? []) as string[],
});

/** `x-quota-limit` as one writes it: X-Quota-Limit. */
const headerName = (name: string) =>
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('Ratelimit', 'RateLimit');

/** A schema of the document, its fields described. */
type Describe = (schema: z.ZodType, io: Io) => JsonSchema;

function parametersOf(
  describe: Describe,
  schema: z.ZodObject | undefined,
  place: 'path' | 'query' | 'header',
  examples: Record<string, string> = {},
) {
  if (schema === undefined) return [];
  const { entries, required } = properties(describe(schema, 'input'));
  return entries.map(([name, { description, ...value }]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: value,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

const rateHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const link = (name: string) => [name, { $ref: `#/components/headers/${name}` }] as const;

function headersOf(describe: Describe, schema: z.ZodObject | undefined, examples: Record<string, string> = {}) {
  const own = schema === undefined ? [] : properties(describe(schema, 'output')).entries;
  return {
    ...Object.fromEntries(
      own.map(([name, { description, ...value }]) => [
        headerName(name),
        { description, schema: value, ...(examples[name] !== undefined && { example: examples[name] }) },
      ]),
    ),
    ...Object.fromEntries(rateHeaders.map(link)),
  };
}

/** Sound and other bytes have no schema of their own. */
const binary = { schema: { type: 'string', format: 'binary' } };

function contentOf(schema: JsonSchema | undefined, raw: readonly string[], answer: unknown) {
  if (schema === undefined && raw.length === 0) return undefined;
  const json = schema && { schema, ...(answer !== undefined && { example: answer }) };
  return {
    ...Object.fromEntries(raw.map((type) => [type, binary])),
    ...(json && { 'application/json': json }),
  };
}

/** A form with a file, and its other fields. */
function formOf(describe: Describe, body: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = (body ? describe(body, 'input') : {}) as {
    properties?: object;
    required?: string[];
  };
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' };
  const schema = { type: 'object', properties: { file, ...properties }, required: ['file', ...required] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Who may call an endpoint, as alternatives. */
function securityOf({ can, protocol }: Endpoint, scopeOf: DocumentOptions['scopeOf']): Record<string, string[]>[] {
  if (can === 'public') return [];
  if (can === 'account') return [{ session: [] }];
  const scope = scopeOf(can);
  return [
    ...(scope === undefined ? [] : [{ accessToken: [scope] }]),
    ...(scope === undefined || protocol?.keyHeader === undefined ? [] : [{ [protocol.keyHeader]: [scope] }]),
    { session: [] },
  ];
}

/** The example's parameters; where it names none, ids that stand for the reader's own. */
export function exampleParams({ path, example }: Endpoint): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return Object.fromEntries(names.map((name) => [name, example?.params?.[name] ?? exampleId]));
}

/** The OpenAPI 3.1 document of all endpoints. */
export function openApi(api: Record<string, Record<string, Endpoint>>, options: DocumentOptions) {
  const { url, title, groups, schemas: names, answers, scopeOf } = options;
  const endpoints = Object.values(api).flatMap((table) => Object.values(table));
  const protocols = new Set(endpoints.flatMap(({ protocol }) => protocol ?? []));
  const errorsOfProtocols = [...protocols].map(({ name, error }) => [`${name}Error`, error] as const);
  const schemas = new SchemaShelf({ ...names, Error: OwnError, ...Object.fromEntries(errorsOfProtocols) });
  const refusals = new RefusalShelf(schemas, OwnError);
  const texts = new FieldTexts(options.fieldText);
  const keyHeaders = [...protocols].flatMap(({ keyHeader }) => keyHeader ?? []);

  function operation(id: string, group: string, endpoint: Endpoint) {
    const { can, params, query, body, file, replyHeaders, reply, raw, example } = endpoint;
    const inWorkspace = can !== 'public' && can !== 'account';
    const answer = answers[id] ?? {};
    const describe: Describe = (schema, io) => texts.describe(schemas.of(schema, io), [id, group]);
    const replySchema = reply && describe(reply, 'output');
    const content = contentOf(replySchema, raw ?? [], answer.body);
    return {
      operationId: id,
      tags: [group],
      summary: endpoint.summary,
      ...(endpoint.description !== undefined && { description: endpoint.description }),
      security: securityOf(endpoint, scopeOf),
      parameters: [
        ...parametersOf(describe, params, 'path', exampleParams(endpoint)),
        ...parametersOf(describe, query, 'query', example?.query),
        ...parametersOf(describe, requestHeadersOf(endpoint), 'header'),
        ...(inWorkspace ? [{ $ref: '#/components/parameters/Workspace' }] : []),
      ],
      ...(file && { requestBody: formOf(describe, body) }),
      ...(body &&
        file === undefined && {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: describe(body, 'input'),
                ...(example?.body && { example: example.body }),
              },
            },
          },
        }),
      responses: {
        [String(endpoint.status ?? (reply || raw ? 200 : 204))]: {
          description: answerText(replySchema, raw ?? []),
          headers: headersOf(describe, replyHeaders, answer.headers),
          ...(content && { content }),
        },
        ...refusals.of(endpoint),
      },
    };
  }

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [group, table] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(`${group}.${name}`, group, endpoint);
    }
  }

  const webhooks = webhookPaths(options.events, schemas);
  addSteps(schemas, options.typed);
  schemas.close();
  const whole = { type: 'integer', minimum: 0 };
  const document = {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      summary: 'Voice agents and text to speech.',
      description:
        'Requests and responses are JSON in UTF-8 unless an endpoint says otherwise. Unknown fields are rejected. ' +
        'Dates and times are ISO 8601 in UTC.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url }],
    tags: Object.keys(api).map((name) => ({ name, description: groups[name] })),
    paths,
    webhooks,
    components: {
      schemas: schemas.named,
      responses: refusals.responses,
      examples: refusals.examples,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token (sk-…) from Access Tokens. It belongs to one workspace and can do what its scopes allow.',
        },
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A signed-in user’s session. Specify the workspace in X-Workspace-Id.',
        },
        ...Object.fromEntries(
          keyHeaders.map((name) => [
            name,
            {
              type: 'apiKey',
              in: 'header',
              name,
              description: 'An access token, in the header that ElevenLabs clients use.',
            },
          ]),
        ),
      },
      parameters: {
        Workspace: {
          name: 'X-Workspace-Id',
          in: 'header',
          required: false,
          schema: { type: 'string', format: 'uuid' },
          description:
            'The workspace to act in. Required with a session. An access token already belongs to a workspace.',
        },
      },
      headers: {
        'X-RateLimit-Limit': {
          description:
            'Requests per minute at this endpoint, for each key or user, or for each IP address on public endpoints.',
          schema: whole,
        },
        'X-RateLimit-Remaining': { description: 'Requests left in the current minute.', schema: whole },
        'X-RateLimit-Reset': { description: 'Seconds until the current minute ends.', schema: whole },
        'X-Request-Id': { description: 'Identifies the request in the server’s log.', schema: { type: 'string' } },
        'Retry-After': { description: 'Seconds to wait before retrying.', schema: whole },
      },
    },
  };
  return { document: finishSchemas(document, texts, options.homes, options.main), undescribed: [...texts.missing] };
}

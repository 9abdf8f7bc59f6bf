import { z } from 'zod';
import { errors } from '#domain/errors.ts';
import type { Endpoint } from '#domain/http.ts';

type Schema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors) },
        message: { type: 'string' },
        requestId: { type: 'string' },
        details: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
        },
      },
    },
  },
};

function operation(noun: string, name: string, endpoint: Endpoint) {
  const { reply } = endpoint;
  const refused = [
    'invalid_input',
    ...(endpoint.can === 'public' ? [] : ['session_required']),
    ...(endpoint.errors ?? []),
  ];
  const statuses = new Set(refused.map((code) => errors[code as keyof typeof errors][0]));
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    ...(endpoint.can === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.can === 'public' || endpoint.can === 'account'
        ? []
        : [{ $ref: '#/components/parameters/Workspace' }]),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: {
      [String(endpoint.status ?? (reply ? 200 : 204))]: {
        description: 'Done',
        ...(reply && { content: { 'application/json': { schema: schemaOf(reply, 'output') } } }),
      },
      ...Object.fromEntries([...statuses].map((status) => [String(status), { $ref: '#/components/responses/Error' }])),
    },
  };
}

/** The OpenAPI 3.1 document of all endpoints. */
export function openApi(api: Record<string, Record<string, Endpoint>>, url: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, table] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(noun, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parley', version: '1', description: 'Build, run and inspect voice agents.' },
    servers: [{ url }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        Workspace: {
          name: 'X-Workspace-Id',
          in: 'header',
          required: false,
          schema: { type: 'string', format: 'uuid' },
          description: 'The workspace to act in. Needed with a session; an access token names its own.',
        },
      },
      responses: { Error: { description: 'Refused', content: { 'application/json': { schema: errorSchema } } } },
    },
  };
}

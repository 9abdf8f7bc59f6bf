import { describeApi } from '#server/describe-api.ts';

/** What the clients in `sdk/` are made from: the OpenAPI document as methods and types. */

/** JSON Schema as far as the contract uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Method {
  name: string;
  summary: string;
  description: string | undefined;
  verb: string;
  /** `/v1/agents/{agentId}` */
  path: string;
  params: string[];
  query: Schema | undefined;
  body: Schema | undefined;
  /** Whether the body is a form with a file. */
  file: boolean;
  /** Whether a repeat with the same Idempotency-Key has no effect. */
  repeatable: boolean;
  /** What comes back: nothing, JSON, a page of a list, events as they happen, or bytes. */
  answer: { kind: 'nothing' | 'events' | 'bytes' } | { kind: 'json' | 'page'; schema: Schema };
}

export interface Resource {
  name: string;
  about: string;
  methods: Method[];
}

export interface Model {
  resources: Resource[];
  /** Types that methods and events name, in the order of their names. */
  types: [string, Schema][];
  /** Types of events, as in `call.ended`, with the name of what arrives. */
  events: [string, string][];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

/** Groups that other services' clients call, or the panel on a website. */
const notOurs = new Set(['openAi', 'elevenLabs', 'speechLinks', 'widgetVisits']);

export const pascal = (text: string) =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
export const nameOfRef = (ref: string) => ref.split('/').at(-1)!;

/** Names of the types that a schema points at. */
const refsIn = (value: unknown) =>
  [...(JSON.stringify(value) ?? '').matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);

function answerOf({ responses, parameters }: Operation, schemas: Record<string, Schema>): Method['answer'] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
  const content = success.content ?? {};
  const json = content['application/json']?.schema;
  if (json !== undefined) {
    const { properties = {} } = json.$ref ? schemas[nameOfRef(json.$ref)]! : json;
    const item = properties.items?.items;
    const pages = item && properties.next && parameters.some(({ name }) => name === 'cursor');
    return pages ? { kind: 'page', schema: item } : { kind: 'json', schema: json };
  }
  const kinds = Object.keys(content);
  if (kinds.length === 0) return { kind: 'nothing' };
  return { kind: kinds.includes('text/event-stream') ? 'events' : 'bytes' };
}

function methodOf(verb: string, path: string, operation: Operation, schemas: Record<string, Schema>): Method {
  const { operationId, summary, description, parameters, requestBody } = operation;
  const query = parameters.filter((one) => one.in === 'query');
  const form = requestBody?.content['multipart/form-data'];
  return {
    name: operationId.split('.')[1]!,
    summary,
    description,
    verb: verb.toUpperCase(),
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    query:
      query.length === 0
        ? undefined
        : {
            type: 'object',
            properties: Object.fromEntries(
              query.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }]),
            ),
            required: query.filter(({ required }) => required).map(({ name }) => name),
          },
    body: (form ?? requestBody?.content['application/json'])?.schema,
    file: form !== undefined,
    repeatable: parameters.some(({ name }) => name === 'Idempotency-Key'),
    answer: answerOf(operation, schemas),
  };
}

/** What an access token can call, as the clients have it. */
export function sdkModel(): Model {
  const document = JSON.parse(JSON.stringify(describeApi('https://parley.invalid', 'Parley')));
  const schemas = document.components.schemas as Record<string, Schema>;
  const types = new Map<string, Schema>();
  const resources = new Map<string, Resource>();
  const about = new Map(
    (document.tags as { name: string; description: string }[]).map((tag) => [tag.name, tag.description]),
  );
  for (const [path, item] of Object.entries(document.paths as Paths)) {
    for (const [verb, operation] of Object.entries(item)) {
      const name = operation.tags[0]!;
      if (notOurs.has(name) || !operation.security.some((way) => 'accessToken' in way)) continue;
      const resource = resources.get(name) ?? { name, about: about.get(name)!, methods: [] };
      resources.set(name, resource);
      const method = methodOf(verb, path, operation, schemas);
      const base = pascal(operation.operationId);
      // What one sends has a name, so that a program can build it in a variable.
      if (method.query) {
        types.set(`${base}Query`, method.query);
        method.query = { $ref: `#/${base}Query` };
      }
      if (method.body && !method.body.$ref) {
        types.set(`${base}Body`, method.body);
        method.body = { $ref: `#/${base}Body` };
      }
      if ('schema' in method.answer && !method.answer.schema.$ref && method.answer.schema.properties) {
        types.set(`${base}Answer`, method.answer.schema);
        method.answer = { ...method.answer, schema: { $ref: `#/${base}Answer` } };
      }
      resource.methods.push(method);
    }
  }
  const events = Object.entries(document.webhooks as Paths).map(([type, { post }]): [string, string] => [
    type,
    nameOfRef(post!.requestBody!.content['application/json']!.schema.$ref!),
  ]);
  const take = (name: string): void => {
    if (types.has(name) || schemas[name] === undefined) return;
    types.set(name, schemas[name]);
    for (const one of refsIn(schemas[name])) take(one);
  };
  for (const schema of [...types.values()]) for (const name of refsIn(schema)) take(name);
  for (const { methods } of resources.values()) for (const name of refsIn(methods)) take(name);
  for (const [, name] of events) take(name);
  take('Error');
  return {
    resources: [...resources.values()],
    types: [...types].sort(([one], [other]) => (one < other ? -1 : 1)),
    events,
  };
}

/** Whether nothing has to be given of an object. */
export function isOptional(schema: Schema, model: Model): boolean {
  const found = schema.$ref ? model.types.find(([name]) => name === nameOfRef(schema.$ref!))?.[1] : schema;
  return found?.properties !== undefined && (found.required ?? []).length === 0;
}

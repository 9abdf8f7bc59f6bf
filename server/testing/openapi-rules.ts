import { z } from 'zod';

/**
 * The rules of OpenAPI 3.1.0 for the parts of it that we use: https://spec.openapis.org/oas/v3.1.0. What is not in
 * these schemas is refused, so that a slip is not taken for an extension.
 */

const Ref = z.strictObject({ $ref: z.string().regex(/^#\/components\/\w+\/[A-Za-z0-9._-]+$/) });
const orRef = <S extends z.ZodType>(schema: S) => z.union([Ref, schema]);
/** Names of components. */
const byName = <S extends z.ZodType>(schema: S) => z.record(z.string().regex(/^[A-Za-z0-9._-]+$/), schema);

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1, by the keywords that our schemas use. */
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
const whole = z.int().min(0);
export const JsonSchema: z.ZodType = z.lazy(() =>
  z.strictObject({
    $ref: Ref.shape.$ref.optional(),
    title: z.string().optional(),
    description: z.string().min(1).optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).min(1).optional(),
    type: z.union([z.enum(types), z.array(z.enum(types)).min(2)]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    anyOf: z.array(JsonSchema).min(1).optional(),
    allOf: z.array(JsonSchema).min(1).optional(),
    oneOf: z.array(JsonSchema).min(1).optional(),
    format: z.enum(['uuid', 'uri', 'date-time', 'date', 'email', 'binary']).optional(),
    /** Of a part of a form: bytes, as they are. */
    contentMediaType: z.string().optional(),
    pattern: z
      .string()
      .refine((text) => new RegExp(text, 'u') instanceof RegExp)
      .optional(),
    minLength: whole.optional(),
    maxLength: whole.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    exclusiveMaximum: z.number().optional(),
    multipleOf: z.number().positive().optional(),
    items: JsonSchema.optional(),
    prefixItems: z.array(JsonSchema).optional(),
    minItems: whole.optional(),
    maxItems: whole.optional(),
    uniqueItems: z.boolean().optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    propertyNames: JsonSchema.optional(),
    discriminator: z
      .strictObject({ propertyName: z.string(), mapping: z.record(z.string(), Ref.shape.$ref) })
      .optional(),
    additionalProperties: z.union([z.boolean(), JsonSchema]).optional(),
  }),
);

const Example = z.strictObject({ summary: z.string().optional(), value: z.unknown() });
const MediaType = z
  .strictObject({
    schema: JsonSchema.optional(),
    example: z.unknown().optional(),
    examples: byName(orRef(Example)).optional(),
  })
  .refine(
    (media) => media.example === undefined || media.examples === undefined,
    'example and examples exclude each other',
  );
const content = z.record(z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/), MediaType);
const Header = z.strictObject({
  description: z.string().min(1),
  required: z.boolean().optional(),
  schema: JsonSchema,
  example: z.unknown().optional(),
});

const Parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(['path', 'query', 'header']),
    description: z.string().min(1),
    required: z.boolean().optional(),
    schema: JsonSchema,
    example: z.unknown().optional(),
  })
  .refine((given) => given.in !== 'path' || given.required === true, 'a path parameter is required')
  .refine(
    (given) => given.in !== 'header' || !/^(accept|content-type|authorization)$/i.test(given.name),
    'this header is not described as a parameter',
  );

const Response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), orRef(Header)).optional(),
  content: content.optional(),
});
const Operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(5),
  description: z.string().min(5).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(orRef(Parameter)),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z
    .record(z.string().regex(/^[1-5]\d\d$/), orRef(Response))
    .refine((all) => Object.keys(all).some((status) => status.startsWith('2')), 'no answer of success'),
});
export type Operation = z.infer<typeof Operation>;

const SecurityScheme = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('http'),
    scheme: z.literal('bearer'),
    bearerFormat: z.string().optional(),
    description: z.string(),
  }),
  z.strictObject({
    type: z.literal('apiKey'),
    in: z.enum(['header', 'query', 'cookie']),
    name: z.string(),
    description: z.string(),
  }),
]);

export const OpenApiDocument = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    summary: z.string().optional(),
    description: z.string().optional(),
    // `identifier` and `url` exclude each other.
    license: z.strictObject({ name: z.string(), identifier: z.string() }).optional(),
  }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: Operation.refine((get) => get.requestBody === undefined, 'GET has no body').optional(),
      post: Operation.optional(),
      put: Operation.optional(),
      patch: Operation.optional(),
      delete: Operation.optional(),
    }),
  ),
  webhooks: z.record(
    z.string(),
    z.strictObject({
      post: Operation.extend({
        responses: z.record(z.string(), z.strictObject({ description: z.string().min(1) })),
      }),
    }),
  ),
  components: z.strictObject({
    schemas: byName(JsonSchema),
    responses: byName(Response),
    examples: byName(Example),
    securitySchemes: byName(SecurityScheme),
    parameters: byName(Parameter),
    headers: byName(Header),
  }),
});
export type OpenApiDocument = z.infer<typeof OpenApiDocument>;

/** Every reference in a value. */
export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [inner as string] : refsIn(inner)));
}

/** What a reference points at; the value itself where it is none. */
export function resolve<T>(document: object, value: unknown): T {
  const ref = (value as { $ref?: string } | undefined)?.$ref;
  if (ref === undefined) return value as T;
  const found = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
  if (found === undefined) throw new Error(`${ref} leads nowhere.`);
  return found as T;
}

/** References as JSON Schema names them, where all that is referred to stands in `$defs`. */
const local = (value: unknown): z.core.JSONSchema.JSONSchema =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/'));

interface Checkers {
  $defs: Record<string, z.core.JSONSchema.JSONSchema>;
  /** By the schema, written out. */
  known: Map<string, z.ZodType>;
}
/** A document with named schemas: OpenAPI or AsyncAPI. */
interface WithSchemas {
  components: { schemas: object };
}
/** A document has hundreds of schemas, and thousands of values are held against them. */
const checkers = new WeakMap<WithSchemas, Checkers>();

/** A schema of the document as something that can check a value. */
export function checkerOf(document: WithSchemas, schema: unknown): z.ZodType {
  const ofDocument = checkers.get(document) ?? {
    $defs: local(document.components.schemas) as Checkers['$defs'],
    known: new Map(),
  };
  checkers.set(document, ofDocument);
  const name = JSON.stringify(schema);
  const checker = ofDocument.known.get(name) ?? z.fromJSONSchema({ ...local(schema), $defs: ofDocument.$defs });
  ofDocument.known.set(name, checker);
  return checker;
}

export interface DescribedOperation {
  method: string;
  path: string;
  operation: Operation;
}

export function operationsOf({ paths }: OpenApiDocument): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation! })),
  );
}

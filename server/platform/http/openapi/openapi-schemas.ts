import { z } from 'zod';
import { canonical, type Json } from '#domain/platform/json.ts';

export type JsonSchema = { [keyword: string]: unknown };
export type Io = 'input' | 'output';

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns references into those of the document, whose named schemas stand in one place. */
export function relink(value: unknown, to: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' && /^#\/(\$defs|components\/schemas)\//.test(inner)
        ? [key, `#/components/schemas/${to(inner.split('/').at(-1)!)}`]
        : [key, relink(inner, to)],
    ),
  );
}

/** A schema with its parts, and theirs, each passed through `change`; what is told of values is left alone. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown) => (isObject(value) ? mapSchemas(value, change) : value);
  const byKeyword: Record<string, (value: unknown) => unknown> = {
    properties: (value) =>
      Object.fromEntries(Object.entries(value as JsonSchema).map(([name, part]) => [name, inner(part)])),
    ...Object.fromEntries(
      ['anyOf', 'oneOf', 'allOf', 'prefixItems'].map((one) => [one, (value) => (value as []).map(inner)]),
    ),
    ...Object.fromEntries(['items', 'additionalProperties', 'propertyNames'].map((one) => [one, inner])),
  };
  const mapped = Object.entries(schema).map(([key, value]) => [key, byKeyword[key]?.(value) ?? value]);
  return change(Object.fromEntries(mapped) as JsonSchema);
}

/** Says which members a record has that has one for each word of a list: generators make nothing of `propertyNames`. */
function spellOut(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...rest } = schema;
  const words = (propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
  if (words === undefined || !isObject(additionalProperties)) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(
      words.map((word) => [word, { description: `Value for \`${word}\`.`, ...additionalProperties }]),
    ),
    ...(Array.isArray(required) && { required }),
  };
}

/** A new member of an answer must not break a client that checks what it gets. */
function open(schema: JsonSchema): JsonSchema {
  if (schema.additionalProperties !== false) return schema;
  const { additionalProperties: _, ...rest } = schema;
  return rest;
}

/** Members that no schema names are refused, unless the schema says that it is loose. */
const strict = (schema: z.ZodObject) => (schema.def.catchall === undefined ? schema.strict() : schema);

/** What ends the name of a schema as it's sent, where that differs from what comes back. */
const sent = 'Input';

/** The document's schemas: those that have a name stand once, and are pointed at. */
export class SchemaShelf {
  readonly named: Record<string, JsonSchema> = {};
  readonly #names: Map<z.ZodType, string>;
  /** The same parameters stand in many paths. */
  readonly #made = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };

  constructor(names: Record<string, z.ZodType>) {
    this.#names = new Map(Object.entries(names).map(([name, schema]) => [schema, name]));
    for (const [schema, id] of this.#names) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }

  of(schema: z.ZodType, io: Io): JsonSchema {
    const made = this.#made[io].get(schema) ?? this.#make(schema, io);
    this.#made[io].set(schema, made);
    return made;
  }

  #make(schema: z.ZodType, io: Io): JsonSchema {
    const given = io === 'input' && schema instanceof z.ZodObject ? strict(schema) : schema;
    // Wrapped, so that a schema with a name of its own is pointed at as well.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ given }), { io, unrepresentable: 'any' });
    const suffix = io === 'input' ? sent : '';
    const tidy = (found: unknown) =>
      mapSchemas(relink(found, (name) => `${name}${suffix}`) as JsonSchema, (one) =>
        io === 'output' ? open(spellOut(one)) : spellOut(one),
      );
    for (const [name, found] of Object.entries($defs)) {
      // It's the same each time.
      if (this.named[`${name}${suffix}`] !== undefined) continue;
      const { id: _, ...plain } = found;
      // Any JSON is what no keyword narrows: openapi-typescript makes no type of one that names itself.
      this.named[`${name}${suffix}`] = name === 'Json' ? { description: 'Any JSON.' } : tidy(plain);
    }
    return tidy(properties!.given);
  }

  /** Takes the names off again: another schema that's made of these would be told by them. */
  close(): void {
    for (const schema of this.#names.keys()) {
      const { id: _, ...rest } = z.globalRegistry.get(schema) ?? {};
      z.globalRegistry.remove(schema);
      if (Object.keys(rest).length > 0) z.globalRegistry.add(schema, rest);
    }
  }
}

/** One name for what is sent and what comes back, where both are the same. */
export function joinInputs(named: Record<string, JsonSchema>): (name: string) => string {
  const plainName = (name: string) => name.slice(0, -sent.length);
  const joined = new Set(Object.keys(named).filter((name) => name.endsWith(sent)));
  const to = (name: string) => (joined.has(name) ? plainName(name) : name);
  const text = (schema: JsonSchema) => canonical(relink(schema, to) as Json);
  // All are taken for the same, until those that differ, and those that point at them, are out.
  for (let before = -1; before !== joined.size; ) {
    before = joined.size;
    for (const name of [...joined]) {
      const plain = named[plainName(name)];
      if (plain !== undefined && text(plain) !== text(named[name]!)) joined.delete(name);
    }
  }
  return to;
}

import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Io = 'input' | 'output';

/** Turns references into those of the document, whose named schemas stand in one place. */
function relink(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, suffix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `${inner.replace('#/$defs/', '#/components/schemas/')}${suffix}`]
        : [key, relink(inner, suffix)],
    ),
  );
}

/** Members that no schema names are refused, unless the schema says that it is loose. */
const strict = (schema: z.ZodObject) => (schema.def.catchall === undefined ? schema.strict() : schema);

/** The document's schemas: those that have a name stand once, and are pointed at. */
export class SchemaShelf {
  readonly named: Record<string, JsonSchema> = {};

  constructor(names: Record<string, z.ZodType>) {
    for (const [id, schema] of Object.entries(names)) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
    }
  }

  of(schema: z.ZodType, io: Io): JsonSchema {
    const given = io === 'input' && schema instanceof z.ZodObject ? strict(schema) : schema;
    // Wrapped, so that a schema with a name of its own is pointed at as well.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ given }), { io, unrepresentable: 'any' });
    const suffix = io === 'input' ? 'Input' : '';
    for (const [name, found] of Object.entries($defs)) {
      const { id: _, ...plain } = relink(found, suffix) as JsonSchema;
      this.named[`${name}${suffix}`] = plain;
    }
    return relink(properties!.given, suffix) as JsonSchema;
  }
}

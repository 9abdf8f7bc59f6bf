/** JSON Schema as far as the contract uses it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface FieldRow {
  /** `items[].name` */
  path: string;
  type: string;
  required: boolean;
  /** What it is; undefined where no one has said it. */
  text: string | undefined;
  fallback: string | undefined;
}

const formats: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'date and time',
  uri: 'URL',
  binary: 'bytes',
  date: 'date',
};
/** Deeper than this a table says no more than the example does. */
const deepest = 3;

const nameOfRef = (ref: string) => ref.split('/').at(-1)!;
/** A schema by its name; what is sent in has the fields of what comes out. */
function schemaLink(schema: string): string {
  const name = schema.replace(/Input$/, '');
  return name === 'Json' ? 'any JSON' : `[${name}](/docs/api/objects#${name.toLowerCase()})`;
}
const alternatives = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf;
const count = (value: number) => value.toLocaleString('en-US');

function range(low: number | undefined, high: number | undefined, unit = ''): string {
  const from = low === undefined || low <= Number.MIN_SAFE_INTEGER ? undefined : low;
  const to = high === undefined || high >= Number.MAX_SAFE_INTEGER ? undefined : high;
  if (from !== undefined && to !== undefined) return `, ${count(from)} to ${count(to)}${unit}`;
  if (to !== undefined) return `, at most ${count(to)}${unit}`;
  return from === undefined || from === 0 ? '' : `, at least ${count(from)}${unit}`;
}

/** What a value is, in words: `string, at most 80 characters`, `"active" or "paused"`. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return schemaLink(nameOfRef(schema.$ref));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) {
    const shown = schema.enum.slice(0, 24).map((value) => `\`${String(value)}\``);
    return [...shown, ...(schema.enum.length > 24 ? ['…'] : [])].join(', ');
  }
  const choices = alternatives(schema);
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (schema.type === 'array') {
    return `list of ${schema.items ? typeText(schema.items) : 'anything'}${range(undefined, schema.maxItems)}`;
  }
  if (schema.format && formats[schema.format]) return formats[schema.format]!;
  if (schema.type === 'string') return `string${range(schema.minLength, schema.maxLength, ' characters')}`;
  if (schema.type === 'number' || schema.type === 'integer') {
    return `${schema.type}${range(schema.minimum, schema.maximum)}`;
  }
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
}

/**
 * The schema with all that has no heading of its own spelled out in its place, so many levels of names deep.
 * `named` are the document's schemas, `shown` the names of those that a page shows.
 */
export function spellOut(
  schema: JsonSchema,
  named: Record<string, JsonSchema>,
  shown: ReadonlySet<string>,
  depth = deepest + 3,
): JsonSchema {
  const inner = (one: JsonSchema, left = depth) => spellOut(one, named, shown, left);
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    if (shown.has(name.replace(/Input$/, ''))) return schema;
    const { $ref: _, ...beside } = schema;
    const found = named[name]!;
    // What holds itself, and what is deeper than the tables go.
    if (depth === 0) return { ...(found.type && { type: found.type }), ...beside };
    return { ...inner(found, depth - 1), ...beside };
  }
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...Object.fromEntries(
      (['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) =>
        schema[key] ? [[key, schema[key].map((one) => inner(one))]] : [],
      ),
    ),
  };
}

/** The objects that a value may be or hold, each with what tells it from its siblings. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.$ref) return [];
  if (schema.properties) return [schema];
  if (schema.items) return objectsIn(schema.items);
  if (typeof schema.additionalProperties === 'object') return objectsIn(schema.additionalProperties);
  return (alternatives(schema) ?? schema.allOf ?? []).flatMap(objectsIn);
}

function endingOf(schema: JsonSchema): string {
  if (schema.type === 'array' || alternatives(schema)?.some(({ type }) => type === 'array')) return '[]';
  return typeof schema.additionalProperties === 'object' && !schema.properties ? '.*' : '';
}

/** Every field of a value, the fields of its fields behind them. */
export function fieldRows(schema: JsonSchema, prefix = '', depth = 0): FieldRow[] {
  const rows = new Map<string, FieldRow>();
  for (const { properties = {}, required = [] } of objectsIn(schema)) {
    for (const [name, field] of Object.entries(properties)) {
      const path = prefix + name;
      const known = rows.get(path);
      if (known) {
        const type = typeText(field);
        if (!known.type.split(' or ').includes(type)) known.type += ` or ${type}`;
        continue;
      }
      rows.set(path, {
        path,
        type: typeText(field),
        required: required.includes(name),
        text: field.description,
        fallback: field.default === undefined ? undefined : JSON.stringify(field.default),
      });
      if (depth < deepest) {
        for (const row of fieldRows(field, `${path}${endingOf(field)}.`, depth + 1)) {
          if (!rows.has(row.path)) rows.set(row.path, row);
        }
      }
    }
  }
  return [...rows.values()];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Fields as a table of Markdown. */
export function fieldTable(rows: readonly FieldRow[], showRequired: boolean): string {
  const lines = rows.map(({ path, type, required, text, fallback }) => {
    const about = [
      text,
      showRequired && required ? '**Required.**' : undefined,
      fallback && fallback.length < 40 && fallback !== 'null' ? `Default: \`${fallback}\`.` : undefined,
    ];
    return `| \`${path}\` | ${cell(type)} | ${cell(about.filter(Boolean).join(' '))} |`;
  });
  return ['| Field | Type | Description |', '|---|---|---|', ...lines].join('\n');
}

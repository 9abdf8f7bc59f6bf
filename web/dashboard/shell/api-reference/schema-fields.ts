import { z } from 'zod';

/** One member of a request, in words. */
export interface SchemaField {
  name: string;
  /** `string`, `number, 0.25 to 4`, `UUID`. */
  type: string;
  required: boolean;
  /** What it may be, where there is a choice. */
  choices: string[];
  /** What it is when left out, as JSON. */
  fallback: string | undefined;
  about: string | undefined;
}

interface JsonSchema {
  type?: string;
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

const jsonSchemaOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const formats: Record<string, string> = { uuid: 'UUID', 'date-time': 'ISO 8601 date and time', uri: 'address' };

/** `1 to 80 characters`, `at least 0.25`; nothing where there is no limit, or only that of all integers. */
function range(low: number | undefined, high: number | undefined, unit: string): string {
  const from = low === undefined || low <= Number.MIN_SAFE_INTEGER ? undefined : low;
  const to = high === undefined || high >= Number.MAX_SAFE_INTEGER ? undefined : high;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}${unit}`;
  if (from !== undefined) return `, at least ${from}${unit}`;
  return to === undefined ? '' : `, at most ${to}${unit}`;
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.format && formats[schema.format]) return formats[schema.format]!;
  if (schema.type === 'string') return `string${range(schema.minLength, schema.maxLength, ' characters')}`;
  if (schema.type === 'number' || schema.type === 'integer') {
    return `${schema.type}${range(schema.minimum, schema.maximum, '')}`;
  }
  return schema.type ?? (schema.const === undefined ? 'anything' : typeof schema.const);
}

function choicesOf(schema: JsonSchema): string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.enum) return schema.enum.map(String);
  const constants = schema.anyOf?.map((one) => one.const);
  return constants?.every((value) => value !== undefined) ? constants.map(String) : [];
}

/** The members of a schema, in its order. */
export function fieldsOf(schema: z.ZodObject | undefined): SchemaField[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: required.includes(name),
    choices: choicesOf(property),
    fallback: property.default === undefined ? undefined : JSON.stringify(property.default),
    about: property.description,
  }));
}

function blankOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return blankOf(schema.anyOf[0]);
  const blanks: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, array: [], object: {} };
  return blanks[schema.type ?? 'string'];
}

/** A body to begin with, for an endpoint without an example: its required members, or all when none is. */
export function blankBody(schema: z.ZodObject): Record<string, unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const names = required.length > 0 ? required : Object.keys(properties);
  return Object.fromEntries(names.map((name) => [name, blankOf(properties[name] ?? {})]));
}

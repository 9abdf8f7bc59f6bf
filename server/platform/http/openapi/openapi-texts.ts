import type { JsonSchema } from './openapi-schemas.ts';

/** What a field is, told by its name and by whose it is: a schema's name, or a group of endpoints, the nearest first. */
export type FieldText = (owners: readonly string[], name: string) => string | undefined;

/** Says of each field what it is, where its schema doesn't. */
export class FieldTexts {
  readonly #text: FieldText;
  /** Fields of which nothing is told, as `Call.turns.text`. */
  readonly missing = new Set<string>();

  constructor(text: FieldText) {
    this.#text = text;
  }

  of(owners: readonly string[], name: string, path = name): string | undefined {
    const text = this.#text(owners, name);
    if (text === undefined) this.missing.add(`${owners[0]}.${path}`);
    return text;
  }

  /** The schema with its fields described, and theirs. */
  describe(schema: JsonSchema, owners: readonly string[], path = ''): JsonSchema {
    const inner = (value: unknown, at = path) =>
      typeof value === 'object' && value !== null ? this.describe(value as JsonSchema, owners, at) : value;
    const described: JsonSchema = { ...schema };
    for (const key of ['items', 'additionalProperties']) if (key in schema) described[key] = inner(schema[key]);
    for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
      if (key in schema) described[key] = (schema[key] as unknown[]).map((option) => inner(option));
    }
    if ('properties' in schema) {
      described.properties = Object.fromEntries(
        Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => {
          const at = path === '' ? name : `${path}.${name}`;
          const whole = inner(field, at) as JsonSchema;
          const text = whole.description ?? this.of(owners, name, at);
          return [name, text === undefined ? whole : { ...whole, description: text }];
        }),
      );
    }
    return described;
  }
}

const article = (noun: string) => (/^[aeio]/i.test(noun) ? 'An' : 'A');
/** `CallSummary` as words. */
const wordsOf = (name: string) => name.replaceAll(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
const nameOfRef = (schema: JsonSchema | undefined) => (schema?.$ref as string | undefined)?.split('/').at(-1);

/** What an answer is: by the name of its schema, or by the form that lists have everywhere. */
export function answerText(schema: JsonSchema | undefined, raw: readonly string[]): string {
  if (schema === undefined)
    return raw.length === 0 ? 'Success. The response has no body.' : `The content, as ${raw.join(' or ')}.`;
  const name = nameOfRef(schema);
  if (name !== undefined) return `${article(name)} ${wordsOf(name)}.`;
  const { items, next } = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const list = items && (items.items as JsonSchema | undefined);
  const of =
    nameOfRef(list) === undefined
      ? 'the list'
      : `the list: each item is ${article(nameOfRef(list)!).toLowerCase()} ${wordsOf(nameOfRef(list)!)}`;
  if (list && next) return `A page of ${of}. \`next\` is the cursor for the next page, or null.`;
  if (list) return `All ${of}.`;
  return 'The result, as JSON.';
}

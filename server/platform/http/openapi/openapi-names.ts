import { canonical, type Json } from '#domain/platform/json.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** An object with so many members has a name, even if it's there once. */
export const mostUnnamed = 4;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** `on-call` as OnCall. */
const pascal = (text: string) =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
/** Name of one of many: `Turns` as Turn. */
const singular = (name: string) =>
  /(ss|us|is|ews|Series)$/.test(name)
    ? name
    : name
        .replace(/ies$/, 'y')
        .replace(/(x|ch|sh|ss)es$/, '$1')
        .replace(/(?<=[a-z])s$/, '');

/** Keywords that belong to the place where a schema stands, not to the schema. */
function splitPlace({ description, default: fallback, ...own }: JsonSchema): { place: JsonSchema; own: JsonSchema } {
  const place = {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
  };
  return { place, own };
}
const keyOf = (schema: JsonSchema) => canonical(splitPlace(schema).own as Json);
const optionsOf = (schema: JsonSchema) => (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];
const isNull = (schema: JsonSchema) => schema.type === 'null';

/** Words by which an option tells itself from the others in its member `name`. */
function wordsIn(option: JsonSchema, name: string): string[] {
  const field = (option.properties as Record<string, JsonSchema> | undefined)?.[name];
  if (!((option.required ?? []) as string[]).includes(name)) return [];
  if (typeof field?.const === 'string') return [field.const];
  return Array.isArray(field?.enum) && field.enum.every((word) => typeof word === 'string') ? field.enum : [];
}

/** The member that tells the options of a union apart. */
function tellingMember(options: readonly JsonSchema[]): string | undefined {
  if (options.length < 2) return undefined;
  return Object.keys((options[0]!.properties ?? {}) as object).find((name) => {
    const words = options.map((option) => wordsIn(option, name));
    const all = words.flat();
    return words.every((some) => some.length > 0) && new Set(all).size === all.length;
  });
}

/** Every schema that stands in a value, itself first, and not those within one that `enter` doesn't let in. */
function* schemasIn(schema: JsonSchema): Generator<JsonSchema, void, boolean | undefined> {
  if ((yield schema) === false) return;
  const parts = [
    ...Object.values((schema.properties ?? {}) as object),
    ...[schema.items, schema.additionalProperties],
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => (schema[key] ?? []) as JsonSchema[]),
  ];
  for (const part of parts) if (isObject(part)) yield* schemasIn(part);
}

/**
 * Gives names to schemas that stand in others: those that are there twice, those with many members, and the options of a
 * union that a member tells apart. A name says where it's met first: the status of `Call` is `CallStatus`.
 */
export class PartNames {
  readonly named: Record<string, JsonSchema>;
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();
  /** Tells a part of what is sent from the part of what comes back. */
  #ending = '';

  constructor(named: Record<string, JsonSchema>, roots: readonly JsonSchema[]) {
    this.named = named;
    for (const [name, schema] of Object.entries(named)) this.#names.set(keyOf(schema), name);
    for (const root of roots) this.#count(root);
  }

  #count(root: JsonSchema): void {
    const walk = schemasIn(root);
    for (let step = walk.next(); !step.done; ) {
      const key = keyOf(step.value);
      const times = (this.#times.get(key) ?? 0) + 1;
      this.#times.set(key, times);
      // What is within a schema that's there twice is there once, within that.
      step = walk.next(times === 1);
    }
  }

  #deserves(schema: JsonSchema, isOption: boolean): boolean {
    const times = this.#times.get(keyOf(schema)) ?? 1;
    if (isObject(schema.properties)) {
      const members = Object.keys(schema.properties).length;
      return members > mostUnnamed || isOption || (members > 0 && times > 1);
    }
    if (Array.isArray(schema.enum)) return schema.enum.length > 1 && times > 1;
    return optionsOf(schema).filter((option) => !isNull(option)).length > 1 && times > 1;
  }

  #freeName(wanted: string): string {
    for (let n = 1; ; n++) {
      const name = n === 1 ? wanted : `${wanted}${n}`;
      if (this.named[name] === undefined) return name;
      if (this.named[`${name}${this.#ending}`] === undefined) return `${name}${this.#ending}`;
    }
  }

  /** A named schema with names in place of its parts. */
  nameParts(name: string): void {
    const [, base, ending] = /^(.*?)(Input)?$/.exec(name)!;
    this.#ending = ending ?? '';
    this.named[name] = this.inside(this.named[name]!, base!);
    this.#ending = '';
  }

  /** The schema with names in place of its parts; itself stays where it is. `within` begins the names of its parts. */
  inside(schema: JsonSchema, within: string): JsonSchema {
    const changed: JsonSchema = { ...schema };
    if (isObject(schema.properties)) {
      changed.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [
          name,
          this.of(part as JsonSchema, `${within}${pascal(name)}`),
        ]),
      );
    }
    if (isObject(schema.items)) changed.items = this.of(schema.items, singular(within));
    if (isObject(schema.additionalProperties)) {
      changed.additionalProperties = this.of(schema.additionalProperties, singular(within));
    }
    for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
      if (Array.isArray(schema[key])) changed[key] = this.#options(schema[key] as JsonSchema[], within);
    }
    return this.#discriminate(changed);
  }

  #options(options: JsonSchema[], within: string): JsonSchema[] {
    const member = tellingMember(options.filter((option) => !isNull(option)).map((option) => this.#resolve(option)));
    return options.map((option) => {
      const word = member === undefined ? '' : pascal(wordsIn(this.#resolve(option), member)[0] ?? '');
      return this.of(option, `${within}${word}`, member !== undefined);
    });
  }

  readonly #resolve = (schema: JsonSchema): JsonSchema => {
    const name = (schema.$ref as string | undefined)?.split('/').at(-1);
    return name === undefined ? schema : (this.named[name] ?? {});
  };

  /** Says by which member a client finds the option that a value is; only references can be told apart so. */
  #discriminate(schema: JsonSchema): JsonSchema {
    const options = schema.oneOf as JsonSchema[] | undefined;
    if (options === undefined || !options.every((option) => typeof option.$ref === 'string')) return schema;
    const member = tellingMember(options.map(this.#resolve));
    if (member === undefined) return schema;
    const mapping = options.flatMap((option) =>
      wordsIn(this.#resolve(option), member).map((word) => [word, option.$ref] as const),
    );
    return { ...schema, discriminator: { propertyName: member, mapping: Object.fromEntries(mapping) } };
  }

  /** The schema, or where it's found by the name that it gets. */
  of(schema: JsonSchema, wanted: string, isOption = false, within = wanted): JsonSchema {
    if (schema.$ref !== undefined || !this.#deserves(schema, isOption)) return this.inside(schema, within);
    const { place, own } = splitPlace(schema);
    const key = canonical(own as Json);
    let name = this.#names.get(key);
    if (name === undefined) {
      name = this.#freeName(wanted);
      this.#names.set(key, name);
      // Taken before its parts are named; a schema can't stand within itself but by reference.
      this.named[name] = own;
      this.named[name] = this.inside(own, within);
    }
    return { $ref: `#/components/schemas/${name}`, ...place };
  }
}

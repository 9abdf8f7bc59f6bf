import { isOptional, type Method, type Model, nameOfRef, pascal, type Resource, type Schema } from './model.ts';
import { onceWithoutQuery } from './once-without-query.data.ts';

/** The types and methods of `sdk/typescript`, as text. */

const head = '// Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.\n';
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
/** What ends a comment can’t stand in one. */
const plain = (text: string) => text.replaceAll('*/', '*\\/');

function comment(indent: string, ...texts: (string | undefined)[]): string {
  const lines = texts.filter((text) => text !== undefined).flatMap((text) => plain(text).split('\n'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

const primitives: Record<string, string> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** A schema as a type. `names` stands before the names of others. */
export function typeOf(schema: Schema, indent = '', names = ''): string {
  const inner = (one: Schema) => typeOf(one, indent, names);
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.$ref) return `${names}${nameOfRef(schema.$ref)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (options) return [...new Set(options.map(inner))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${inner(one)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(inner).join(', ')}]`;
  if (schema.type === 'array') return `Array<${schema.items ? inner(schema.items) : 'unknown'}>`;
  if (schema.properties) return `{\n${membersOf(schema, `${indent}  `, names)}${indent}}`;
  if (schema.type === 'object') {
    const { additionalProperties: values } = schema;
    return `Record<string, ${typeof values === 'object' ? inner(values) : 'unknown'}>`;
  }
  return primitives[schema.type ?? ''] ?? 'unknown';
}

function membersOf({ properties = {}, required = [] }: Schema, indent: string, names: string): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const mark = required.includes(name) ? '' : '?';
      // Bytes of a form.
      const type = 'contentMediaType' in field ? 'Blob' : typeOf(field, indent, names);
      return `${comment(indent, field.description)}${indent}${key(name)}${mark}: ${type};\n`;
    })
    .join('');
}

const json = 'export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };\n';

/** `types.gen.ts` */
export function typesText({ types, events }: Model): string {
  const texts = types.map(([name, schema]) => {
    if (name === 'Json') return `/** Any JSON. */\n${json}`;
    const about = comment('', schema.description);
    return schema.properties && !schema.anyOf && !schema.oneOf
      ? `${about}export interface ${name} {\n${membersOf(schema, '  ', '')}}\n`
      : `${about}export type ${name} = ${typeOf(schema)};\n`;
  });
  const all = `/** What a webhook gets, told apart by \`type\`. */\nexport type AnyWebhookEvent =\n${events.map(([, name]) => `  | ${name}`).join('\n')};\n`;
  return [head, ...texts, all].join('\n');
}

function methodText(method: Method, model: Model, resource: string): string {
  const { name, summary, description, verb, path, params, query, body, file, repeatable, answer } = method;
  const given = body ?? query;
  const type = given && typeOf(given, '', 'types.');
  const input = given && [
    isOptional(given, model) ? `${body ? 'body' : 'query'}: ${type} = {}` : `${body ? 'body' : 'query'}: ${type}`,
  ];
  const args = [...params.map((param) => `${param}: string`), ...(input ?? []), 'options?: RequestOptions'];
  const isLater = onceWithoutQuery.includes(`${resource}.${name}`);
  const address = `path\`${path.replaceAll('{', () => '${')}\``;
  const request = [
    `method: '${verb}'`,
    `path: ${params.length > 0 ? address : `'${path}'`}`,
    ...(query && !isLater ? ['query'] : []),
    ...(body ? [file ? 'form: body' : 'body'] : []),
    ...(repeatable ? ['repeatable: true'] : []),
    isLater ? '...queryOrOptions(query, options)' : 'options',
  ];
  const [returns, call] = {
    nothing: ['Promise<void>', 'nothing'],
    bytes: ['Promise<Response>', 'bytes'],
    events: ['EventStream', 'events'],
    json: [`Promise<${'schema' in answer ? typeOf(answer.schema, '', 'types.') : ''}>`, 'json'],
    page: [`PagePromise<${'schema' in answer ? typeOf(answer.schema, '', 'types.') : ''}>`, 'page'],
  }[answer.kind];
  const about = comment('  ', `${summary}.`, description);
  const forms = isLater
    ? `${about}  ${name}(query?: ${type}, options?: RequestOptions): ${returns};\n  /** With options alone. */\n  ${name}(options: RequestOptions): ${returns};\n`
    : about;
  const taken = isLater ? `query: ${type} | RequestOptions = {}, options?: RequestOptions` : args.join(', ');
  return `${forms}  ${name}(${taken}): ${returns} {\n    return this.core.${call}({ ${request.join(', ')} });\n  }\n`;
}

const classOf = ({ name }: Resource) => `${pascal(name)}Resource`;

/** `resources.gen.ts` */
export function resourcesText(model: Model): string {
  const classes = model.resources.map(
    (resource) =>
      `${comment('', resource.about)}export class ${classOf(resource)} extends Resource {\n${resource.methods
        .map((method) => methodText(method, model, resource.name))
        .join('\n')}}\n`,
  );
  const members = model.resources.map(
    (resource) => `${comment('  ', resource.about)}  readonly ${resource.name}: ${classOf(resource)};\n`,
  );
  const made = model.resources.map((resource) => `    this.${resource.name} = new ${classOf(resource)}(core);\n`);
  return [
    head,
    "import { type Core, path, queryOrOptions, type RequestOptions, Resource } from './core.ts';\nimport type { EventStream } from './event-stream.ts';\nimport type { PagePromise } from './pages.ts';\nimport type * as types from './types.gen.ts';\n",
    ...classes,
    `/** Every group of endpoints that an access token can call. */\nexport class Resources {\n${members.join('')}\n  constructor(core: Core) {\n${made.join('')}  }\n}\n`,
  ].join('\n');
}

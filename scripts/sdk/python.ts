import { type Method, type Model, nameOfRef, pascal, type Schema } from './model.ts';

/** The types and methods of `sdk/python`, as text. */

const head = '# Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.\n';

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);
const snake = (name: string) => name.replaceAll(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`);
const safe = (name: string) => (keywords.has(name) ? `${name}_` : name);
/** A text as a string of Python. */
const quoted = (text: string) => JSON.stringify(text);
const isPlain = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);

const primitives: Record<string, string> = {
  integer: 'int',
  number: 'float',
  string: 'str',
  boolean: 'bool',
  null: 'None',
};
const literal = (value: unknown) =>
  typeof value === 'string'
    ? quoted(value)
    : value === null
      ? 'None'
      : value === true
        ? 'True'
        : value === false
          ? 'False'
          : String(value);

/** Gives names to objects that stand in others: a TypedDict can't be written in its place. */
class TypeTexts {
  readonly texts: string[] = [];
  readonly #taken: Set<string>;

  constructor(names: Iterable<string>) {
    this.#taken = new Set(names);
  }

  #nameFor(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#taken.add(name);
    return name;
  }

  of(schema: Schema, within: string): string {
    const options = schema.anyOf ?? schema.oneOf;
    if (schema.$ref) return nameOfRef(schema.$ref);
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    if (options) return [...new Set(options.map((one) => this.of(one, within)))].map((one) => one).join(' | ');
    if (Array.isArray(schema.type)) return schema.type.map((type) => this.of({ ...schema, type }, within)).join(' | ');
    if (schema.type === 'array' || schema.prefixItems)
      return `List[${schema.items ? this.of(schema.items, `${within}Item`) : 'Any'}]`;
    if (schema.properties) {
      const name = this.#nameFor(within);
      this.define(name, schema);
      return name;
    }
    if (schema.type === 'object') {
      const { additionalProperties: values } = schema;
      return `Dict[str, ${typeof values === 'object' ? this.of(values, `${within}Value`) : 'Any'}]`;
    }
    return primitives[schema.type ?? ''] ?? 'Any';
  }

  define(name: string, { properties = {}, required = [] }: Schema): void {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = 'contentMediaType' in schema ? 'FileInput' : this.of(schema, `${name}${pascal(field)}`);
      return { field, type: required.includes(field) ? type : `NotRequired[${type}]`, text: schema.description };
    });
    if (fields.every(({ field }) => isPlain(field))) {
      const lines = fields.flatMap(({ field, type, text }) => [
        `    ${field}: ${type}`,
        ...(text ? [`    ${docstring(text, '    ')}`] : []),
      ]);
      this.texts.push(`class ${name}(TypedDict):\n${lines.length > 0 ? lines.join('\n') : '    pass'}\n`);
      return;
    }
    const entries = fields.map(({ field, type }) => `    ${quoted(field)}: ${type},`).join('\n');
    this.texts.push(`${name} = TypedDict(${quoted(name)}, {\n${entries}\n})\n`);
  }
}

const docstring = (text: string, indent: string) =>
  `"""${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', "'''")
    .replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}${text.endsWith('"') ? ' ' : ''}"""`;

/** `types.pyi`: for type checkers and editors alone, so that no version of Python has to know its forms. */
export function pythonTypes({ types, events }: Model): string {
  const texts = new TypeTexts([...types.map(([name]) => name), 'Any', 'Dict', 'List', 'Literal']);
  for (const [name, schema] of types) {
    if (schema.properties && !schema.anyOf && !schema.oneOf) texts.define(name, schema);
    else if (name === 'Json') texts.texts.push('Json = Any\n');
    else texts.texts.push(`${name}: TypeAlias = ${quotedType(texts.of(schema, name))}\n`);
  }
  return [
    head,
    'from typing import IO, Any, Dict, List, Literal, Tuple, TypedDict, Union\n\nfrom typing_extensions import NotRequired, TypeAlias\n\nFileInput = Union[IO[bytes], bytes, Tuple[str, bytes]]\n',
    ...texts.texts,
    `WebhookEventPayload: TypeAlias = ${quotedType(events.map(([, name]) => name).join(' | '))}\n`,
  ].join('\n');
}

/** Types may name those that come later, in quotes. */
const quotedType = (type: string) => (type.includes('"') ? type : `"${type}"`);

function methodText(method: Method, model: Model): string {
  const { name, summary, description, verb, path, params, query, body, file, repeatable, answer } = method;
  const given = body ?? query;
  const known =
    given?.$ref === undefined ? undefined : model.types.find(([type]) => type === nameOfRef(given.$ref!))?.[1];
  const input =
    given &&
    (known?.properties
      ? `**${body ? 'body' : 'query'}: Unpack[types.${nameOfRef(given.$ref!)}]`
      : `**${body ? 'body' : 'query'}: Any`);
  const args = [
    'self',
    ...params.map((param) => `${safe(snake(param))}: str`),
    '*',
    'request_options: Optional[RequestOptions] = None',
    ...(input ? [input] : []),
  ];
  const address =
    params.length === 0
      ? quoted(path)
      : `f${quoted(path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `{quote(${safe(snake(param))}, safe='')}`))}`;
  const type = 'schema' in answer ? (answer.schema.$ref ? `types.${nameOfRef(answer.schema.$ref)}` : 'Any') : '';
  const [returns, call] = {
    nothing: ['None', 'nothing'],
    bytes: ['bytes', 'bytes'],
    events: ['EventStream', 'events'],
    json: [type, 'json'],
    page: [`Page[${type}]`, 'page'],
  }[answer.kind];
  const request = [
    quoted(verb),
    address,
    ...(query ? ['query=query'] : []),
    ...(body ? [file ? 'form=body' : 'body=body'] : []),
    ...(repeatable ? ['repeatable=True'] : []),
    'options=request_options',
  ];
  const text = docstring([`${summary}.`, ...(description ? ['', description] : [])].join('\n'), '        ');
  return `    def ${safe(snake(name))}(${args.join(', ')}) -> ${returns}:\n        ${text}\n        return self._core.${call}(${request.join(', ')})\n`;
}

/** `_resources.py` */
export function pythonResources(model: Model): string {
  const classes = model.resources.map(
    ({ name, about, methods }) =>
      `class ${pascal(name)}(Resource):\n    ${docstring(about, '    ')}\n\n${methods.map((method) => methodText(method, model)).join('\n')}\n`,
  );
  const members = model.resources.map(({ name }) => `        self.${snake(name)} = ${pascal(name)}(core)\n`);
  return [
    head,
    'from __future__ import annotations\n\nfrom typing import TYPE_CHECKING, Any, Optional\nfrom urllib.parse import quote\n\nfrom ._core import Core, EventStream, Page, RequestOptions, Resource\n\nif TYPE_CHECKING:\n    from typing_extensions import Unpack\n\n    from . import types\n\n',
    ...classes,
    `class Resources:\n    """Every group of endpoints that an access token can call."""\n\n    def __init__(self, core: Core) -> None:\n${members.join('')}`,
  ].join('\n');
}

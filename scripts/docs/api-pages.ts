import { groupTexts, shownObjects } from '#domain/described-api.ts';
import { type TokenScope, tokenScopeLabels, tokenScopes } from '#domain/identity/access-tokens.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import { errorCodesOf } from '#domain/platform/endpoint-errors.ts';
import { type ErrorCode, errors } from '#domain/platform/errors.ts';
import { type Endpoint, usualPerMinute } from '#domain/platform/http.ts';
import { describeApi } from '#server/describe-api.ts';
import { type Entry, type EntryGroup, entryGroups } from '#web/dashboard/shell/api-reference/entries.ts';
import { fieldRows, fieldTable, type JsonSchema, spellOut } from './api-fields.ts';
import { sampleFences } from './api-samples.ts';
import { eventsPart, socketsPage, socketsSummary } from './socket-page.ts';

/** A page of the API reference as Markdown. */
export interface ApiPage {
  /** `api/contacts` */
  name: string;
  title: string;
  summary: string;
  markdown: string;
}

interface Operation {
  parameters: {
    $ref?: string;
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema; example?: unknown }> }>;
}

const document = describeApi(builtSite.origin, builtSite.name);
const paths = document.paths as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as Record<string, JsonSchema>;

const shown = new Set([...shownObjects, 'Json']);
const whole = (schema: JsonSchema) => spellOut(schema, schemas, shown);

const operationOf = ({ method, path }: Endpoint) => paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;

/** Examples that are longer than this are cut: a flow's has thousands of lines. In lines. */
const longestExample = 60;

function exampleText(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).split('\n');
  return lines.length <= longestExample ? lines.join('\n') : [...lines.slice(0, longestExample), '…'].join('\n');
}

const kebab = (noun: string) => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function accessText({ can }: Endpoint): string {
  if (can === 'public') return 'No token needed.';
  const scope = tokenScopes.find((one) => can.startsWith(`${one}:`)) as TokenScope | undefined;
  return scope ? `Needs a token with this scope: **${tokenScopeLabels[scope]}**.` : 'Needs a token.';
}

/** What one sends: fields of the path, the query, the headers and the body. */
function requestPart(operation: Operation): string[] {
  const places = { path: 'Path', query: 'Query', header: 'Headers' };
  const parts = Object.entries(places).flatMap(([place, title]) => {
    const given = operation.parameters.filter((one) => one.in === place);
    if (given.length === 0) return [];
    const schema = {
      properties: Object.fromEntries(
        given.map(({ name, schema, description }) => [name, { ...whole(schema), ...(description && { description }) }]),
      ),
      required: given.filter(({ required }) => required).map(({ name }) => name),
    };
    return [`### ${title}`, fieldTable(fieldRows(schema), true)];
  });
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const rows = body ? fieldRows(resolve(whole(body))) : [];
  return [...parts, ...(rows.length > 0 ? ['### Body', fieldTable(rows, true)] : [])];
}

const resolve = (schema: JsonSchema) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema);

/** What comes back when it went well. */
function answerPart({ responses }: Operation): string[] {
  const [status, response] = Object.entries(responses)[0]!;
  const content = Object.entries(response.content ?? {});
  if (content.length === 0) return ['### Response', `\`${status}\`, without a body.`];
  const json = response.content!['application/json'];
  const others = content.map(([type]) => type).filter((type) => type !== 'application/json');
  const bytes = others.length > 0 ? [`\`${status}\` with the content, as \`${others.join('`, `')}\`.`] : [];
  if (!json) return ['### Response', ...bytes];
  const { example } = json;
  const schema = whole(json.schema);
  const known = schema.$ref?.split('/').at(-1);
  const link =
    known && `\`${status}\` with ${/^[AEIO]/.test(known) ? 'an' : 'a'} [${known}](objects.md#${known.toLowerCase()}).`;
  const rows = known ? [] : fieldRows(schema);
  return [
    '### Response',
    ...bytes,
    link ?? `\`${status}\` with JSON.`,
    ...(rows.length > 0 ? [fieldTable(rows, false)] : []),
    ...(example === undefined ? [] : [`\`\`\`json\n${exampleText(example)}\n\`\`\``]),
  ];
}

/** Errors that almost every endpoint can answer: they're on the page of errors, and not in each list. */
const everywhere: readonly ErrorCode[] = [
  ...(['invalid_input', 'bad_json', 'body_too_deep', 'body_too_large', 'unsupported_media_type'] as const),
  ...(['session_required', 'session_expired', 'workspace_required', 'forbidden', 'not_found'] as const),
  ...(['too_many_requests', 'internal', 'not_ready', 'still_running', 'key_reused'] as const),
];

const errorTable = (codes: readonly ErrorCode[]) =>
  ['| Code | Status | Message |', '|---|---|---|', ...codes.map(errorRow)].join('\n');
const errorRow = (code: ErrorCode) => `| \`${code}\` | ${errors[code][0]} | ${errors[code][1]} |`;

function errorPart(endpoint: Endpoint): string[] {
  const own = errorCodesOf(endpoint).filter((code) => !everywhere.includes(code));
  const usual = 'the [errors that every endpoint can return](/docs/api#errors)';
  if (own.length === 0) return [];
  return ['### Errors', `In addition to ${usual}:`, errorTable(own)];
}

function endpointText({ id, endpoint }: Entry): string {
  const operation = operationOf(endpoint);
  const { method, path, summary, description, perMinute } = endpoint;
  return [
    `## ${summary}`,
    `\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``,
    `${accessText(endpoint)} Up to ${perMinute ?? usualPerMinute} requests a minute.`,
    ...(description ? [description] : []),
    ...sampleFences(endpoint),
    ...requestPart(operation),
    ...answerPart(operation),
    ...eventsPart(id),
    ...errorPart(endpoint),
  ].join('\n\n');
}

function groupPage({ title, entries }: EntryGroup): ApiPage {
  const noun = entries[0]!.id.split('.')[0]!;
  const about = groupTexts[noun as keyof typeof groupTexts];
  if (about === undefined) throw new Error(`groupTexts in domain/described-api.ts doesn't say what ${noun} is about`);
  const markdown = [`# ${title}`, about, ...entries.map(endpointText)].join('\n\n');
  return {
    name: `api/${kebab(noun)}`,
    title,
    summary: about.replace(/\.$/, ` (${entries.length} endpoints).`),
    markdown: `${markdown}\n`,
  };
}

function objectsPage(): ApiPage {
  const about = 'Objects that several endpoints return, with every field.';
  const parts = shownObjects.map((name) => `## ${name}\n\n${fieldTable(fieldRows(whole(schemas[name]!)), false)}`);
  const markdown = `# Objects\n\n${about}\n\n${parts.join('\n\n')}\n`;
  return { name: 'api/objects', title: 'Objects', summary: about, markdown };
}

function errorsPage(): ApiPage {
  const about = 'Every error code the API can return, with its status and message.';
  const all = Object.keys(errors) as ErrorCode[];
  const markdown = `# Errors\n\n${about} The message is written for people and can change; match on the code.\n\n${errorTable(all)}\n`;
  return { name: 'api/errors', title: 'Errors', summary: about, markdown };
}

/** The API reference, made of the contract: a page for each group of endpoints, of sockets, of objects and of errors. */
export const apiPages = (): ApiPage[] => [
  ...entryGroups.map(groupPage),
  { name: 'api/sockets', title: 'Sockets', summary: socketsSummary, markdown: `${socketsPage()}\n` },
  objectsPage(),
  errorsPage(),
];

/** Errors that aren't listed with each endpoint, for the reference's first page. */
export const usualErrorTable = () => errorTable(everywhere);

/** How many endpoints the reference has. */
export const referencedEndpoints = entryGroups.reduce((sum, { entries }) => sum + entries.length, 0);

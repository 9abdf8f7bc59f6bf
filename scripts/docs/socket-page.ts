import { shownObjects } from '#domain/described-api.ts';
import { type DescribedSocket, describedSockets, type Side } from '#domain/described-sockets.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import { describeSockets } from '#server/describe-sockets.ts';
import { fieldRows, fieldTable, type JsonSchema, spellOut } from './api-fields.ts';

/** What the API reference says of sockets and of events in streams, made of the AsyncAPI document. */

const { components } = describeSockets(builtSite.origin, builtSite.name);
const schemas = components.schemas as Record<string, JsonSchema>;
const shown = new Set<string>([...shownObjects, 'Json']);

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The fields of a message but for its type, which its heading has. */
function fieldsOf(key: string): string[] {
  const { payload } = components.messages[key]!;
  const rows = fieldRows(spellOut(payload as JsonSchema, schemas, shown)).filter(({ path }) => path !== 'type');
  return rows.length === 0 ? [] : [fieldTable(rows, true)];
}

function sideText(protocol: string, who: 'client' | 'server', side: Side): string[] {
  const title = who === 'client' ? 'You send' : 'You receive';
  const messages = Object.entries(side.messages).flatMap(([type, { text, example }]) => [
    `**\`${type}\`**: ${text}`,
    ...fieldsOf(`${protocol}.${who}.${type}`),
    json(example),
  ]);
  const frames = side.frames === undefined ? [] : ['**Binary frames**', side.frames];
  return [`### ${title}`, ...messages, ...frames];
}

function socketText(
  name: string,
  { path, protocol, title, about, opensWith, client, server, closes }: DescribedSocket,
) {
  const [noun] = opensWith.split('.') as [string];
  const page = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const first = Object.entries(describedSockets).find(([, socket]) => socket.protocol === protocol)!;
  const head = [
    `## ${title}`,
    `\`GET ${path.replace(/:(\w+)/g, '{$1}')}\``,
    about,
    noun === 'browserCalls'
      ? 'The ticket comes from [your page’s request](/docs/api#from-a-browser).'
      : `The ticket comes from \`${opensWith}\` under [${page}](/docs/api/${page}).`,
  ];
  if (first[0] !== name)
    return [
      ...head,
      `The messages are the same as for the [${first[1].title.toLowerCase()}](#${first[1].title.toLowerCase().replaceAll(' ', '-')}).`,
    ];
  return [
    ...head,
    ...sideText(protocol, 'client', client),
    ...sideText(protocol, 'server', server),
    '### Close codes',
    ['| Code | Why |', '|---|---|', ...Object.entries(closes).map(([code, why]) => `| ${code} | ${why} |`)].join('\n'),
  ];
}

export const socketsSummary =
  'WebSockets for calls, listening in, and the soft phone, with an example of every message.';

/** The page of all sockets, as Markdown. */
export const socketsPage = (): string =>
  [
    '# Sockets',
    `${socketsSummary} They’re also available as an AsyncAPI 3.0 document at [/asyncapi.json](/asyncapi.json), along with the [server-sent event streams](/docs/api#streams).`,
    'You open a socket with a ticket. Create the call with a request, then send the ticket in the first message. For calls on your own page, [`@parley/web`](/docs/calls-in-your-page) does all of this for you.',
    ...Object.entries(describedSockets).flatMap(([name, socket]) => socketText(name, socket)),
  ].join('\n\n');

/** What the events of a stream carry, for its endpoint's part of the reference. */
export function eventsPart(id: string): string[] {
  const channel = id.replace('.', '-');
  const events = Object.entries(components.messages).filter(([key]) => key.startsWith(`${channel}.event.`));
  if (events.length === 0) return [];
  return [
    '### Events',
    'Server-sent events, each with JSON in `data`:',
    ...events.flatMap(([key, { name, summary }]) => [`**\`${name}\`**: ${summary}`, ...eventFields(key)]),
  ];
}

function eventFields(key: string): string[] {
  const { payload } = components.messages[key]!;
  const name = (payload.$ref as string | undefined)?.split('/').at(-1);
  if (name !== undefined && shown.has(name)) return [`A [${name}](objects.md#${name.toLowerCase()}).`];
  return [fieldTable(fieldRows(spellOut(name === undefined ? payload : schemas[name]!, schemas, shown)), false)];
}

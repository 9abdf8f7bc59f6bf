import type { z } from 'zod';
import type { DescribedSocket, Side } from '#domain/described-sockets.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { type Io, type JsonSchema, joinInputs, relink, SchemaShelf } from './openapi-schemas.ts';
import { type FieldText, FieldTexts } from './openapi-texts.ts';

/** What the document is made of. */
export interface AsyncOptions {
  sockets: Record<string, DescribedSocket>;
  /** Endpoints whose answer is a stream of events, by `group.endpoint`. */
  streams: Record<string, Endpoint & { events: Readonly<Record<string, z.ZodType>> }>;
  /** What each event says, and one as it may come. */
  eventsTold: Record<string, Record<string, { text: string; example: unknown }>>;
  /** Schemas that stand under a name of their own. */
  schemas: Record<string, z.ZodType>;
  homes: Record<string, string>;
  fieldText: FieldText;
}

interface Message {
  name: string;
  title: string;
  summary?: string;
  contentType: string;
  payload: JsonSchema;
  examples?: { payload: unknown }[];
}

const address = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const ref = (to: string) => ({ $ref: `#/${to}` });
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

/** The names that a value points at, and those that they point at. */
function reached(value: unknown, named: Record<string, JsonSchema>, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name!)) continue;
    found.add(name!);
    reached(named[name!] ?? {}, named, found);
  }
  return found;
}

/** What an AsyncAPI 3.0 document tells of all sockets and streams of events: the server's side of them. */
export function asyncApi({ sockets, streams, eventsTold, schemas, homes, fieldText }: AsyncOptions) {
  const shelf = new SchemaShelf(schemas);
  const texts = new FieldTexts(fieldText);
  const messages: Record<string, Message> = {};
  const channels: Record<string, object> = {};
  const operations: Record<string, object> = {};

  const payloadOf = (schema: z.ZodType, io: Io, owners: readonly string[]) =>
    texts.describe(shelf.of(schema, io), owners);
  const parametersOf = (path: string, owners: readonly string[]) => {
    const names = namesIn(path);
    return names.length === 0
      ? {}
      : {
          parameters: Object.fromEntries(
            names.map((name) => [name, { description: fieldText(owners, name) ?? 'Its ID.' }]),
          ),
        };
  };

  /** Keeps the messages of one side. Answers their keys. */
  function sideOf(protocol: string, side: Side, who: 'client' | 'server'): string[] {
    for (const [type, { text, example, schema }] of Object.entries(side.messages)) {
      messages[`${protocol}.${who}.${type}`] ??= {
        name: type,
        title: type,
        summary: text,
        contentType: 'application/json',
        payload: payloadOf(schema, who === 'client' ? 'input' : 'output', [
          `${protocol}Socket.${type}`,
          `${protocol}Socket`,
        ]),
        examples: [{ payload: example }],
      };
    }
    if (side.frames !== undefined) {
      messages[`${protocol}.${who}.audio`] ??= {
        name: 'audio',
        title: 'Audio',
        contentType: 'application/octet-stream',
        payload: { type: 'string', format: 'binary', description: side.frames },
      };
    }
    return [...Object.keys(side.messages), ...(side.frames === undefined ? [] : ['audio'])].map(
      (type) => `${protocol}.${who}.${type}`,
    );
  }

  /** A channel's messages, under names without the channel's. */
  const short = (key: string) => key.split('.').slice(-2).join('.');
  const listed = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [short(key), ref(`components/messages/${key}`)]));
  const operationOf = (channel: string, action: 'send' | 'receive', summary: string, keys: readonly string[]) => ({
    action,
    channel: ref(`channels/${channel}`),
    summary,
    messages: keys.map((key) => ref(`channels/${channel}/messages/${short(key)}`)),
  });

  for (const [name, socket] of Object.entries(sockets)) {
    const said = sideOf(socket.protocol, socket.client, 'client');
    const told = sideOf(socket.protocol, socket.server, 'server');
    const closes = Object.entries(socket.closes).map(([code, why]) => `- ${code}: ${why}`);
    channels[name] = {
      address: address(socket.path),
      title: socket.title,
      description: `${socket.about}\n\nThe ticket comes from the operation \`${socket.opensWith}\` of the OpenAPI document.\n\nClose codes:\n${closes.join('\n')}`,
      servers: [ref('servers/sockets')],
      ...parametersOf(socket.path, [`${socket.protocol}Socket`, socket.opensWith.split('.')[0]!]),
      messages: listed([...said, ...told]),
      bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
    };
    operations[`${name}.client`] = operationOf(name, 'receive', 'What the client sends.', said);
    operations[`${name}.server`] = operationOf(name, 'send', 'What the server sends.', told);
  }

  for (const [id, endpoint] of Object.entries(streams)) {
    const [group, name] = id.split('.') as [string, string];
    const channel = `${group}-${name}`;
    const owners = [id, group];
    const keys = Object.entries(endpoint.events).map(([event, schema]) => {
      const { text, example } = eventsTold[id]![event]!;
      const key = `${channel}.event.${event}`;
      const payload = payloadOf(schema, 'output', [`${id}.${event}`, ...owners]);
      messages[key] = {
        name: event,
        title: event,
        summary: text,
        contentType: 'application/json',
        payload,
        examples: [{ payload: example }],
      };
      return key;
    });
    const query = endpoint.query && payloadOf(endpoint.query, 'input', owners);
    channels[channel] = {
      address: address(endpoint.path),
      title: endpoint.summary,
      description: `Server-sent events: the \`event\` field has the message’s name, and \`data\` has its payload. ${endpoint.description}`,
      servers: [ref('servers/api')],
      ...parametersOf(endpoint.path, owners),
      messages: listed(keys),
    };
    operations[id] = {
      ...operationOf(channel, 'send', endpoint.summary, keys),
      security: [ref('components/securitySchemes/accessToken')],
      bindings: { http: { method: endpoint.method, ...(query && { query }), bindingVersion: '0.3.0' } },
    };
  }

  shelf.close();
  const named = Object.fromEntries(
    Object.entries(shelf.named).map(([name, schema]) => {
      const plain = name.replace(/Input$/, '');
      return [name, texts.describe(schema, [plain, homes[plain] ?? plain])];
    }),
  );
  const nameOf = joinInputs(named);
  const parts = relink({ channels, operations, messages }, nameOf) as {
    channels: typeof channels;
    operations: typeof operations;
    messages: typeof messages;
  };
  const joined = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [nameOf(name), relink(schema, nameOf) as JsonSchema]),
  );
  const used = [...reached(parts, joined)].toSorted((a, b) => (a < b ? -1 : 1));
  const document = {
    channels: parts.channels,
    operations: parts.operations,
    components: {
      schemas: Object.fromEntries(used.map((name) => [name, joined[name]!])),
      messages: parts.messages,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'An access token (sk-…) from Access Tokens.' },
      },
    },
  };
  return { document, undescribed: [...texts.missing] };
}

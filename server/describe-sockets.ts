import { describedApi } from '#domain/described-api.ts';
import { describedSockets } from '#domain/described-sockets.ts';
import { fieldText } from '#domain/field-texts.ts';
import { groupsOfSchemas, namedSchemas } from '#domain/named-schemas.ts';
import { exampleBody } from '#domain/notifications/webhook-events.data.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { eventTexts } from '#domain/socket-texts.data.ts';
import { readExampleAnswers } from './example-answers.ts';
import { asyncApi } from './platform/http/openapi/asyncapi.ts';

type Stream = Endpoint & { events: NonNullable<Endpoint['events']> };

/** Endpoints that answer with a stream of events, by `group.endpoint`. */
export const eventStreams: Record<string, Stream> = Object.fromEntries(
  Object.entries(describedApi).flatMap(([group, table]) =>
    Object.entries(table as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
      endpoint.events === undefined ? [] : [[`${group}.${name}`, endpoint as Stream] as const],
    ),
  ),
);

const person = { id: '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b5a', name: 'Ada Lovelace', nodeId: 'ask_name' };
const draft = { people: { items: [person] }, draft: { revision: 4 } };

/** Events as they come, made of the answers that the examples of the API got. */
function exampleEvents(): Record<string, Record<string, unknown>> {
  const answers = readExampleAnswers();
  const bodyOf = <T>(id: string) => answers[id]!.body as T;
  const board = bodyOf<{ items: object[] }>('liveCalls.list');
  const { flow: _, ...call } = bodyOf<{ flow: unknown }>('liveCalls.get');
  const chat = bodyOf<{ messages: { role: string }[] }>('chats.send');
  const told = JSON.stringify(exampleBody('contact.created'));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'msg_019a8f3c7d2e7b619c542f8d1e6a4b5a',
    'webhook-timestamp': '1795424400',
    'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  };
  return {
    'liveCalls.events': { calls: board, changed: { ...board, gone: [person.id] } },
    'liveCalls.callEvents': { call, words: { text: 'I need a' } },
    'drafts.events': draft,
    'workflows.events': draft,
    'chats.stream': {
      message: chat.messages.find(({ role }) => role === 'agent'),
      done: chat,
      error: { code: 'internal', message: 'Something went wrong on our end. The error has been logged.' },
    },
    'webhooks.listen': {
      ready: { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
      message: { headers, body: told },
    },
  };
}

let described: ReturnType<typeof asyncApi> | undefined;

function describe() {
  if (described !== undefined) return described;
  const examples = exampleEvents();
  described = asyncApi({
    sockets: describedSockets,
    streams: eventStreams,
    eventsTold: Object.fromEntries(
      Object.entries(eventTexts).map(([id, texts]) => [
        id,
        Object.fromEntries(
          Object.entries(texts).map(([event, text]) => [event, { text, example: examples[id]![event] }]),
        ),
      ]),
    ),
    schemas: namedSchemas,
    homes: groupsOfSchemas,
    fieldText,
  });
  return described;
}

/** The AsyncAPI document of this server's sockets and event streams, under an address and a name. */
export function describeSockets(url: string, title: string) {
  const { host, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title}: sockets and event streams`,
      version: '1',
      description:
        'WebSockets and server-sent events, described from the server’s perspective: “receive” means that the server receives what clients send. For endpoints and webhooks, see the OpenAPI document, /openapi.json.',
      license: { name: 'Apache License 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      sockets: { host, protocol: secure ? 'wss' : 'ws', description: 'WebSockets' },
      api: { host, protocol: secure ? 'https' : 'http', description: 'Streams of server-sent events' },
    },
    ...describe().document,
  };
}

/** Fields of messages that the document has no words for. */
export const undescribedMessageFields = (): readonly string[] => describe().undescribed;

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agentsApi } from '#domain/agents/agents.ts';
import { ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { describedApi } from '#domain/described-api.ts';
import { describedSockets } from '#domain/described-sockets.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { eventTexts } from '#domain/socket-texts.data.ts';
import { closeCodes } from '#voice/transports/browser-socket.ts';
import { describeSockets, eventStreams, undescribedMessageFields } from './describe-sockets.ts';
import { addressOf, openCallClient } from './testing/call-client.ts';
import { checkerOf, JsonSchema, refsIn, resolve } from './testing/openapi-rules.ts';
import { startApp } from './testing/start-app.ts';

/** The AsyncAPI document keeps the rules of AsyncAPI 3.0, and says what sockets and streams really send. */

const server = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
const address = await addressOf(server.app);
const { body: served } = await server.send('GET', '/asyncapi.json');

const Ref = z.strictObject({ $ref: z.string().regex(/^#\/[\w/.-]+$/) });
const text = z.string().min(5);
const Message = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  summary: text.optional(),
  contentType: z.string(),
  payload: JsonSchema,
  examples: z
    .array(z.strictObject({ payload: z.unknown() }))
    .min(1)
    .optional(),
});
const byName = <S extends z.ZodType>(schema: S) => z.record(z.string().regex(/^[\w.-]+$/), schema);
/** https://www.asyncapi.com/docs/reference/specification/v3.0.0, by the parts of it that we use. */
const Document = z.strictObject({
  asyncapi: z.literal('3.0.0'),
  info: z.strictObject({
    title: text,
    version: z.string(),
    description: text,
    license: z.strictObject({ name: z.string(), url: z.url() }),
  }),
  defaultContentType: z.literal('application/json'),
  servers: byName(z.strictObject({ host: z.string(), protocol: z.enum(['wss', 'https']), description: text })),
  channels: byName(
    z.strictObject({
      address: z.string().startsWith('/'),
      title: text,
      description: text,
      servers: z.array(Ref).length(1),
      parameters: byName(z.strictObject({ description: text })).optional(),
      messages: byName(Ref),
      bindings: z
        .strictObject({ ws: z.strictObject({ method: z.literal('GET'), bindingVersion: z.string() }) })
        .optional(),
    }),
  ),
  operations: byName(
    z.strictObject({
      action: z.enum(['send', 'receive']),
      channel: Ref,
      summary: text,
      messages: z.array(Ref).min(1),
      security: z.array(Ref).optional(),
      bindings: z
        .strictObject({
          http: z.strictObject({ method: z.string(), query: JsonSchema.optional(), bindingVersion: z.string() }),
        })
        .optional(),
    }),
  ),
  components: z.strictObject({
    schemas: byName(JsonSchema),
    messages: byName(Message),
    securitySchemes: byName(
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: text }),
    ),
  }),
});
const document = served as z.infer<typeof Document>;

describe('the document', () => {
  it('keeps the rules of AsyncAPI 3.0, with the address of this server', () => {
    const result = Document.safeParse(document);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
    expect(document).toEqual(JSON.parse(JSON.stringify(describeSockets('https://voice.example.com', 'Parley'))));
    expect(document.servers.sockets).toMatchObject({ host: 'voice.example.com', protocol: 'wss' });
  });

  it('has no reference that leads nowhere, and no component that no one uses', () => {
    const refs = new Set(refsIn(document));
    for (const $ref of refs) expect(() => resolve(document, { $ref })).not.toThrow();
    const { schemas, messages } = document.components;
    const all = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(messages).map((name) => `#/components/messages/${name}`),
    ];
    expect(all.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('describes each message and each of its fields, with an example that fits', () => {
    expect(undescribedMessageFields(), 'Add rows to domain/field-texts.data.ts').toEqual([]);
    for (const [name, { payload, summary, examples }] of Object.entries(document.components.messages)) {
      if (name.endsWith('.audio')) continue;
      expect([name, summary]).toEqual([name, expect.any(String)]);
      const result = checkerOf(document, payload).safeParse(examples![0]!.payload);
      expect(result.success ? '' : `${name}: ${z.prettifyError(result.error)}`).toBe('');
    }
  });

  it('has each message of the sockets, with one that its schema takes, and nothing else', () => {
    for (const { client, server: told } of Object.values(describedSockets)) {
      for (const side of [client, told]) {
        for (const [type, { schema, example }] of Object.entries(side.messages)) {
          expect([type, schema.parse(example)]).toEqual([type, example]);
        }
      }
    }
    const { call } = describedSockets;
    expect(Object.keys(call!.client.messages)).toHaveLength(ClientMessage.options.length);
    expect(Object.keys(call!.server.messages)).toHaveLength(ServerMessage.options.length);
    expect(Object.keys(call!.closes).map(Number)).toEqual(Object.values(closeCodes).sort());
  });

  it('has every stream of events of the API, and every event of it', () => {
    const streams = Object.entries(describedApi).flatMap(([group, table]) =>
      Object.entries(table as Record<string, Endpoint>)
        .filter(([, { raw, protocol }]) => raw?.includes('text/event-stream') && protocol === undefined)
        .map(([name]) => `${group}.${name}`),
    );
    expect(Object.keys(eventStreams).sort()).toEqual(streams.sort());
    const told = Object.entries(eventTexts).map(([id, events]) => [id, Object.keys(events).sort()]);
    const there = Object.entries(eventStreams).map(([id, { events }]) => [id, Object.keys(events).sort()]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
  });
});

/** Events of a stream that ends by itself, in order. */
function eventsIn(stream: string): { event: string; data: unknown }[] {
  return [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
    event: event!,
    data: JSON.parse(data!),
  }));
}

describe('what is sent', () => {
  it('over the socket of a call and its streams has what the schemas say, and nothing else', async () => {
    const owner = await server.newOwner();
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    const { ticket, callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
    const caller = await openCallClient(address);
    caller.send({ type: 'hello', version: 1, ticket });
    caller.send({ type: 'ping', at: 1 });
    await caller.next('turn', ({ text: words }) => /appointment for/.test(words));
    const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    const { id: workflowId } = (await owner.send('POST', '/v1/workflows', {})).body as { id: string };
    // Events are kept from the first time on that they're asked for.
    const { id: after } = await owner.call(contactsApi.create, { body: { name: 'Ann', phone: '+4930901821' } });
    await owner.send('GET', '/v1/webhook-events/stream');
    await owner.call(contactsApi.create, { body: { name: 'Ada', phone: '+4930901820' } });
    const asked: Record<string, [method: 'GET' | 'POST', path: string, body?: object]> = {
      'liveCalls.events': ['GET', '/v1/live-calls/events'],
      'liveCalls.callEvents': ['GET', `/v1/live-calls/${callId}/events`],
      'drafts.events': ['GET', `/v1/agents/${agentId}/draft/events`],
      'workflows.events': ['GET', `/v1/workflows/${workflowId}/flow/events`],
      'chats.stream': ['POST', `/v1/chats/${chatId}/messages/stream`, { text: 'a haircut' }],
      'webhooks.listen': ['GET', `/v1/webhook-events/stream?after=${after}`],
    };
    expect(Object.keys(asked).sort()).toEqual(Object.keys(eventStreams).sort());
    for (const [id, [method, path, payload]] of Object.entries(asked)) {
      const { status, body } = await owner.send(method, path, payload);
      const events = eventsIn(String(body));
      expect(events.length, `${id} answered ${status}: ${String(body)}`).toBeGreaterThan(0);
      if (id === 'webhooks.listen') expect(events.map(({ event }) => event)).toEqual(['ready', 'message']);
      for (const { event, data } of events) expect(eventStreams[id]!.events[event]!.parse(data)).toEqual(data);
    }
    caller.send({ type: 'typed', id: 'one', text: 'a haircut' });
    await caller.next('turn', ({ role }) => role === 'caller');
    caller.send({ type: 'hang_up' });
    await caller.next('ended');
    for (const message of caller.messages) expect(ServerMessage.parse(message)).toEqual(message);
    expect(new Set(caller.messages.map(({ type }) => type)).size).toBeGreaterThan(5);
  });
});

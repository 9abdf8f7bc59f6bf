import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedApi } from '#domain/described-api.ts';
import { describedSockets } from '#domain/described-sockets.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { effort } from '#voice/testing/effort.ts';
import { describeApi, describeFlow } from './describe-api.ts';
import { checkerOf, OpenApiDocument, operationsOf, refsIn, resolve } from './testing/openapi-rules.ts';
import { startApp } from './testing/start-app.ts';

/** The OpenAPI document keeps the rules of OpenAPI 3.1, and tells of all that can be called. */

const server = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
let document!: OpenApiDocument;
/** How much work the thread which carries the calls has with the first answer, reading it here included. */
const busy = await effort(async () => {
  document = (await server.send('GET', '/openapi.json')).body as OpenApiDocument;
});
const describing = await effort(() => describeApi('https://voice.example.com', 'Parley'));
const operations = operationsOf(document);
const titled = operations.map((row) => ({ title: row.operation.operationId, ...row }));

interface Media {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, unknown>;
}

describe('the document', () => {
  it('keeps the rules of OpenAPI 3.1', () => {
    const result = OpenApiDocument.safeParse(document);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });

  it('is what the program describes, with the address of this server', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(describeApi('https://voice.example.com', 'Parley'))));
    expect(document.servers).toEqual([{ url: 'https://voice.example.com' }]);
  });

  it('takes the calls’ thread no time, the first time neither', () => {
    expect(busy).toBeLessThan(describing);
  });

  it('is small on its way, and not sent again to one who has it', async () => {
    const get = (headers: Record<string, string>) => server.app.inject({ url: '/openapi.json', headers });
    const first = await get({ 'accept-encoding': 'gzip' });
    expect(first.rawPayload.length).toBeLessThan(300_000);
    const etag = String(first.headers.etag);
    const second = await get({ 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0]);
  });

  it('has the form of a flow beside it, for editors', async () => {
    const { body } = await server.send('GET', '/flow.schema.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(describeFlow())));
    const file = readFileSync(path.join(import.meta.dirname, '../sdk/flow.schema.json'), 'utf8');
    expect(JSON.parse(file), 'Write it anew: node scripts/sdk/generate.ts').toEqual(body);
  });

  it('has no reference that leads nowhere, and no component that no one uses', () => {
    const refs = new Set(refsIn(document));
    for (const ref of refs) expect(() => resolve(document, { $ref: ref })).not.toThrow();
    const { securitySchemes: _, ...shelves } = document.components;
    const all = Object.entries(shelves).flatMap(([kind, shelf]) =>
      Object.keys(shelf).map((name) => `#/components/${kind}/${name}`),
    );
    expect(all.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('names each operation once, and describes its group', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const groups = document.tags.map(({ name }) => name);
    for (const { operation } of operations) expect(groups).toContain(operation.tags[0]);
  });

  it('asks for keys that it describes', () => {
    const known = Object.keys(document.components.securitySchemes);
    for (const { operation } of operations) {
      for (const name of operation.security.flatMap((way) => Object.keys(way))) expect(known).toContain(name);
    }
  });

  it.each(titled)('$title has exactly the parameters of its path, each once', ({ path, operation }) => {
    const parameters = operation.parameters.map((given) => resolve<{ name: string; in: string }>(document, given));
    const inPath = parameters.filter((given) => given.in === 'path').map(({ name }) => name);
    expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
    const keys = parameters.map((given) => `${given.in} ${given.name.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(titled)('$title shows examples that fit its schemas', ({ operation }) => {
    const fits = (schema: unknown, value: unknown) => {
      const result = checkerOf(document, schema).safeParse(value);
      expect(result.success ? '' : `${z.prettifyError(result.error)}\n${JSON.stringify(value)}`).toBe('');
    };
    const media: Media[] = Object.values(operation.requestBody?.content ?? {});
    for (const [status, given] of Object.entries(operation.responses)) {
      const response = resolve<{ content?: Record<string, Media>; headers?: Record<string, Media> }>(document, given);
      media.push(...Object.values(response.headers ?? {}));
      media.push(...Object.values(response.content ?? {}));
      const json = response.content?.['application/json'];
      const shown = json?.example !== undefined || json?.examples !== undefined;
      expect([status, shown]).toEqual([status, json?.schema !== undefined && !isBinary(json.schema)]);
    }
    for (const { schema, example, examples = {} } of media) {
      if (example !== undefined) fits(schema, example);
      for (const one of Object.values(examples)) fits(schema, resolve<{ value: unknown }>(document, one).value);
    }
    for (const given of operation.parameters) {
      const { schema, example } = resolve<{ schema: unknown; example?: string }>(document, given);
      if (example !== undefined) fits(schema, example);
    }
  });
});

const isBinary = (schema: unknown) => (schema as { format?: string }).format === 'binary';

/** Paths of the API that are told nowhere, each with the reason. */
const undescribed = new Map([
  ...Object.values(describedSockets).map(
    ({ path }) => [`GET ${path.replace(/:\w+/g, '{}')}`, 'a WebSocket, told of by /asyncapi.json'] as const,
  ),
  ['GET /v1/calls/{}/turns/{}/audio', 'for the dashboard'],
  ['GET /v1/calls/{}/audio', 'for the dashboard'],
  ['GET /v1/shared-calls/{}/audio', 'for the page of a shared call'],
  ['GET /v1/calls/{}/recording.wav', 'a file, told of at the recording'],
  ...[
    ['GET', '/v1/user'],
    ['GET', '/v1/convai/conversation'],
    ['GET', '/v1/convai/conversation/get-signed-url'],
    ['GET', '/v1/convai/conversation/get_signed_url'],
    ['GET', '/v1/convai/conversation/token'],
    ['GET', '/v1/convai/agents'],
    ['GET', '/v1/convai/agents/{}'],
    ['GET', '/v1/convai/conversations'],
    ['GET', '/v1/convai/conversations/{}'],
    ['POST', '/v1/convai/twilio/outbound-call'],
    ['POST', '/v1/speech-to-text'],
  ].map(
    ([method, path]) =>
      [`${method} /elevenlabs${path}`, 'for ElevenLabs’ clients, whose own documents tell of it'] as const,
  ),
  ['GET /v1/text-to-speech/{}/stream-input', 'a WebSocket, for ElevenLabs’ clients'],
  ['GET /elevenlabs/v1/text-to-speech/{}/stream-input', 'a WebSocket, for ElevenLabs’ clients'],
  ['GET /v1/realtime', 'a WebSocket, for OpenAI’s clients'],
  ['POST /v1/realtime/client_secrets', 'for OpenAI’s clients, whose own documents tell of it'],
  ['POST /v1/realtime/calls', 'refused: for OpenAI’s clients'],
  ['POST /v1/audio/transcriptions', 'for OpenAI’s clients, whose own documents tell of it'],
  ['POST /v1/audio/translations', 'for OpenAI’s clients, whose own documents tell of it'],
  ['GET /v1/unsubscribe', 'a page for people, by the link of a mail'],
  ['POST /v1/unsubscribe', 'for mail programs, by the link of a mail (RFC 8058)'],
]);

/** Lines of Fastify's tree of routes as `GET /v1/agents/{}`. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│\s]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = part;
    const path = above.join('').replace(/:\w+/g, '{}').replace(/\/$/, '');
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`);
  });
}

describe('the routes', () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  const routes = routesIn(server.app.printRoutes({ commonPrefix: false }));

  it('are all there', () => {
    expect(described.filter((row) => !routes.includes(row))).toEqual([]);
    const rows = Object.values(describedApi).flatMap((table) => Object.values(table as Record<string, Endpoint>));
    expect(described).toHaveLength(rows.length);
  });

  it('are all described', () => {
    // What is below `*` refuses all that another platform's clients ask and that is not done here.
    const ofApi = routes.filter((row) => /^(GET|POST|PUT|PATCH|DELETE) \/(v1|api|elevenlabs)\/(?!\*)/.test(row));
    expect(ofApi.length).toBeGreaterThan(30);
    expect(ofApi.filter((row) => !described.includes(row) && !undescribed.has(row))).toEqual([]);
    expect([...undescribed.keys()].filter((row) => !routes.includes(row))).toEqual([]);
  });
});

describe('refusals', async () => {
  let owner = await server.newOwner();
  it.each(titled)('of $title have a status and a form that it declares', async ({ method, path, operation }) => {
    const url = path.replace(/\{\w+\}/g, '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90');
    const body = operation.requestBody && { nobody: 'expects this' };
    for (const send of [server.send, owner.send]) {
      const answer = await send(method, url, body);
      const declared = operation.responses[String(answer.status)];
      expect(declared, `${operation.operationId} answered ${answer.status}`).toBeDefined();
      if (answer.status < 400) {
        // What was done may be why the next is refused otherwise.
        if (method !== 'GET') owner = await server.newOwner();
        continue;
      }
      const { content } = resolve<{ content: Record<string, { schema: unknown }> }>(document, declared);
      const result = checkerOf(document, content['application/json']!.schema).safeParse(answer.body);
      expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
    }
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { type RealtimeStandIn, realtimeStandIn } from '#voice/testing/realtime-stand-in.ts';
import { type FakeCall, type ProtocolName, protocolAt, protocols } from './protocols.ts';

/** What a model was asked. */
export interface AskedOf {
  protocol: ProtocolName;
  model: string;
  instructions: string;
  data: string;
  /** As it came, for what else a request must not hold. */
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * What a stand-in does with a request: an answer, which it streams in pieces, or something that goes wrong. hang: nothing
 * comes. stall: half of it comes. drop: the connection breaks behind half of it. endless: it does not stop. silent: it ends
 * without a word.
 */
export type Deed =
  | { text: string; calls?: readonly FakeCall[]; usage?: { input: number; output: number } }
  | { fault: 'hang' | 'stall' | 'drop' | 'endless' | 'refuse' | 'silent'; text?: string }
  | { status: number };

export interface FakeModels {
  /** Where it listens, such as `http://127.0.0.1:12112`. */
  origin: string;
  /** What it was asked so far. */
  asked: AskedOf[];
  /** What it does from now on. */
  does: (asked: AskedOf) => Deed | Promise<Deed>;
  /** Its model that hears and speaks, at `/v1/realtime`. */
  spoken: RealtimeStandIn;
  /** Addresses and keys of its connections. */
  spokenTo: { url: string; key: string | undefined }[];
  /** How often it was asked what texts are like. */
  embedded: number;
  /** What it says that texts are like; null: it says nothing at all. */
  embeds: (texts: string[], model: string) => number[][] | null;
  /** Answers once someone has gone away before the end of an answer. */
  gone(): Promise<void>;
  /** Answers once it has been asked so often. */
  askedTimes(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Models that it offers. */
export const fakeModelNames = ['stand-in-small', 'stand-in-large', 'llama3.2'];

const piecesOf = (whole: string) => whole.match(/[\s\S]{1,16}/g) ?? [];
/** Pieces of an endless answer that are written at once. */
const flood = 200;

/**
 * A small server of language models of our own, which speaks OpenAI's chat completions and responses, and Anthropic's
 * messages, as far as our libraries do, and Realtime as far as calls do. The key `unknown` is refused.
 */
export async function startFakeModels(does: FakeModels['does'], port = 0): Promise<FakeModels> {
  const asked: AskedOf[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let goneOnce = () => {};
  let gone = new Promise<void>((resolve) => {
    goneOnce = resolve;
  });

  const isKnown = ({ headers }: IncomingMessage) =>
    headers.authorization !== 'Bearer unknown' && headers['x-api-key'] !== 'unknown';

  function embed(body: string, json: (status: number, value: object) => void): void {
    const { model, input } = JSON.parse(body) as { model: string; input: string[] };
    server.embedded += 1;
    const vectors = server.embeds(input, model);
    if (vectors === null) return;
    const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
    const tokens = Math.ceil(body.length / 4);
    json(200, { object: 'list', data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://stand-in');
    const json = (status: number, value: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const body = await text(request);
    const name = protocolAt(pathname);
    if (!isKnown(request)) return json(401, { error: { message: 'Incorrect API key provided: unknown.' } });
    if (pathname.endsWith('/models') && request.method === 'GET')
      return json(200, { object: 'list', data: fakeModelNames.map((id) => ({ id, object: 'model' })) });
    if (pathname.endsWith('/embeddings')) return embed(body, json);
    if (name === null) return json(404, { error: { message: 'There is nothing here.' } });
    const protocol = protocols[name];
    const given = { protocol: name, ...protocol.read(JSON.parse(body)), headers: request.headers, body };
    asked.push(given);
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
    response.on('close', () => {
      if (!response.writableFinished) goneOnce();
    });
    const deed = await server.does(given);
    if ('status' in deed) return json(deed.status, protocol.refusal(deed.status, 'It cannot be done now.'));
    const fault = 'fault' in deed ? deed.fault : null;
    const whole = deed.text ?? '';
    if (fault === 'hang') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (lines: string[]) => void response.write(lines.join(''));
    write(protocol.begin(given.model));
    const pieces = piecesOf(whole);
    const half = fault === 'stall' || fault === 'drop' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
    for (const piece of half) write(protocol.piece(piece));
    if (fault === 'stall') return;
    if (fault === 'drop') return void setImmediate(() => request.socket.destroy());
    if (fault === 'endless') {
      const more = () => {
        if (response.destroyed) return;
        for (let n = 0; n < flood; n++) write(protocol.piece('and so on and on '));
        // As fast as it is read.
        if (response.writableNeedDrain) response.once('drain', more);
        else setImmediate(more);
      };
      return more();
    }
    const calls = 'calls' in deed ? (deed.calls ?? []) : [];
    for (const [at, call] of calls.entries()) write(protocol.call(call, at));
    const usage = ('usage' in deed && deed.usage) || { input: given.data.length, output: whole.length };
    write(protocol.end(usage, fault === 'refuse'));
    response.end();
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(error.message);
    });
  });
  const spoken = realtimeStandIn(() => ({ says: 'How can I help you?' }));
  const spokenTo: FakeModels['spokenTo'] = [];
  const lines = new WebSocketServer({ noServer: true });
  const open = new Set<WebSocket>();
  http.on('upgrade', (request, stream, head) => {
    spokenTo.push({ url: request.url!, key: request.headers.authorization });
    if (!isKnown(request) || !request.url!.startsWith('/v1/realtime?')) {
      stream.end('HTTP/1.1 401 No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      return;
    }
    lines.handleUpgrade(request, stream, head, (socket) => {
      open.add(socket);
      const take = spoken.connect({ send: (sent) => socket.send(sent), close: () => socket.terminate() });
      socket.on('message', (data: Buffer) => take(data.toString('utf8')));
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const server: FakeModels = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked,
    does,
    spoken,
    spokenTo,
    embedded: 0,
    embeds: (texts) => texts.map(() => [1, 0]),
    async gone() {
      await gone;
      gone = new Promise<void>((resolve) => {
        goneOnce = resolve;
      });
    },
    askedTimes: (count) =>
      new Promise<void>((resolve) => {
        if (asked.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.terminate();
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

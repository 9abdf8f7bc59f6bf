import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the API of a carrier. */
export interface HeardRequest {
  method: string;
  path: string;
  /** Fields of its form, or of its query. */
  fields: Record<string, string | string[]>;
  json: unknown;
  authorization: string | undefined;
}

const fieldsOf = (text: string) => {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].sort().map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]!];
    }),
  );
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** What is answered: JSON with a status, or a connection that is lost. */
export type Said = { status?: number; body: unknown } | 'hang up';

/** A server in the place of a carrier: it keeps what it is asked, and answers what a test says. */
export async function openCarrierEar() {
  const ear = {
    heard: [] as HeardRequest[],
    answer: (_request: HeardRequest): Said => ({ body: {} }),
    origin: '',
    close: () => server.close(),
  };
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url!, 'http://carrier');
    const text = await textOf(request);
    const isJson = request.headers['content-type']?.includes('json') === true;
    const one: HeardRequest = {
      method: request.method!,
      path: url.pathname,
      fields: fieldsOf(isJson || text === '' ? url.search.slice(1) : text),
      json: isJson && text !== '' ? JSON.parse(text) : null,
      authorization: request.headers.authorization,
    };
    ear.heard.push(one);
    const said = ear.answer(one);
    if (said === 'hang up') return void request.socket.destroy();
    const { status = 200, body } = said;
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(body === null ? '' : typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ear.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return ear;
}

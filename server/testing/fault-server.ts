import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a server does instead of answering; with `after`, once it has done what was asked. */
export interface ServerFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** It answers nothing; it closes the line; it sends half of its answer. */
  does?: 'hang' | 'cut' | 'half';
  after?: boolean;
}

export interface AskedOf {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
}
export interface JsonAnswer {
  status: number;
  body: object;
}

export interface FaultServer {
  origin: string;
  /** Requests so far, as `POST /crm/objects/2026-03/notes`. */
  seen: string[];
  /** The next requests that fit go wrong, so many times. */
  fail(fault: ServerFault, times?: number, which?: RegExp): void;
  recover(): void;
  close(): Promise<void>;
}

/** A server on this machine that answers JSON, and goes wrong on demand. */
export async function startFaultServer(answer: (asked: AskedOf) => JsonAnswer | Promise<JsonAnswer>, port = 0) {
  const seen: string[] = [];
  let faults: { fault: ServerFault; times: number; which: RegExp }[] = [];

  function faultOf(line: string): ServerFault | undefined {
    const found = faults.find(({ times, which }) => times > 0 && which.test(line));
    if (found !== undefined) found.times--;
    return found?.fault;
  }

  function goWrong(request: IncomingMessage, response: ServerResponse, fault: ServerFault): void {
    const {
      status = 500,
      headers = {},
      does,
      body = '{"message": "It went wrong.", "error": "It went wrong."}',
    } = fault;
    if (does === 'hang') return;
    if (does === 'cut') return void request.socket.destroy();
    response.writeHead(does === 'half' ? 200 : status, { 'content-type': 'application/json', ...headers });
    if (does !== 'half') return void response.end(body);
    response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = '', url: path = '' } = request;
    const line = `${method} ${path.split('?')[0]}`;
    seen.push(line);
    const fault = faultOf(line);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const given = fault === undefined || fault.after ? await answer({ method, path, headers, body }) : null;
    if (fault !== undefined) return goWrong(request, response, fault);
    response.writeHead(given!.status, { 'content-type': 'application/json' }).end(JSON.stringify(given!.body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const made: FaultServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    fail: (fault, times = 1, which = /./) => void faults.push({ fault, times, which }),
    recover() {
      faults = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}

import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SimulatorAccount } from './account.ts';
import { apiVersion, simulatorApi } from './api.ts';
import { simulatorPage } from './pages.ts';
import type { Event } from './things.ts';

/** What the stand-in does wrong with a request: refuses it before it does it, or does it and loses the answer. */
export type StripeFaultKind = 'before' | 'after' | 'hang' | 'busy';

/** Sends an event to a webhook, and answers the status. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

export interface FakeStripe {
  origin: string;
  /** The account behind each key; one is made when a key is first used. */
  account(key: string): SimulatorAccount;
  /** Requests so far, as `POST /v1/invoices`. */
  seen: string[];
  /** The next requests that fit go wrong, so many times. */
  fail(kind: StripeFaultKind, times: number, which?: RegExp): void;
  recover(): void;
  /** Sends events of an account as they happen, until `null`. */
  deliverTo(key: string, secret: string, deliver: Deliver | null): void;
  /** Waits until what happened has been sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const signed = (body: string, secret: string, at: number): Record<string, string> => {
  const t = Math.floor(at / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${t},v1=${v1}` };
};

/** An event as it is sent. */
export const bodyOf = (event: Event): string =>
  JSON.stringify(
    { ...event, api_version: apiVersion, pending_webhooks: 1, request: { id: null, idempotency_key: null } },
    null,
    2,
  );

const isLive = (key: string) => /^.._live_/.test(key);

/**
 * A small Stripe of our own, which keeps what it is told: customers, checkouts, invoices, credit notes and refunds, with
 * keys of requests, pages of lists and errors in Stripe's shapes, plain pages where a person pays, and signed events.
 * Any key opens an account of its own, but for one that ends with `0Unknown0`.
 */
export async function startFakeStripe(now: () => number = () => Date.now(), port = 0): Promise<FakeStripe> {
  const accounts = new Map<string, { account: SimulatorAccount; api: ReturnType<typeof simulatorApi> }>();
  const seen: string[] = [];
  const hooks = new Map<string, { secret: string; deliver: Deliver }>();
  let faults: { kind: StripeFaultKind; times: number; which: RegExp }[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  let origin = '';

  function open(key: string) {
    const known = accounts.get(key);
    if (known !== undefined) return known;
    const tell = (event: Event) => {
      const hook = hooks.get(key);
      if (hook === undefined) return;
      const body = bodyOf(event);
      sending = sending.then(() => hook.deliver(body, signed(body, hook.secret, now())).catch(() => 0));
    };
    const account = new SimulatorAccount(() => origin, now, isLive(key), tell);
    const made = { account, api: simulatorApi(account, key) };
    accounts.set(key, made);
    return made;
  }

  function faultOf(request: string): StripeFaultKind | undefined {
    const found = faults.find(({ times, which }) => times > 0 && which.test(request));
    if (found !== undefined) found.times--;
    return found?.kind;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, origin);
    const body = await text(request);
    const method = request.method!;
    if (url.pathname.startsWith('/pay/'))
      return showPage(url, method, new URLSearchParams(body).get('do') ?? '', response);
    const line = `${method} ${url.pathname}`;
    seen.push(line);
    const fault = faultOf(line);
    if (fault === 'hang') return;
    const json = (status: number, value: object, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${seen.length}`, ...headers })
        .end(JSON.stringify(value));
    if (fault === 'busy') return json(503, { error: { type: 'api_error', message: 'Stripe is busy.' } });
    if (fault === 'before') return void request.socket.destroy();
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (key.endsWith('0Unknown0')) {
      return json(401, {
        error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${key.slice(0, 8)}****` },
      });
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const given = open(key).api({ method, url, headers, body });
    if (fault === 'after') return void request.socket.destroy();
    json(given.status, given.body, given.headers);
  }

  function showPage(url: URL, method: string, chosen: string, response: ServerResponse): void {
    for (const { account } of accounts.values()) {
      try {
        const shown = simulatorPage(account, method, url.pathname, chosen);
        if (shown === undefined) continue;
        const headers = shown.location ? { location: shown.location } : { 'content-type': 'text/html; charset=utf-8' };
        return void response.writeHead(shown.status, headers).end(shown.html);
      } catch {
        // It is another account's.
      }
    }
    response.writeHead(404).end('There is nothing here.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    account: (key) => open(key).account,
    seen,
    fail: (kind, times, which = /./) => void faults.push({ kind, times, which }),
    recover() {
      faults = [];
    },
    deliverTo(key, secret, deliver) {
      if (deliver === null) hooks.delete(key);
      else hooks.set(key, { secret, deliver });
    },
    async settled() {
      let last: Promise<unknown> | undefined;
      while (last !== sending) {
        last = sending;
        await last;
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type OutboundRequest, textOf, trusting } from '#voice/engines/services/outbound.ts';
import { openOutbound } from './outbound.ts';
import { isPublicAddress } from './private-addresses.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function get(url: string, over: Partial<OutboundRequest> = {}): OutboundRequest {
  const { signal } = new AbortController();
  return { method: 'GET', url, headers: {}, signal, firstByteMs: 20_000, idleMs: 20_000, maxBytes: 1000, ...over };
}

describe('which addresses are public', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2001:4860:4860::8888',
    '2a00::1',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::a00:1',
    '::127.0.0.1',
    '::7f00:1',
    // IPv4-translated.
    '::ffff:0:127.0.0.1',
    '::ffff:0:7f00:1',
    '::ffff:0:10.0.0.1',
    '::ffff:0:8.8.8.8',
    '::ffff:10.0.0.1',
    '::ffff:100.64.0.1',
    '::ffff:0.0.0.0',
    '0:0:0:0:0:ffff:7f00:1',
    '::FFFF:127.0.0.1',
    '::ffff:1:7f00:1',
    '::fffe:7f00:1',
    '0.1.2.3',
    '100.127.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.19.255.255',
    '203.0.113.1',
    '239.255.255.250',
    '240.0.0.1',
    // Teredo, ORCHID, documentation, what leads nowhere, segment routing.
    '2001:0:7f00:1::',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '100:0:0:1::1',
    '5f00::1',
    '4000::1',
    'fec0::1',
    'fc00::1',
    '2002:a00:1::1',
    '010.0.0.1',
    '127.1',
    '2002:7f00:1::',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('what is refused before a connection', () => {
  it.each([
    ['http://127.0.0.1/', 'on a private network'],
    ['http://2130706433/', 'on a private network'],
    ['http://0x7f.1/', 'on a private network'],
    ['http://[::1]/', 'on a private network'],
    ['http://[::ffff:127.0.0.1]/', 'on a private network'],
    ['http://[::ffff:0:127.0.0.1]/', 'on a private network'],
    ['http://[64:ff9b:1::7f00:1]/', 'on a private network'],
    ['https://169.254.169.254/latest/meta-data', 'on a private network'],
    ['http://localhost/', 'on a private network'],
    ['http://printer.local./', 'on a private network'],
    ['https://metadata.google.internal/', 'on a private network'],
    ['https://example.com:8443/', 'has a port of its own'],
    ['https://me:hunter2@example.com/', 'has a name or password in it'],
    ['file:///etc/passwd', 'is no http:// or https:// address'],
  ])('%s', async (url, says) => {
    const refused = openOutbound()(get(url));
    await expect(refused).rejects.toMatchObject({ code: 'forbidden', message: expect.stringContaining(says) });
    await expect(refused).rejects.not.toThrow(/hunter2|passwd|meta-data/);
  });

  it.each([
    [[{ address: '10.0.0.1', family: 4 }]],
    [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    [[]],
  ])('a name that resolves to %o', async (addresses) => {
    const outbound = openOutbound({ resolve: async () => addresses });
    await expect(outbound(get('http://rebound.example/'))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('an origin that a setting names', () => {
  it('may be private, and its connections are used again', async () => {
    const sockets = new Set<unknown>();
    const origin = await serve((request, response) => {
      sockets.add(request.socket);
      response.end(`${request.method} ${request.url} ${request.headers['x-key']}`);
    });
    const outbound = openOutbound({ trustedOrigins: [origin] });
    for (const path of ['/a', '/b']) {
      const answer = await outbound(get(origin + path, { headers: { 'x-key': 'k' } }));
      expect(answer.status).toBe(200);
      expect(await textOf(answer)).toBe(`GET ${path} k`);
    }
    expect(sockets.size).toBe(1);
  });

  it('is one origin, not its host', async () => {
    const [origin, other] = [await serve((_q, r) => r.end()), await serve((_q, r) => r.end())];
    const outbound = openOutbound({ trustedOrigins: [origin] });
    await expect(outbound(get(other))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('may not send us on unless the request says so, nor into the private network', async () => {
    const inner = await serve((_request, response) => response.end('secret'));
    const origin = await serve((request, response) => {
      response.writeHead(302, { location: request.url === '/in' ? inner : '/here' }).end('moved');
    });
    const outbound = openOutbound({ trustedOrigins: [origin] });
    for (const [path, redirects] of [
      ['/in', 0],
      ['/in', 3],
      ['/round', 3],
    ] as const) {
      await expect(outbound(get(origin + path, { redirects }))).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('is followed where the request allows it, without the headers that were for another', async () => {
    const seen: unknown[] = [];
    const second = await serve((request, response) => {
      seen.push(request.headers['x-key']);
      response.end('here');
    });
    const first = await serve((_request, response) => response.writeHead(307, { location: `${second}/x` }).end());
    const outbound = openOutbound({ trustedOrigins: [first, second] });
    const answer = await outbound(get(first, { redirects: 1, headers: { 'x-key': 'secret' } }));
    expect(await textOf(answer)).toBe('here');
    expect(seen).toEqual([undefined]);
  });
});

describe('an origin that a request trusts', () => {
  it('may be private for that request alone, also when its connection is still open', async () => {
    const origin = await serve((_request, response) => response.end('inside'));
    const outbound = openOutbound();
    const trusts = [origin];
    expect(await textOf(await outbound(get(origin, { trusts })))).toBe('inside');
    await expect(outbound(get(origin))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(outbound(get(origin, { trusts: [`${origin}0`] }))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('does not lend an open connection to who may not go inside', async () => {
    let arrived = 0;
    const origin = await serve((_request, response) => {
      arrived += 1;
      response.end('inside');
    });
    const { port } = new URL(origin);
    // The name is public as it is written, and has no port of its own: only the address tells.
    const outbound = openOutbound({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    const near = `http://localhost:${port}`;
    await textOf(await outbound(get(near, { trusts: [near] })));
    await expect(outbound(get(near))).rejects.toMatchObject({ code: 'forbidden' });
    expect(arrived).toBe(1);
  });

  it.each([0, 2])('is no way to another, with %i redirects', async (redirects) => {
    const inner = await serve((_request, response) => response.end('secret'));
    const origin = await serve((_request, response) => response.writeHead(302, { location: inner }).end());
    const sent = openOutbound()(get(origin, { redirects, trusts: [origin] }));
    await expect(sent).rejects.toMatchObject({ code: 'forbidden' });
    const led = openOutbound({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    await expect(led(get('http://rebound.example/', { redirects, trusts: [inner] }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is for each client what its own setting names', async () => {
    const [one, two] = [await serve((_q, r) => r.end('1')), await serve((_q, r) => r.end('2'))];
    const client = trusting(openOutbound(), `${one}/v1`, null, undefined);
    expect(await textOf(await client(get(`${one}/v1/models`)))).toBe('1');
    await expect(client(get(two))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a kept connection that is cut', () => {
  /** A server that answers the first request of a connection, and cuts it at the second, which has arrived by then. */
  async function cuttingServer(kept = 1) {
    const arrived: string[] = [];
    const used = new Set<unknown>();
    const origin = await serve((request, response) => {
      arrived.push(request.method!);
      if (used.has(request.socket)) return void request.socket.resetAndDestroy();
      used.add(request.socket);
      response.end('here');
    });
    const outbound = openOutbound({ trustedOrigins: [origin] });
    await Promise.all(Array.from({ length: kept }, async () => textOf(await outbound(get(origin)))));
    return { arrived, outbound, origin };
  }

  it('is no reason to send a POST twice: it may have arrived', async () => {
    const { arrived, outbound, origin } = await cuttingServer();
    const sent = outbound(get(origin, { method: 'POST', body: 'buy one' }));
    await expect(sent).rejects.toMatchObject({ code: 'unreachable' });
    expect(arrived).toEqual(['GET', 'POST']);
  });

  it('is tried again for what changes nothing', async () => {
    const { arrived, outbound, origin } = await cuttingServer();
    expect(await textOf(await outbound(get(origin)))).toBe('here');
    expect(arrived).toEqual(['GET', 'GET', 'GET']);
  });

  it('is tried again once, past all the others that may be cut as well', async () => {
    const { arrived, outbound, origin } = await cuttingServer(4);
    expect(await textOf(await outbound(get(origin)))).toBe('here');
    expect(arrived).toHaveLength(4 + 2);
  });
});

describe('limits', () => {
  it('gives up when no answer begins', async () => {
    const origin = await serve(() => undefined);
    const outbound = openOutbound({ trustedOrigins: [origin] });
    await expect(outbound(get(origin, { firstByteMs: 30 }))).rejects.toMatchObject({ code: 'timeout' });
  });

  it('gives up on an answer that comes in drops, however often one comes', async () => {
    const origin = await serve((_request, response) => {
      const dropping = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(dropping));
    });
    const answer = await openOutbound({ trustedOrigins: [origin] })(get(origin, { totalMs: 200 }));
    await expect(textOf(answer)).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('did not end its answer in time'),
    });
  });

  it('gives up on a head that comes later than all may take', async () => {
    const origin = await serve(() => undefined);
    const outbound = openOutbound({ trustedOrigins: [origin] });
    await expect(outbound(get(origin, { totalMs: 30 }))).rejects.toMatchObject({ code: 'timeout' });
  });

  it('gives up when an answer falls silent', async () => {
    const origin = await serve((_request, response) => response.write('begun'));
    const answer = await openOutbound({ trustedOrigins: [origin] })(get(origin, { idleMs: 30 }));
    await expect(textOf(answer)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('reads no more than it may', async () => {
    const origin = await serve((_request, response) => response.end('x'.repeat(2000)));
    const answer = await openOutbound({ trustedOrigins: [origin] })(get(origin));
    await expect(textOf(answer)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('tells a broken answer from a whole one', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    const answer = await openOutbound({ trustedOrigins: [origin] })(get(origin));
    await expect(textOf(answer)).rejects.toMatchObject({ code: 'broken' });
  });

  it('says when nobody is there', async () => {
    const origin = await serve(() => undefined);
    servers.at(-1)!.close();
    await expect(openOutbound({ trustedOrigins: [origin] })(get(origin))).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(origin),
    });
  });
});

describe('cancelling', () => {
  it('ends the connection, before and after the head', async () => {
    const gone: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const origin = await serve((request, response) => {
      response.on('close', () => gone.push(request.url!));
      if (request.url === '/late') arrived.resolve();
      else response.write('begun');
    });
    const outbound = openOutbound({ trustedOrigins: [origin] });
    const [before, after] = [new AbortController(), new AbortController()];
    const waiting = outbound(get(`${origin}/late`, { signal: before.signal }));
    waiting.catch(() => undefined);
    await arrived.promise;
    before.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
    const answer = await outbound(get(`${origin}/begun`, { signal: after.signal }));
    const reading = textOf(answer);
    after.abort();
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
    await expect.poll(() => gone.sort(), { timeout: 20_000 }).toEqual(['/begun', '/late']);
  });
});

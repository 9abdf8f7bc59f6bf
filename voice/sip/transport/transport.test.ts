import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { type Dns, resolveServer } from './resolve.ts';
import { openStreamFlow } from './stream-flow.ts';
import { StreamReader } from './stream-reader.ts';
import { openUdpFlow } from './udp-flow.ts';

const message = (body: string) => `OPTIONS sip:x@y SIP/2.0\r\nl : ${body.length}\r\n\r\n${body}`.replace('l :', 'l:');

describe('a stream', () => {
  it('is cut into messages by their length, wherever its parts end, with empty lines between', () => {
    const whole = Buffer.from(`${message('abc')}\r\n\r\n${message('')}\r\n${message('de')}`);
    for (let cut = 1; cut < whole.length; cut++) {
      const reader = new StreamReader();
      const found = [reader.push(whole.subarray(0, cut)), reader.push(whole.subarray(cut))].flatMap(
        ({ messages }) => messages,
      );
      expect(found.map((one) => one.toString())).toEqual([message('abc'), message(''), message('de')]);
    }
  });

  it('ends where a message has no length, or no end', () => {
    expect(() => new StreamReader().push(Buffer.from('OPTIONS sip:x SIP/2.0\r\nVia: x\r\n\r\n'))).toThrow(/length/);
    expect(() => new StreamReader().push(Buffer.alloc(70_000, 65))).toThrow(/end/);
  });
});

describe('where a server is', () => {
  const clock = manualClock();
  const none = () => Promise.reject(new Error('ENOTFOUND'));
  const dns = (more: Partial<Dns>): Dns => ({ resolveSrv: none, resolve4: none, resolve6: none, ...more });
  const ask = (asked: Dns, port: number | null = null) =>
    resolveServer(asked, clock, { host: 'pbx.example.com', port, transport: 'udp' });

  it('is said by its service first, by priority, and else by its addresses', async () => {
    const srv = [
      { name: 'b.example.com', port: 5080, priority: 20, weight: 1 },
      { name: 'a.example.com', port: 5070, priority: 10, weight: 1 },
    ];
    const asked = dns({ resolveSrv: async () => srv, resolve4: async () => ['192.0.2.1'] });
    expect((await ask(asked)).map(({ host, port }) => `${host}:${port}`)).toEqual([
      'a.example.com:5070',
      'b.example.com:5080',
    ]);
    expect(await ask(asked, 5090)).toEqual([{ host: 'pbx.example.com', port: 5090, addresses: ['192.0.2.1'] }]);
    expect(await ask(dns({}))).toEqual([]);
    expect(await resolveServer(dns({}), clock, { host: '[::1]', port: null, transport: 'tls' })).toEqual([
      { host: '[::1]', port: 5061, addresses: ['::1'] },
    ]);
  });

  it('is not waited for without end', async () => {
    const never = () => new Promise<never>(() => {});
    const asking = ask(dns({ resolveSrv: never, resolve4: never, resolve6: never }));
    await clock.run(5_000);
    await clock.run(5_000);
    expect(await asking).toEqual([]);
  });
});

describe('ways to a server', () => {
  it('TCP brings messages both ways, and tells when it is lost', async () => {
    let server: Socket | null = null;
    const listening = createServer((socket) => {
      server = socket;
      socket.on('data', (bytes) => socket.write(bytes));
    });
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    const { port } = listening.address() as AddressInfo;
    const came: string[] = [];
    let lost = () => {};
    const isLost = new Promise<void>((resolve) => {
      lost = resolve;
    });
    let heard = () => {};
    const isHeard = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const flow = await openStreamFlow({ host: 'pbx', port, addresses: ['127.0.0.1'] }, null, manualClock(), {
      receive: (bytes) => {
        came.push(bytes.toString());
        heard();
      },
      lost,
    });
    flow.send(Buffer.from(message('abc')), null);
    await isHeard;
    expect(came).toEqual([message('abc')]);
    server!.destroy();
    await isLost;
    listening.close();
    await expect(
      openStreamFlow({ host: 'pbx', port, addresses: ['127.0.0.1'] }, null, manualClock(), { receive: () => {}, lost }),
    ).rejects.toThrow();
  });

  it('UDP hears the server alone', async () => {
    const { createSocket } = await import('node:dgram');
    const other = createSocket('udp4');
    await new Promise<void>((done) => other.bind(0, '127.0.0.1', done));
    let heard = (_: string) => {};
    const first = new Promise<string>((resolve) => {
      heard = resolve;
    });
    // The server is another address of this machine: what comes from 127.0.0.1 is a stranger's.
    const flow = await openUdpFlow({ host: 'pbx', port: 5060, addresses: ['127.0.0.2'] }, 0, manualClock(), {
      receive: (bytes) => heard(bytes.toString()),
      lost: () => {},
    });
    const server = createSocket('udp4');
    await new Promise<void>((done) => server.bind(0, '127.0.0.2', done));
    other.send('from a stranger', flow.local.port, flow.local.host);
    server.send('from the server', flow.local.port, flow.local.host);
    expect(await first).toBe('from the server');
    flow.close();
    other.close();
    server.close();
  });
});

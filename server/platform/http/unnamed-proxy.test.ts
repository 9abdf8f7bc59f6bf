import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { isUnnamedProxy, lacksProxyName, warnOfUnnamedProxy } from './unnamed-proxy.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.7' };
const from = (ip: string | undefined, headers: Record<string, string>, socket = ip) => ({
  ip,
  headers,
  socket: { ...(socket !== undefined && { remoteAddress: socket }) },
});

it.each([
  ['on this machine', from('127.0.0.1', forwarded), true],
  ['on this network', from('10.0.0.5', { forwarded: 'for=198.51.100.7' }), true],
  ['of IPv6', from('::1', { 'x-real-ip': '198.51.100.7' }), true],
  ['that forwards nothing', from('127.0.0.1', {}), false],
  ['on the internet, which may write what it likes', from('8.8.8.8', forwarded), false],
  ['that is gone before it is looked at', from(undefined, forwarded), false],
  ['that TRUST_PROXY names', from('198.51.100.7', forwarded, '127.0.0.1'), false],
])('a peer %s', (_title, peer, expected) => {
  expect(isUnnamedProxy(peer)).toBe(expected);
});

it('is told in the log once', async () => {
  const lines: { msg: string; proxy?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  warnOfUnnamedProxy(app);
  app.get('/', () => 'here');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers: forwarded });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ proxy: '127.0.0.1', msg: expect.stringContaining('Set TRUST_PROXY') });
});

it('is told by the settings where they say https and name no proxy', () => {
  expect(lacksProxyName({ publicUrl: 'https://voice.example.com', trustProxy: [] })).toBe(true);
  expect(lacksProxyName({ publicUrl: 'https://voice.example.com', trustProxy: ['loopback'] })).toBe(false);
  expect(lacksProxyName({ publicUrl: 'http://localhost:8080', trustProxy: [] })).toBe(false);
});

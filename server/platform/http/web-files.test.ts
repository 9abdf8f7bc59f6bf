import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { handleErrors } from './errors.ts';
import { limitRates } from './rate-limit.ts';
import { ownSite } from './site.ts';
import { serveWeb } from './web-files.ts';

/** A site of three files, as the web build leaves it, on a server that lets an address ask six times a minute. */
const folder = fs.mkdtempSync(path.join(tmpdir(), 'parley-web-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
fs.mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
fs.mkdirSync(path.join(folder, 'client/docs/phone'), { recursive: true });
fs.writeFileSync(path.join(folder, 'csp.json'), '{}');
for (const [name, text] of [
  ['index.html', '<p>home'],
  ['__spa-fallback.html', '<p>app'],
  ['assets/app-1.js', 'run()'],
  ['docs/index.html', '<p>docs'],
  ['docs/phone/index.html', '<p>phone at https://parley.invalid'],
  ['docs/phone.md', '# Phone at https://parley.invalid'],
  ['llms.txt', '- https://parley.invalid/docs/phone.md'],
] as const) {
  fs.writeFileSync(path.join(folder, 'client', name), text);
}

const app = Fastify();
const services = { config: readConfig({ RATE_LIMIT: '0.01' }), clock: manualClock(0) } as unknown as Services;
handleErrors(app);
app.decorateRequest('site');
app.addHook('onRequest', async (request) => {
  request.site = ownSite(services.config);
});
limitRates(app, services);
await serveWeb(app, services, {
  folder,
  framed: { path: '/framed', rule: async () => ({ ancestors: 'https://shop.example' }) },
});

async function statuses(times: number, address: (n: number) => string): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await app.inject(address(n))).statusCode);
  return seen;
}

it('counts no pages and nothing that belongs to them', async () => {
  for (const url of ['/', '/assets/app-1.js', '/dashboard/agents']) {
    expect(await statuses(20, () => url), url).toEqual(Array(20).fill(200));
  }
  const { headers } = await app.inject('/');
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});

it('says to whom a problem is reported, and until when that holds', async () => {
  const { body, headers } = await app.inject({ url: '/.well-known/security.txt', remoteAddress: '192.0.2.9' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 1970-06-30T00:00:00.000Z\n/);
});

it('counts what is not there, whatever it would have been', async () => {
  const miss = (n: number) => [`/assets/gone-${n}.js`, `/no/page-${n}`, `/v1/nothing-${n}`][n % 3]!;
  expect(await statuses(7, miss)).toEqual([...Array(6).fill(404), 429]);
});

it('leaves pages the microphone, and what is no page no power of the browser', async () => {
  const permissions = async (url: string) => (await app.inject(url)).headers['permissions-policy'];
  expect(await permissions('/')).toContain('microphone=(self)');
  expect(await permissions('/dashboard/agents')).toContain('microphone=(self)');
  expect(await permissions('/v1/nothing')).toContain('microphone=()');
  expect(await permissions('/assets/app-1.js')).toBeUndefined();
});

it('has the documentation as pages and as Markdown, with its own address in them', async () => {
  const { publicUrl } = services.config;
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url, remoteAddress: '192.0.2.77' });
    return [statusCode, body, headers['content-type']];
  };
  const html = 'text/html; charset=utf-8';
  expect(await get('/docs')).toEqual([200, '<p>docs', html]);
  expect(await get('/docs/phone')).toEqual([200, `<p>phone at ${publicUrl}`, html]);
  expect(await get('/docs/phone.md')).toEqual([200, `# Phone at ${publicUrl}`, 'text/markdown; charset=utf-8']);
  expect(await get('/llms.txt')).toEqual([200, `- ${publicUrl}/docs/phone.md`, 'text/plain; charset=utf-8']);
  for (const url of ['/docs/nope', '/docs/phone/index.html', '/docs/../csp.json', '/docs/%2e%2e/csp.json']) {
    expect((await get(url))[0], url).toBe(404);
  }
});

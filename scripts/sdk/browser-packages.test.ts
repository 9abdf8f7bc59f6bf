import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { liveCallsApi } from '#domain/calls/live-calls.ts';
import { browserKeysApi } from '#domain/channels/browser-keys.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { startApp } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { readPages } from '../docs/fill.ts';
import { samplesOf } from '../docs/samples.ts';
import { needTools, toolPath } from '../tools.ts';
import { faultsOf, installPacked } from './install-packed.ts';

/** @parley/web and @parley/react as npm publishes them, in pages of another origin: the documentation's own samples. */

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'parley-browser-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
const server = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin });
const until = turnUntil(server, { stepMs: 100, everyMs: 10, withinMs: 30_000 });
const owner = await server.newOwner();
const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });

const [, text] = readPages().find(([name]) => name === 'calls-in-your-page.md')!;
const html = /```html\n([\s\S]*?)```/.exec(text)![1]!;
const sampleOf = (name: string) => samplesOf(text, `page=${name}`)[0]!.code;

let browser: Browser;
/** What went wrong in pages. */
const faults: string[] = [];
afterEach(() => expect(faults).toEqual([]));
const scripts: Record<string, string> = {};
const site = createServer((request, response) => {
  const name = request.url!.slice(1).replace('.js', '');
  const isScript = request.url!.endsWith('.js');
  const policy = `script-src 'self' blob:; connect-src ${server.app.listeningOrigin} ws://${new URL(server.app.listeningOrigin).host}`;
  response.writeHead(scripts[name] ? 200 : 404, {
    'content-type': isScript ? 'text/javascript' : 'text/html',
    'content-security-policy': policy,
  });
  const shown = name === 'react' ? '<div id="root"></div>' : html;
  response.end(isScript ? scripts[name] : `<!doctype html>${shown}<script type="module" src="/${name}.js"></script>`);
});
afterAll(() => void site.close());

/** A page of the site that a sample is on. */
async function bundle(name: string, file: string): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Vitest’s own environment is none of a page’s.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: path.join(folder, file), formats: ['es'], fileName: name } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${file} wasn’t built.`);
  return output.output[0].code;
}

beforeAll(async () => {
  needTools(['chromium']);
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  browser = await chromium.launch({
    executablePath: toolPath('chromium'),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
}, 300_000);
afterAll(() => browser?.close());

const siteOf = (host: string) => `http://${host}:${(site.address() as AddressInfo).port}`;

async function open(name: string, host = 'localhost'): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${siteOf(host)}/${name}`);
  return page;
}

const seen = (page: Page, selector: string, words: RegExp) =>
  until(async () => words.test(await page.locator(selector).innerText()));

it('are packed with what they say, and compile where types are checked', async () => {
  const own = ['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js'];
  expect(await installPacked('web', folder)).toEqual([
    ...own,
    'dist/types.d.ts',
    'dist/zod.LICENSE.txt',
    'package.json',
  ]);
  expect(await installPacked('react', folder)).toEqual([...own, 'package.json']);
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype']) {
    mkdirSync(path.join(folder, 'node_modules', path.dirname(name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const address = await addressOf(server.app);
  const { port } = site.address() as AddressInfo;
  const body = { name: 'Shop', origins: [`localhost:${port}`], agentIds: [agentId] };
  const { key } = await owner.call(browserKeysApi.create, { body });
  const filled = (code: string) =>
    code
      .replace('https://voice.example.com', `http://${address}`)
      .replace('pk-…', key)
      .replace('019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22', agentId);
  writeFileSync(path.join(folder, 'web.ts'), filled(sampleOf('web')));
  writeFileSync(path.join(folder, 'call-us.tsx'), filled(sampleOf('react')));
  const mount = `import { createRoot } from 'react-dom/client';\nimport { CallUs } from './call-us.tsx';\ncreateRoot(document.getElementById('root')!).render(<CallUs />);\n`;
  writeFileSync(path.join(folder, 'react.tsx'), mount);
  expect(await faultsOf(folder, 'web.ts')).toBe('');
  const ofReact = { jsx: 'react-jsx', allowImportingTsExtensions: true };
  expect(await faultsOf(folder, 'react.tsx', ofReact)).toBe('');
  scripts.web = await bundle('web', 'web.ts');
  scripts.react = await bundle('react', 'react.tsx');
}, 120_000);

it('a page calls by voice, sends text, mutes, sees how loud it is, and hangs up', async () => {
  const page = await open('web');
  await page.click('#call');
  await seen(page, '#lines', /agent: .*thank you for calling/i);
  const [live] = (await owner.call(callsApi.list, { query: { status: 'live' } })).items;
  const params = { callId: live!.id };
  expect(live).toMatchObject({ metadata: { order: '4711' }, test: false });
  // The microphone's sound comes to the server, and the agent's is heard in the page.
  await until(async () => (await owner.call(liveCallsApi.get, { params })).sound === 'both');
  await until(async () => Number(await page.locator('#level').getAttribute('value')) > 0);
  await seen(page, '#status', /listening/);
  await page.click('#mute');
  await page.fill('#write input', 'a haircut');
  await page.press('#write input', 'Enter');
  await seen(page, '#lines', /caller: a haircut[\s\S]*agent: .*name/);
  await page.click('#hang-up');
  await seen(page, '#status', /caller_hangup/);
  await until(async () => (await owner.call(callsApi.get, { params })).endReason === 'caller_hangup');
  await page.close();
}, 60_000);

it('a call that a page may not start is told of, and starts nothing', async () => {
  const page = await open('web', '127.0.0.1');
  await page.click('#call');
  await seen(page, '#status', /Can’t reach the server, or the key isn’t allowed on this website/);
  await page.close();
});

it('a component calls, and its call ends with the page', async () => {
  const page = await open('react');
  await page.getByRole('button', { name: 'Call us' }).click();
  await seen(page, 'ol', /agent: .*thank you for calling/i);
  await page.getByRole('button', { name: 'Ask for the hours' }).click();
  await seen(page, 'ol', /caller: What are your hours\?/);
  const [live] = (await owner.call(callsApi.list, { query: { status: 'live' } })).items;
  await page.getByRole('button', { name: 'Hang up' }).click();
  await seen(page, 'p', /ended/);
  await page.getByRole('button', { name: 'Call us' }).click();
  await seen(page, 'p', /live/);
  await page.close();
  await until(async () => (await owner.call(callsApi.list, { query: { status: 'live' } })).items.length === 0);
  expect(live).toBeDefined();
}, 60_000);

import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { builtSite } from '#domain/platform/built-site.ts';
import type { Config } from '#server/config.ts';
import { builtPages, contactAddress } from './built-pages.ts';
import { encodingFor } from './packed-text.ts';
import { ownSite, type SiteBrand } from './site.ts';

const root = fs.mkdtempSync(path.join(tmpdir(), 'parley-pages-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
fs.mkdirSync(path.join(root, 'about'));
const page = `<link rel="canonical" href="${builtSite.origin}/about"/><a href="mailto:${builtSite.contactEmail}">x</a>`;
fs.writeFileSync(path.join(root, 'about/index.html'), page);
fs.mkdirSync(path.join(root, 'login'));
fs.writeFileSync(path.join(root, 'login/index.html'), '<html lang="en"></html>');
fs.writeFileSync(path.join(root, 'robots.txt'), `Sitemap: ${builtSite.origin}/sitemap.xml\n`);
fs.writeFileSync(path.join(root, 'about/code.js'), builtSite.origin);

function serve(config: { publicUrl: string; contactTo?: string; google?: Config['google'] }, site = ownSite(config)) {
  const pages = builtPages(root, {
    contactTo: null,
    mailFrom: 'Parley <parley@localhost>',
    google: null,
    supabase: null,
    ...config,
  });
  const app = Fastify();
  app.decorateRequest('site');
  app.addHook('onRequest', async (request) => {
    request.site = site;
  });
  for (const file of pages.files) app.get(`/${file}`, (request, reply) => pages.send(request, reply, file));
  return { pages, app };
}

it('tells pages whether people can sign in with Google', async () => {
  const google = { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' };
  const htmlOf = async (given: Config['google']) => {
    const { app } = serve({ publicUrl: 'https://voice.example.com', google: given });
    return (await app.inject('/login/index.html')).body;
  };
  expect(await htmlOf(google)).toContain('<html data-google=""');
  expect(await htmlOf(null)).not.toContain('data-google');
});

it('puts the address of the installation into pages and robots.txt', async () => {
  const { app, pages } = serve({ publicUrl: 'https://voice.example.com', contactTo: 'hello@example.com' });
  expect(pages.files.sort()).toEqual(['about/index.html', 'login/index.html', 'robots.txt']);
  const about = await app.inject('/about/index.html');
  expect(about.body).toBe(
    '<link rel="canonical" href="https://voice.example.com/about"/><a href="mailto:hello@example.com">x</a>',
  );
  expect(about.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await app.inject('/robots.txt')).body).toBe('Sitemap: https://voice.example.com/sitemap.xml\n');
});

it('shows a brand under its own name, with nothing that could lead out of an attribute', async () => {
  fs.writeFileSync(
    path.join(root, 'login.html'),
    '<!DOCTYPE html><html lang="en"><title>Log in · Parley</title></html>',
  );
  const brand: SiteBrand = {
    workspaceId: 'w',
    accent: { hue: 25, chroma: 0.17 },
    logo: null,
    senderName: 'Bright Lines',
    replyTo: null,
    supportEmail: 'a"><b>@example.com',
    documentsUrl: null,
    termsUrl: null,
    privacyUrl: null,
    poweredBy: false,
    signUp: true,
    version: '1',
  };
  const site = { origin: 'https://voice.agency.example', name: 'Bright Lines', brand };
  const { app } = serve({ publicUrl: 'https://voice.example.com' }, site);
  const { body } = await app.inject('/login.html');
  expect(body).toContain('<title>Log in · Bright Lines</title>');
  expect(body).not.toMatch(/Parley|<b>/);
  expect(body).toContain(' data-brand="1" data-sign-up="" data-support="a&quot;&gt;&lt;b&gt;@example.com"');
  expect(body).toContain(' style="--accent-hue:25;--accent-chroma:0.17"');
  fs.rmSync(path.join(root, 'login.html'));
});

it('sends packed what the client can unpack, and nothing when it has the page already', async () => {
  const { app } = serve({ publicUrl: 'http://127.0.0.1:8080' });
  const get = (headers: Record<string, string>) => app.inject({ url: '/about/index.html', headers });
  const plain = await get({});
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gz = await get({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get({ 'if-none-match': String(br.headers.etag) })).statusCode).toBe(200);
});

it('cannot be led out of an attribute by its settings', async () => {
  const { app } = serve({ publicUrl: `https://a.example/"><script>x</script>&'` });
  const { body } = await app.inject('/about/index.html');
  expect(body.match(/["<>]/g)).toEqual(page.match(/["<>]/g));
});

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.0', null],
])('answers accept-encoding %j with %j', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

it('has the form’s receiver as its address, else the sender of mails', () => {
  expect(contactAddress({ contactTo: 'desk@example.com', mailFrom: 'P <p@localhost>' })).toBe('desk@example.com');
  expect(contactAddress({ contactTo: null, mailFrom: 'Parley <parley@localhost>' })).toBe('parley@localhost');
  expect(contactAddress({ contactTo: null, mailFrom: 'parley@example.com' })).toBe('parley@example.com');
});

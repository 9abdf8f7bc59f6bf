import { describe, expect, it, vi } from 'vitest';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { notificationEvents } from '#server/platform/db/schema/notifications.table.ts';
import { type FakeAnswer, startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { walkLimits } from './read-site.ts';
import { refreshDue } from './refresh-due.ts';

const server = await startApp();
const { services, clock } = server;
const host = 'salon.example.com';
const at = (path: string) => `https://${host}${path}`;

const html = (body: string, title = 'Salon'): FakeAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${title}</title>${body}`,
});
/** What each path answers; a test sets what it needs. */
const site = new Map<string, FakeAnswer | ((etag: string | undefined) => FakeAnswer)>();
const asked = await startSimulator(services, host, ({ path, headers }) => {
  const answer = site.get(path);
  if (answer === undefined) return { status: 404 };
  return typeof answer === 'function' ? answer(headers['if-none-match']) : answer;
});

function begin(pages: Record<string, FakeAnswer | ((etag: string | undefined) => FakeAnswer)>) {
  site.clear();
  for (const [path, answer] of Object.entries(pages)) site.set(path, answer);
  asked.length = 0;
}
/** Every page is read by a program of its own: on a machine that does much else, a site takes a while. */
vi.setConfig({ testTimeout: 90_000 });
const get = (client: TestClient, fileId: string) => client.call(knowledgeApi.get, { params: { fileId } });

/** Lets time pass until it is read: between two requests to a site there is a second. */
const read = (client: TestClient, fileId: string) =>
  vi.waitFor(
    async () => {
      await clock.run(1_000);
      const file = await get(client, fileId);
      expect(file.status).not.toBe('processing');
      return file;
    },
    { timeout: 60_000, interval: 20 },
  );
const textsOf = async (client: TestClient, fileId: string) =>
  (await client.call(knowledgeApi.chunks, { params: { fileId }, query: {} })).items.map(({ text }) => text);
const addPage = (client: TestClient, path: string, more: { refresh?: 'daily' | 'never' } = {}) =>
  client.call(knowledgeApi.addPage, { body: { url: at(path), ...more } });
/** Lets a day pass, and what is due be read. Sessions end meanwhile: answers the same person in a new one. */
async function nextDay(owner: TestClient): Promise<TestClient> {
  await clock.run(24 * 3_600_000);
  await refreshDue(services);
  return server.newSession(owner);
}
/** What is to be tried later is tried now: the queue's clock is the database's. */
async function hurry(): Promise<void> {
  await services.db.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  await services.jobs.look();
}
const soon = { timeout: 15_000, interval: 50 };

describe('a web page', { timeout: 30_000 }, () => {
  it('is read, and named by its title', async () => {
    begin({ '/prices': html('<nav>Menu</nav><h1>Prices</h1><p>A haircut costs 25 euros.</p>', 'Our prices') });
    const owner = await server.newOwner();
    const { id, outcome, name } = await addPage(owner, '/prices?utm_source=mail#top');
    expect([outcome, name]).toEqual(['added', `${host}/prices`]);
    expect(await read(owner, id)).toMatchObject({
      status: 'ready',
      name: 'Our prices',
      url: at('/prices'),
      kind: 'page',
    });
    expect(await textsOf(owner, id)).toEqual(['A haircut costs 25 euros.']);
    expect(asked[0]).toMatchObject({ path: '/robots.txt', headers: { 'user-agent': 'Parley' } });
    expect(await addPage(owner, '/prices')).toMatchObject({ id, outcome: 'already', message: 'Already in General' });
  });

  it('is read again when it is due, and stored again only when it has changed', async () => {
    let [price, tag] = [25, '"a"'];
    begin({
      '/p': (etag) =>
        etag === tag
          ? { status: 304 }
          : { ...html(`<p>A haircut costs ${price} euros.</p>`)!, headers: { etag: tag, 'content-type': 'text/html' } },
    });
    let owner = await server.newOwner();
    const { id } = await addPage(owner, '/p', { refresh: 'daily' });
    await read(owner, id);
    const answers = () => asked.filter(({ path }) => path === '/p').length;
    owner = await nextDay(owner);
    await vi.waitFor(() => expect(answers()).toBe(2), soon);
    // What is still being read is not due again.
    const isRead = async () => expect(Date.parse((await get(owner, id)).refreshedAt!)).toBe(clock.now());
    await vi.waitFor(isRead, soon);
    // Other bytes, the same words.
    tag = '"b"';
    owner = await nextDay(owner);
    await vi.waitFor(() => expect(answers()).toBe(3), soon);
    await vi.waitFor(isRead, soon);
    expect(await get(owner, id)).toMatchObject({ version: 1, status: 'ready' });
    [price, tag] = [30, '"c"'];
    owner = await nextDay(owner);
    await vi.waitFor(async () => expect((await get(owner, id)).version).toBe(2), soon);
    expect(await textsOf(owner, id)).toEqual(['A haircut costs 30 euros.']);
  });

  it('that is gone twice is removed, and its people are told', async () => {
    begin({ '/gone': html('<p>We are here.</p>') });
    let owner = await server.newOwner();
    const { id } = await addPage(owner, '/gone', { refresh: 'daily' });
    await read(owner, id);
    site.clear();
    owner = await nextDay(owner);
    await vi.waitFor(async () => expect(Date.parse((await get(owner, id)).refreshedAt!)).toBe(clock.now()), soon);
    expect(await textsOf(owner, id)).toEqual(['We are here.']);
    owner = await nextDay(owner);
    await vi.waitFor(async () => expect((await owner.send('GET', `/v1/knowledge/files/${id}`)).status).toBe(404), soon);
    const told = await services.db.tenant(owner.workspaceId, (tx) =>
      tx.select({ type: notificationEvents.type, data: notificationEvents.data }).from(notificationEvents),
    );
    expect(told).toContainEqual({ type: 'knowledge-page-removed', data: { id, name: 'Salon' } });
  });

  it.each<[string, Record<string, FakeAnswer>, string, string]>([
    ['is not there', {}, 'unreachable', 'The server answered 404.'],
    ['is refused', { '/x': { status: 403 } }, 'unreachable', 'The server answered 403.'],
    [
      'may not be read by programs',
      { '/robots.txt': { status: 200, body: 'User-agent: *\nDisallow: /x' }, '/x': html('<p>Words.</p>') },
      'blocked_by_robots',
      'robots.txt',
    ],
    [
      'may not be known to be read',
      { '/robots.txt': { status: 503 }, '/x': html('<p>Words.</p>') },
      'blocked_by_robots',
      '',
    ],
    [
      'is built by programs',
      { '/x': html('<noscript>Enable JavaScript.</noscript><div id="root"></div><script src="/a.js"></script>') },
      'needs_javascript',
      'JavaScript',
    ],
    [
      'is a program',
      { '/x': { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: '\x7fELF\x01\x01\0\0' } },
      'unsupported',
      '',
    ],
    ['is endless', { '/x': { ...html('')!, body: 'x'.repeat(2_200_000) } }, 'too_large', '2 MB'],
  ])('that %s says so', async (_, pages, reason, words) => {
    // Rules are kept for a day.
    await clock.run(25 * 3_600_000);
    begin(pages);
    const owner = await server.newOwner();
    const { id } = await addPage(owner, '/x', { refresh: 'never' });
    const file = await read(owner, id);
    expect([file.status, file.reason]).toEqual(['failed', reason]);
    expect(file.problem).toContain(words);
  });

  it('that cannot be had for a while is tried twice more by itself', async () => {
    let works = false;
    begin({ '/busy': () => (works ? html('<p>Here again.</p>') : { status: 503 }) });
    const owner = await server.newOwner();
    const tries = () => asked.filter(({ path }) => path === '/busy').length;
    const { id } = await addPage(owner, '/busy', { refresh: 'never' });
    for (const n of [1, 2, 3]) {
      await vi.waitFor(async () => {
        await hurry();
        expect(tries()).toBeGreaterThanOrEqual(n);
      }, soon);
    }
    expect(await read(owner, id)).toMatchObject({ status: 'failed', reason: 'unreachable' });
    expect(tries()).toBe(3);
    works = true;
    await owner.call(knowledgeApi.retry, { params: { fileId: id } });
    expect(await read(owner, id)).toMatchObject({ status: 'ready', problem: null });
  });

  it.each(['http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/', 'http://localhost/'])(
    'inside of a private network is not asked: %s',
    async (url) => {
      const owner = await server.newOwner();
      const { id } = await owner.call(knowledgeApi.addPage, { body: { url } });
      expect(await read(owner, id)).toMatchObject({ status: 'failed', reason: 'unreachable', version: 0 });
    },
  );

  it.each(['ftp://example.com/', 'https://user:secret@example.com/', 'javascript:alert(1)', 'example.com'])(
    'has an address of the web: %s',
    async (url) => {
      const owner = await server.newOwner();
      expect((await owner.send('POST', knowledgeApi.addPage.path, { url })).status).toBe(400);
    },
  );
});

describe('a site', { timeout: 60_000 }, () => {
  const addSite = (client: TestClient, path: string, depth: number, pages: number) =>
    client.call(knowledgeApi.addPage, { body: { url: at(path), refresh: 'daily', site: { depth, pages } } });
  const footer = '<footer>Main Street 1</footer>';

  it('is walked through below its path, as far as it may be, one request a second', async () => {
    await clock.run(25 * 3_600_000);
    begin({
      '/robots.txt': { status: 200, body: `User-agent: *\nDisallow: /help/secret\nSitemap: ${at('/map.xml')}` },
      '/map.xml': {
        status: 200,
        body: `<urlset><url><loc>${at('/help/alone')}</loc></url><url><loc>${at('/other')}</loc></url></urlset>`,
      },
      '/help/': html(
        `<p>Help begins here.</p><a href="one">1</a><a href="/other">out</a><a href="secret">no</a><a href="a.png">picture</a>
         <a href="https://elsewhere.example.com/help/">away</a><a href="mailto:a@example.com">mail</a><a href="again">again</a>${footer}`,
      ),
      '/help/one': html(`<p>Page one.</p><a href="/help/two">2</a><a href="/help/#top">home</a>${footer}`),
      '/help/two': html(`<p>Page two.</p><a href="/help/three">3</a>${footer}`),
      '/help/three': html('<p>Too far away.</p>'),
      '/help/alone': html('<p>Only the map knows this.</p>'),
      '/help/again': html(`<p>Page one.</p><a href="/help/two">2</a><a href="/help/#top">home</a>${footer}`),
      '/other': html('<p>Not below the path.</p>'),
    });
    const owner = await server.newOwner();
    const begun = clock.now();
    const { id } = await addSite(owner, '/help/', 2, 50);
    expect(await read(owner, id)).toMatchObject({ status: 'ready', kind: 'site', version: 1 });
    const { items } = await owner.call(knowledgeApi.list, { query: { siteId: id } });
    const byUrl = Object.fromEntries(items.map(({ url, status, reason }) => [url, reason ?? status]));
    expect(byUrl).toEqual({
      [at('/help/')]: 'ready',
      [at('/help/one')]: 'ready',
      [at('/help/two')]: 'ready',
      [at('/help/alone')]: 'ready',
      [at('/help/secret')]: 'blocked_by_robots',
    });
    const requests = asked.filter(({ path }) => path !== '/robots.txt');
    expect(clock.now() - begun).toBeGreaterThanOrEqual((requests.length - 1) * 1_000);
    // The footer is read with the first page alone.
    const all = await Promise.all(items.map(({ id: page }) => textsOf(owner, page)));
    expect(
      all
        .flat()
        .join('\n')
        .match(/Main Street 1/g),
    ).toHaveLength(1);
    expect((await owner.call(knowledgeApi.list)).items.map(({ sitePages }) => sitePages)).toEqual([5]);
    await owner.call(knowledgeApi.remove, { params: { fileId: id } });
    await vi.waitFor(async () => {
      const { rows } = await services.db.pool.query('select 1 from knowledge_files where workspace_id = $1', [
        owner.workspaceId,
      ]);
      expect(rows).toHaveLength(0);
    }, soon);
  });

  it('that is slow leaves the others their turn, two of a workspace, too', async () => {
    walkLimits.sliceMs = 2_000;
    const pages = Array.from({ length: 40 }, (_, n) => `/slow/${n}`);
    const links = (base: string) => pages.map((path) => `<a href="${path.replace('/slow', base)}">a page</a>`).join('');
    begin({
      '/slow/': html(`<p>Slow.</p>${links('/slow')}`),
      '/late/': html(`<p>Late.</p>${links('/late')}`),
      ...Object.fromEntries(pages.map((path) => [path, html('<p>One of many.</p>')])),
      '/small/': html('<p>All there is.</p>'),
    });
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    const slow = [await addSite(owner, '/slow/', 1, 40), await addSite(owner, '/late/', 1, 40)];
    const { id } = await addSite(other, '/small/', 1, 40);
    expect(await read(other, id)).toMatchObject({ status: 'ready' });
    for (const { id: fileId } of slow) {
      expect(await get(owner, fileId)).toMatchObject({ status: 'processing' });
      await owner.call(knowledgeApi.remove, { params: { fileId } });
    }
    walkLimits.sliceMs = 20_000;
  });

  it('keeps what stands on each of its pages once, with the first', async () => {
    await clock.run(25 * 3_600_000);
    const notice = '<div>We are closed for the holidays until the sixth of January.</div>';
    begin({
      '/': html(`${notice}<p>Start.</p><a href="/a">a</a><a href="/b">b</a>`),
      '/a': html(`${notice}<h2>Prices</h2><p>A cleaning costs 90 dollars.</p>`),
      '/b': html(notice),
    });
    const owner = await server.newOwner();
    const { id } = await addSite(owner, '/', 1, 4);
    await read(owner, id);
    const { items } = await owner.call(knowledgeApi.list, { query: { siteId: id } });
    const texts = Object.fromEntries(
      await Promise.all(
        items.map(async ({ id: page, url }) => [url, (await textsOf(owner, page)).join('\n')] as const),
      ),
    );
    expect(texts[at('/')]).toContain('closed for the holidays');
    expect(texts[at('/a')]).toBe('A cleaning costs 90 dollars.');
    // A page of nothing else stays what it is.
    expect(texts[at('/b')]).toContain('closed for the holidays');
  });

  it('has as many pages as were asked for, and no more', async () => {
    await clock.run(25 * 3_600_000);
    const links = [...Array(9)].map((_, n) => `<a href="/${n}">${n}</a>`).join('');
    begin({
      '/': html(`<p>Start.</p>${links}`),
      ...Object.fromEntries([...Array(9)].map((_, n) => [`/${n}`, html(`<p>Page ${n}.</p>`)])),
    });
    const owner = await server.newOwner();
    const { id } = await addSite(owner, '/', 1, 4);
    await read(owner, id);
    expect((await owner.call(knowledgeApi.list, { query: { siteId: id } })).items).toHaveLength(4);
  });

  it('that cannot be read says what its first page says', async () => {
    await clock.run(25 * 3_600_000);
    begin({ '/': { status: 403 } });
    const owner = await server.newOwner();
    const { id } = await addSite(owner, '/', 1, 4);
    const file = await read(owner, id);
    expect([file.status, file.reason]).toEqual(['failed', 'unreachable']);
  });
});

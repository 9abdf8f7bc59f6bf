import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describedApi } from '#domain/described-api.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { entryGroups } from '#web/dashboard/shell/api-reference/entries.ts';
import { publicPaths } from '#web/marketing/public-paths.ts';
import { toolPath } from '../tools.ts';
import { sampleRequest, samplesOf } from './api-samples.ts';
import { buildDocs, shownDocs } from './build-docs.ts';
import { fillPage, readPages } from './fill.ts';
import { writePage } from './markdown.ts';
import { llmsText, searchIndex } from './write-files.ts';

const docs = shownDocs();
const built = buildDocs();
const root = path.resolve(import.meta.dirname, '../..');

describe('the documentation', () => {
  it('lists every guide, and none that is gone', () => {
    const listed = built.sections.flatMap(({ pages }) => pages.map(({ name }) => name));
    const repositoryOnly = ['README', 'glossary'];
    const files = readPages().map(([file]) => file.replace(/\.md$/, ''));
    expect(listed.toSorted(), 'docs/README.md is the list of contents').toEqual(
      files.filter((name) => !repositoryOnly.includes(name)).toSorted(),
    );
  });

  it('says what the code says', () => {
    const stale = readPages().filter(([page, text]) => fillPage(text, page) !== text);
    expect(
      stale.map(([page]) => page),
      'Write them anew: node scripts/docs/fill.ts',
    ).toEqual([]);
  });

  it('links only to pages and headings that are there', () => {
    const ids = new Map(
      docs.map(({ path: at, html }) => [at, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
    );
    const files = new Set(docs.map(({ markdownPath }) => markdownPath));
    const others = new Set<string>([
      ...publicPaths,
      '/openapi.json',
      '/asyncapi.json',
      '/flow.schema.json',
      '/mailbox',
      '/llms.txt',
      '/.well-known/security.txt',
    ]);
    const broken = docs.flatMap(({ path: at, html, menu, previous, next }) => {
      const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!);
      const around = [...menu.flatMap((one) => one.links), previous, next].flatMap((link) => link?.path ?? []);
      return [...links, ...around]
        .filter((href) => !/^(https:|mailto:|http:\/\/127\.0\.0\.1:8080)/.test(href))
        .filter((href) => {
          const [page = '', heading] = href.split('#');
          const known = ids.get(page === '' ? at : page);
          if (known === undefined) return !others.has(page) && !files.has(page);
          return heading !== undefined && !known.includes(heading);
        })
        .map((href) => `${at}: ${href}`);
    });
    expect(broken).toEqual([]);
  });

  it('has a title and a description of its own on each page, one first heading, and no id twice', () => {
    const unfit = docs.filter(({ description }) => description.length < 41 || description.length > 160);
    expect(unfit.map(({ path: at, description }) => [at, description])).toEqual([]);
    for (const texts of [docs.map(({ title }) => title), docs.map(({ description }) => description)]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
    for (const { path: at, html } of docs) {
      expect([at, html.match(/<h1>/g)?.length]).toEqual([at, 1]);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([at, ids.filter((id, n) => ids.indexOf(id) !== n)]).toEqual([at, []]);
    }
  });

  it('shows only pictures that the script makes, in both themes', () => {
    const made = [
      ...readFileSync(path.join(root, 'scripts/make-pictures.ts'), 'utf8').matchAll(/take\(page, '(\w+)'\)/g),
    ];
    // What other scripts make: the plot of the bench, and the walk through the first minutes.
    const plots = ['knee-light.svg', 'knee-dark.svg', 'first-minutes-light.webp', 'first-minutes-dark.webp'];
    const names = [...plots, ...made.flatMap(([, name]) => [`${name}-light.webp`, `${name}-dark.webp`])];
    const shown = [built.front, ...built.docs].flatMap(({ written }) =>
      written.pictures.map(({ file }) => path.basename(file)),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    expect(shown.filter((name) => name.includes('-light')).length * 2).toBe(shown.length);
  });

  it('starts under systemd what npm start does', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<'prestart' | 'start', string>;
    };
    const unit = readFileSync(path.join(root, 'deploy/parley.service'), 'utf8');
    expect(unit).toContain(`ExecStartPre=/usr/bin/${scripts.prestart}\n`);
    expect(unit).toContain(`ExecStart=/opt/parley/app/node_modules/.bin/${scripts.start}\n`);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
    const files = /node (scripts\/[\w/-]+\.ts)/g;
    for (const [page, text] of readPages()) {
      for (const [command, file] of text.matchAll(files)) {
        expect([page, command, readFileSync(path.join(root, file!)).length > 0]).toEqual([page, command, true]);
      }
      for (const [, name] of text.matchAll(/npm run (?:--silent )?([\w-]+)/g))
        expect([page, name! in scripts]).toEqual([page, true]);
    }
  });

  it('tells programs what there is, and finds what people look for', () => {
    const text = llmsText(built.front, built.docs);
    expect(text.match(/^- \[/gm)).toHaveLength(built.docs.length);
    const parts = searchIndex(built.docs);
    expect(
      parts.some(([at, , title]) => at === '/docs/webhooks#verify-each-message' && title === 'Verify each message'),
    ).toBe(true);
    // Loaded when the search is used: packed it is a third of this.
    expect(JSON.stringify(parts).length).toBeLessThan(300_000);
  });
});

describe('a page', () => {
  const page = writePage(
    '# A <b> page\n\nIt *says* `x < y`.\n\n## Do it\n\n```sh tab=curl\necho "1"\n```\n\n```ts tab=TypeScript\nconst a = 1;\n```\n\n## Do it\n\n[Phone](phone.md#media-streams), [code](../server/app.ts), 15<!-- x -->.\n',
    'here',
  );

  it('is HTML in which nothing of the text becomes markup', () => {
    expect(page.title).toBe('A <b> page');
    expect(page.html).not.toContain('<b>');
    expect(page.lead).toBe('It says x < y.');
  });

  it('has headings to link to, samples to choose from, and links of the site', () => {
    expect(page.headings.map(({ id }) => id)).toEqual(['do-it', 'do-it-1']);
    expect(page.html.match(/type="radio"/g)).toHaveLength(2);
    expect(page.html).toContain('<a href="/docs/phone#media-streams">Phone</a>, code, 15.');
  });
});

describe('the API reference', () => {
  const entries = entryGroups.flatMap((group) => group.entries);

  it('has every endpoint that a token may call', () => {
    const text = built.docs.map(({ markdown }) => markdown).join('\n');
    const missing = entries.filter(
      ({ endpoint: { method, path: at } }) => !text.includes(`\`${method} ${at.replace(/:(\w+)/g, '{$1}')}\``),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(entries.length).toBeGreaterThan(300);
  });

  it('says what every field is', () => {
    const rows = built.docs
      .filter(({ name }) => name.startsWith('api/'))
      .flatMap(({ name, markdown }) =>
        [...markdown.matchAll(/^\| `([^`]+)` \| (?:[^|]|\\\|)* \| (.*)\|$/gm)].map(([, field, text]) => ({
          field: `${name}: ${field}`,
          text: text!.replace(/\*\*Required\.\*\*|Default: `[^`]*`\./g, '').trim(),
        })),
      );
    expect(rows.length).toBeGreaterThan(5_000);
    const silent = rows.filter(({ text }) => text === '').map(({ field }) => field);
    expect(silent, 'Describe it in its schema, or in domain/field-texts.data.ts').toEqual([]);
  });

  it('asks in each language for what the example asks, which is sent to a server elsewhere', () => {
    for (const { id, endpoint } of entries) {
      if (endpoint.file) continue;
      const { method, address, body } = sampleRequest(endpoint);
      const { curl } = samplesOf(endpoint);
      expect([id, curl.includes(`'https://parley.invalid${address}'`)]).toEqual([id, true]);
      if (method !== 'GET' && !(method === 'POST' && body !== null)) expect(curl).toContain(`--request ${method}`);
      const example = (describedApi as unknown as Record<string, Record<string, Endpoint>>)[id.split('.')[0]!]![
        id.split('.')[1]!
      ]!.example;
      if (body !== null) expect([id, JSON.parse(body)]).toEqual([id, example?.body ?? {}]);
    }
  });

  it('prints TypeScript and Python that are no riddle to their compilers', () => {
    for (const { id, endpoint } of entries) {
      expect(() => stripTypeScriptTypes(samplesOf(endpoint).TypeScript), id).not.toThrow();
    }
    const all = JSON.stringify(entries.map(({ endpoint }) => samplesOf(endpoint).Python));
    const program = 'import ast, json, sys\nfor one in json.load(sys.stdin): ast.parse(one)';
    expect(() => execFileSync(toolPath('python3'), ['-c', program], { input: all })).not.toThrow();
  });
});

it('is read by people who are kept in mind: no folder of docs/ is forgotten', () => {
  const folders = readdirSync(path.join(root, 'docs'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(['decisions']);
});

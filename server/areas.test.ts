import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.data.ts';

const root = import.meta.dirname;
/** Folders that are no area: help for tests, and what tests have recorded. */
const beside = ['testing', 'example-answers'];
/** From the ground up. */
const order = Object.keys(areas);
const imported = /(?:from|import\()\s*'(#server\/|\.\.?\/)([^']+)'/g;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));

/** The area that a file lies in; undefined for what lies beside all of them. */
const areaOf = (file: string) => {
  const [folder] = file.split('/');
  return file.includes('/') && !beside.includes(folder!) ? folder : undefined;
};

test('every folder of the server is an area', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = folders.map(({ name }) => name).filter((name) => !beside.includes(name));
  expect(known.toSorted()).toEqual(order.toSorted());
});

test('no area imports one above it, nor what puts them together', () => {
  const upward: string[] = [];
  for (const file of sources) {
    const own = areaOf(file);
    if (own === undefined) continue;
    for (const [, start, rest] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const target = start === '#server/' ? rest! : path.posix.join(path.posix.dirname(file), start!, rest!);
      const other = areaOf(target);
      // What every area stands on: the types of what a server has, of who asks, and the settings.
      if (['services.ts', 'scope.ts', 'config.ts', 'hooks.ts'].includes(target)) continue;
      if (other === undefined || order.indexOf(other) > order.indexOf(own)) upward.push(`${file} imports ${target}`);
    }
  }
  expect(upward, 'have it done by a hook (hooks.ts), or move it to the area that it is about').toEqual([]);
});

test('nor does what the domain says of one use what it says of one above it', () => {
  const domain = path.resolve(root, '../domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[^/]+\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  const upward: string[] = [];
  for (const file of files) {
    const own = order.indexOf(file.split('/')[0]!);
    expect(own, `${file} lies in an area`).not.toBe(-1);
    // Types name each other; what runs does not.
    for (const [, target] of readFileSync(path.join(domain, file), 'utf8').matchAll(
      /import (?!type )[^;]*?from '#domain\/([^']+)'/g,
    ))
      if (order.indexOf(target!.split('/')[0]!) > own || !target!.includes('/')) upward.push(`${file} uses ${target}`);
  }
  expect(upward).toEqual([]);
});

test('the dashboard has pages by area, and areas of it use each other in no circle', () => {
  const dashboard = path.resolve(root, '../web/dashboard');
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[^/]+\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));
  const uses = new Map<string, Set<string>>();
  const found: string[] = [];
  for (const file of files) {
    const own = file.split('/')[0]!;
    // The shell puts the areas together: frame, menu, hubs. It is the only folder that is no area.
    if (own === 'shell') continue;
    if (!order.includes(own)) found.push(`${file} lies in no area`);
    const used = uses.get(own) ?? new Set();
    uses.set(own, used);
    for (const [, start, rest] of readFileSync(path.join(dashboard, file), 'utf8').matchAll(
      /import (?!type )[^;]*?from '(#web\/dashboard\/|\.\.?\/)([^']+)'/g,
    )) {
      const target = start!.startsWith('#') ? rest! : path.posix.join(path.posix.dirname(file), start!, rest!);
      const [other] = target.split('/');
      if (other === 'shell') found.push(`${file} imports ${target}`);
      else if (other !== own && target.includes('/')) used.add(other!);
    }
  }
  expect(found).toEqual([]);
  // Those that use none that is left are taken away, until nothing or a circle remains.
  for (let taken = true; taken; ) {
    const free = [...uses].filter(([, used]) => ![...used].some((other) => uses.has(other)));
    taken = free.length > 0;
    for (const [area] of free) uses.delete(area);
  }
  expect(Object.fromEntries(uses), 'each of these uses another of them').toEqual({});
});

test('paths that the guides name are there', () => {
  const repository = path.resolve(root, '..');
  const guides = [
    'ARCHITECTURE.md',
    'voice/README.md',
    'web/README.md',
    ...order.map((area) => `server/${area}/README.md`),
  ];
  const gone = guides.flatMap((guide) =>
    [
      ...readFileSync(path.join(repository, guide), 'utf8').matchAll(
        /`((?:server|voice|domain|web|scripts)\/[\w./-]+)`/g,
      ),
    ]
      .map(([, named]) => named!)
      .filter((named) => !existsSync(path.join(repository, named)) && !/\/x\b/.test(named))
      .map((named) => `${guide}: ${named}`),
  );
  expect(gone).toEqual([]);
});

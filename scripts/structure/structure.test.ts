import { expect, test } from 'vitest';
import { areas } from '#server/areas.data.ts';
import { circlesOf, importsIn, isTest, readImports } from './import-graph.ts';

/** Types that need each other: what a server has is handed to what it has done, and a phone to what is done at its calls. */
const handedOn = [
  ['server/hooks.ts', 'server/scope.ts', 'server/services.ts'],
  [
    'server/channels/phone/sip/note-over.ts',
    'server/channels/phone/sip/sip-phone.ts',
    'server/channels/phone/sip/take-invite.ts',
  ],
];

const floors = ['domain', 'voice', 'server', 'web'];
const graph = readImports(...floors);
const sources = [...graph.keys()].filter((file) => !isTest(file));

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The area that a file lies in: an area of the server or the domain, a folder of the web or one of the dashboard's. */
function areaOf(file: string): string | undefined {
  const [floor, ...rest] = file.split('/');
  const folders = floor === 'web' && rest[0] === 'dashboard' ? 2 : 1;
  return rest.length > folders ? [floor, ...rest.slice(0, folders)].join('/') : undefined;
}

/** What is open to other areas: the top of an area. The ground, `platform`, has a top in each of its parts, and the tables. */
const isDoor = (file: string) =>
  folderOf(file) === areaOf(file) || /^server\/platform\/([\w-]+|db\/schema)$/.test(folderOf(file));

/**
 * What puts areas together, and may reach into each of them: the shell of the dashboard as `app.ts` and `pages.tsx` do,
 * and what tests are made of.
 */
const putsTogether = (file: string) => /^web\/dashboard\/shell\/|^(server|web|voice)\/testing\//.test(file);

test('an area is entered by its front door: what lies at its top', () => {
  const byInner = new Set<string>();
  for (const file of sources) {
    const own = areaOf(file);
    if (own === undefined || own.startsWith('voice/') || putsTogether(file)) continue;
    for (const { target } of graph.get(file)!) {
      const other = areaOf(target);
      if (other === undefined || other === own || !target.startsWith(`${own.split('/')[0]}/`)) continue;
      if (!isDoor(target) && !putsTogether(target)) byInner.add(target);
    }
  }
  expect([...byInner].toSorted(), 'move what other areas need to the top of its area').toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  const circles = circlesOf(sources, (file) =>
    graph
      .get(file)!
      .filter(({ isLate }) => !isLate)
      .map(({ target }) => target)
      .filter((target) => graph.has(target)),
  );
  expect(circles, 'take what both need into a file of its own').toEqual(handedOn);
});

test('no area of the server imports one that imports it, types and all', () => {
  const uses = new Map<string, Set<string>>();
  for (const file of sources) {
    const own = areaOf(file);
    if (own === undefined || !(own.slice('server/'.length) in areas)) continue;
    const used = uses.get(own) ?? new Set();
    uses.set(own, used);
    for (const { target } of graph.get(file)!) {
      const other = areaOf(target);
      if (other !== undefined && other !== own && other.startsWith('server/')) used.add(other);
    }
  }
  expect(circlesOf(uses.keys(), (area) => [...(uses.get(area) ?? [])])).toEqual([]);
});

test('no folder of a floor uses one that uses it', () => {
  // A language is made of the engine's forms, and the engine reads by languages.
  const together = [['voice/languages', 'voice/understanding']];
  const circles = ['domain', 'voice', 'web'].flatMap((floor) => {
    const uses = new Map<string, Set<string>>();
    for (const file of sources.filter((one) => one.startsWith(`${floor}/`) && !putsTogether(one))) {
      const own = areaOf(file);
      if (own === undefined) continue;
      const used = uses.get(own) ?? new Set();
      uses.set(own, used);
      for (const { target, isType, isLate } of graph.get(file)!) {
        const other = areaOf(target);
        if (other?.startsWith(`${floor}/`) && !isType && !isLate && !putsTogether(target)) used.add(other);
      }
      used.delete(own);
    }
    return circlesOf(uses.keys(), (folder) => [...(uses.get(folder) ?? [])].filter((one) => uses.has(one)));
  });
  expect(circles).toEqual(together);
});

test('no page imports another', () => {
  const isPage = (file: string) => /^web\/(?!ui\/|testing\/).*-page\.tsx$/.test(file);
  const shared = sources.filter(isPage).flatMap((file) =>
    graph
      .get(file)!
      .filter(({ target }) => isPage(target))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(shared, 'what two pages share is no page: give it a file and a name of its own').toEqual([]);
});

test('imports are told apart by what they are', () => {
  const text = `import type { A } from './a.ts';
import { type B, type C } from '../b.ts';
import { type D, e } from '#domain/e.ts';
import './f.css';
export { g } from './g.ts';
const h = await import('./h.ts');
import { z } from 'zod';`;
  expect(importsIn('web/ui/x.ts', text)).toEqual([
    { target: 'web/ui/a.ts', isType: true, isLate: false },
    { target: 'web/b.ts', isType: true, isLate: false },
    { target: 'domain/e.ts', isType: false, isLate: false },
    { target: 'web/ui/f.css', isType: false, isLate: false },
    { target: 'web/ui/g.ts', isType: false, isLate: false },
    { target: 'web/ui/h.ts', isType: false, isLate: true },
  ]);
});

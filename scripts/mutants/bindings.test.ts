import { expect, it } from 'vitest';
import { bindingsOver } from './bindings.ts';
import { readSource, resolveFrom } from './source.ts';

/** Where `HERE` stands in one of these files may run in these transactions. */
function reachOf(texts: Record<string, string>): string[] {
  const files = new Map(
    Object.entries(texts).map(([file, text]) => [file, readSource(file, text, resolveFrom(file))] as const),
  );
  const [file, text] = Object.entries(texts).find(([, one]) => one.includes('HERE'))!;
  return [...bindingsOver(files)(files.get(file)!.placeAt(text.indexOf('HERE')))].sort();
}

const imports = `import { find } from './find.ts';`;
const find = 'export const find = (tx: Tx, id: string) => tx.select().where(HERE);';

it.each([
  ['in a transaction of a workspace', ['tenant'], { 'server/a.ts': 'db.tenant(id, (tx) => tx.select().where(HERE))' }],
  [
    'in one of all',
    ['system'],
    { 'server/a.ts': 'export const a = () => db.system("job", async (tx) => { await HERE; })' },
  ],
  ['in one of a live call', ['system'], { 'server/a.ts': 'db.callSteps((tx) => rows.map((row) => HERE))' }],
  [
    'in a function that is called in one of a workspace',
    ['tenant'],
    { 'server/find.ts': find, 'server/a.ts': `${imports} export const a = () => db.tenant(id, (tx) => find(tx, id));` },
  ],
  [
    'in a function that is called in both',
    ['system', 'tenant'],
    {
      'server/find.ts': find,
      'server/a.ts': `${imports} export const a = () => db.tenant(id, (tx) => find(tx, id));`,
      'server/b.ts': `import { find as look } from '#server/find.ts';
        const within = (tx: Tx) => look(tx, 1); export const b = () => db.system("job", within);`,
    },
  ],
  [
    'in a method',
    ['system'],
    {
      'server/find.ts': 'export const rows = () => ({ async find(tx: Tx) { return HERE; } });',
      'server/a.ts': 'export const a = (rows) => db.system("job", (tx) => rows.find(tx));',
    },
  ],
  [
    'in a function that is kept as a property',
    ['tenant'],
    {
      'server/find.ts': `${find} export const kept = { lookUp: find };`,
      'server/a.ts': 'export const a = ({ kept }) => db.tenant(id, (tx) => kept.lookUp(tx));',
    },
  ],
  [
    'in a condition that is made before the transaction',
    ['tenant'],
    {
      'server/a.ts': 'export function a() { const own = HERE; return db.tenant(id, (tx) => tx.select().where(own)); }',
    },
  ],
  ['in a function that no one calls', ['unknown'], { 'server/find.ts': find }],
  [
    'in a function of a list',
    ['unknown'],
    { 'server/find.ts': find, 'server/a.ts': `${imports} export const all = [find];` },
  ],
  [
    'in a transaction that may be of all',
    ['system'],
    { 'server/a.ts': 'export const a = () => db.together(null, (tx) => HERE);' },
  ],
])('a filter %s', (_, expected, texts) => {
  expect(reachOf(texts as Record<string, string>)).toEqual(expected);
});

import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * The engine runs in a page as it does on the server, and says the same everywhere: nothing of Node, no clock, no chance,
 * and no language or time zone but those that it is given. `e2e/engine-in-browser.spec.ts` tries it.
 */

const folders = ['voice/flow', 'voice/understanding', 'voice/languages', 'voice/knowledge'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The rates of phrases and questions are measured on a disk.
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(?:score|corpus)\.ts$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** What differs from machine to machine, or is only there on some. */
const local: Record<string, RegExp> = {
  'a module of Node': new RegExp(`from '(?:node:.*|${builtinModules.filter((name) => /^\w+$/.test(name)).join('|')})'`),
  'a thing of Node': /\b(?:process|Buffer|require|__dirname|globalThis|setImmediate)\b(?=[.([])/,
  'a thing of a page': /\b(?:window|document|navigator|localStorage)\./,
  'the clock': /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.|\bset(?:Timeout|Interval)\(/,
  chance: /\bMath\.random\(|\bcrypto\./,
  'the zone of the machine':
    /\.(?:get|set)(?!UTC)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Time)\(|\.getTimezoneOffset\(|\.to(?:Date|Time)String\(/,
  'a moment without its zone': /\bnew Date\(\s*[\w.]+\s*,|\bDate\.parse\(\s*['"`][^'"`]*(?<!Z)['"`]\)/,
  'the language of the machine':
    /\.toLocale\w*\(\s*\)|\.localeCompare\(\s*[^,()]+\)|\bIntl\.\w+\(\s*(?:\)|undefined|\[\])/,
  'a format of times without a zone': /\bIntl\.DateTimeFormat\((?![^)]*timeZone)/,
};

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

it('finds what it looks for', () => {
  const samples = [
    ["import { x } from 'node:fs';", 'a module of Node'],
    ["import { x } from 'path';", 'a module of Node'],
    ['Buffer.from(text)', 'a thing of Node'],
    ['new Date()', 'the clock'],
    ['date.getHours()', 'the zone of the machine'],
    ['new Date(year, month)', 'a moment without its zone'],
    ["Date.parse('2026-11-20T10:00:00')", 'a moment without its zone'],
    ['n.toLocaleString()', 'the language of the machine'],
    ['a.localeCompare(b)', 'the language of the machine'],
    ['new Intl.NumberFormat()', 'the language of the machine'],
    ["new Intl.DateTimeFormat('en-US', { year: 'numeric' })", 'a format of times without a zone'],
  ] as const;
  for (const [text, what] of samples) expect([text, local[what]!.test(text)]).toEqual([text, true]);
});

it('no code that talks or reads rests on the machine that it runs on', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const lines = code(readFileSync(file, 'utf8')).split('\n');
    return lines.flatMap((line) =>
      Object.entries(local).flatMap(([what, pattern]) =>
        pattern.test(line) ? [`${file}: ${what}: ${line.trim()}`] : [],
      ),
    );
  });
  expect(found).toEqual([]);
});

it('it imports of the product only what is as free of the machine as itself', () => {
  const from = /from '([^']+)'/g;
  const free =
    /^(?:\.|#domain\/|#voice\/(?:flow|understanding|languages|knowledge|stored-form)|zod$|libphonenumber-js$)/;
  const found = files.flatMap((file) =>
    [...code(readFileSync(file, 'utf8')).matchAll(from)].flatMap(([, name]) =>
      free.test(name!) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(found).toEqual([]);
});

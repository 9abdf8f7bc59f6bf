import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Sentences of pages, emails, errors and the API, by what a native writer of the field would not write. */

const root = path.resolve(import.meta.dirname, '..');
const banned =
  /\b(?:whoever|somebody|nobody|everybody|anybody)\b|\bThere is no such\b|\bwhich is the limit\b|\ball the same\b|\byour role may only\b/i;
/** Prompts of models, words of made-up callers, and what is only compared. */
const exempt = [
  'server/calls/analyses/analyse-call.ts',
  'server/sample-data/sample-callers.data.ts',
  'server/identity/auth/passwords/common-passwords.data.ts',
];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Literals of three words or more in a source file. */
function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    // SQL has comments that no one but its reader sees.
    if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'JSXText') found.push(node.value as string);
    if (node.type === 'TemplateElement') found.push((node.value as { cooked: string }).cooked);
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) walk(child);
  };
  walk(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program as unknown as Node);
  return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text.split(' ').length >= 3);
}

const sources = ['domain', 'server', 'web'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/testing\//.test(file) && !exempt.includes(file)),
);

it('no sentence has words that a native reader stumbles over', { timeout: 60_000 }, () => {
  expect(sources.length).toBeGreaterThan(2_000);
  const stumbled = sources.flatMap((file) =>
    sentencesIn(file)
      .filter((text) => banned.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(stumbled, 'write it as a guide of the field would: someone, no one, everyone; “No such agent.”').toEqual([]);
});

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExampleAnswer } from './platform/http/openapi/document-options.ts';

/**
 * What came when the examples were sent, one file a noun: example-requests.test.ts writes them and compares, and the
 * OpenAPI document shows them.
 */

const folder = path.join(import.meta.dirname, 'example-answers');
const ending = '.data.json';

/** Answers by the id of their endpoint, as in `agents.create`. */
export type ExampleAnswers = Record<string, ExampleAnswer>;

const fileOf = (noun: string) => `${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${ending}`;
const nounOf = (file: string) =>
  file.slice(0, -ending.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All answers that are kept. */
export function readExampleAnswers(): ExampleAnswers {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return Object.assign(
    {},
    ...files.map((file) => {
      const answers = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ExampleAnswers;
      return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`${nounOf(file)}.${name}`, answer]));
    }),
  );
}

/** Keeps these answers in place of all that were kept. */
export function writeExampleAnswers(answers: ExampleAnswers): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const nouns = Map.groupBy(Object.entries(answers), ([id]) => id.split('.', 1)[0]!);
  for (const [noun, rows] of nouns) {
    const named = Object.fromEntries(rows.map(([id, answer]) => [id.slice(noun.length + 1), answer]));
    writeFileSync(path.join(folder, fileOf(noun)), `${JSON.stringify(named, null, 2)}\n`);
  }
}

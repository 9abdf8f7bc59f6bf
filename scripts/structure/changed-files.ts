import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './import-graph.ts';

/** What differs from a commit, by files from the root. */

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** A source without its comments, empty lines and spaces at the end of lines. Comments that tools read (`@ts-…`, `@vitest-…`) stay. */
function bare(file: string, text: string): string {
  let left = '';
  let at = 0;
  for (const { start, end, value } of parseSync(file, text).comments) {
    left += text.slice(at, /^[\s*]*@(ts|vitest)-/.test(value) ? end : start);
    at = end;
  }
  const trimmed = (left + text.slice(at)).split('\n').map((line) => line.trimEnd());
  return trimmed.filter((line) => line !== '').join('\n');
}

/** Whether two states of a source are the same program: only comments, or empty lines, differ. */
export const sayTheSame = (file: string, before: string, after: string): boolean =>
  /\.tsx?$/.test(file) && bare(file, before) === bare(file, after);

/** Files that differ between a commit and what lies here, new ones too; without those in which only comments do. */
export function changedSince(base: string): string[] {
  const tracked = lines(git('diff', '--name-only', '--no-renames', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  const before = new Set(lines(git('ls-tree', '-r', '--name-only', base)));
  const isSame = (file: string) => {
    const here = path.join(root, file);
    return (
      /\.tsx?$/.test(file) &&
      before.has(file) &&
      existsSync(here) &&
      sayTheSame(file, git('show', `${base}:${file}`), readFileSync(here, 'utf8'))
    );
  };
  return [...tracked.filter((file) => !isSame(file)), ...added];
}

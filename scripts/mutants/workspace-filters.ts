import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The places where a rule names its workspace, and a form of the source in which each can be taken out by a switch. */

const root = path.resolve(import.meta.dirname, '../..');

/** `eq(calls.workspaceId, scope.workspaceId)`, and `workspace_id = ${workspaceId}::uuid` in SQL that is written out. */
const inDrizzle = /\beq\((\w+)\.workspaceId, [\w.!]+\)/g;
const inSql = /\b(\w+\.)?workspace_id = \$\{[\w.]+\}(::uuid)?/g;

const isRule = (file: string) => /^server\/.*\.ts$/.test(file) && !/\.test\.ts$|^server\/testing\//.test(file);
const idOf = (file: string, text: string, at: number) => `${file}:${text.slice(0, at).split('\n').length}`;

export interface WorkspaceFilter {
  /** `file:line` */
  id: string;
  /** As it is written. */
  text: string;
}

/** Every filter of every rule. */
export function workspaceFilters(): WorkspaceFilter[] {
  const files = globSync('server/**/*.ts', { cwd: root }).filter(isRule).sort();
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(inDrizzle), ...text.matchAll(inSql)].map((match) => ({
      id: idOf(file, text, match.index),
      text: match[0],
    }));
  });
  return [...new Map(found.map((filter) => [filter.id, filter])).values()];
}

/** A file with a switch at each filter: `__filter(id, condition)` answers the condition, or true when it is taken out. */
export function withSwitches(source: string, absolute: string): string | null {
  const file = path.relative(root, absolute).replaceAll(path.sep, '/');
  if (!isRule(file)) return null;
  const name = (at: number) => JSON.stringify(idOf(file, source, at));
  const edits = [
    ...[...source.matchAll(inDrizzle)].map((match) => ({ match, to: `__filter(${name(match.index)}, ${match[0]})` })),
    ...[...source.matchAll(inSql)].map((match) => ({
      match,
      to: `(${match[0]} or \${__isOut(${name(match.index)})}::boolean)`,
    })),
  ].sort((a, b) => b.match.index - a.match.index);
  let text = source;
  for (const { match, to } of edits) {
    text = text.slice(0, match.index) + to + text.slice(match.index + match[0].length);
  }
  return text;
}

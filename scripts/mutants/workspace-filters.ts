import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bindingsOver } from './bindings.ts';
import { readSource, resolveFrom } from './source.ts';

/** The places where a rule names its workspace, and a form of the source in which each can be taken out by a switch. */

const root = path.resolve(import.meta.dirname, '../..');

/** `eq(calls.workspaceId, scope.workspaceId)`, and `workspace_id = ${workspaceId}::uuid` in SQL that is written out. */
const inDrizzle = /\beq\((\w+)\.workspaceId, [\w.!]+\)/g;
const inSql = /\b(\w+\.)?workspace_id = \$\{[\w.]+\}(::uuid)?/g;

const isRule = (file: string) => /^server\/.*\.ts$/.test(file) && !/\.test\.ts$|\.d\.ts$|^server\/testing\//.test(file);
const idOf = (file: string, text: string, at: number) => `${file}:${text.slice(0, at).split('\n').length}`;

export interface WorkspaceFilter {
  /** `file:line` */
  id: string;
  file: string;
  /** As it is written. */
  text: string;
  /** Whether it runs in transactions of one workspace alone, where row-level security keeps rows of others away as well. */
  isBehindSecurity: boolean;
}

/** Every filter of every rule. Filters of one line are one. */
export function workspaceFilters(): WorkspaceFilter[] {
  const names = globSync('server/**/*.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  const texts = new Map(
    names
      .filter(isRule)
      .sort()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  const sources = new Map([...texts].map(([file, text]) => [file, readSource(file, text, resolveFrom(file))]));
  const reachOf = bindingsOver(sources);
  const found = new Map<string, WorkspaceFilter>();
  for (const [file, text] of texts) {
    for (const match of [...text.matchAll(inDrizzle), ...text.matchAll(inSql)]) {
      const id = idOf(file, text, match.index);
      const reach = reachOf(sources.get(file)!.placeAt(match.index));
      const isBehindSecurity = [...reach].every((one) => one === 'tenant') && (found.get(id)?.isBehindSecurity ?? true);
      found.set(id, { id, file, text: match[0], isBehindSecurity });
    }
  }
  return [...found.values()];
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

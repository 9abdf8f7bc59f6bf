import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** What pino and Fastify add, and what is spread into a line of the queue. */
const added = ['reqId', 'job', 'jobId', 'attempt'];
const line = /\blog(?:ger)?\??\.(?:info|warn|error|fatal|debug)\(\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The code of an object's fields without strings, brackets of calls and objects inside. */
function bare(fields: string): string {
  let text = fields.replace(/'[^']*'|`[^`]*`/g, 'text');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\{[^{}]*\}/g, '');
  }
  return text;
}

/** The names of fields that lines of the log have, read from the code. */
export function loggedFields(): string[] {
  const files = globSync('{server,voice}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const names = new Set(added);
  for (const file of files) {
    for (const [, fields] of readFileSync(path.join(root, file), 'utf8').matchAll(line)) {
      for (const part of bare(fields!).split(',')) {
        const [name = ''] = part.trim().split(/[:\s]/);
        if (/^[a-z]\w*$/i.test(name)) names.add(name);
      }
    }
  }
  // The line of every request chooses its level as it goes.
  return [...names, 'ms'].toSorted();
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figures, tables } from './facts.ts';

/** `node scripts/docs/fill.ts` writes tables and figures of the code into docs/*.md; a test says when that is due. */

const docs = path.resolve(import.meta.dirname, '../../docs');

/** A page with what the code says today. */
export function fillPage(markdown: string, page: string): string {
  return markdown
    .replaceAll(/<!-- table ([\w-]+) -->\n[\s\S]*?<!-- \/table -->/g, (_, name: string) => {
      const make = tables[name];
      if (!make) throw new Error(`${page} uses a “${name}” table, which scripts/docs/facts.ts doesn't have`);
      return `<!-- table ${name} -->\n\n${make()}\n\n<!-- /table -->`;
    })
    .replaceAll(/(\d[\d.,]*|[A-Z]{2,4}(?:, [A-Z0-9]{2,4})+)<!-- (\w+) -->/g, (_, _old: string, name: string) => {
      if (figures[name] === undefined)
        throw new Error(`${page} uses “${name}”, which scripts/docs/facts.ts doesn't have`);
      return `${figures[name]}<!-- ${name} -->`;
    });
}

/** The pages by their name, as they stand. */
export const readPages = (): [page: string, text: string][] =>
  readdirSync(docs)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, readFileSync(path.join(docs, file), 'utf8')]);

if (process.argv[1] === import.meta.filename) {
  for (const [page, text] of readPages()) writeFileSync(path.join(docs, page), fillPage(text, page));
}

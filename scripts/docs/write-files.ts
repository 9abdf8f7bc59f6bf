import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtSite } from '#domain/platform/built-site.ts';
import { type BuiltDoc, buildDocs } from './build-docs.ts';
import type { WrittenPage } from './markdown.ts';

/** How much of a part's text the search knows: enough for its words, and for the line that a hit shows. In characters. */
const searchedText = 1_500;

/** llms.txt: what there is to read, one line a page, for programs that read instead of people. */
export function llmsText(front: BuiltDoc, docs: readonly BuiltDoc[]): string {
  const sections = [...Map.groupBy(docs, ({ section }) => section)].map(([title, pages]) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${builtSite.origin}/docs/${page.name}.md): ${page.summary || page.written.lead}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Parley\n\n> ${front.written.lead}\n\n${sections.join('\n')}`;
}

/** The parts of a page that the search knows: of a reference its endpoints, not each list of fields. */
const partsOf = (name: string, { parts, headings }: WrittenPage) =>
  name.startsWith('api/') ? parts.filter(({ id }) => !headings.some((one) => one.id === id && one.level > 2)) : parts;

/** What the search looks through: `[path, title of the page, title of the part, text]` a part. */
export const searchIndex = (docs: readonly BuiltDoc[]): [string, string, string, string][] =>
  docs.flatMap(({ name, written }) =>
    partsOf(name, written).map(({ id, title, text }): [string, string, string, string] => [
      `/docs/${name}${id && `#${id}`}`,
      written.title,
      title,
      // Of an endpoint its summary is enough: fields of four hundred of them would be most of the index.
      text.trim().slice(0, name.startsWith('api/') ? 200 : searchedText),
    ]),
  );

/** Puts beside the pages what no page is: their Markdown, llms.txt, the index of the search, and their pictures. */
export async function writeDocFiles(client: string): Promise<void> {
  const { front, docs } = buildDocs();
  await mkdir(path.join(client, 'docs/api'), { recursive: true });
  const files = docs.map(({ name, markdown }) => [`docs/${name}.md`, markdown] as const);
  const others = [
    ['llms.txt', llmsText(front, docs)],
    ['docs/search.json', JSON.stringify(searchIndex(docs))],
  ] as const;
  await Promise.all([...files, ...others].map(([file, text]) => writeFile(path.join(client, file), text)));
  const pictures = [front, ...docs].flatMap(({ written }) => written.pictures);
  await Promise.all(pictures.map(({ file, address }) => copyFile(file, path.join(client, address))));
}

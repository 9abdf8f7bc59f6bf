import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guides = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Names in the first column of a file's tables. */
const named = (file: string): string[] =>
  [...textOf(file).matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );

describe('the guides', () => {
  it('describe every setting, and none that is gone', () => {
    const settings = [...textOf('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(40);
    expect(named('docs/configuration.md').toSorted()).toEqual(settings.toSorted());
  });

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const gone = guides.flatMap((file) =>
      [...textOf(file).matchAll(/npm run (?:--silent )?([\w-]+)/g)]
        .filter(([, name]) => !(name! in scripts))
        .map(([command]) => `${file}: ${command}`),
    );
    expect(gone).toEqual([]);
  });

  it('link to files and headings that are there', () => {
    const slug = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-');
    const broken = guides.flatMap((file) =>
      [...textOf(file).matchAll(/(?:\]\(|srcset="|src=")([^)"\s]+)[)"]/g)]
        .map(([, link]) => link!)
        // Addresses of the site itself: scripts/docs/build-docs.test.ts follows them.
        .filter((link) => !/^(https?:|mailto:|\/)/.test(link))
        .filter((link) => {
          const [name, heading] = link.split('#');
          const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name!);
          if (!existsSync(path.join(root, target))) return true;
          if (heading === undefined) return false;
          return ![...textOf(target).matchAll(/^#+ (.+)$/gm)].some(([, text]) => slug(text!) === heading);
        })
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

/** A page as docs/README.md lists it. */
export interface ListedPage {
  /** Of the file below docs/, and of the address below /docs: `phone`. */
  name: string;
  /** As the menu calls it. */
  title: string;
  /** What it is for, in one line. */
  summary: string;
}

export interface Section {
  title: string;
  pages: ListedPage[];
}

/** The order of the documentation: docs/README.md is its front page and its list of contents at the same time. */
export function readContents(readme: string): Section[] {
  const sections: Section[] = [];
  for (const line of readme.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) sections.push({ title, pages: [] });
    const page = /^- \[([^\]]+)\]\(([\w/-]+)\.md\): (.+)$/.exec(line);
    if (page) sections.at(-1)!.pages.push({ name: page[2]!, title: page[1]!, summary: page[3]! });
  }
  return sections.filter(({ pages }) => pages.length > 0);
}

export interface DocLink {
  path: string;
  title: string;
}

/** A page of the documentation, as it was made of Markdown. */
export interface Doc {
  path: string;
  /** Where the same is as Markdown. */
  markdownPath: string;
  title: string;
  /** As the menu and the links below a page call it. */
  menuTitle: string;
  section: string;
  description: string;
  html: string;
  headings: { id: string; title: string; level: number }[];
  menu: { title: string; links: DocLink[] }[];
  previous: DocLink | null;
  next: DocLink | null;
  editUrl: string | null;
}

/** Every page; the build puts them here (`docsInPages` in vite.config.ts), and only where pages are made, never in a browser. */
export const allDocs: readonly Doc[] = [];

import { Marked, type RendererObject, type Tokens } from 'marked';
import { builtSite } from '#domain/platform/built-site.ts';
import { tokenize } from '#web/marketing/code/tokenize.ts';
import { type Picture, readPicture } from './pictures.ts';

export interface Heading {
  id: string;
  title: string;
  level: number;
}

export interface WrittenPage {
  title: string;
  /** Its first paragraph as plain text. */
  lead: string;
  html: string;
  headings: Heading[];
  pictures: Picture[];
  /** Its text by heading, for the search; the first part has the page's own title. */
  parts: { id: string; title: string; text: string }[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);
const plain = (html: string) =>
  html
    .replaceAll(/<button[^>]*>.*?<\/button>|<a class="docs-anchor"[^>]*>.*?<\/a>/gs, '')
    .replaceAll(/<\/?(?:a|code|em|strong|span|del)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => {
      const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
      return signs[entity]!;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The anchor of a heading, as GitHub makes it. */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Where a link of a page leads on the site: another page, or as written. Undefined: a file that the site doesn't have. */
export function siteAddress(href: string, from: string): string | undefined {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://docs.invalid/docs/${from}`);
  if (!pathname.startsWith('/docs/') || !pathname.endsWith('.md')) return undefined;
  return pathname.replace(/(\/README)?\.md$/, '') + hash;
}

interface Fence {
  language: string;
  /** Title of a tab; samples with tabs that follow each other are one group. */
  tab: string | undefined;
}

/** What stands behind the three backticks: `sh tab=curl run`. */
export function readFence(info = ''): Fence {
  const [language = '', ...words] = info.split(' ');
  return { language, tab: words.find((word) => word.startsWith('tab='))?.slice('tab='.length) };
}

const languages: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
  python: 'Python',
  php: 'PHP',
  json: 'JSON',
  yaml: 'YAML',
  html: 'HTML',
  nginx: 'nginx',
  ini: 'Unit file',
  caddy: 'Caddyfile',
};

/** Code in colours; plain text stays as it is. */
function coloured(code: string, language: string): string {
  if (['', 'text', 'html', 'nginx', 'ini', 'caddy', 'http'].includes(language)) return escapeText(code);
  return tokenize(code)
    .map(({ kind, text }) =>
      kind === 'plain' ? escapeText(text) : `<span class="code-${kind}">${escapeText(text)}</span>`,
    )
    .join('');
}

function codeBox({ text, lang }: Tokens.Code, about: string): string {
  const { language, tab } = readFence(lang);
  const label = escapeText(`${about}, ${tab ?? languages[language] ?? 'code'}`);
  const code = coloured(text.replace(freshSetting, `PARLEY_URL="${builtSite.origin}"`), language);
  return `<div class="docs-code"><div role="group" aria-label="${label}" tabindex="0"><pre><code>${code}</code></pre></div><button type="button" data-copy aria-label="Copy: ${label}">Copy</button></div>`;
}

/** Where samples say which server they ask: in the file a fresh one, on the site the one that shows the page. */
const freshSetting = 'PARLEY_URL="http://127.0.0.1:8080"';

/** Samples of the same thing in several languages: radio buttons and a rule of the style sheet, no script. */
function tabs(codes: Tokens.Code[], about: string, group: string): string {
  const choices = codes.map(({ lang }, index) => {
    const id = `${group}-${index}`;
    const checked = index === 0 ? ' checked' : '';
    return `<input type="radio" name="${group}" id="${id}"${checked}/><label for="${id}">${escapeText(readFence(lang).tab!)}</label>`;
  });
  const boxes = codes.map((code) => codeBox(code, about));
  return `<fieldset class="docs-tabs"><legend class="sr-only">${escapeText(about)}</legend>${choices.join('')}${boxes.join('')}</fieldset>`;
}

function pictureHtml(alt: string, light: Picture, dark: Picture | null): string {
  const image = ({ address, width, height }: Picture, theme: string) =>
    `<img class="${theme}" src="${address}" alt="${escapeText(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"/>`;
  return dark ? image(light, 'docs-light') + image(dark, 'docs-dark') : image(light, '');
}

/** Fields and codes with what they are: on a narrow screen each row is a paragraph of its own. */
const tableStyle = ({ header }: Tokens.Table) =>
  header.length === 3 && ['Field', 'Code'].includes(header[0]!.text) ? 'docs-table docs-fields' : 'docs-table';

/** A page of the documentation from its Markdown. `name` is the file's, below docs/ and without its ending. */
export function writePage(markdown: string, name: string): WrittenPage {
  const page: WrittenPage = { title: '', lead: '', html: '', headings: [], pictures: [], parts: [] };
  const ids = new Set<string>();
  const uniqueId = (title: string) => {
    const slug = slugOf(title);
    let id = slug;
    for (let n = 1; ids.has(id); n++) id = `${slug}-${n}`;
    ids.add(id);
    return id;
  };
  const take = (href: string) => {
    const picture = readPicture(href);
    page.pictures.push(picture);
    return picture;
  };

  const renderer: RendererObject = {
    heading({ tokens, depth, text }) {
      const inner = this.parser.parseInline(tokens);
      if (depth === 1) return `<h1>${inner}</h1>`;
      const { id } = page.headings.find((heading) => heading.title === text && !placed.has(heading.id))!;
      placed.add(id);
      return `<h${depth} id="${id}">${inner}<a class="docs-anchor" href="#${id}" aria-label="Link to ${escapeText(plain(inner))}">#</a></h${depth}>`;
    },
    link({ href, title, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const address = siteAddress(href, name);
      if (address === undefined) return inner;
      return `<a href="${escapeText(address)}"${title ? ` title="${escapeText(title)}"` : ''}>${inner}</a>`;
    },
    image({ href, text }) {
      const dark = href.replace('-light.', '-dark.');
      return pictureHtml(text, take(href), dark === href ? null : take(dark));
    },
    html: ({ text }) => (text.trim().startsWith('<!--') ? '' : escapeText(text)),
    codespan: ({ text }) => `<code>${escapeText(text)}</code>`,
  };
  const placed = new Set<string>();
  const marked = new Marked({ gfm: true, renderer });
  const tokens = marked.lexer(markdown);

  let about = '';
  let run: Tokens.Code[] = [];
  let groups = 0;
  const html: string[] = [];
  const flush = () => {
    if (run.length > 1) html.push(tabs(run, about, `tabs-${++groups}`));
    else for (const code of run) html.push(codeBox(code, about));
    run = [];
  };
  for (const token of tokens) {
    if (token.type === 'code') {
      const code = token as Tokens.Code;
      if (readFence(code.lang).tab === undefined || readFence(run.at(-1)?.lang).tab === undefined) flush();
      run.push(code);
      continue;
    }
    if (token.type === 'space' || (token.type === 'html' && token.raw.startsWith('<!--'))) continue;
    flush();
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      about = text.replaceAll('`', '');
      if (depth === 1) page.title = about;
      else page.headings.push({ id: uniqueId(about), title: text, level: depth });
      page.parts.push({ id: depth === 1 ? '' : page.headings.at(-1)!.id, title: about, text: '' });
    }
    const part = marked.parser([token]);
    if (token.type === 'paragraph' && page.lead === '') page.lead = plain(part);
    if (token.type !== 'heading') page.parts.at(-1)!.text += `${plain(part)} `;
    html.push(
      token.type === 'table'
        ? `<div class="${tableStyle(token as Tokens.Table)}" role="group" aria-label="${escapeText(about)}" tabindex="0">${part}</div>`
        : part,
    );
  }
  flush();
  page.html = html.join('\n');
  page.headings = page.headings.map((heading) => ({ ...heading, title: heading.title.replaceAll('`', '') }));
  return page;
}

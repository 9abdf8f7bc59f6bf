import { Parser } from 'htmlparser2';
import type { Block } from '#voice/knowledge/piece.ts';
import { plainLetters } from './plain-letters.ts';
import { tableRows } from './table-rows.ts';
import { isFurniture, isUnseen, unseenNames } from './unseen.ts';

/** What people do not read, or what is the same on each page. */
const skipped = new Set(
  'script style nav form noscript template svg math iframe object button select datalist dialog canvas audio video'.split(
    ' ',
  ),
);
/** Words of one of these do not run on into the next. */
const parting = new Set(
  'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul h1 h2 h3 h4 h5 h6 caption'.split(
    ' ',
  ),
);
const levels: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6, summary: 4 };
/** Deeper than this no one writes: the rest of the page stays unread. */
const deepest = 500;
/** Pages that are built by a program in the browser say little else. */
const littleText = 200;

export interface HtmlPage {
  blocks: Block[];
  title: string | null;
  /** Addresses as they are written in it. */
  links: string[];
  base: string | null;
  needsJavaScript: boolean;
}

interface Cell {
  head: boolean;
  text: string;
}

const tidy = (text: string) => plainLetters(text).replace(/\s+/g, ' ').trim();
/** Characters of a page's own styles that are looked at. */
const longestStyles = 50_000;

/** A page as blocks in the order of reading. A footer is left out where it was read with another page of its site. */
export function readHtml(html: string, { withoutFooter = false } = {}): HtmlPage {
  const blocks: Block[] = [];
  const links: string[] = [];
  const open: string[] = [];
  const lists: string[] = [];
  let [text, title, base] = ['', '', null as string | null];
  let unread = 0;
  let scripts = 0;
  let asksForScripts = false;
  let noscript = '';
  let styles = '';
  let inStyle = false;
  let unseen: ReadonlySet<string> = new Set();
  let table: Cell[][] | null = null;
  let term: string | null = null;

  const isSkipped = (name: string) => skipped.has(name) || (withoutFooter && name === 'footer');

  /** What was read up to here becomes a block of the place that it stands in. */
  function flush(name: string | undefined) {
    const words = tidy(text);
    text = '';
    if (words === '' || isFurniture(words)) return;
    if (table !== null) {
      const cell = table.at(-1)?.at(-1);
      if (cell !== undefined) cell.text = tidy(`${cell.text} ${words}`);
      else blocks.push({ kind: 'paragraph', text: words, page: null });
      return;
    }
    const heading = open.findLast((one) => one in levels) ?? (name !== undefined && name in levels ? name : undefined);
    if (heading !== undefined) blocks.push({ kind: 'heading', level: levels[heading]!, text: words, page: null });
    else if (name === 'dt') term = term === null ? words : `${term}, ${words}`;
    else if (name === 'dd' && term !== null) {
      blocks.push({ kind: 'row', cells: [term, words].map((one) => ({ head: null, text: one })), page: null });
      term = null;
    } else blocks.push({ kind: open.includes('li') || name === 'li' ? 'item' : 'paragraph', text: words, page: null });
  }

  function closeTable() {
    if (table !== null) blocks.push(...tableRows(table));
    table = null;
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'base' && attributes.href !== undefined) base ??= attributes.href;
        if (name === 'script') scripts++;
        if (unread > 0 || isSkipped(name) || open.length >= deepest || isUnseen(name, attributes, unseen)) {
          if (name === 'style' && unread === 0) inStyle = true;
          if (unread === 0 && parting.has(name)) flush(open.at(-1));
          else if (unread === 0) text += ' ';
          if (name === 'noscript') asksForScripts = true;
          // What is skipped still leads to other pages: menus do.
          if (name === 'a' && attributes.href !== undefined) links.push(attributes.href);
          unread++;
          return;
        }
        if (name === 'a' && attributes.href !== undefined) links.push(attributes.href);
        if (parting.has(name)) flush(open.at(-1));
        if (name === 'table' && table === null) table = [];
        else if (name === 'tr' && !open.includes('td') && !open.includes('th')) table?.push([]);
        else if ((name === 'td' || name === 'th') && table !== null && !open.includes('td') && !open.includes('th')) {
          if (table.length === 0) table.push([]);
          table.at(-1)!.push({ head: name === 'th' || open.includes('thead'), text: '' });
        }
        if (name === 'ul' || name === 'ol') lists.push(name);
        open.push(name);
      },
      ontext(words) {
        if (unread > 0) {
          if (asksForScripts) noscript += words;
          if (inStyle && styles.length < longestStyles) styles += words;
          return;
        }
        if (open.at(-1) === 'title') {
          if (open.includes('head') || title === '') title += words;
        } else text += words;
      },
      onclosetag(name) {
        if (unread > 0) {
          unread--;
          if (unread === 0) asksForScripts = false;
          if (unread === 0 && inStyle) {
            inStyle = false;
            unseen = unseenNames(styles.slice(0, longestStyles));
          }
          return;
        }
        if (parting.has(name)) flush(name);
        const at = open.lastIndexOf(name);
        if (at >= 0) open.length = at;
        if (name === 'table' && !open.includes('table')) closeTable();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush(undefined);
  closeTable();
  const length = blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : littleText), 0);
  return {
    blocks,
    links,
    base,
    title: tidy(title) || null,
    needsJavaScript: length < littleText && scripts > 0 && (length === 0 || /javascript/i.test(noscript)),
  };
}

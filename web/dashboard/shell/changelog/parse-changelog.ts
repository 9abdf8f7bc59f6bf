export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] };

export interface Release {
  title: string;
  blocks: Block[];
}

/** Takes away the marks of Markdown that mean nothing in plain text: links, code, emphasis. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\](\([^)]*\))?/g, '$1').replace(/[`*_]{1,2}([^`*_]+)[`*_]{1,2}/g, '$1');
}

function blockOf(paragraph: string): Block {
  if (paragraph.startsWith('### ')) return { kind: 'heading', text: plain(paragraph.slice(4)) };
  const joined = paragraph.replace(/\n(?![-*] )\s*/g, ' ');
  if (!/^[-*] /.test(joined)) return { kind: 'text', text: plain(joined) };
  return { kind: 'list', items: joined.split('\n').map((line) => plain(line.slice(2))) };
}

/** Reads the part of Markdown that a changelog uses: `##` releases, `###` headings, `-` lists, paragraphs. */
export function parseChangelog(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const body = lines.join('\n').replace(/^(### .*)$/gm, '\n$1\n');
      const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
      return { title: plain(title.trim()), blocks: paragraphs.filter(Boolean).map(blockOf) };
    });
}

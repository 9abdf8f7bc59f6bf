import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factsOf } from '#voice/knowledge/facts.ts';
import type { Block } from '#voice/knowledge/piece.ts';
import type { Facts, Source } from '#voice/knowledge/source.ts';
import { splitPieces } from '#voice/knowledge/split-pieces.ts';
import { splitSentences } from '#voice/knowledge/split-sentences.ts';

/** What callers' questions are answered from. */
export interface Documents {
  sources: Source[];
  facts: Facts;
}

const folder = path.join(import.meta.dirname, '..', '..', 'voice', 'conversations', 'documents');
const read = new Map<string, Documents>();

/** The page of a template's business in a language, read and cut as one that was uploaded. */
export function documentsOf(template: string, language: string): Documents {
  const base = language.slice(0, 2);
  const name = `${template}.${base}.md`;
  const known = read.get(name);
  if (known) return known;
  const text = readFileSync(path.join(folder, name), 'utf8');
  const blocks = text.split('\n').flatMap((line): Block[] => {
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) return [{ kind: 'heading', level: heading[1]!.length, text: heading[2]!, page: null }];
    return line.trim() === '' ? [] : [{ kind: 'paragraph', text: line, page: null }];
  });
  const sources = splitPieces(blocks, base).map(
    (piece, n): Source => ({
      pieceId: `${name}-${n}`,
      fileId: name,
      title: 'Information',
      language: base,
      phrasings: [],
      headings: piece.headings,
      text: piece.text,
      page: null,
      sentences: splitSentences(piece.text, base),
    }),
  );
  const made = { sources, facts: factsOf(sources) };
  read.set(name, made);
  return made;
}

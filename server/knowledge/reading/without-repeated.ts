import type { Block } from '#voice/knowledge/piece.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Blocks of a page of a site without those that stand word for word on its first page: headers, menus and notices are
 * found there, and once only. A page of nothing else stays as it is.
 * @param known paragraphs of the first page
 */
export function withoutRepeated(blocks: Block[], known: readonly string[]): Block[] {
  const there = new Set(known.map(plain));
  const own = blocks.filter(
    (block) => block.kind === 'heading' || block.kind === 'row' || !there.has(plain(block.text)),
  );
  return own.some(({ kind }) => kind !== 'heading') ? own : blocks;
}

import type { Block } from '#voice/knowledge/piece.ts';

export interface TableCell {
  /** Marked as one that says what stands under or beside it. */
  head: boolean;
  text: string;
}

/** Characters of the words over a column; a first row with longer ones is a row like others. */
const longHead = 40;

/** A first row that no one marked says what the others are, when it is short words without a number. */
const looksLikeHeads = (row: TableCell[]) =>
  row.length > 1 && row.every(({ text }) => text !== '' && text.length <= longHead && !/\d/.test(text));

/** A table as blocks: rows with the words over their columns; what has one cell alone reads as a paragraph. */
export function tableRows(table: TableCell[][]): Block[] {
  const rows = table.filter((row) => row.some(({ text }) => text !== ''));
  const [first] = rows;
  if (first === undefined) return [];
  const isMarked = first.every(({ head }) => head);
  const hasHeads = rows.length > 1 && first.length > 1 && (isMarked || looksLikeHeads(first));
  const heads = hasHeads ? first.map(({ text }) => text) : [];
  return rows.slice(hasHeads ? 1 : 0).map((row): Block => {
    const filled = row.filter(({ text }) => text !== '');
    if (filled.length === 1) return { kind: 'paragraph', text: filled[0]!.text, page: null };
    return { kind: 'row', cells: row.map(({ text }, n) => ({ head: heads[n] || null, text })), page: null };
  });
}

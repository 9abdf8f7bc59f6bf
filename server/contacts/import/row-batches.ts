import type { ReadFile } from './read-file.ts';

/** Rows and characters that are stored in one statement, which is to take well under a second. */
const together = { rows: 1_000, characters: 1_000_000 };

/** What the database cannot keep goes; half a character becomes the sign for one. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * Rows with their numbers as the JSON of each statement that stores them. Made where a file is read: a hundred thousand rows
 * come to the main thread as some texts, not as millions of values.
 */
function batchesOf(rows: readonly (readonly string[])[]): string[] {
  const batches: string[] = [];
  let batch: string[] = [];
  let characters = 0;
  const end = () => {
    if (batch.length > 0) batches.push(`[${batch.join(',')}]`);
    [batch, characters] = [[], 0];
  };
  rows.forEach((cells, n) => {
    const row = JSON.stringify({ n, cells: cells.map(storable) });
    if (batch.length >= together.rows || characters + row.length > together.characters) end();
    batch.push(row);
    characters += row.length;
  });
  end();
  return batches;
}

/** A file that was read, as it is kept. */
export interface FileToKeep extends Pick<ReadFile, 'encoding' | 'delimiter' | 'headings' | 'columns'> {
  rows: number;
  batches: string[];
}

export const toKeep = ({ encoding, delimiter, headings, columns, rows }: ReadFile): FileToKeep => ({
  encoding,
  delimiter,
  headings: headings.map(storable),
  columns,
  rows: rows.length,
  batches: batchesOf(rows),
});

import { CsvError, parse } from 'csv-parse/sync';
import { type ImportColumn, importLimits } from '#domain/contacts/contact-imports.ts';
import { AppError } from '#domain/platform/errors.ts';
import { withoutGuard } from '#server/platform/csv-cell.ts';
import { boundedRows, refuse, tooManyCells } from './file-bounds.ts';
import { guessColumns } from './guess-columns.ts';
import { areVcards, readVcards, vcardColumns, vcardHeadings } from './read-vcards.ts';
import { repairQuotes } from './repair-quotes.ts';
import { type Delimiter, decode, type Encoding, sniffDelimiter, sniffEncoding } from './sniff.ts';

/** Rows by which columns are guessed. */
const sampled = 200;

/** A file of contacts as rows of cells. */
export interface ReadFile {
  kind: 'table' | 'cards';
  encoding: Encoding;
  delimiter: Delimiter | null;
  headings: string[];
  columns: ImportColumn[];
  rows: string[][];
}

/** What a person says of a file, where the guess is wrong. */
export interface SaidOfFile {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
}

/** Whether a file is packed, as sheets of Excel are. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** A table by its cells, the headings first. @throws AppError invalid_input */
export function tableOf(cells: string[][], written: Pick<ReadFile, 'encoding' | 'delimiter'>): ReadFile {
  const [headings = [], ...rows] = cells;
  if (rows.length === 0) throw refuse('The file has column headings but no rows.');
  return { kind: 'table', ...written, headings, columns: guessColumns(headings, rows.slice(0, sampled)), rows };
}

/** Reads a file of contacts: a table of text, or cards. @throws AppError invalid_input */
export function readContactFile(bytes: Uint8Array, said: SaidOfFile = {}): ReadFile {
  const encoding = said.encoding ?? sniffEncoding(bytes);
  const whole = decode(bytes, encoding);
  if (whole.trim() === '') throw refuse('The file is empty.');
  if (areVcards(whole)) {
    const rows = readVcards(whole);
    return { kind: 'cards', encoding, delimiter: null, headings: vcardHeadings, columns: vcardColumns, rows };
  }
  if (whole.includes('\0')) throw refuse('This isn’t a text file. Save the file as CSV and upload it again.');
  const { delimiter: found, text } = sniffDelimiter(whole);
  const delimiter = said.delimiter ?? found;
  return tableOf(readTable(text, delimiter), { encoding, delimiter });
}

/** Whether a sign stands more often in a text. */
function hasMoreThan(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  return count > most;
}

/** The records of a table, the headings first. A stray quote is taken as it stands. @throws AppError invalid_input */
function readTable(text: string, delimiter: Delimiter): string[][] {
  // A row of millions of empty cells is all read before any of them can be counted. Signs within quotes are no cells.
  if (hasMoreThan(text, delimiter, 2 * importLimits.cells)) throw tooManyCells();
  const read = (more: object, table = text) => {
    const take = boundedRows();
    return parse(table, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: importLimits.rowCharacters,
      ...more,
      on_record: (row: string[], { lines }) => {
        take(row, `The row that ends on line ${lines}`);
        return row.map(withoutGuard);
      },
    }) as string[][];
  };
  try {
    return read({});
  } catch (error) {
    if (error instanceof AppError) throw error;
    try {
      const mended = repairQuotes(text, delimiter);
      return mended === null ? read({ quote: false }) : read({}, mended);
    } catch (again) {
      if (again instanceof AppError) throw again;
      const line = again instanceof CsvError && again.code === 'CSV_MAX_RECORD_SIZE' ? again.lines : undefined;
      if (line === undefined) throw refuse('We couldn’t read this file. Export it as CSV again.');
      const most = importLimits.rowCharacters;
      throw refuse(
        `A row on line ${line} never ends: it has more than ${most} characters. Export the file as CSV again.`,
      );
    }
  }
}

import { parse } from 'csv-parse/sync';
import type { ImportColumn } from '#domain/contact-imports.ts';
import { AppError } from '#domain/errors.ts';
import { guessColumns } from './guess-columns.ts';
import { areVcards, readVcards, vcardColumns, vcardHeadings } from './read-vcards.ts';
import { type Delimiter, decode, type Encoding, sniffDelimiter, sniffEncoding } from './sniff.ts';

/** Rows of one file, and characters of one of them. */
export const mostRows = 100_000;
const longestRow = 100_000;
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

const refuse = (message: string) => new AppError('invalid_input', message, [{ path: 'file', message }]);

/** Whether a file is packed, as sheets of Excel are. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** A table by its cells, the headings first. @throws AppError invalid_input */
export function tableOf(
  cells: string[][],
  written: Pick<ReadFile, 'encoding' | 'delimiter'>,
  most = mostRows,
): ReadFile {
  const [headings = [], ...rows] = cells;
  if (rows.length === 0) throw refuse('The file has headings and nothing below them.');
  if (rows.length > most) throw refuse(`The file has more than ${most} rows. Split it, and take the parts one by one.`);
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
  if (whole.includes('\0')) throw refuse('This is no file of text. Save it as CSV, and take that.');
  const { delimiter: found, text } = sniffDelimiter(whole);
  const delimiter = said.delimiter ?? found;
  return tableOf(readTable(text, delimiter), { encoding, delimiter });
}

/** The records of a table, the headings first. Quotes that nobody closed are taken as they stand. @throws AppError invalid_input */
function readTable(text: string, delimiter: Delimiter): string[][] {
  const options = {
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRow },
    ...{ record_delimiter: ['\r\n', '\n', '\r'], to: mostRows + 2 },
  };
  try {
    return parse(text, options);
  } catch {
    try {
      return parse(text, { ...options, quote: false });
    } catch {
      throw refuse('This is no table that can be read: a row has no end. Save it as CSV once more.');
    }
  }
}

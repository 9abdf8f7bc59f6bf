import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { checkArchive } from '#server/knowledge/check-archive.ts';
import { Unreadable } from '#server/knowledge/reading.ts';
import { boundedRows, refuse } from './file-bounds.ts';
import { type ReadFile, tableOf } from './read-file.ts';

/** Rows of one sheet: all of it is held in memory, some 80 bytes a cell. */
const mostSheetRows = 50_000;

const excelKind = {
  part: /^xl\/workbook\.xml$/,
  otherwise: 'This is an archive, not an Excel sheet. Upload an .xlsx or CSV file.',
};

/** Excel counts days from here: a moment before 1900 is a time of day, or a length of time. */
const firstDay = Date.UTC(1899, 11, 30);
const firstDate = Date.UTC(1900, 0, 1);
const dayMs = 86_400_000;

/** A moment of a sheet: a time alone, a day alone, or both. To the minute, as sheets show them. */
export function momentOf(moment: Date): string {
  const at = Math.round(moment.getTime() / 60_000) * 60_000;
  const time = new Date(at).toISOString().slice(11, 16);
  if (at >= firstDay && at < firstDate) return time;
  const day = new Date(at).toISOString().slice(0, 10);
  return at % dayMs === 0 ? day : `${day} ${time}`;
}

/** A cell as text: dates as days, times as times, whole numbers without their zeros, so that phone numbers stay what they are. */
const textOf = (cell: unknown): string =>
  cell instanceof Date ? momentOf(cell) : cell === null || cell === undefined ? '' : String(cell);

/** Reads the first sheet of an Excel file (XLSX). @throws AppError invalid_input */
export async function readExcel(path: string): Promise<ReadFile> {
  try {
    await checkArchive(path, excelKind);
  } catch (error) {
    if (error instanceof Unreadable)
      throw refuse(error.detail ?? 'We couldn’t open this file. Save it as CSV and upload it again.');
    throw error;
  }
  let cells: unknown[][];
  try {
    cells = await readSheet(await readFile(path));
  } catch {
    // Whatever the library stumbles over is the file's.
    throw refuse('We couldn’t read this sheet. Save it as CSV and upload it again.');
  }
  const rows = cells.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell.trim() !== ''));
  const take = boundedRows(mostSheetRows);
  rows.forEach((row, at) => void take(row, `Row ${at + 1}`));
  return tableOf(rows, { encoding: 'utf-8', delimiter: null });
}

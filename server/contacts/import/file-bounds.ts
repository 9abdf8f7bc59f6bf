import { importLimits } from '#domain/contacts/contact-imports.ts';
import { AppError } from '#domain/platform/errors.ts';

/** Why a file is not taken. */
export const refuse = (message: string) => new AppError('invalid_input', message, [{ path: 'file', message }]);

export const tooManyCells = () =>
  refuse(`The file has more than ${importLimits.cells} cells. Split it, or keep only the columns you need.`);

/** Takes the cells of one row after the other, and refuses a file that holds more than one may. */
export function boundedRows(most = importLimits.rows) {
  const { columns, cells: mostCells, cellCharacters } = importLimits;
  let [rows, cells] = [0, 0];
  /** @param place where the row stands, as `Row 7` @throws AppError invalid_input */
  return (row: readonly string[], place: string): void => {
    rows += 1;
    cells += row.length;
    // The headings are a row, too.
    if (rows > most + 1)
      throw refuse(`The file has more than ${most} rows. Split it and import the parts one at a time.`);
    if (row.length > columns)
      throw refuse(`${place} has ${row.length} cells; only ${columns} can be read. Keep only the columns you need.`);
    if (cells > mostCells) throw tooManyCells();
    const long = row.findIndex(({ length }) => length > cellCharacters);
    if (long !== -1)
      throw refuse(`${place}, column ${long + 1}, has more than ${cellCharacters} characters. Shorten it.`);
  };
}

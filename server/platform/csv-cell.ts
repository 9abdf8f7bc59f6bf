/** What spreadsheets take for a formula; figures may be below zero. */
const formula = /^[=+\-@\t\r]/;
const figure = /^-\d+(\.\d+)?$/;
/** The same behind a semicolon, at which spreadsheets of many countries part a line, whatever stands in quotes around it. */
const laterFormula = /(;\s*)(?=[=+\-@])/g;

/** A value as a field of a CSV file. What spreadsheets would take for a formula begins with a quote. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const guarded = formula.test(text) && !figure.test(text) ? `'${text}` : text;
  const safe = guarded.replace(laterFormula, "$1'");
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guarded = /^'(?=[=+\-@\t\r])/;
const laterGuarded = /(;\s*)'(?=[=+\-@])/g;

/** A field as it was before `csvCell` kept spreadsheets from taking it for a formula. */
export const withoutGuard = (field: string): string =>
  field.includes("'") ? field.replace(guarded, '').replace(laterGuarded, '$1') : field;

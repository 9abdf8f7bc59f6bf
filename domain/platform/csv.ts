/**
 * A table as text, as spreadsheets write it (RFC 4180): fields apart by commas, or by semicolons where the heading has
 * them, in quotes where they hold one. Answers rows of fields with the line that each begins at; empty lines are left out.
 */
export function parseCsv(text: string): { line: number; fields: string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const heading = source.split(/\r?\n/, 1)[0] ?? '';
  const comma = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  const rows: { line: number; fields: string[] }[] = [];
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const row = { line, fields: [] as string[] };
    for (let more = true; more; ) {
      let field = '';
      if (source[at] === '"') {
        at++;
        for (; at < source.length; at++) {
          if (source[at] === '"' && source[at + 1] !== '"') break;
          if (source[at] === '"') at++;
          if (source[at] === '\n') line++;
          field += source[at];
        }
        at++;
      }
      for (; at < source.length && source[at] !== comma && source[at] !== '\n'; at++) field += source[at];
      row.fields.push(field.trim());
      more = source[at] === comma;
      at++;
    }
    line++;
    if (row.fields.some((field) => field !== '')) rows.push(row);
  }
  return rows;
}

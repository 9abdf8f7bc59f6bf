import { type ImportColumn, importLimits } from '#domain/contacts/contact-imports.ts';
import { type CardLine, readLine, wholeLines } from './card-lines.ts';
import { boundedRows, refuse } from './file-bounds.ts';

/** What the cells of a card's row are, in order. */
export const vcardColumns: ImportColumn[] = [
  { field: 'name' },
  { field: 'company' },
  { field: 'email' },
  { field: 'phone', kind: 'mobile' },
  { field: 'phone', kind: 'main' },
  { field: 'phone', kind: 'work' },
  { field: 'phone', kind: 'home' },
  { field: 'phone', kind: 'other' },
  { field: 'tags' },
  { field: 'note' },
];
export const vcardHeadings = ['Name', 'Company', 'E-mail', 'Mobile', 'Phone', 'Work', 'Home', 'Other', 'Tags', 'Note'];

const unescaped = (value: string) => value.replace(/\\n/gi, '\n').replace(/\\([,;:\\])/g, '$1');

/** Where a number goes; null for a fax and a pager. */
function placeOf(types: readonly string[]): number | null {
  if (types.includes('FAX') || types.includes('PAGER')) return null;
  if (types.includes('CELL') || types.includes('IPHONE')) return 3;
  if (types.includes('MAIN') || types.includes('PREF')) return 4;
  if (types.includes('WORK')) return 5;
  if (types.includes('HOME')) return 6;
  return 7;
}

const partsOf = (value: string) => value.split(/(?<!\\);/).map((part) => unescaped(part).trim());

/** Characters of a note that are looked at: of it 2,000 are kept. */
const longestNote = 8_000;

/** A card's row. */
function rowOf(lines: readonly CardLine[]): string[] {
  const row = vcardColumns.map(() => [] as string[]);
  let composed = '';
  for (const { name, parameters, value } of lines) {
    const types = parameters.get('TYPE') ?? [];
    if (name === 'FN') row[0]!.push(unescaped(value));
    if (name === 'N') {
      const [last = '', first = '', middle = ''] = partsOf(value);
      composed = [first, middle, last].filter(Boolean).join(' ');
    }
    if (name === 'ORG') row[1]!.push(partsOf(value)[0] ?? '');
    if (name === 'EMAIL') row[2]!.push(unescaped(value));
    if (name === 'CATEGORIES') row[8]!.push(unescaped(value));
    if (name === 'NOTE') row[9]!.push(unescaped(value).slice(0, longestNote));
    const place = name === 'TEL' ? placeOf(types) : null;
    if (place !== null) row[place]!.push(unescaped(value).replace(/^tel:/i, ''));
  }
  if (row[0]!.length === 0) row[0]!.push(composed);
  return row.map((values) =>
    values
      .map((value) => value.trim())
      .filter(Boolean)
      .join(' ::: '),
  );
}

/** Whether a text is a file of cards. */
export const areVcards = (text: string): boolean => /^\ufeff?\s*BEGIN:VCARD/i.test(text);

/** The cards of a file, of versions 2.1 to 4.0, as rows. Pictures are left out. @throws AppError invalid_input */
export function readVcards(text: string): string[][] {
  const rows: string[][] = [];
  const take = boundedRows();
  // Cards have no headings, which count as a row.
  take(vcardHeadings, 'The headings');
  let card: CardLine[] | null = null;
  let begins = 0;
  for (const whole of wholeLines(text)) {
    const line = readLine(whole);
    if (line === null) continue;
    if (line.name === 'BEGIN') {
      card = [];
      begins = whole.at;
    } else if (line.name === 'END') {
      if (card === null) continue;
      const row = rowOf(card);
      take(row, `The card that starts on line ${begins}`);
      rows.push(row);
      card = null;
    } else if (card !== null) {
      card.push(line);
      if (card.length > importLimits.cardLines)
        throw refuse(
          `The card that starts on line ${begins} has more than ${importLimits.cardLines} lines. Keep only the ones you need.`,
        );
    }
  }
  return rows;
}

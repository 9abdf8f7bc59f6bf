import type { ImportColumn } from '#domain/contact-imports.ts';

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

/** Cards of one file. */
const mostCards = 100_000;

interface Line {
  name: string;
  /** Upper case: `TYPE=CELL` and the bare `CELL` of vCard 2.1. */
  parameters: Map<string, string[]>;
  value: string;
}

/** Lines put together again: those that go on with a blank, and those of quoted-printable that end with =. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    const isSoft = last?.endsWith('=') && /;(ENCODING=)?QUOTED-PRINTABLE/i.test(last.split(':')[0] ?? '');
    if (isSoft && last !== undefined) lines[lines.length - 1] = `${last.slice(0, -1)}${line}`;
    else if (/^[ \t]/.test(line) && last !== undefined) lines[lines.length - 1] = `${last}${line.slice(1)}`;
    else lines.push(line);
  }
  return lines;
}

/** Bytes of quoted-printable, in the code page that the line names. */
function plainOf(value: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const hex = /^=([0-9A-F]{2})/i.exec(value.slice(at, at + 3));
    if (hex) {
      bytes.push(Number.parseInt(hex[1]!, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(value[at]!));
  }
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder('utf-8').decode(Uint8Array.from(bytes));
  }
}

const unescaped = (value: string) => value.replace(/\\n/gi, '\n').replace(/\\([,;:\\])/g, '$1');

function readLine(line: string): Line | null {
  const colon = /^((?:[^":]|"[^"]*")*):(.*)$/s.exec(line);
  if (colon === null) return null;
  const [head = '', ...given] = colon[1]!.split(';');
  const parameters = new Map<string, string[]>();
  for (const parameter of given) {
    const [key = '', value] = parameter.split('=');
    const name = value === undefined ? 'TYPE' : key.toUpperCase();
    const values = (value ?? key).toUpperCase().replaceAll('"', '').split(',');
    parameters.set(name, [...(parameters.get(name) ?? []), ...values]);
  }
  const types = parameters.get('TYPE') ?? [];
  const isQuoted = [...types, ...(parameters.get('ENCODING') ?? [])].includes('QUOTED-PRINTABLE');
  const charset = parameters.get('CHARSET')?.[0]?.toLowerCase() ?? 'utf-8';
  // A group, as in item1.TEL, says nothing by itself.
  const name = head.slice(head.lastIndexOf('.') + 1).toUpperCase();
  return { name, parameters, value: isQuoted ? plainOf(colon[2]!, charset) : colon[2]! };
}

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

/** A card's row. */
function rowOf(lines: readonly Line[]): string[] {
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
    if (name === 'NOTE') row[9]!.push(unescaped(value));
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

/** The cards of a file, of versions 2.1 to 4.0, as rows. Pictures are left out. */
export function readVcards(text: string): string[][] {
  const rows: string[][] = [];
  let card: Line[] | null = null;
  for (const raw of unfold(text)) {
    const line = readLine(raw);
    if (line === null) continue;
    if (line.name === 'BEGIN') card = [];
    else if (line.name === 'END') {
      if (card && rows.length < mostCards) rows.push(rowOf(card));
      card = null;
    } else if (!['PHOTO', 'LOGO', 'SOUND', 'KEY'].includes(line.name)) card?.push(line);
  }
  return rows;
}

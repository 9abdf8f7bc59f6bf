import type { CountryCode } from 'libphonenumber-js/max';
import { type ContactField, type ContactFieldValue, readFieldValue } from '#domain/contacts/contact-fields.ts';
import { type ImportColumn, importLimits, type PhoneKind, phoneKinds } from '#domain/contacts/contact-imports.ts';
import { contactTagsLimit, EmailAddress } from '#domain/contacts/contacts.ts';
import { readPhone } from '#server/platform/read-phone.ts';
import { folded } from './guess-columns.ts';
import { headingWords, phoneHeadings } from './headings.data.ts';

/** A row as a contact, or why it is none. */
export type ReadRow =
  | {
      contact: {
        name: string;
        phone: string;
        phoneAsEntered: string;
        email: string | null;
        externalId: string | null;
        company: string | null;
        tags: string[];
        fields: Record<string, ContactFieldValue>;
        note: string;
      };
    }
  | { problem: string };

/** Characters that are kept. */
const most = { externalId: 200, name: 120, company: 120, tag: 40, note: 2_000, written: 60 };
/** How Google writes several values in one cell. */
const several = ' ::: ';

/** Characters of a label and of an address that are looked at. */
const looked = { label: 100, address: 254 };

const cut = (text: string, limit: number) => text.trim().slice(0, limit).toWellFormed();
const oneLine = (text: string, limit: number) => cut(text.replace(/[\s\p{Cc}]+/gu, ' '), limit);

/** The kind that a label in the row says: labels are in any language, or words of people's own. */
function kindOf(label: string): PhoneKind {
  const name = folded(label);
  const exact = phoneKinds.find((kind) => phoneHeadings[kind].includes(name));
  if (exact) return exact;
  const word = headingWords.find(([one, field, kind]) => field === 'phone' && kind !== undefined && name.includes(one));
  if (word?.[2] && word[2] !== 'main') return word[2];
  return (phoneKinds as readonly string[]).includes(name) ? (name as PhoneKind) : 'other';
}

/** Digits of a number with its area: less before a slash is the area alone, as in "030/901820". */
const shortestNumber = 6;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Whether a slash parts two numbers. "030 901820/21" is one, with another end. */
function areTwo(cell: string): boolean {
  if (cell.length > 2_000) return cell.includes('/');
  const parts = cell.split('/');
  return parts.length > 1 && parts.every((part) => digitsIn(part) >= shortestNumber);
}

/** Values of a cell, no more than one beyond those that are read of a row. */
function splitCell(cell: string): string[] {
  const enough = importLimits.values + 1;
  return cell
    .split(several, enough)
    .flatMap((one) => (areTwo(one) ? one.split('/', enough) : [one]))
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, enough);
}

/** Numbers of a row, the one to be taken first. */
function numbersOf(cells: readonly string[], columns: readonly ImportColumn[]) {
  const all = columns.flatMap(({ field, kind = 'main', labelColumn: labelAt }, at) => {
    if (field !== 'phone') return [];
    const label = labelAt === undefined ? '' : (cells[labelAt] ?? '');
    // The kind belongs to the row: a fax of one contact is no fax of the next.
    const is = label.trim() === '' ? kind : kindOf(label.trim().slice(0, looked.label));
    return splitCell(cells[at] ?? '').map((written) => ({ kind: is, written }));
  });
  const rank = ({ kind }: { kind: PhoneKind }) => phoneKinds.indexOf(kind);
  return all.filter(({ kind }) => kind !== 'fax').toSorted((a, b) => rank(a) - rank(b));
}

/** Tags of a cell that are looked at: of them twenty are kept. */
const mostTags = 10 * importLimits.values;

/** Tags of a cell: Google marks its own groups with a star. */
const tagsOf = (cell: string): string[] =>
  cell
    .split(/ ::: |[,;|]/, mostTags)
    .map((tag) => oneLine(tag, most.tag))
    .filter((tag) => tag !== '' && !tag.startsWith('*'));

/** What a row has for the workspace's own fields, or the first value that a field cannot hold. */
function ownOf(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  fields: readonly ContactField[],
): { values: Record<string, ContactFieldValue> } | { problem: string } {
  const values: Record<string, ContactFieldValue> = {};
  for (const [at, { field, own }] of columns.entries()) {
    const cell = oneLine(cells[at] ?? '', 500);
    const known = field === 'own' && cell !== '' ? fields.find(({ key }) => key === own) : undefined;
    if (known === undefined) continue;
    const read = readFieldValue(known, cell);
    if ('problem' in read) return { problem: `${cell}: ${read.problem}` };
    values[known.key] = read.value;
  }
  return { values };
}

/** The first of the first addresses that is one. */
function firstAddress(cells: readonly string[]): string | null {
  for (const one of cells.flatMap(splitCell).slice(0, importLimits.values)) {
    const address = one.length <= looked.address ? EmailAddress.safeParse(one).data : undefined;
    if (address !== undefined) return address;
  }
  return null;
}

/** Reads a row by what its columns are for. @param country numbers without + are read there */
export function readRow(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  country: CountryCode | undefined,
  fields: readonly ContactField[] = [],
): ReadRow {
  const of = (field: ImportColumn['field']) =>
    columns.flatMap((column, at) => (column.field === field && cells[at]?.trim() ? [cells[at]] : []));
  const first = (field: ImportColumn['field'], limit: number) => oneLine(of(field)[0] ?? '', limit);
  const written = numbersOf(cells, columns);
  const email = firstAddress(of('email'));
  const company = first('company', most.company);
  const parts = [first('first_name', 60), first('middle_name', 60), first('last_name', 60)].filter(Boolean).join(' ');
  const name = first('name', most.name) || oneLine(parts, most.name) || company || email || '';
  if (written.length === 0) return { problem: 'This row has no phone number.' };
  if (written.length > importLimits.values)
    return {
      problem: `This row has more than ${importLimits.values} phone numbers. Keep only the ones you need.`,
    };
  const read = written.map((one) => ({ ...one, ...readPhone(one.written, country) }));
  const good = read.find((one) => 'phone' in one);
  if (good === undefined || !('phone' in good)) {
    const [bad] = read as { written: string; problem: string }[];
    return { problem: `${oneLine(bad!.written, most.written)}: ${bad!.problem}` };
  }
  if (name === '') return { problem: 'This row has no name.' };
  const own = ownOf(cells, columns, fields);
  if ('problem' in own) return own;
  const tags = new Map<string, string>();
  for (const tag of of('tags').flatMap(tagsOf)) if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return {
    contact: {
      name,
      phone: good.phone,
      phoneAsEntered: oneLine(good.written, most.written),
      email,
      externalId: first('external_id', most.externalId) || null,
      company: company || null,
      tags: [...tags.values()].slice(0, contactTagsLimit),
      fields: own.values,
      note: cut(of('note').join('\n'), most.note),
    },
  };
}

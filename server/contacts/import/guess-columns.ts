import type { ColumnField, ImportColumn, PhoneKind } from '#domain/contacts/contact-imports.ts';
import { EmailAddress } from '#domain/contacts/contacts.ts';
import { headings, headingWords, phoneHeadings } from './headings.data.ts';

/** Small letters, no accents, one blank between words. */
export const folded = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldOf = new Map<string, ImportColumn>();
for (const [field, names] of Object.entries(headings))
  for (const name of names) fieldOf.set(name, { field: field as ColumnField });
for (const [kind, names] of Object.entries(phoneHeadings))
  for (const name of names) if (!fieldOf.has(name)) fieldOf.set(name, { field: 'phone', kind: kind as PhoneKind });

/** `Phone 2 - Value` and its `Phone 2 - Label`, as Google writes numbers and addresses. */
const numbered = /^(phone|e mail|email) (\d+) (value|label|type)$/;
/** Share of the cells that look like something behind which the column is for that. */
const mostCells = 0.6;
const looksLikeNumber = /^(?!\d{4}-\d\d-\d\d$|\d\d?[./]\d\d?[./]\d{2,4}$)[+(]?[\d\s()./-]{6,20}$/;

/** Numbers that no one is called by: of an order, an invoice, a house. */
const otherNumber =
  /(?:^| )(?:(?:order|invoice|customer|client|account|member|membership|house|street|room|case|ticket|contract|reference|ref|policy|article|item|serial|id|tax|vat|card|bank|booking|reservation|patient|employee|staff|vehicle|licen[cs]e|po|quote|job|unit|apartment|floor|postal|zip|tracking) (?:number|no|nr|num)|(?:number|no|num) of|\S*(?:bestell|auftrags?|rechnungs?|kunden|haus|konto|mitglieds?|vertrags?|artikel|kassen|steuer|personal|buchungs?|vorgangs?|patienten)(?: |-)?(?:nummer|nr)|numero (?:de|del|d|di) (?!telefono|tel|telephone|portable|movil|mobile|cellulare|celular)\S+|order|invoice|(?:id|vat|iban|bic))(?: |$)/;
const saysPhone =
  /(?:^| )(?:phones?|telephone|telefon\S*|tel|telefono|mobil\S*|cell|handy|movil|celular|cellulare|portable|rufnummer|fax|pager|whatsapp)(?: |$)/;
/** Headings that may be of any number: they are the phone where no other column says that it is. */
const anyNumber = new Set(['number', 'nummer', 'numero', 'no', 'nr', 'contact']);

function byWords(name: string): ImportColumn | undefined {
  const words = name.split(' ');
  const found = headingWords.find(([word]) =>
    words.some((one) => one === word || (word.length > 4 && one.startsWith(word))),
  );
  return found && { field: found[1], ...(found[2] && { kind: found[2] }) };
}

/** What the cells of a column look like, where its heading says nothing. */
function byContent(cells: readonly string[]): ImportColumn | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return undefined;
  const share = (fits: (cell: string) => boolean) => filled.filter(fits).length / filled.length;
  const isShort = ({ length }: string) => length <= 254;
  if (share((cell) => isShort(cell) && EmailAddress.safeParse(cell).success) >= mostCells) return { field: 'email' };
  if (share((cell) => isShort(cell) && looksLikeNumber.test(cell.trim())) >= mostCells)
    return { field: 'phone', kind: 'main' };
  return undefined;
}

/**
 * Guesses what each column is for: by its heading, by a word of it, by what stands in it. A heading that comes twice, as
 * Titre does in French Outlook, is two columns: they go by their place.
 * @param rows some rows of the file
 */
export function guessColumns(names: readonly string[], rows: readonly (readonly string[])[]): ImportColumn[] {
  const plain = names.map(folded);
  // The first of those that are called the same.
  const placeOf = new Map(plain.map((name, at) => [name, at] as const).toReversed());
  const saysSo = plain.some((name) => saysPhone.test(name) && !otherNumber.test(name));
  const isOther = (name: string) =>
    !saysPhone.test(name) && (otherNumber.test(name) || (saysSo && anyNumber.has(name)));
  return plain.map((name, at): ImportColumn => {
    const guessed = guessOne(name, at);
    return guessed.field === 'phone' && isOther(name) ? { field: 'skip' } : guessed;
  });

  function guessOne(name: string, at: number): ImportColumn {
    const [, what, number, part] = numbered.exec(name) ?? [];
    if (part === 'value') {
      const labelAt = placeOf.get(`${what} ${number} label`) ?? placeOf.get(`${what} ${number} type`);
      const label = labelAt === undefined ? {} : { labelColumn: labelAt };
      return what === 'phone' ? { field: 'phone', kind: 'main', ...label } : { field: 'email' };
    }
    if (part !== undefined) return { field: 'skip' };
    return fieldOf.get(name) ?? byWords(name) ?? byContent(rows.map((row) => row[at] ?? '')) ?? { field: 'skip' };
  }
}

import PDFDocument from 'pdfkit';
import type { BillingProfile, InvoiceDocument, InvoiceLine } from '#domain/billing/invoices.ts';
import { plainAmount } from '#domain/platform/money.ts';
import { fontBytes, runsOf, type Weight } from './fonts.ts';
import { invoiceWords } from './invoice-words.ts';

/** Points. */
const margin = 56;
const columns = { quantity: 300, price: 390, net: 470, right: 539 };

/** A day as its readers write it, in the zone of who issued it. */
const dayIn = ({ language, timeZone }: Pick<InvoiceDocument, 'language' | 'timeZone'>) => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(invoiceWords(language).days, { ...parts, timeZone });
  return (iso: string) => format.format(new Date(iso));
};

/** `20 min 34 s`, `1`. */
function quantityOf({ quantity, unit }: InvoiceLine): string {
  if (unit !== 'second') return String(quantity);
  const [minutes, seconds] = [Math.trunc(quantity / 60), Math.abs(quantity % 60)];
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/** What a price is for, where it is not for one; `language` writes the number. */
const perUnits: Record<string, (per: number, language: string) => string> = {
  second: () => ' / min',
  token: (per, language) => ` / ${new Intl.NumberFormat(language).format(per)}`,
};

/** As the language writes it: English without a space. */
const percent = (basisPoints: number, language: string) =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(basisPoints / 100)}${language.startsWith('en') ? '' : ' '}%`;

/** What a logo may take, in points. */
const logoRoom = { width: 140, height: 42 };

/** A page on which things stand at places, with text in whatever font has its glyphs. */
class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = margin;

  constructor(document: InvoiceDocument) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin,
      font: '',
      info: {
        Title: `${invoiceWords(document.language).titles[document.kind]} ${document.number}`,
        Author: document.seller.name,
        // The same invoice has the same bytes, whenever it is drawn.
        CreationDate: new Date(document.issuedAt),
        ModDate: new Date(document.issuedAt),
      },
    });
  }

  #use(name: string) {
    this.pdf.registerFont(name, fontBytes(name));
    this.pdf.font(name);
  }

  /** Text within a width; answers how high it is. Breaks at blanks, and inside words that are too long. */
  text(text: string, x: number, width: number, { size = 9, weight = 'regular' as Weight, right = false } = {}): number {
    const { pdf } = this;
    pdf.fontSize(size);
    const lineHeight = size * 1.45;
    let y = this.y;
    for (const line of text.split('\n')) {
      for (const row of this.#wrap(line, width, weight)) {
        let at = right ? x + width - this.#widthOf(row, weight) : x;
        for (const run of runsOf(row, weight)) {
          this.#use(run.font);
          pdf.text(run.text, at, y, { lineBreak: false });
          at += pdf.widthOfString(run.text);
        }
        y += lineHeight;
      }
    }
    return y - this.y;
  }

  #widthOf(text: string, weight: Weight): number {
    return runsOf(text, weight).reduce((sum, { font, text: piece }) => {
      this.#use(font);
      return sum + this.pdf.widthOfString(piece);
    }, 0);
  }

  #wrap(line: string, width: number, weight: Weight): string[] {
    const rows = [''];
    for (const word of line.split(/(?<=\s)/)) {
      if (this.#widthOf(rows.at(-1)! + word.trimEnd(), weight) <= width) rows[rows.length - 1] += word;
      else {
        if (rows.at(-1) !== '') rows.push('');
        for (const letter of word) {
          if (this.#widthOf(rows.at(-1)! + letter, weight) > width) rows.push('');
          rows[rows.length - 1] += letter;
        }
      }
    }
    return rows;
  }

  /** Begins another page where there is no room for so much. */
  need(height: number): void {
    if (this.y + height < this.pdf.page.height - margin) return;
    this.pdf.addPage();
    this.y = margin;
  }

  /** A picture in the upper right corner, which moves nothing. One that pdfkit cannot read is left out. */
  logo(bytes: Uint8Array): void {
    const { width, height } = logoRoom;
    try {
      const fit: [number, number] = [width, height];
      this.pdf.image(Buffer.from(bytes), columns.right - width, margin, { fit, align: 'right' });
    } catch {
      // The invoice has all that it must have without it.
    }
  }

  rule(): void {
    this.pdf.moveTo(margin, this.y).lineTo(columns.right, this.y).lineWidth(0.5).strokeColor('#999999').stroke();
    this.y += 8;
  }
}

function drawParty(
  sheet: Sheet,
  title: string,
  { name, address, country, vatId }: BillingProfile,
  x: number,
  vat: string,
): number {
  const lines = [address, country ?? '', vatId === null ? '' : `${vat} ${vatId}`].filter((line) => line !== '');
  const top = sheet.y;
  sheet.y += sheet.text(title, x, 220, { size: 8 });
  sheet.y += sheet.text(name, x, 220, { weight: 'bold' });
  if (lines.length > 0) sheet.y += sheet.text(lines.join('\n'), x, 220);
  const height = sheet.y - top;
  sheet.y = top;
  return height;
}

/**
 * Draws an invoice.
 * @param logo of who issues it: a PNG or JPEG
 * @throws MissingGlyphs where it names what no font can show
 */
export function drawInvoice(document: InvoiceDocument, logo: Uint8Array | null = null): PDFKit.PDFDocument {
  const sheet = new Sheet(document);
  if (logo !== null) sheet.logo(logo);
  const headWidth = logo === null ? 480 : 480 - logoRoom.width;
  const { currency, tax } = document;
  const words = invoiceWords(document.language);
  const day = dayIn(document);
  const amount = (value: number) => plainAmount(value, currency);

  const title = `${words.titles[document.kind]} ${document.number}`;
  sheet.y += sheet.text(title, margin, headWidth, { size: 18, weight: 'bold' });
  const dates = [
    words.issued(day(document.issuedAt)),
    document.kind === 'invoice' ? words.payBy(day(document.dueAt)) : '',
    document.corrects === null ? '' : words.corrects(document.corrects),
  ];
  sheet.y += sheet.text(dates.filter((part) => part !== '').join(', '), margin, headWidth) + 18;
  const heights = [
    drawParty(sheet, words.from, document.seller, margin, words.vat),
    drawParty(sheet, words.to, document.buyer, 300, words.vat),
  ];
  sheet.y += Math.max(...heights) + 24;

  const row = (cells: [string, string, string, string], weight: Weight = 'regular') => {
    const options = { weight, right: true };
    const taken = [
      sheet.text(cells[0], margin, columns.quantity - margin - 12, { weight }),
      sheet.text(cells[1], columns.quantity, columns.price - columns.quantity - 8, options),
      sheet.text(cells[2], columns.price, columns.net - columns.price - 8, options),
      sheet.text(cells[3], columns.net, columns.right - columns.net, options),
    ];
    sheet.y += Math.max(...taken);
  };
  row([...words.columns, currency], 'bold');
  sheet.y += 3;
  sheet.rule();
  for (const line of document.lines) {
    sheet.need(60);
    const unit = line.unit === 'second' ? 'min' : (words.units[line.unit] ?? line.unit);
    const each =
      line.unit === 'day' ? ` / ${words.perDays(line.per)}` : (perUnits[line.unit]?.(line.per, words.days) ?? '');
    const price = `${amount(line.unitAmount)}${each}`;
    row([line.description, quantityOf(line), price, amount(line.net)]);
    const more = [
      words.span(day(line.from), day(line.to)),
      line.unit === 'second' || line.unit === 'credit' ? '' : unit,
      line.included > 0 ? words.included(quantityOf({ ...line, quantity: line.included })) : '',
    ];
    sheet.y += sheet.text(more.filter((part) => part !== '').join(', '), margin, 230, { size: 7.5 }) + 5;
  }
  sheet.need(110);
  sheet.rule();
  const sum = (label: string, value: number, weight: Weight = 'regular') => {
    sheet.text(label, columns.quantity - 60, columns.net - columns.quantity + 52, { weight, right: true });
    sheet.y += sheet.text(amount(value), columns.net, columns.right - columns.net, { weight, right: true });
  };
  sum(words.net, document.net);
  if (tax.category !== 'O') {
    sum(words.on(`${tax.name} ${percent(tax.basisPoints, document.language)}`, amount(tax.base)), tax.amount);
  }
  sum(`${words.total} ${currency}`, document.gross, 'bold');
  if (tax.note !== null) {
    sheet.y += 14;
    sheet.y += sheet.text(tax.note, margin, columns.right - margin, { size: 8 });
  }
  const { footer } = document.seller;
  if (footer) {
    sheet.need(footer.split('\n').length * 12 + 30);
    sheet.y += 24;
    sheet.rule();
    sheet.y += sheet.text(footer, margin, columns.right - margin, { size: 8 });
  }
  return sheet.pdf;
}

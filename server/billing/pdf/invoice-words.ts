import type { InvoiceDocument } from '#domain/billing/invoices.ts';

/** The words of an invoice in a language. */
export interface InvoiceWords {
  /** In which days are written. */
  days: string;
  titles: Record<InvoiceDocument['kind'], string>;
  issued: (day: string) => string;
  payBy: (day: string) => string;
  corrects: (number: string) => string;
  from: string;
  to: string;
  vat: string;
  columns: [string, string, string];
  span: (from: string, to: string) => string;
  included: (quantity: string) => string;
  perDays: (days: number) => string;
  units: Record<string, string>;
  net: string;
  on: (tax: string, base: string) => string;
  total: string;
}

const en: InvoiceWords = {
  // ISO 8601, so that the day can’t be mistaken for the month.
  days: 'en-CA',
  titles: { invoice: 'Invoice', credit_note: 'Credit note' },
  issued: (day) => `Issued ${day}`,
  payBy: (day) => `due ${day}`,
  corrects: (number) => `for ${number}`,
  from: 'From',
  to: 'To',
  vat: 'VAT',
  columns: ['Description', 'Quantity', 'Price'],
  span: (from, to) => `${from} to ${to}`,
  included: (quantity) => `${quantity} included`,
  perDays: (days) => `${days} days`,
  units: {},
  net: 'Net',
  on: (tax, base) => `${tax} on ${base}`,
  total: 'Total',
};

const de: InvoiceWords = {
  days: 'de-DE',
  titles: { invoice: 'Rechnung', credit_note: 'Gutschrift' },
  issued: (day) => `Ausgestellt am ${day}`,
  payBy: (day) => `zahlbar bis ${day}`,
  corrects: (number) => `zu ${number}`,
  from: 'Von',
  to: 'An',
  vat: 'USt-IdNr.',
  columns: ['Beschreibung', 'Menge', 'Preis'],
  span: (from, to) => `${from} bis ${to}`,
  included: (quantity) => `${quantity} inbegriffen`,
  perDays: (days) => `${days} Tage`,
  units: {
    month: 'Monat',
    year: 'Jahr',
    message: 'Nachricht',
    day: 'Tag',
    chat: 'Chat',
    token: 'Token',
    discount: 'Nachlass',
    'set-up': 'Einrichtung',
    'part of a month': 'anteiliger Monat',
    'part of a year': 'anteiliges Jahr',
  },
  net: 'Netto',
  on: (tax, base) => `${tax} auf ${base}`,
  total: 'Gesamt',
};

const es: InvoiceWords = {
  days: 'es-ES',
  titles: { invoice: 'Factura', credit_note: 'Factura rectificativa' },
  issued: (day) => `Emitida el ${day}`,
  payBy: (day) => `vencimiento: ${day}`,
  corrects: (number) => `de ${number}`,
  from: 'De',
  to: 'Para',
  vat: 'NIF-IVA',
  columns: ['Descripción', 'Cantidad', 'Precio'],
  span: (from, to) => `del ${from} al ${to}`,
  included: (quantity) => `${quantity} incluidos`,
  perDays: (days) => `${days} días`,
  units: {
    month: 'mes',
    year: 'año',
    message: 'mensaje',
    day: 'día',
    discount: 'descuento',
    'set-up': 'alta',
    chat: 'chat',
    token: 'token',
    'part of a month': 'fracción de mes',
    'part of a year': 'fracción de año',
  },
  net: 'Base imponible',
  on: (tax, base) => `${tax} sobre ${base}`,
  total: 'Total',
};

const fr: InvoiceWords = {
  days: 'fr-FR',
  titles: { invoice: 'Facture', credit_note: 'Avoir' },
  issued: (day) => `Émise le ${day}`,
  payBy: (day) => `à régler avant le ${day}`,
  corrects: (number) => `pour ${number}`,
  from: 'De',
  to: 'À',
  vat: 'N° TVA',
  columns: ['Description', 'Quantité', 'Prix'],
  span: (from, to) => `du ${from} au ${to}`,
  included: (quantity) => `${quantity} inclus`,
  perDays: (days) => `${days} jours`,
  units: {
    month: 'mois',
    year: 'an',
    message: 'message',
    day: 'jour',
    discount: 'remise',
    'set-up': 'mise en service',
    chat: 'chat',
    token: 'jeton',
    'part of a month': 'prorata mensuel',
    'part of a year': 'prorata annuel',
  },
  net: 'Total HT',
  on: (tax, base) => `${tax} sur ${base}`,
  total: 'Total TTC',
};

const languages: Record<string, InvoiceWords> = { en, de, es, fr };

export const invoiceWords = (language: string): InvoiceWords => languages[language.slice(0, 2)] ?? en;

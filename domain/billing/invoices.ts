import { z } from 'zod';
import { Id, Moment } from '#domain/platform/http.ts';
import { Currency } from '#domain/platform/money.ts';
import { DunningStep } from './dunning.ts';

/** Days in which an invoice is to be paid. */
export const paymentDays = 14;

/** Who someone is on an invoice. */
export const BillingProfile = z.object({
  name: z.string().trim().min(1, 'Enter the name on the invoice.').max(120),
  /** Street, place and what else stands on a letter, in lines. */
  address: z.string().trim().max(400),
  country: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, 'Use a two-letter country code, like DE.')
    .nullable(),
  vatId: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/, 'A VAT number starts with two letters, like DE123456789.')
    .nullable(),
  /** At the foot of the invoices that they issue: bank details, terms of payment, what the law asks for. */
  footer: z.string().trim().max(800).optional(),
});
export type BillingProfile = z.infer<typeof BillingProfile>;

/** Members of the European Union, where tax of a sale to another business is the buyer's to pay. */
export const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** As in EN 16931: standard and zero rate, reverse charge, outside the scope of tax. */
export const taxCategories = ['S', 'Z', 'AE', 'O'] as const;
export type TaxCategory = (typeof taxCategories)[number];

const Tax = z.object({
  category: z.enum(taxCategories),
  name: z.string(),
  /** Hundredths of a percent. */
  basisPoints: z.int(),
});
export type Tax = z.infer<typeof Tax>;

export const InvoiceLine = z.object({
  id: Id,
  description: z.string(),
  /** The price is `unitAmount` for each `per` of the quantity. */
  quantity: z.int(),
  unit: z.string(),
  unitAmount: z.int(),
  per: z.int(),
  /** What was used besides and cost nothing, because the plan includes it. */
  included: z.int(),
  net: z.int(),
  from: Moment,
  to: Moment,
  /** Whether calls stand behind it, see its endpoint. */
  hasCalls: z.boolean(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** An invoice or credit note as it was issued. Sums of a credit note are what is given back. */
export const InvoiceDocument = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  issuedAt: Moment,
  dueAt: Moment,
  currency: Currency,
  seller: BillingProfile,
  buyer: BillingProfile,
  lines: z.array(InvoiceLine),
  tax: Tax.extend({ base: z.int(), amount: z.int(), note: z.string().nullable() }),
  net: z.int(),
  gross: z.int(),
  /** Number of the invoice that a credit note takes back from. */
  corrects: z.string().nullable(),
  /** Of the buyer, in which its PDF is. */
  language: z.string().default('en-US'),
  /** Of the seller, in which its days are. */
  timeZone: z.string().default('UTC'),
});
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

export const invoiceStatuses = ['open', 'overdue', 'paid', 'disputed', 'credited', 'issued'] as const;

export const Invoice = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** A credit note is issued, and nothing is to be paid of it. `disputed`: the buyer's bank disputes the payment. */
  status: z.enum(invoiceStatuses),
  currency: Currency,
  gross: z.int(),
  paid: z.int(),
  credited: z.int(),
  /** What is still to be paid. */
  due: z.int(),
  issuedAt: Moment,
  dueAt: Moment,
  sellerName: z.string(),
  buyerName: z.string(),
  buyerId: Id,
  pdf: z.enum(['pending', 'ready', 'refused']),
  /** Why there is no PDF. */
  pdfError: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const paymentStatuses = ['paid', 'pending', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const Payment = z.object({
  id: Id,
  invoiceId: Id,
  invoiceNumber: z.string(),
  createdAt: Moment,
  /** Below zero: paid back. */
  amount: z.int(),
  currency: Currency,
  status: z.enum(paymentStatuses),
  /** Who told of it. */
  source: z.enum(['manual', 'credit', 'stripe']),
  description: z.string(),
});
export type Payment = z.infer<typeof Payment>;

/** How far an invoice is at the payment provider. */
export const OnlineInvoice = z.object({
  /** `preparing`: it is being made there. `left`: it is collected by hand since. */
  status: z.enum(['preparing', 'open', 'paid', 'closed', 'left']),
  /** The page where it can be paid. */
  url: z.string().nullable(),
  /** Why it was not paid yet, or could not be made. */
  problem: z.string().nullable(),
});
export type OnlineInvoice = z.infer<typeof OnlineInvoice>;

export const WholeInvoice = Invoice.extend({
  document: InvoiceDocument,
  payments: z.array(Payment),
  /** What was done since it was not paid in time, oldest first. */
  steps: z.array(DunningStep),
  /** Null: it is collected by hand. */
  online: OnlineInvoice.nullable(),
});

import type { Form } from './form.ts';

/** What Stripe keeps of an account, as far as this product uses it. */

/** How a card behaves when it is charged. */
export type Outcome = 'pays' | 'declined' | 'needs action';

export interface Thing {
  id: string;
  object: string;
  livemode: boolean;
  created: number;
}
export interface Customer extends Thing {
  name: string | null;
  email: string | null;
  address: Form | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  tax_ids: { type: string; value: string }[];
}
export interface Method extends Thing {
  type: 'card';
  customer: string;
  outcome: Outcome;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}
export interface SetupIntent extends Thing {
  status: 'requires_payment_method' | 'succeeded';
  customer: string;
  payment_method: string | null;
  metadata: Record<string, string>;
}
export interface Session extends Thing {
  mode: string;
  status: 'open' | 'complete' | 'expired';
  customer: string;
  setup_intent: string;
  success_url: string;
  cancel_url: string;
  url: string | null;
  metadata: Record<string, string>;
}
export interface Item extends Thing {
  invoice: string;
  customer: string;
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
}
export interface Invoice extends Thing {
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  customer: string;
  currency: string;
  collection_method: string;
  auto_advance: boolean;
  description: string | null;
  number: string | null;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  pre_payment_credit_notes_amount: number;
  post_payment_credit_notes_amount: number;
  hosted_invoice_url: string | null;
  metadata: Record<string, string>;
}
export interface Charge extends Thing {
  amount: number;
  payment_intent: string;
  refunded: boolean;
  /** Of the stand-in, which needs no payment intents of its own. */
  invoice: string;
}
export interface Refund extends Thing {
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  payment_intent: string;
}
export interface Dispute extends Thing {
  amount: number;
  status: 'needs_response' | 'won' | 'lost';
  payment_intent: string;
}
export interface CreditNote extends Thing {
  invoice: string;
  amount: number;
  out_of_band_amount: number;
  refunds: { refund: string; amount_refunded: number }[];
  metadata: Record<string, string>;
}
export interface Event extends Thing {
  type: string;
  data: { object: object };
}

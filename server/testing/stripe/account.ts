import { randomBytes } from 'node:crypto';
import { type Form, formIn, missing, numberIn, refused, StripeFault, textIn, textsIn } from './form.ts';
import type {
  Charge,
  CreditNote,
  Customer,
  Dispute,
  Event,
  Invoice,
  Item,
  Method,
  Outcome,
  Refund,
  Session,
  SetupIntent,
  Thing,
} from './things.ts';

/** What one account holds, in memory, and what can be done to it: the part of Stripe that this product uses. */

const fourDigits: Record<Outcome, string> = { pays: '4242', declined: '0341', 'needs action': '3184' };

export class SimulatorAccount {
  readonly id = `acct_${randomBytes(8).toString('hex')}`;
  readonly customers: Customer[] = [];
  readonly methods: Method[] = [];
  readonly intents: SetupIntent[] = [];
  readonly sessions: Session[] = [];
  readonly items: Item[] = [];
  readonly invoices: Invoice[] = [];
  readonly charges: Charge[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly notes: CreditNote[] = [];
  readonly events: Event[] = [];
  /** Where each portal leads back to. */
  readonly portals = new Map<string, string>();
  /** What becomes of the next refunds. */
  refundsBecome: Refund['status'] = 'succeeded';
  readonly #origin: () => string;
  readonly #now: () => number;
  readonly #livemode: boolean;
  readonly #told: (event: Event) => void;

  constructor(origin: () => string, now: () => number, livemode: boolean, told: (event: Event) => void) {
    this.#origin = origin;
    this.#now = now;
    this.#livemode = livemode;
    this.#told = told;
  }

  #thing(object: string, prefix: string): Thing {
    const created = Math.floor(this.#now() / 1000);
    return { id: `${prefix}_${randomBytes(12).toString('hex')}`, object, livemode: this.#livemode, created };
  }

  tell(type: string, object: object): Event {
    const event = { ...this.#thing('event', 'evt'), type, data: { object: structuredClone(object) } };
    this.events.push(event);
    this.#told(event);
    return event;
  }

  find<T extends Thing>(list: T[], id: string, what: string): T {
    const found = list.find((one) => one.id === id);
    if (found === undefined) throw missing(what, id);
    return found;
  }

  createCustomer(form: Form): Customer {
    const customer: Customer = {
      ...this.#thing('customer', 'cus'),
      name: null,
      email: null,
      address: null,
      tax_ids: [],
      metadata: textsIn(form, 'metadata'),
      invoice_settings: { default_payment_method: null },
    };
    this.customers.push(customer);
    return this.updateCustomer(customer.id, form);
  }

  updateCustomer(id: string, form: Form): Customer {
    const customer = this.find(this.customers, id, 'customer');
    customer.name = textIn(form, 'name') ?? customer.name;
    customer.email = textIn(form, 'email') ?? customer.email;
    if (form.address !== undefined) customer.address = formIn(form, 'address');
    const method = textIn(formIn(form, 'invoice_settings'), 'default_payment_method');
    if (method !== undefined) {
      const { customer: owner } = this.find(this.methods, method, 'PaymentMethod');
      if (owner !== id) throw refused('The customer does not have this payment method.', 'invoice_settings');
      customer.invoice_settings.default_payment_method = method;
    }
    return customer;
  }

  addTaxId(id: string, form: Form): object {
    const [type, value] = [textIn(form, 'type') ?? '', textIn(form, 'value') ?? ''];
    if (type === 'eu_vat' && !/^[A-Z]{2}[0-9A-Z]{8,12}$/.test(value))
      throw refused('Invalid value for eu_vat.', 'value');
    this.find(this.customers, id, 'customer').tax_ids.push({ type, value });
    return { ...this.#thing('tax_id', 'txi'), customer: id, type, value };
  }

  createSession(form: Form): Session {
    const customer = textIn(form, 'customer') ?? '';
    this.find(this.customers, customer, 'customer');
    if (textIn(form, 'mode') !== 'setup') throw refused('This stand-in knows the mode setup alone.', 'mode');
    const metadata = textsIn(formIn(form, 'setup_intent_data'), 'metadata');
    const intent: SetupIntent = {
      ...this.#thing('setup_intent', 'seti'),
      status: 'requires_payment_method',
      customer,
      payment_method: null,
      metadata,
    };
    this.intents.push(intent);
    const thing = this.#thing('checkout.session', 'cs_test');
    const session: Session = {
      ...thing,
      mode: 'setup',
      status: 'open',
      customer,
      setup_intent: intent.id,
      success_url: textIn(form, 'success_url') ?? '',
      cancel_url: textIn(form, 'cancel_url') ?? '',
      url: `${this.#origin()}/pay/checkout/${thing.id}`,
      metadata: textsIn(form, 'metadata'),
    };
    this.sessions.push(session);
    return session;
  }

  /** What a person does at the page of a checkout: puts down a card that behaves so. */
  completeSession(id: string, outcome: Outcome): Session {
    const session = this.find(this.sessions, id, 'checkout.session');
    if (session.status !== 'open') return session;
    const method: Method = {
      ...this.#thing('payment_method', 'pm'),
      type: 'card',
      customer: session.customer,
      outcome,
      card: { brand: 'visa', last4: fourDigits[outcome], exp_month: 12, exp_year: 2030 },
    };
    this.methods.push(method);
    const intent = this.find(this.intents, session.setup_intent, 'setupintent');
    Object.assign(intent, { status: 'succeeded', payment_method: method.id });
    Object.assign(session, { status: 'complete', url: null });
    this.tell('setup_intent.succeeded', intent);
    this.tell('checkout.session.completed', session);
    return session;
  }

  expireSession(id: string): void {
    const session = this.find(this.sessions, id, 'checkout.session');
    Object.assign(session, { status: 'expired', url: null });
    this.tell('checkout.session.expired', session);
  }

  openPortal(form: Form): object {
    const customer = textIn(form, 'customer') ?? '';
    this.find(this.customers, customer, 'customer');
    const thing = this.#thing('billing_portal.session', 'bps');
    this.portals.set(thing.id, textIn(form, 'return_url') ?? '');
    return { ...thing, customer, url: `${this.#origin()}/pay/portal/${thing.id}` };
  }

  createInvoice(form: Form): Invoice {
    const customer = this.find(this.customers, textIn(form, 'customer') ?? '', 'customer');
    const method = textIn(form, 'collection_method') ?? 'charge_automatically';
    if (method === 'send_invoice' && customer.email === null) {
      throw refused(
        'Missing email. In order to create invoices that are sent to the customer, the customer must have a valid email.',
      );
    }
    if (method === 'send_invoice' && numberIn(form, 'days_until_due') === undefined) {
      throw refused('You must pass either due_date or days_until_due.', 'days_until_due');
    }
    const invoice: Invoice = {
      ...this.#thing('invoice', 'in'),
      status: 'draft',
      customer: customer.id,
      currency: textIn(form, 'currency') ?? 'usd',
      number: null,
      collection_method: method,
      auto_advance: textIn(form, 'auto_advance') === 'true',
      description: textIn(form, 'description') ?? null,
      metadata: textsIn(form, 'metadata'),
      total: 0,
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      hosted_invoice_url: null,
      pre_payment_credit_notes_amount: 0,
      post_payment_credit_notes_amount: 0,
    };
    this.invoices.push(invoice);
    return invoice;
  }

  createItem(form: Form): Item {
    const invoice = this.find(this.invoices, textIn(form, 'invoice') ?? '', 'invoice');
    if (invoice.status !== 'draft') throw refused('This invoice is no longer editable.');
    const currency = textIn(form, 'currency') ?? '';
    if (currency !== invoice.currency) throw refused('The currency does not match the invoice.', 'currency');
    const amount = numberIn(form, 'amount');
    if (amount === undefined) throw refused('Missing required param: amount.', 'amount');
    const item: Item = {
      ...this.#thing('invoiceitem', 'ii'),
      invoice: invoice.id,
      customer: invoice.customer,
      amount,
      currency,
      description: textIn(form, 'description') ?? '',
      metadata: textsIn(form, 'metadata'),
    };
    this.items.push(item);
    invoice.total += amount;
    invoice.amount_due = invoice.total;
    invoice.amount_remaining = invoice.total;
    return item;
  }

  finalize(id: string): Invoice {
    const invoice = this.find(this.invoices, id, 'invoice');
    if (invoice.status !== 'draft')
      throw refused('This invoice is already finalized, you can’t re-finalize a non-draft invoice.');
    if (invoice.total < 0) throw refused('You cannot finalize an invoice below zero.');
    const number = `SI-${String(this.invoices.indexOf(invoice) + 1).padStart(4, '0')}`;
    Object.assign(invoice, { status: 'open', number, hosted_invoice_url: `${this.#origin()}/pay/invoice/${id}` });
    this.tell('invoice.finalized', invoice);
    return invoice;
  }

  /** Charges a card. */
  pay(id: string, methodId: string | undefined): Invoice {
    const invoice = this.find(this.invoices, id, 'invoice');
    if (invoice.status === 'paid') throw refused('Invoice is already paid');
    if (invoice.status !== 'open') throw refused('This invoice cannot be paid.');
    const customer = this.find(this.customers, invoice.customer, 'customer');
    const chosen = methodId ?? customer.invoice_settings.default_payment_method;
    if (chosen === null) throw refused('There is no default payment method set on this Customer.');
    const { outcome } = this.find(this.methods, chosen, 'PaymentMethod');
    if (outcome === 'pays') return this.paid(id);
    this.tell(outcome === 'declined' ? 'invoice.payment_failed' : 'invoice.payment_action_required', invoice);
    throw new StripeFault(402, {
      type: 'card_error',
      ...(outcome === 'declined'
        ? { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }
        : {
            code: 'invoice_payment_intent_requires_action',
            message: 'This payment requires additional user action before it can be completed successfully.',
          }),
    });
  }

  /** Notes that an invoice was paid, by a card here or at its own page. */
  paid(id: string): Invoice {
    const invoice = this.find(this.invoices, id, 'invoice');
    if (invoice.status !== 'open') throw refused('This invoice cannot be paid.');
    const amount = invoice.amount_remaining;
    const charge = { ...this.#thing('charge', 'ch'), amount, refunded: false, invoice: id, payment_intent: '' };
    charge.payment_intent = charge.id.replace('ch_', 'pi_');
    this.charges.push(charge);
    Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0 });
    this.tell('invoice.paid', invoice);
    return invoice;
  }

  void(id: string): Invoice {
    const invoice = this.find(this.invoices, id, 'invoice');
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw refused('You can only pass in open or uncollectible invoices to be voided.');
    }
    Object.assign(invoice, { status: 'void', amount_remaining: 0 });
    this.tell('invoice.voided', invoice);
    return invoice;
  }

  createNote(form: Form): CreditNote {
    const invoice = this.find(this.invoices, textIn(form, 'invoice') ?? '', 'invoice');
    const amount = numberIn(form, 'amount') ?? 0;
    const [refund, outside] = [numberIn(form, 'refund_amount') ?? 0, numberIn(form, 'out_of_band_amount') ?? 0];
    const left = invoice.total - invoice.pre_payment_credit_notes_amount - invoice.post_payment_credit_notes_amount;
    if (amount <= 0 || amount > left)
      throw refused('Credit note amount is more than is left of the invoice.', 'amount');
    const note: CreditNote = {
      ...this.#thing('credit_note', 'cn'),
      invoice: invoice.id,
      amount,
      out_of_band_amount: outside,
      refunds: [],
      metadata: textsIn(form, 'metadata'),
    };
    if (invoice.status === 'open') {
      if (refund + outside > 0) throw refused('Nothing was paid of this invoice yet.');
      invoice.pre_payment_credit_notes_amount += amount;
      invoice.amount_due -= amount;
      invoice.amount_remaining -= amount;
    } else if (invoice.status === 'paid') {
      if (refund + outside !== amount)
        throw refused(
          'The sum of credit amount, refund amount and out of band amount must equal the credit note amount.',
        );
      invoice.post_payment_credit_notes_amount += amount;
      if (refund > 0) note.refunds.push({ refund: this.#refund(invoice.id, refund).id, amount_refunded: refund });
    } else throw refused('A credit note needs an invoice that is open or paid.');
    this.notes.push(note);
    return note;
  }

  #refund(invoiceId: string, amount: number): Refund {
    const charge = this.charges.find(({ invoice }) => invoice === invoiceId);
    if (charge === undefined) throw refused('There is no charge to refund.');
    const given = this.refunds.filter(
      ({ payment_intent: of, status }) => of === charge.payment_intent && status !== 'failed',
    );
    if (given.reduce((sum, one) => sum + one.amount, 0) + amount > charge.amount) {
      throw refused('Refund amount is greater than unrefunded amount on charge.', 'amount');
    }
    const { payment_intent } = charge;
    const refund: Refund = { ...this.#thing('refund', 're'), amount, status: this.refundsBecome, payment_intent };
    this.refunds.push(refund);
    this.tell('charge.refunded', charge);
    return refund;
  }

  /** What someone pays back in Stripe's own dashboard. */
  refundOutside(invoiceId: string, amount: number): Refund {
    const refund = this.#refund(invoiceId, amount);
    // It is booked under its moment, among ids of ours, which are made by the clock of this machine.
    refund.created = Math.ceil(Date.now() / 1000);
    return refund;
  }

  /** A bank disputes what was paid of an invoice. */
  dispute(invoiceId: string): Dispute {
    const { amount, payment_intent } = this.charges.find(({ invoice }) => invoice === invoiceId)!;
    const dispute = { ...this.#thing('dispute', 'du'), amount, status: 'needs_response' as const, payment_intent };
    this.disputes.push(dispute);
    this.tell('charge.dispute.created', dispute);
    return dispute;
  }

  /** What it decides. */
  endDispute(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    this.tell('charge.dispute.closed', dispute);
  }

  /** What a bank says of a refund later. */
  endRefund(id: string, status: Refund['status']): void {
    const refund = this.find(this.refunds, id, 'refund');
    refund.status = status;
    this.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }
}

import { createHash } from 'node:crypto';
import type { SimulatorAccount } from './account.ts';
import { type Form, formIn, missing, readForm, refused, StripeFault, textIn } from './form.ts';

/** Requests of Stripe's API, as its public description has them, on the account of a stand-in. */

export interface ApiRequest {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
  body: string;
}
export interface ApiAnswer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

export const apiVersion = '2026-10-28.endive';

interface Asked {
  account: SimulatorAccount;
  /** Of the path, as they stand in the route. */
  id: string;
  /** Body or query. */
  form: Form;
}
type Route = [method: string, path: RegExp, answer: (asked: Asked) => object];

/** A page of a list, newest first. */
function listOf<T extends { id: string }>(all: T[], form: Form, url: string): object {
  const limit = Number(textIn(form, 'limit') ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw refused('Limit must be between 1 and 100.', 'limit');
  const newest = all.toReversed();
  const after = textIn(form, 'starting_after');
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing('object', after);
  return { object: 'list', url, data: newest.slice(from, from + limit), has_more: newest.length > from + limit };
}

const itsInvoice = (form: Form) => textIn(form, 'invoice') ?? '';

const routes: Route[] = [
  ['GET', /^\/v1\/account$/, ({ account }) => ({ id: account.id, object: 'account' })],
  ['POST', /^\/v1\/customers$/, ({ account, form }) => account.createCustomer(form)],
  [
    'GET',
    /^\/v1\/customers\/search$/,
    ({ account, form }) => {
      const [, value] = /^metadata\['parley_workspace'\]:'([\w-]+)'$/.exec(textIn(form, 'query') ?? '') ?? [];
      if (value === undefined) throw refused('The query ’s response can’t be read.', 'query');
      const data = account.customers.filter(({ metadata }) => metadata.parley_workspace === value);
      return { object: 'search_result', url: '/v1/customers/search', data, has_more: false, next_page: null };
    },
  ],
  ['GET', /^\/v1\/customers\/(cus_\w+)$/, ({ account, id }) => account.find(account.customers, id, 'customer')],
  ['POST', /^\/v1\/customers\/(cus_\w+)$/, ({ account, id, form }) => account.updateCustomer(id, form)],
  ['POST', /^\/v1\/customers\/(cus_\w+)\/tax_ids$/, ({ account, id, form }) => account.addTaxId(id, form)],
  ['POST', /^\/v1\/checkout\/sessions$/, ({ account, form }) => account.createSession(form)],
  ['GET', /^\/v1\/checkout\/sessions\/(cs_\w+)$/, ({ account, id }) => account.find(account.sessions, id, 'session')],
  ['GET', /^\/v1\/setup_intents\/(seti_\w+)$/, ({ account, id }) => account.find(account.intents, id, 'setupintent')],
  ['POST', /^\/v1\/billing_portal\/sessions$/, ({ account, form }) => account.openPortal(form)],
  ['POST', /^\/v1\/invoices$/, ({ account, form }) => account.createInvoice(form)],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ account, form }) => {
      const customer = textIn(form, 'customer');
      const own = account.invoices.filter((one) => customer === undefined || one.customer === customer);
      return listOf(own, form, '/v1/invoices');
    },
  ],
  ['GET', /^\/v1\/invoices\/(in_\w+)$/, ({ account, id }) => account.find(account.invoices, id, 'invoice')],
  ['POST', /^\/v1\/invoices\/(in_\w+)\/finalize$/, ({ account, id }) => account.finalize(id)],
  ['POST', /^\/v1\/invoices\/(in_\w+)\/void$/, ({ account, id }) => account.void(id)],
  [
    'POST',
    /^\/v1\/invoices\/(in_\w+)\/pay$/,
    ({ account, id, form }) => account.pay(id, textIn(form, 'payment_method')),
  ],
  ['POST', /^\/v1\/invoiceitems$/, ({ account, form }) => account.createItem(form)],
  [
    'GET',
    /^\/v1\/invoiceitems$/,
    ({ account, form }) =>
      listOf(
        account.items.filter(({ invoice }) => invoice === itsInvoice(form)),
        form,
        '/v1/invoiceitems',
      ),
  ],
  ['POST', /^\/v1\/credit_notes$/, ({ account, form }) => account.createNote(form)],
  [
    'GET',
    /^\/v1\/credit_notes$/,
    ({ account, form }) =>
      listOf(
        account.notes.filter(({ invoice }) => invoice === itsInvoice(form)),
        form,
        '/v1/credit_notes',
      ),
  ],
  ['GET', /^\/v1\/refunds\/(re_\w+)$/, ({ account, id }) => account.find(account.refunds, id, 'refund')],
  [
    'GET',
    /^\/v1\/refunds$/,
    ({ account, form }) => {
      const paid = textIn(form, 'payment_intent');
      return listOf(
        account.refunds.filter(({ payment_intent: of }) => of === paid),
        form,
        '/v1/refunds',
      );
    },
  ],
  ['GET', /^\/v1\/disputes\/(du_\w+)$/, ({ account, id }) => account.find(account.disputes, id, 'dispute')],
  ['GET', /^\/v1\/charges\/(ch_\w+)$/, ({ account, id }) => account.find(account.charges, id, 'charge')],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    ({ account, form }) => {
      const paid = textIn(formIn(form, 'payment'), 'payment_intent');
      const own = account.charges.filter(({ payment_intent: of }) => of === paid);
      const data = own.map(({ id, invoice }) => ({ id: `inpay_${id}`, object: 'invoice_payment', invoice }));
      return { object: 'list', url: '/v1/invoice_payments', data, has_more: false };
    },
  ],
];

/** Puts the things themselves where a request wants more than their ids. */
function expanded(account: SimulatorAccount, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Record<string, unknown>;
  const all = [account.intents, account.methods, account.customers, account.invoices, account.charges, account.refunds];
  for (const path of paths) {
    let at = copy;
    for (const part of path.split('.')) {
      const value = at[part];
      if (typeof value === 'string') {
        at[part] = structuredClone((all.flat() as { id: string }[]).find(({ id }) => id === value) ?? value);
      }
      if (typeof at[part] !== 'object' || at[part] === null) break;
      at = at[part] as Record<string, unknown>;
    }
  }
  return copy;
}

/** One account's API, with the answers that it keeps for keys of requests. */
export function simulatorApi(account: SimulatorAccount, key: string) {
  const kept = new Map<string, { print: string; answer: ApiAnswer }>();

  function perform({ method, url, body }: ApiRequest): ApiAnswer {
    const form = readForm(method === 'GET' ? url.search.slice(1) : body);
    for (const [wanted, path, answer] of routes) {
      const found = path.exec(url.pathname);
      if (wanted !== method || found === null) continue;
      const expand = Object.values(formIn(form, 'expand')).filter((one): one is string => typeof one === 'string');
      return { status: 200, body: expanded(account, answer({ account, id: found[1] ?? '', form }), expand) };
    }
    const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
    throw new StripeFault(404, { type: 'invalid_request_error', message });
  }

  const refusal = ({ status, error }: StripeFault): ApiAnswer => ({ status, body: { error } });

  return (request: ApiRequest): ApiAnswer => {
    try {
      if (request.headers.authorization !== `Bearer ${key}`) {
        throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
      }
      const version = request.headers['stripe-version'];
      if (version !== apiVersion) throw refused(`Invalid Stripe API version: ${version}`);
      const name = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      if (name === undefined) return perform(request);
      const print = createHash('sha256').update(`${request.url.pathname}\n${request.body}`).digest('hex');
      const before = kept.get(name);
      if (before !== undefined && before.print !== print) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${name}' if you meant to execute a different request.`;
        throw new StripeFault(400, { type: 'idempotency_error', message });
      }
      if (before !== undefined) {
        return { ...before.answer, headers: { 'idempotent-replayed': 'true' } };
      }
      const answer = keepable(() => perform(request));
      if (answer.status !== 400) kept.set(name, { print, answer: structuredClone(answer) });
      return answer;
    } catch (error) {
      if (error instanceof StripeFault) return refusal(error);
      throw error;
    }
  };

  /** What began to be done is answered the same again, also when it went wrong. */
  function keepable(work: () => ApiAnswer): ApiAnswer {
    try {
      return work();
    } catch (error) {
      if (error instanceof StripeFault && error.status === 402) return refusal(error);
      throw error;
    }
  }
}

import type { SimulatorAccount } from './account.ts';
import type { Outcome } from './things.ts';

/** Pages of a stand-in where a person pays: plain, and each says whose stand-in it is. */

const cards: [Outcome, string][] = [
  ['pays', 'Card that pays'],
  ['declined', 'Card that is declined later'],
  ['needs action', 'Card whose bank asks'],
];

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem}button{font:inherit;display:block;width:100%;min-height:44px;margin:.5rem 0}</style></head>
<body><main><h1>${title}</h1>${body}<p>This page stands in for the payment provider. No money moves.</p></main></body></html>`;

const form = (action: string, buttons: [string, string][]) =>
  `<form method="post" action="${action}">${buttons
    .map(([value, label]) => `<button name="do" value="${value}">${label}</button>`)
    .join('')}</form>`;

export interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

/** Shows a page, or does what its form says. */
export function simulatorPage(
  account: SimulatorAccount,
  method: string,
  path: string,
  chosen: string,
): PageAnswer | undefined {
  const [, kind, id = ''] = /^\/pay\/(checkout|invoice|portal)\/(\w+)$/.exec(path) ?? [];
  if (kind === 'checkout') {
    const session = account.find(account.sessions, id, 'session');
    if (method !== 'POST')
      return { status: 200, html: page('Put down a card', form(path, [...cards, ['cancel', 'Back']])) };
    if (chosen === 'cancel') return { status: 303, location: session.cancel_url };
    account.completeSession(id, chosen as Outcome);
    return { status: 303, location: session.success_url };
  }
  if (kind === 'invoice') {
    const invoice = account.find(account.invoices, id, 'invoice');
    if (method === 'POST') {
      account.paid(id);
      return { status: 303, location: path };
    }
    const sum = (invoice.amount_remaining / 100).toFixed(2);
    const body =
      invoice.status === 'open' ? form(path, [['pay', `Pay ${sum}`]]) : `<p>This invoice is ${invoice.status}.</p>`;
    return { status: 200, html: page(`Invoice ${invoice.description}`, body) };
  }
  if (kind === 'portal') {
    const back = account.portals.get(id) ?? '/';
    if (method === 'POST') return { status: 303, location: back };
    return { status: 200, html: page('Cards and receipts', form(path, [['back', 'Return']])) };
  }
  return undefined;
}

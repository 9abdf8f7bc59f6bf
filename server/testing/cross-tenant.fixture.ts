import { createHash } from 'node:crypto';
import type { Flow } from '#domain/agents/workflows.ts';
import type { InvoiceDocument } from '#domain/billing/invoices.ts';

/** In what belongs to another workspace, whatever it is: no one else may ever read it. */
export const marker = 'of-the-other-workspace';
/** What both may upload. */
export const knownText = 'Words of both.';
export const knownSha = createHash('sha256').update(knownText).digest('hex');
export const later = '2026-11-30T12:00:00Z';

/** An invoice with one line. */
export const anInvoice: InvoiceDocument = {
  number: '',
  kind: 'invoice',
  issuedAt: later,
  dueAt: later,
  currency: 'USD',
  net: 1_000,
  gross: 1_000,
  seller: { name: marker, address: '', country: null, vatId: null },
  corrects: null,
  language: 'en-US',
  timeZone: 'UTC',
  buyer: { name: marker, address: '', country: null, vatId: null },
  lines: [
    {
      id: '',
      description: '',
      quantity: 1,
      unit: 'second',
      unitAmount: 1_000,
      per: 1,
      included: 0,
      net: 1_000,
      from: later,
      to: later,
      hasCalls: true,
    },
  ],
  tax: { category: 'O', name: 'Tax', basisPoints: 0, base: 1_000, amount: 0, note: null },
};

/** A flow that needs no caller. */
export const automaticFlow: Flow = {
  name: marker,
  version: 2,
  nodes: [
    { id: 'start', type: 'start', title: 'Start Call', config: {}, x: 0, y: 0 },
    { id: 'end', type: 'end', title: 'End Call', config: { outcome: 'success' }, x: 0, y: 0 },
  ],
  edges: [{ from: 'start', port: 'next', to: 'end' }],
};

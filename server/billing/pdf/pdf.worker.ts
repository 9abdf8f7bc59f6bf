import { parentPort } from 'node:worker_threads';
import { InvoiceDocument } from '#domain/billing/invoices.ts';
import { drawInvoice } from './draw-invoice.ts';
import { MissingGlyphs } from './fonts.ts';

/** What comes of it: the bytes of a PDF, or the characters that no font has. */
export type Drawn = { bytes: Uint8Array } | { missing: string[] };

const port = parentPort!;

/** An invoice as JSON, and the logo of who issues it. */
export interface ToDraw {
  document: string;
  logo: Uint8Array | null;
}

function draw({ document, logo }: ToDraw): void {
  try {
    const pdf = drawInvoice(InvoiceDocument.parse(JSON.parse(document)), logo);
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => port.postMessage({ bytes: new Uint8Array(Buffer.concat(parts)) } satisfies Drawn));
    pdf.end();
  } catch (error) {
    if (!(error instanceof MissingGlyphs)) throw error;
    port.postMessage({ missing: error.characters } satisfies Drawn);
  }
}

port.on('message', draw);

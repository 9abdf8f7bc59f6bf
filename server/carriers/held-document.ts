import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';

/** Bytes of a document: those of an answer. */
const longestDocument = 64 * 1024;

const Query = z.object({ do: z.base64url().max(8_000) });

/** An address that answers with a document: for carriers that take an address where others take what it holds. */
export const addressHolding = (base: string, document: string): string =>
  `${base}/held?do=${deflateRawSync(document).toString('base64url')}`;

/** The document that such an address holds; null for one that was not made here. */
export function documentHeld(query: unknown): string | null {
  const { data } = Query.safeParse(query);
  if (data === undefined) return null;
  try {
    return inflateRawSync(Buffer.from(data.do, 'base64url'), { maxOutputLength: longestDocument }).toString('utf8');
  } catch {
    // Cut off, or larger than any of ours.
    return null;
  }
}

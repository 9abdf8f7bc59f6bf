import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The best quality takes seconds for more than this, and saves a tenth. In bytes. */
const bestBelow = 500_000;

const brotli = promisify(brotliCompress);
const packers = {
  br: (body: Buffer) =>
    body.length < bestBelow ? brotli(body) : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};
type Encoding = keyof typeof packers;

/** The best encoding that the client takes; `br;q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding | null {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** A text that stays in memory, packed once when first asked for. */
export interface PackedText {
  body: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
  etag: string;
  type: string;
}

export function packedText(text: string, type: string): PackedText {
  const body = Buffer.from(text);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  return { body, packed: new Map(), etag, type };
}

/** Answers with a text in the form that the client takes; 304 where it has it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${text.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ 'content-type': text.type, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  if (encoding === null) return reply.send(text.body);
  const packed = text.packed.get(encoding) ?? packers[encoding](text.body);
  text.packed.set(encoding, packed);
  return reply.header('content-encoding', encoding).send(await packed);
}

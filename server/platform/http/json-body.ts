import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';

/** Deeper bodies cost PostgreSQL's JSON parser, which recurses, its stack, and no honest caller sends them. */
const maxDepth = 32;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A megabyte of tiny members keeps the event loop, and every call on it, busy for a tenth of a second. */
const maxValues = 20_000;

/** Nesting and number of values of a JSON text, counted on the bytes so that nothing recurses before the check. */
function shapeOf(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x2c) values++;
    else if (byte === 0x7b || byte === 0x5b) {
      deepest = Math.max(deepest, ++depth);
      values++;
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  return { depth: deepest, values };
}

/** NUL cannot be stored by PostgreSQL and lone surrogates are no UTF-8; `__proto__` is never meant well. */
function refuseHostile(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new AppError('bad_json', 'The body contains a NUL character. Remove it.');
    if (!value.isWellFormed())
      throw new AppError('bad_json', 'The body contains a lone surrogate (half a character). Remove it.');
  } else if (Array.isArray(value)) value.forEach(refuseHostile);
  else if (value !== null && typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) {
      if (key === '__proto__') throw new AppError('bad_json', 'The body contains a member named __proto__. Remove it.');
      refuseHostile(key);
      refuseHostile(member);
    }
  }
}

/**
 * JSON of bounded depth and size, whatever characters it has.
 * @throws AppError bad_json, body_too_deep, body_too_large
 */
export function parseBounded(bytes: Uint8Array): unknown {
  const { depth, values } = shapeOf(bytes);
  if (depth > maxDepth) throw new AppError('body_too_deep');
  if (values > maxValues)
    throw new AppError('body_too_large', `The body has more than ${maxValues} values. Send fewer.`);
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new AppError('bad_json');
  }
}

/**
 * The one JSON parser for bodies from outside. An empty body is undefined: auth clients send a JSON content
 * type with none.
 * @throws AppError bad_json, body_too_deep, body_too_large
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const value = parseBounded(bytes);
  refuseHostile(value);
  return value;
}

/** Bytes of the largest body that is read. */
export const bodyLimit = 1024 * 1024;

/** JSON is the only content that the API reads; what is uploaded or posted otherwise has a parser of its own route. */
export function acceptJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

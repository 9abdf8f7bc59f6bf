import { z } from 'zod';
import type { Endpoint } from './http.ts';

/** How long the answer to an Idempotency-Key is kept. */
export const idempotencyHours = 24;

export const IdempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,200}$/, 'Use 1 to 200 ASCII characters in an Idempotency-Key.')
  .describe(
    `A unique key for each request. A retry with the same key within ${idempotencyHours} hours has no effect and returns the original response, with the header Idempotent-Replayed: true.`,
  );

const repeatHeaders = z.object({ 'idempotency-key': IdempotencyKey.optional() });

/** Headers that an endpoint reads beside those that every one reads, for documents and forms. */
export const requestHeadersOf = ({ idempotent }: Pick<Endpoint, 'idempotent'>): z.ZodObject | undefined =>
  idempotent === undefined ? undefined : repeatHeaders;

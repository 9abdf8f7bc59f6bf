import { z } from 'zod';

/** A value that JSON can hold. Everything that is stored as jsonb or sent over a socket is one. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const Json: z.ZodType<Json> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Json), z.record(z.string(), Json)]))
  .meta({ id: 'Json' });

import { z } from 'zod';

/** A value that JSON can hold. Everything that is stored as jsonb or sent over a socket is one. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const Json: z.ZodType<Json> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Json), z.record(z.string(), Json)]))
  .meta({ id: 'Json' });

/** What has no member that JSON can't hold. Interfaces are taken, too, which have no index signature for `Json`. */
type JsonForm<T> = T extends Json | undefined
  ? T
  : T extends Date | ((...given: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : { [Name in keyof T]: JsonForm<T[Name]> };

/** A value of one's own types as JSON. */
export const toJson = <T>(value: T & JsonForm<T>): Json =>
  // Checked above, member by member; what is undefined is left out where it is written.
  value as unknown as Json;

/** A value as one text, whatever order its keys are in: a store such as jsonb does not keep it. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'null';

/** Whether two values are the same, whatever order their members are in; one that is undefined is not there. */
export const sameJson = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other);

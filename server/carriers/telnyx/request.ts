import { z } from 'zod';
import { askLimits, faultOf, jsonOf, lostOr } from '#server/carriers/asking.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';

type Value = string | number | boolean | undefined;
export type Fields = Readonly<Record<string, Value>>;

const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

const Refused = z.object({
  errors: z
    .array(
      z.object({
        code: z.union([z.string(), z.number()]).optional(),
        title: z.string().optional(),
        detail: z.string().optional(),
      }),
    )
    .min(1),
});

/** @throws CarrierError */
function refuse(status: number, body: unknown): never {
  const { data } = Refused.safeParse(body);
  const [first] = data?.errors ?? [];
  const told = first?.detail ?? first?.title ?? `The carrier returned ${status}.`;
  // What a key may not do is refused with 403, and says so: the key itself is good.
  const kind = status === 403 ? 'refused' : faultOf(status);
  throw new CarrierError(kind, told.slice(0, 300), Math.trunc(Number(first?.code)) || null);
}

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's address. */
  path: string;
  query?: Fields;
  json?: object;
  form?: Fields;
}

/** Asks an account for one thing, once: what may have been done is never asked for again here. @throws CarrierError */
export type Ask = (asked: Asked) => Promise<unknown>;

/** @param base the address of the API, with its path */
export const askerOf =
  (outbound: Outbound, base: string, apiKey: string): Ask =>
  async ({ method, path, query = {}, json, form }) => {
    const search = encoded(query);
    const body = json === undefined ? form && encoded(form) : JSON.stringify(json);
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await outbound({
      ...askLimits,
      method,
      url: `${base}${path}${search === '' ? '' : `?${search}`}`,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': type }),
      },
      signal: new AbortController().signal,
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw lostOr(error);
    });
    const said = await jsonOf(answer);
    return answer.status < 400 ? said : refuse(answer.status, said);
  };

/** An answer in the form that is expected. @throws CarrierError */
export function read<T>(form: z.ZodType<T>, body: unknown): T {
  const found = form.safeParse(body);
  if (found.success) return found.data;
  throw new CarrierError('unsure', 'The carrier’s response has an unknown format.', null, { cause: found.error });
}

import { z } from 'zod';
import { E164 } from '#domain/carriers/phone-numbers.ts';
import type { Protocol } from '#domain/platform/http.ts';

/** The part of Vapi's API that calls, as its server SDK knows it. `server/channels/clients/vapi` has the routes. */
export const vapiPrefix = '/vapi';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
};

/** `{ statusCode, message, error }`. */
export const vapi: Protocol = {
  name: 'Vapi',
  error: z.object({ statusCode: z.int(), message: z.union([z.string(), z.array(z.string())]), error: z.string() }),
  refuse({ status, message, details }) {
    const first = details?.[0];
    const body = { statusCode: status, message: first?.message ?? message, error: titles[status] ?? 'Error' };
    return { status, body };
  },
};

const text = z.string();
const AnyObject = z.record(z.string(), z.unknown());

export const VapiCallRequest = z.looseObject({
  name: text.nullish(),
  assistantId: text.nullish(),
  assistantOverrides: AnyObject.nullish(),
  phoneNumberId: text.nullish(),
  customer: z.looseObject({ number: E164.nullish() }).nullish(),
  customers: z
    .array(z.looseObject({ number: E164.nullish() }))
    .max(20, 'Call up to 20 customers at a time.')
    .nullish(),
});

export const VapiOverrides = z.looseObject({
  variableValues: AnyObject.nullish(),
  metadata: AnyObject.nullish(),
  firstMessage: text.nullish(),
  maxDurationSeconds: z.number().nullish(),
});

const Time = z.iso.datetime({ offset: true, error: 'Enter a time like 2026-11-23T08:00:00Z.' }).optional();

/** What calls are filtered by here. Another filter would be ignored in silence. */
export const VapiList = z.strictObject({
  id: text.optional(),
  assistantId: text.optional(),
  limit: z.coerce.number().int().min(0).optional(),
  createdAtGt: Time,
  createdAtLt: Time,
  createdAtGe: Time,
  createdAtLe: Time,
});

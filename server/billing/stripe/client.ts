import type Stripe from 'stripe';
import { AppError } from '#domain/platform/errors.ts';
import { fetchThrough } from '#server/platform/http/fetch-through.ts';
import type { Services } from '#server/services.ts';
import { OutboundError, trusting } from '#voice/engines/services/outbound.ts';
import type { Provider } from './providers.ts';

type Fetch = Parameters<typeof Stripe.createFetchHttpClient>[0];

/** The version of Stripe's API that this was written for. */
const apiVersion = '2026-10-28.endive';
/** Milliseconds and bytes. Charging a card waits for a bank. */
const limits = { firstByteMs: 30_000, idleMs: 10_000, totalMs: 40_000, maxBytes: 4 * 1024 * 1024 };

/**
 * Stripe as one seller. The package is 18 MB in memory, so it is loaded when there is a key. It tries nothing twice by
 * itself: our jobs do, with keys of their own.
 */
export async function openStripe({ outbound, config }: Services, { key }: Pick<Provider, 'key'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = config.stripe.baseUrl === null ? null : new URL(config.stripe.baseUrl);
  return new Client(key, {
    apiVersion,
    // It sends texts by GET and POST alone, and reads texts.
    httpClient: Client.createFetchHttpClient(fetchThrough(trusting(outbound, config.stripe.baseUrl), limits) as Fetch),
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: limits.totalMs,
    ...(base && {
      host: base.hostname,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
    }),
  });
}

/** An error as Stripe answers it; undefined for all others. */
export function stripeError(
  error: unknown,
): { type: string; code?: string; message: string; status?: number } | undefined {
  const { type, rawType, code, message, statusCode } = error as Partial<Stripe.errors.StripeError>;
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined;
  return {
    type: rawType ?? type,
    message: message ?? '',
    ...(code !== undefined && { code }),
    ...(statusCode !== undefined && { status: statusCode }),
  };
}

/** Whether it may go well a little later: no one was reached, or Stripe itself is in trouble. */
export function isPassing(error: unknown): boolean {
  if (error instanceof OutboundError) return true;
  const told = stripeError(error);
  if (told === undefined) return false;
  return told.status === undefined || told.status >= 500 || told.status === 429 || told.status === 409;
}

/** What went wrong, for people of the seller. Keys that Stripe repeats are left out. */
export function problemOf(error: unknown): string {
  const told = stripeError(error);
  if (isPassing(error)) return 'Can’t reach the payment provider. We’ll try again.';
  if (told === undefined) return 'Something went wrong on our end. We’ll try again.';
  if (told.status === 401) return 'Stripe rejected the key. Enter a new one under Payments.';
  if (told.status === 403)
    return 'The Stripe key doesn’t have the required permissions. Grant the permissions listed under Payments.';
  return `Stripe rejected the request: ${told.message.replace(/\b[srp]k_(live|test)_\S+/g, '…').slice(0, 300)}`;
}

/** Does something at Stripe while someone waits. @throws AppError payment_unavailable, conflict */
export async function whileWaited<T>(services: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isPassing(error)) throw new AppError('payment_unavailable');
    if (stripeError(error) === undefined) throw error;
    services.log.warn({ reason: problemOf(error) }, 'the payment provider refused a request');
    // Whose account it is may not be told to its clients.
    throw new AppError(
      'conflict',
      'The payment provider rejected the request. Ask the seller of your plan to check their payment settings.',
    );
  }
}

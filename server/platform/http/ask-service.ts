import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { retryAfter } from '#server/platform/http/retry-after.ts';
import { type Outbound, type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import { ServiceError, type ServiceFault } from './service-error.ts';

/** Milliseconds and bytes of one request. */
const limits = { firstByteMs: 8_000, idleMs: 4_000, totalMs: 10_000, maxBytes: 2 * 1024 * 1024 };
/** Milliseconds before what was too much is asked again, where the service does not say. */
const pauseMs = 1_100;
/** How often that is done. */
const mostPauses = 3;

/** How a service is reached for one verb, which may take several requests. */
export interface ServiceWay {
  outbound: Outbound;
  /** As people know it: "HubSpot". */
  name: string;
  /** `performance.now()` at which the verb has to have ended. */
  endsAt: number;
  /** What must not stand in any message. */
  hidden: string[];
}

export interface ServiceRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** JSON as it is sent. */
  body?: string;
}

export interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** Nothing was sent: no connection came about. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ERR_INVALID_URL'];

const reached = (name: string, cause: unknown) =>
  new ServiceError('never_left', `Can’t reach ${name} right now.`, { cause });
const unsure = (name: string, cause?: unknown) =>
  new ServiceError('unsure', `${name} didn’t confirm whether the request went through.`, { cause });

function lost({ name }: ServiceWay, error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const reason = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (error.code === 'forbidden') {
    const isRedirect = error.message.includes(' redirects to ');
    const what = isRedirect ? 'sends requests on to another address, which is not followed' : 'can’t be called';
    return new ServiceError('refused', `${name} ${what}.`, { cause: error });
  }
  if (error.code === 'unreachable' && neverLeft.includes(reason)) return reached(name, error);
  return unsure(name, error);
}

/** Milliseconds that are left of the verb. @throws ServiceError when none are */
function leftOf(way: ServiceWay): number {
  const left = way.endsAt - performance.now();
  if (left > 0) return left;
  throw new ServiceError('never_left', `${way.name} took too long to respond.`);
}

/** One line of what a service says, without what is secret. */
export function said(way: ServiceWay, text: string): string {
  const shown = way.hidden.reduce((one, secret) => one.replaceAll(secret, '•••'), text);
  return shown
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

const kinds: Record<number, ServiceFault> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many',
};

/** What a refusal is in general; what the service says of it stands behind. */
const words: Record<ServiceFault, (name: string) => string> = {
  unauthorized: (name) => `${name} no longer accepts the credentials. Reconnect it with new credentials.`,
  forbidden: (name) => `The credentials don’t have permission to do this in ${name}.`,
  not_found: (name) => `${name} can’t find the requested item.`,
  conflict: (name) => `${name} already has a matching item.`,
  too_many: (name) => `${name} is rate limiting requests. Try again in a moment.`,
  refused: (name) => `${name} rejected the request.`,
  never_left: (name) => `Can’t reach ${name} right now.`,
  unsure: (name) => `${name} didn’t confirm whether the request went through.`,
};

/** A refusal as an error. @param detail of the service, in plain words; empty for none */
export function refusalOf(way: ServiceWay, status: number, detail: string): ServiceError {
  const kind = kinds[status] ?? (status >= 500 || status === 408 ? 'unsure' : 'refused');
  const general = words[kind](way.name);
  return new ServiceError(kind, detail === '' ? general : `${general} Response: ${said(way, detail)}`);
}

async function read(way: ServiceWay, answer: OutboundAnswer): Promise<ServiceAnswer> {
  const text = await textOf(answer).catch((error: unknown) => {
    // The head came: whatever was to be done may have been.
    throw error instanceof OutboundError ? unsure(way.name, error) : error;
  });
  if (text === '') return { status: answer.status, body: null };
  try {
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    // A proxy between us speaks for itself, with a status that counts.
    if (answer.status >= 400) return { status: answer.status, body: null };
    // Without its cause, which would quote the body in the log.
    throw new ServiceError('unsure', `Can’t read ${way.name}’s response.`);
  }
}

/**
 * Asks a service for one thing. What was too much is asked again when the service says, within the time of the verb: it was surely
 * not done. Everything else is asked once.
 * @throws ServiceError where no answer came that can be read; a refusal is an answer
 */
export async function askService(way: ServiceWay, request: ServiceRequest): Promise<ServiceAnswer> {
  const { method, url, headers, body } = request;
  for (let pauses = 0; ; pauses++) {
    const leftMs = leftOf(way);
    const answer = await way
      .outbound({
        method,
        url,
        signal: new AbortController().signal,
        maxBytes: limits.maxBytes,
        firstByteMs: Math.min(limits.firstByteMs, leftMs),
        idleMs: Math.min(limits.idleMs, leftMs),
        totalMs: Math.min(limits.totalMs, leftMs),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      .catch((error: unknown) => {
        throw lost(way, error);
      });
    const whole = await read(way, answer);
    if (answer.status !== 429) return whole;
    const forMs = retryAfter(answer, Date.now()) ?? pauseMs;
    // The limit of a day is not waited for.
    if (pauses >= mostPauses || forMs > way.endsAt - performance.now()) return whole;
    await wait(forMs);
  }
}

/** The body of an answer as it has to be. @throws ServiceError unsure where it is not */
export function readAs<T>(way: ServiceWay, schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error === undefined) return data;
  const where = error.issues[0]!.path.join('.');
  const lacking = where === '' ? '' : `: ${where} is missing or not as it has to be`;
  throw new ServiceError('unsure', `${way.name}’s response has an unknown format${lacking}.`);
}

import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { type ActionRun, type KindResult, NotDone } from '#server/actions/action-kind.ts';
import { privateOriginsOf } from '#server/config.ts';
import type { Scope } from '#server/scope.ts';
import { type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { jsonOf, storableText } from './readable-answer.ts';

/** One request to someone else's server, as actions make them. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** What must not stand in a history, though the other side may say it again. */
  secrets: string[];
  /** Whether it goes where redirects lead. Default true, for what only looks. */
  follows?: boolean;
}

/** Milliseconds and bytes for all tries of a request. */
export const exchangeMs = 10_000;
const mostBytes = 1_048_576;
/** Milliseconds before the second and the third try. */
const pauses = [300, 1_000];
const redirects = 3;
/** Characters of an answer that its history keeps. */
const keptChars = 20_000;
const keptHeaders = ['content-type', 'retry-after', 'x-request-id', 'request-id'];

const refusal = (code: string, message: string): ActionResult => ({ ok: false, code, message });
/** Refused for the moment: anyone who knows the key of the run again does it once. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** @throws AppError invalid_input for what no request can hold */
function headersOf(run: ActionRun, { headers, body }: HttpRequest): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (/[^\t\x20-\x7e]/.test(value)) {
      throw new AppError('invalid_input', `The ${name} header has characters that aren’t allowed. Remove them.`);
    }
    given[name.toLowerCase()] = value;
  }
  return {
    'idempotency-key': run.runId,
    ...(body !== null && { 'content-type': 'application/json' }),
    ...given,
    ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
  };
}

/** What an answer says, without secrets. @throws OutboundError */
async function read(answer: OutboundAnswer, origin: string, secrets: string[]): Promise<KindResult> {
  const { status, headers } = answer;
  const whole = storableText(await textOf(answer));
  const shown = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '•••'), whole);
  const kept: Json = {
    status,
    headers: Object.fromEntries(keptHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    body: shown.slice(0, keptChars),
  };
  if (status >= 200 && status < 300) return { ok: true, output: jsonOf(shown) ?? { text: shown }, answer: kept };
  return { ...refusal(`status_${status}`, `${origin} responded with status ${status}.`), answer: kept };
}

/** One try. @throws NotDone where another may follow, and what leaves the effect unknown */
async function attempt(
  scope: Scope,
  request: HttpRequest,
  headers: Record<string, string>,
  leftMs: number,
  signal: AbortSignal,
) {
  const { method, url, body, secrets } = request;
  const { origin } = new URL(url);
  try {
    const answer = await scope.services.outbound({
      method,
      url,
      headers,
      signal,
      redirects: method === 'GET' && request.follows !== false ? redirects : 0,
      ...(body !== null && { body }),
      firstByteMs: leftMs,
      idleMs: leftMs,
      totalMs: leftMs,
      maxBytes: mostBytes,
      trusts: privateOriginsOf(scope.services.config, scope.workspaceId),
    });
    const result = await read(answer, origin, secrets);
    if (!result.ok && isPassing(answer.status)) throw new NotDone(result.code, result.message);
    return result;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const { code, message } = error;
    if (code === 'forbidden') return refusal('address_refused', message);
    if (code === 'too_large') return refusal('answer_too_large', `${origin}’s response is larger than 1 MB.`);
    if (code === 'unreachable') throw new NotDone('unreachable', message);
    // What only looks has changed nothing.
    if (method === 'GET' && (code === 'timeout' || code === 'broken')) throw new NotDone(code, message);
    throw error;
  }
}

/**
 * Makes a request, up to three times within ten seconds. It always names its run in the Idempotency-Key, so that a
 * receiver that knows such keys does it once.
 * @throws NotDone when it was refused for the moment or never arrived, AppError for what no request can hold; after any
 * other error its effect is unknown
 */
export async function exchange(
  scope: Scope,
  run: ActionRun,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<KindResult> {
  if (!URL.canParse(request.url)) return refusal('invalid_address', 'The request URL isn’t valid.');
  const headers = headersOf(run, request);
  const begun = performance.now();
  for (let tries = 0; ; tries++) {
    const leftMs = exchangeMs - (performance.now() - begun);
    try {
      return await attempt(scope, request, headers, leftMs, signal);
    } catch (error) {
      const pause = pauses[tries];
      const isLast = pause === undefined || leftMs < 2 * pause || performance.now() - begun + pause > exchangeMs;
      if (!(error instanceof NotDone) || isLast) throw error;
      await wait(pause * (0.75 + Math.random() / 2), undefined, { signal });
    }
  }
}

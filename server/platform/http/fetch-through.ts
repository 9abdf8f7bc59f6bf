import { type Outbound, textOf } from '#voice/engines/services/outbound.ts';

/** Milliseconds and bytes, where the caller does not say otherwise: small JSON. */
const usual = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 10_000, maxBytes: 1024 * 1024 };

interface Sent {
  method?: string;
  headers?: Record<string, string> | Headers;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

/** `fetch` as libraries want it, which leaves by our own door. Redirects are answers; bodies are text. */
export function fetchThrough(
  outbound: Outbound,
  limits: typeof usual = usual,
): (url: string, sent?: Sent) => Promise<Response> {
  return async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
    if (method !== 'GET' && method !== 'POST') throw new Error(`${method} isn’t sent to services.`);
    if (body !== undefined && body !== null && typeof body !== 'string' && !(body instanceof URLSearchParams)) {
      throw new Error('Only text is sent to services.');
    }
    const answer = await outbound({
      ...limits,
      method,
      url,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? new AbortController().signal,
      ...(body && { body: body.toString() }),
    });
    const text = await textOf(answer);
    const told = Object.entries(answer.headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return new Response(bodiless.includes(answer.status) ? null : text, { status: answer.status, headers: told });
  };
}

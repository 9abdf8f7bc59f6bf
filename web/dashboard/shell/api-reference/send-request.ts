import { unreachable } from '#web/lib/api-error.ts';
import type { ApiRequest } from './request-code.ts';

/** What came back, whatever it was. */
export interface ApiAnswer {
  status: number;
  /** From sending until the headers were there, and until the last byte was; milliseconds. */
  firstByteMs: number;
  totalMs: number;
  headers: [name: string, value: string][];
  type: string;
  body: Blob;
  /** The body as text, unless it is a file. */
  text: string | null;
}

/** How long an answer may take, in milliseconds: 5,000 characters on a busy server. */
const timeoutMs = 120_000;

/** What the server says about transport and security is no part of the API. */
const apiHeader =
  /^(content-type|retry-after|location|character-cost|request-id|x-(?!content|dns|down|frame|perm|xss).+)$/;

const isText = (type: string) => type === '' || /^text\/|json|xml/.test(type);

/** Sends a request as a program would: without the session of anyone who is signed in. */
export async function sendRequest(request: ApiRequest, signal: AbortSignal): Promise<ApiAnswer> {
  const started = performance.now();
  try {
    const response = await fetch(request.address, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const firstByteMs = performance.now() - started;
    const body = await response.blob();
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    return {
      status: response.status,
      firstByteMs,
      totalMs: performance.now() - started,
      headers: [...response.headers].filter(([name]) => apiHeader.test(name)),
      type,
      body,
      text: isText(type) ? await body.text() : null,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    if ((error as Error).name === 'TimeoutError') throw new Error('The server took longer than two minutes.');
    throw unreachable();
  }
}

import { AbortedError, ConnectionError, errorOf, ParleyError, TimeoutError } from './errors.ts';
import { EventStream } from './event-stream.ts';
import { Page, PagePromise } from './pages.ts';
import { mayRetry, sleep, waitMs } from './retry.ts';

/** What one request may differ in from the client's options. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds that one try may take. */
  timeout?: number;
  maxRetries?: number;
  headers?: Record<string, string>;
  /** Your own key in place of a random one: a repeat within 24 hours has no effect and gives the first response. */
  idempotencyKey?: string;
}

const optionNames: ReadonlySet<string> = new Set<keyof RequestOptions>([
  'signal',
  'timeout',
  'maxRetries',
  'headers',
  'idempotencyKey',
]);

/** What a method was given that took options alone before it had a query. */
export function queryOrOptions(
  first: object,
  options: RequestOptions | undefined,
): { query?: object; options: RequestOptions | undefined } {
  const isOptions = options === undefined && Object.keys(first).some((name) => optionNames.has(name));
  return isOptions ? { options: first } : { query: first, options };
}

export interface ClientOptions {
  /** An access token (`sk-…`); `PARLEY_TOKEN` or `PARLEY_API_KEY` where it's left out. */
  apiKey?: string;
  /** Where the server is, such as `https://voice.example.com`; `PARLEY_URL` where it's left out. */
  baseURL?: string;
  /** Milliseconds that one try may take. Default: 60,000. */
  timeout?: number;
  /** How often a request that failed is repeated. Default: 2. */
  maxRetries?: number;
  /** Sends the requests in place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Headers of every request. */
  headers?: Record<string, string>;
}

/** A request as the resources give it. */
export interface ApiRequest {
  method: string;
  path: string;
  query?: object | undefined;
  body?: unknown;
  /** The fields of a form with a file. */
  form?: object | undefined;
  /** Whether the endpoint knows Idempotency-Key. */
  repeatable?: boolean;
  options?: RequestOptions | undefined;
}

/** A path with its values encoded. */
export const path = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));

const setting = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name] || undefined;

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new ParleyError(`${what} is missing.`);
  return value;
}

/** Sends requests: with the token, within their time, and again where that may help. */
export class Core {
  readonly baseURL: string;
  readonly #apiKey: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#apiKey = needed(
      options.apiKey ?? setting('PARLEY_TOKEN') ?? setting('PARLEY_API_KEY'),
      'The access token (apiKey, or PARLEY_TOKEN)',
    );
    const url = needed(options.baseURL ?? setting('PARLEY_URL'), 'The server’s address (baseURL, or PARLEY_URL)');
    this.baseURL = url.replace(/\/+$/, '').replace(/\/v1$/, '');
    this.#options = options;
  }

  async json<T>(request: ApiRequest): Promise<T> {
    return (await (await this.send(request)).json()) as T;
  }

  async nothing(request: ApiRequest): Promise<void> {
    await (await this.send(request)).arrayBuffer();
  }

  /** The response as it comes: `arrayBuffer()`, `text()`, or `body` as a stream. */
  bytes(request: ApiRequest): Promise<Response> {
    return this.send(request);
  }

  events(request: ApiRequest): EventStream {
    return new EventStream((signal) => this.send({ ...request, options: { ...request.options, signal } }, true));
  }

  page<T>(request: ApiRequest): PagePromise<T> {
    const load = async (cursor?: string): Promise<Page<T>> => {
      const query = { ...request.query, ...(cursor !== undefined && { cursor }) };
      return new Page<T>(await this.json({ ...request, query }), load);
    };
    return new PagePromise(load);
  }

  /** Sends a request that no method stands for. */
  async send(request: ApiRequest, isStream = false): Promise<Response> {
    const { method, repeatable = false, options = {} } = request;
    const key = options.idempotencyKey ?? (repeatable ? crypto.randomUUID() : undefined);
    const isSafe = method !== 'POST' || (repeatable && key !== undefined);
    const most = options.maxRetries ?? this.#options.maxRetries ?? 2;
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= most;
      let response: Response;
      try {
        response = await this.#once(request, key, isStream);
      } catch (error) {
        if (!(error instanceof ConnectionError) || !isSafe || isLast) throw error;
        await this.#wait(waitMs(attempt, undefined), options.signal);
        continue;
      }
      if (response.ok) return response;
      const body: unknown = await response.json().catch(() => undefined);
      if (isLast || !mayRetry(response.status, response.headers, isSafe)) {
        throw errorOf(response.status, body, response.headers);
      }
      await this.#wait(waitMs(attempt, response.headers), options.signal);
    }
  }

  async #wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    await sleep(ms, signal).catch((cause: unknown) => {
      throw new AbortedError('The request was aborted.', { cause });
    });
  }

  #address({ path, query = {} }: ApiRequest): string {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined && one !== null) params.append(name, String(one));
      }
    }
    return `${this.baseURL}${path}${params.size > 0 ? `?${params}` : ''}`;
  }

  #init({ method, body, form, options = {} }: ApiRequest, key: string | undefined): RequestInit {
    const headers: Record<string, string> = {
      authorization: `Bearer ${this.#apiKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...this.#options.headers,
      ...options.headers,
    };
    return {
      method,
      headers,
      ...(form ? { body: formOf(form) } : body !== undefined && { body: JSON.stringify(body) }),
    };
  }

  /** One try. What a response holds beside a stream is read within its time. */
  async #once(request: ApiRequest, key: string | undefined, isStream: boolean): Promise<Response> {
    const { options = {} } = request;
    const ms = options.timeout ?? this.#options.timeout ?? 60_000;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), ms);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
    try {
      const send = this.#options.fetch ?? globalThis.fetch;
      const response = await send(this.#address(request), { ...this.#init(request, key), signal });
      if (isStream && response.ok) return response;
      const { status, statusText, headers } = response;
      const bytes = await response.arrayBuffer();
      return new Response([204, 205, 304].includes(status) ? null : bytes, { status, statusText, headers });
    } catch (cause) {
      if (options.signal?.aborted) throw new AbortedError('The request was aborted.', { cause });
      if (deadline.signal.aborted) throw new TimeoutError(`No answer came within ${ms} ms.`, { cause });
      throw new ConnectionError(`Can’t reach ${this.baseURL}.`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

function formOf(fields: object): FormData {
  const form = new FormData();
  // Fields before the file, so that a server that reads a form as it comes knows them.
  const entries = Object.entries(fields).sort(
    ([, one], [, other]) => Number(one instanceof Blob) - Number(other instanceof Blob),
  );
  for (const [name, value] of entries) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file');
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** A group of endpoints. */
export class Resource {
  protected readonly core: Core;

  constructor(core: Core) {
    this.core = core;
  }
}

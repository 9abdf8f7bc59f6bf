import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import { AppError } from '#domain/platform/errors.ts';
import { type Outbound, type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import type { S3Place } from './s3-place.ts';

/** One request to the store: the key below the folder, or none for the bucket itself. */
export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Whether it may be sent again when no one knows whether it arrived; all but the end of an upload in parts may. */
  idempotent?: boolean;
}

/** The store cannot be used now, or refuses us. People read that it is away; the log has the reason, without the key. */
export class StoreError extends AppError {
  readonly reason: string;
  /** Whether the settings are wrong, so that trying again helps no one. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super('storage_unavailable');
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** Milliseconds until the answer begins; a part of an upload is some megabytes on a slow line. */
const firstByteMs = { small: 10_000, upload: 60_000 };
/** Milliseconds of silence inside of an answer. */
const idleMs = 20_000;
/** Milliseconds of a whole answer: a backup of many gigabytes on a slow line. */
const totalMs = 6 * 3_600_000;
/** Milliseconds before the second try and before the third. */
const pauses = [200, 1_000];
/** Bytes of an error's text that are read. */
const mostOfError = 65_536;

/** A hash as the signer wants it. */
class Sha256 {
  readonly #hash: ReturnType<typeof createHash> | ReturnType<typeof createHmac>;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as NodeJS.ArrayBufferView);
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('A hash can only be used once.');
  }
}

/** Which words of the store say that our settings are wrong, and what to mend. */
const refusals: Record<string, string> = {
  NoSuchBucket: 'no such bucket: create it, or correct the name in S3_URL',
  InvalidAccessKeyId: 'it does not know the key of S3_URL',
  SignatureDoesNotMatch: 'the secret in S3_URL is wrong',
  AccessDenied: 'the key of S3_URL may not do that: allow it to read, write, list and delete',
  PermanentRedirect: 'the bucket is in another region: set ?region= in S3_URL',
  AuthorizationHeaderMalformed: 'the bucket is in another region: set ?region= in S3_URL',
  RequestTimeTooSkewed: 'the clocks of this machine and of the store differ by too much',
};

/** Sends signed requests to the store, again where that may help. */
export type S3Send = (request: S3Request) => Promise<OutboundAnswer>;

/** @param pause waits between two tries */
export function openS3(place: S3Place, outbound: Outbound, pause: (ms: number) => Promise<unknown> = wait): S3Send {
  const { accessKeyId, secretAccessKey, region } = place;
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { protocol, hostname, port, host } = new URL(place.origin);

  async function once({ method, key, query = {}, headers = {}, body }: S3Request): Promise<OutboundAnswer> {
    const path = key === undefined ? place.path.slice(0, place.path.length - place.folder.length) : place.path + key;
    const signed = await signer.sign({
      method,
      protocol,
      hostname,
      path,
      query,
      ...(port !== '' && { port: Number(port) }),
      headers: { host, ...headers, ...(body && { 'content-length': String(body.length) }) },
      body,
    });
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    return outbound({
      method,
      url: `${place.origin}${path}${search === '' ? '' : `?${search}`}`,
      headers: signed.headers,
      ...(body && { body }),
      signal: new AbortController().signal,
      firstByteMs: body ? firstByteMs.upload : firstByteMs.small,
      idleMs,
      totalMs,
      maxBytes: Number.MAX_SAFE_INTEGER,
    });
  }

  /** What the store refuses, in words; null where a file is just not there. A HEAD has no text, only a status. */
  async function refusalIn(answer: OutboundAnswer): Promise<StoreError | null> {
    if (answer.status < 300 || answer.status === 416) return null;
    let text = '';
    for await (const bytes of answer.body) {
      text += Buffer.from(bytes).toString('utf8');
      if (text.length > mostOfError) break;
    }
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? `status ${answer.status}`;
    if (answer.status === 404 && code !== 'NoSuchBucket') return null;
    const permanent = code in refusals || [301, 400, 403].includes(answer.status);
    return new StoreError(
      `${place.origin} rejected a request (${code}): ${refusals[code] ?? 'see its log'}`,
      permanent,
    );
  }

  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      const mayRepeat = attempt < pauses.length && request.idempotent !== false;
      try {
        const answer = await once(request);
        const error = await refusalIn(answer);
        if (error === null) return answer;
        if (!mayRepeat || error.permanent) throw error;
      } catch (error) {
        if (error instanceof StoreError) throw error;
        if (!(error instanceof OutboundError)) throw error;
        if (!mayRepeat) throw new StoreError(error.message, error.code === 'forbidden');
      }
      await pause(pauses[attempt]!);
    }
  };
}

/** The text of a good answer; a refusal in its body is one, whatever its status says. */
export async function wholeAnswer(answer: OutboundAnswer): Promise<string> {
  const text = await textOf(answer);
  const code = /<Error>.*<Code>(\w+)<\/Code>/s.exec(text)?.[1];
  if (code !== undefined) throw new StoreError(`the store could not do it (${code})`, false);
  return text;
}

import { Readable } from 'node:stream';
import type { Outbound, OutboundAnswer } from '#voice/engines/services/outbound.ts';
import { checkKey, type Files, isKey, type ListedFile } from './files.ts';
import type { S3Place } from './s3-place.ts';
import { openS3, type S3Request, StoreError, wholeAnswer } from './s3-requests.ts';

/** Bytes of one part of an upload; a store takes 5 MB at least and 10,000 parts, so files may have 80 GB. */
const usualPart = 8 * 2 ** 20;

export interface S3Options {
  outbound: Outbound;
  /** Waits between two tries of a request. */
  pause?: (ms: number) => Promise<unknown>;
  /** For a store that takes smaller parts. */
  partBytes?: number;
}

export interface S3Files extends Files {
  /** Asks the store whether it knows us and the bucket. @throws StoreError */
  check(): Promise<void>;
}

/** Pieces of a stream as buffers of one size; the last may be shorter, and there is always one. */
async function* inParts(content: Readable | Uint8Array, partBytes: number): AsyncGenerator<Buffer> {
  if (content instanceof Uint8Array && content.length <= partBytes) return yield Buffer.from(content);
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    waiting.push(Buffer.from(piece));
    bytes += waiting.at(-1)!.length;
    while (bytes > partBytes) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, partBytes);
      waiting = [Buffer.from(all.subarray(partBytes))];
      bytes -= partBytes;
    }
  }
  yield Buffer.concat(waiting);
}

const notThere = (answer: OutboundAnswer) => {
  answer.discard();
  return null;
};

/** What a tag of an XML answer holds. Our keys, sizes and dates need no unescaping. */
const tag = (name: string, text: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];

/** Files in a bucket of an S3-compatible store. */
export function openS3Files(place: S3Place, { outbound, pause, partBytes = usualPart }: S3Options): S3Files {
  const send = openS3(place, outbound, pause);

  /** A request whose answer has nothing to read. */
  async function tell(request: S3Request): Promise<OutboundAnswer> {
    const answer = await send(request);
    answer.discard();
    if (answer.status === 404) throw new StoreError(`${place.origin} has no record of the upload`, false);
    return answer;
  }

  const etagOf = ({ headers }: OutboundAnswer) => {
    if (headers.etag === undefined) throw new StoreError(`${place.origin} didn’t confirm an upload`, false);
    return headers.etag;
  };

  /**
   * A large file, part by part; the first part last, since its beginning may only be known when all was read. Nothing
   * of it is there before the store was told that it is whole.
   */
  async function putInParts(
    key: string,
    first: Buffer,
    rest: AsyncIterable<Buffer>,
    head?: () => Uint8Array | undefined,
  ) {
    const begun = await wholeAnswer(await send({ method: 'POST', key, query: { uploads: '' } }));
    const uploadId = tag('UploadId', begun);
    if (uploadId === undefined) throw new StoreError(`${place.origin} didn’t start an upload`, false);
    const etags: string[] = [];
    const putPart = async (number: number, body: Buffer) => {
      etags[number - 1] = etagOf(
        await tell({ method: 'PUT', key, query: { partNumber: String(number), uploadId }, body }),
      );
    };
    try {
      let number = 1;
      for await (const part of rest) await putPart(++number, part);
      await putPart(1, withHead(first, head));
      const parts = etags.map((etag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const answer = await send({ method: 'POST', key, query: { uploadId }, body, idempotent: false });
      await wholeAnswer(answer);
      if (answer.status !== 200) throw new StoreError(`${place.origin} lost an upload`, false);
    } catch (error) {
      // What is left is rubbish that costs: thrown away, and if that fails, too, the first reason is the one to tell.
      await send({ method: 'DELETE', key, query: { uploadId } }).then(notThere, () => null);
      throw error;
    }
  }

  async function stat(key: string) {
    checkKey(key);
    const answer = await send({ method: 'HEAD', key });
    answer.discard();
    if (answer.status === 404) return null;
    const { 'content-length': bytes, 'last-modified': changedAt } = answer.headers;
    return { bytes: Number(bytes), changedAt: new Date(changedAt ?? 0) };
  }

  return {
    async put(key, content, head) {
      checkKey(key);
      const parts = inParts(content, partBytes);
      const first = (await parts.next()).value as Buffer;
      if (first.length < partBytes) await tell({ method: 'PUT', key, body: withHead(first, head) });
      else await putInParts(key, first, parts, head);
    },
    async get(key, range) {
      checkKey(key);
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await send({ method: 'GET', key, ...(headers && { headers }) });
      if (answer.status === 404) return notThere(answer);
      if (answer.status === 416) {
        answer.discard();
        return Readable.from([]);
      }
      return Readable.from(answer.body, { objectMode: false });
    },
    stat,
    async remove(key) {
      checkKey(key);
      (await send({ method: 'DELETE', key })).discard();
    },
    async *list(prefix = '') {
      let more: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: place.folder + prefix,
          ...(more !== undefined && { 'continuation-token': more }),
        };
        const text = await wholeAnswer(await send({ method: 'GET', query }));
        yield* filesIn(text, place.folder);
        more = tag('IsTruncated', text) === 'true' ? unescaped(tag('NextContinuationToken', text)) : undefined;
      } while (more !== undefined);
    },
    async check() {
      await wholeAnswer(
        await send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix: place.folder } }),
      );
    },
  };
}

function withHead(first: Buffer, head?: () => Uint8Array | undefined): Buffer {
  const start = head?.();
  if (start === undefined) return first;
  return Buffer.concat([start, first.subarray(start.length)]);
}

/** Tokens are the store's own and may hold anything. */
const unescaped = (text: string | undefined) =>
  text?.replace(
    /&(amp|lt|gt|quot|apos|#39|#34);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"' })[name] ?? "'",
  );

/** The files of a list; what others put into the bucket has no key of ours. */
function* filesIn(text: string, folder: string): Generator<ListedFile> {
  for (const [content] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const key = (tag('Key', content) ?? '').slice(folder.length);
    if (!isKey(key)) continue;
    yield { key, bytes: Number(tag('Size', content)), changedAt: new Date(tag('LastModified', content) ?? 0) };
  }
}

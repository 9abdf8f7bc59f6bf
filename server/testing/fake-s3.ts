import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '#server/platform/files/s3-place.ts';

/** What the store may do wrong with a request. */
export type S3Fault = 'down' | 'slow down' | 'reset' | 'hang' | 'error in a good answer' | 'cut';

/**
 * A small S3 of our own for tests: one bucket in memory, with uploads in parts and lists in pages. It checks each
 * signature as the specification of Signature Version 4 says, with code that shares nothing with the one that signs.
 */
export interface FakeS3 {
  place: S3Place;
  /** `S3_URL` for a server. */
  url: string;
  objects: Map<string, { body: Buffer; changedAt: Date }>;
  uploads: Map<string, Map<number, Buffer>>;
  /** Requests so far, as `PUT key`. */
  seen: string[];
  /** The next requests whose `METHOD key?query` fits go wrong, so many times. */
  fail(fault: S3Fault, times: number, which?: RegExp): void;
  /** Nothing goes wrong any more. */
  recover(): void;
  close(): Promise<void>;
}

const bucket = 'parley-test';
const accessKeyId = 'AKIDTEST';
const secretAccessKey = 'a/secret+with=signs';
const region = 'eu-central-1';
/** Keys of one page of a list: few, so that tests meet the second page. */
const pageLength = 3;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why the signature of a request is wrong, as S3 names it; undefined when it is right. */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, id, day, named, signedNames = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (named !== region) return 'AuthorizationHeaderMalformed';
  const names = signedNames.split(';');
  if (!names.includes('host')) return 'AccessDenied';
  const date = String(request.headers['x-amz-date']);
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query.join('&'), headers, signedNames, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day!));
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

/**
 * Starts it on a port of this machine.
 * @param smallestPart bytes that a part of an upload has at least, but for the last
 */
export async function startFakeS3({ smallestPart = 5 * 2 ** 20 } = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const uploads: FakeS3['uploads'] = new Map();
  const seen: string[] = [];
  let faults: { fault: S3Fault; times: number; which: RegExp }[] = [];

  function takeFault(request: string): S3Fault | undefined {
    const found = faults.find(({ times, which }) => times > 0 && which.test(request));
    if (found !== undefined) found.times--;
    return found?.fault;
  }

  const refuse = (reply: ServerResponse, status: number, code: string) =>
    reply
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

  function list(url: URL, reply: ServerResponse) {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token')?.slice('after '.length) ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageLength);
    const contents = page.map((key) => {
      const { body, changedAt } = objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    const token = more ? `<NextContinuationToken>after ${page.at(-1)}</NextContinuationToken>` : '';
    reply.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`);
  }

  function get(request: IncomingMessage, reply: ServerResponse, key: string, fault: S3Fault | undefined) {
    const found = objects.get(key);
    if (found === undefined) return refuse(reply, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from !== undefined && Number(from) >= found.body.length) return refuse(reply, 416, 'InvalidRange');
    const body = from === undefined ? found.body : found.body.subarray(Number(from), Number(to) + 1);
    reply.writeHead(from === undefined ? 200 : 206, {
      'content-length': body.length,
      'last-modified': found.changedAt.toUTCString(),
    });
    if (fault === 'cut') return reply.write(body.subarray(0, body.length / 2), () => reply.destroy());
    reply.end(request.method === 'HEAD' ? undefined : body);
  }

  function finish(reply: ServerResponse, key: string, uploadId: string, body: Buffer, fault: S3Fault | undefined) {
    const parts = uploads.get(uploadId);
    if (parts === undefined) return refuse(reply, 404, 'NoSuchUpload');
    if (fault === 'error in a good answer') return reply.end('<Error><Code>InternalError</Code></Error>');
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const chosen = wanted.map(([, number, etag]) => {
      const part = parts.get(Number(number));
      return part && `"${sha256(part)}"` === etag ? part : undefined;
    });
    const small = chosen.slice(0, -1).some((part) => part && part.length < smallestPart);
    if (chosen.includes(undefined) || small) return refuse(reply, 400, small ? 'EntityTooSmall' : 'InvalidPart');
    objects.set(key, { body: Buffer.concat(chosen as Buffer[]), changedAt: new Date() });
    uploads.delete(uploadId);
    reply.end('<CompleteMultipartUploadResult/>');
  }

  function answer(request: IncomingMessage, reply: ServerResponse, url: URL, body: Buffer, fault: S3Fault | undefined) {
    const wrong = signatureFault(request, url, body);
    if (wrong !== undefined) return refuse(reply, 403, wrong);
    const [, inBucket, key = ''] = /^\/([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
    if (inBucket !== bucket) return refuse(reply, 404, 'NoSuchBucket');
    const uploadId = url.searchParams.get('uploadId');
    const { method } = request;
    if (key === '') return list(url, reply);
    if (method === 'GET' || method === 'HEAD') return get(request, reply, key, fault);
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('base64');
      uploads.set(id, new Map());
      return reply.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (method === 'POST' && uploadId !== null) return finish(reply, key, uploadId, body, fault);
    if (method === 'DELETE') {
      if (uploadId === null) objects.delete(key);
      else uploads.delete(uploadId);
      return reply.writeHead(204).end();
    }
    const etag = `"${sha256(body)}"`;
    if (uploadId === null) objects.set(key, { body, changedAt: new Date() });
    else if (!uploads.has(uploadId)) return refuse(reply, 404, 'NoSuchUpload');
    else uploads.get(uploadId)!.set(Number(url.searchParams.get('partNumber')), body);
    reply.writeHead(200, { etag }).end();
  }

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url!, 'http://localhost');
    const named = `${request.method} ${url.pathname.slice(bucket.length + 2)}${url.search}`;
    seen.push(named);
    const fault = takeFault(named);
    if (fault === 'reset') return request.socket.destroy();
    if (fault === 'hang') return;
    const body = await buffer(request);
    if (fault === 'down') return refuse(reply, 500, 'InternalError');
    if (fault === 'slow down') return refuse(reply, 503, 'SlowDown');
    answer(request, reply, url, body, fault);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    place: {
      origin: `http://127.0.0.1:${port}`,
      path: `/${bucket}/`,
      folder: '',
      bucket,
      region,
      accessKeyId,
      secretAccessKey,
    },
    url: `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}/${bucket}?region=${region}`,
    objects,
    uploads,
    seen,
    fail: (fault, times, which = /./) => {
      faults = [...faults.filter(({ times: left }) => left > 0), { fault, times, which }];
    },
    recover: () => {
      faults = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import type { ArrivedFile } from '#domain/platform/http.ts';

/** A form that brings a file, and the file until `remove`. */
export interface ArrivedForm {
  fields: Record<string, string>;
  file: ArrivedFile;
  remove(): Promise<void>;
}

/** Bytes of a form beside its file: heads of parts and other fields. */
const aroundFile = 64 * 1024;
const limits = { fields: 10, files: 1, parts: 12, fieldNameSize: 100, fieldSize: 2_000, headerPairs: 20 };

const missing = (message: string) => new AppError('invalid_input', message, [{ path: 'body.file', message }]);
const asForm = () =>
  new AppError('unsupported_media_type', 'Send the body as a form (multipart/form-data) with a `file` part.');
const tooLarge = (bytes: number) =>
  new AppError('file_too_large', `The file is larger than ${Math.round(bytes / 1024 / 1024)} MB.`);

/** What a name of a file is without what no name needs; never a path. */
const nameOf = (given: string | undefined) => {
  const last = (given ?? '').replace(/^.*[\\/]/s, '');
  const name = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return name.toWellFormed().slice(0, 200) || 'file';
};

/** Writes a part to the folder. @throws AppError file_too_large */
async function keep(part: MultipartFile, folder: string, most: number): Promise<ArrivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const at = path.join(folder, 'file');
  await pipeline(part.file, count, createWriteStream(at));
  if (part.file.truncated) throw tooLarge(most);
  return { name: nameOf(part.filename), path: at, bytes, sha256: hash.digest('hex') };
}

/** A form that cannot be read is its sender's fault. */
function refusalOf(error: unknown, most: number): unknown {
  if (error instanceof AppError) return error;
  const { code, message } = error as Error & { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(most);
  if (code === 'FST_FILES_LIMIT') return missing('Send one file per request.');
  const broken = /^FST_|multipart|boundary|part terminated|premature close|aborted|header/i;
  return broken.test(`${code ?? ''} ${message}`) ? new AppError('bad_request', 'Can’t read the form.') : error;
}

/**
 * Reads a form with one file, which goes to a temporary folder as it comes.
 * @throws AppError unsupported_media_type, invalid_input, file_too_large, bad_request
 */
export async function receiveForm(request: FastifyRequest, most: number): Promise<ArrivedForm> {
  if (!request.isMultipart()) throw asForm();
  if (Number(request.headers['content-length'] ?? 0) > most + aroundFile) throw tooLarge(most);
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-upload-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const fields: Record<string, string> = {};
    let file: ArrivedFile | undefined;
    const parts = request.parts({ limits: { ...limits, fileSize: most } }) as AsyncIterable<Multipart>;
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || file !== undefined) throw missing('Send one file, in the `file` part.');
        file = await keep(part, folder, most);
      } else if (part.value !== '') fields[part.fieldname] = String(part.value).toWellFormed().replaceAll('\0', '');
    }
    if (file === undefined) throw missing('Send a file in the `file` part, as in: curl -F file=@prices.pdf');
    return { fields, file, remove };
  } catch (error) {
    await remove();
    throw refusalOf(error, most);
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Files of models, looked through before a native library sees them: it ends its process on wrong ones. */

/** What a model says of itself stands at the end of its file: so many bytes of it hold that. */
const tailBytes = 16_384;

/** The first byte of an ONNX file is the tag of its version. */
export async function isOnnx(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 8 && buffer[1]! < 32;
  } finally {
    await file.close();
  }
}

/** Whether a file is there and not empty. */
export async function hasText(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && found.size > 0;
}

/** The end of a model's file. */
export async function tailOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, tailBytes);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await file.close();
  }
}

/** SHA-256 of a file, in hex. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Checksums of files in a folder, by their names. */
export async function checksumsOf(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of names) sums[name] = await checksumOf(join(folder, name));
  return sums;
}

/** The first file that is not as it was when its checksum was taken; undefined where all are. */
export async function changedFile(folder: string, sums: Readonly<Record<string, string>>): Promise<string | undefined> {
  for (const [name, sum] of Object.entries(sums)) {
    const now = await checksumOf(join(folder, name)).catch(() => undefined);
    if (now !== sum) return name;
  }
  return undefined;
}

/** What a model's own description says of its license. */
export async function licenseOf(folder: string): Promise<string | null> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '');
  const told = /^\s*license:\s*"?([\w.+-]{2,60})"?\s*$/im.exec(readme.slice(0, 4_000))?.[1];
  if (told !== undefined) return told;
  // Piper's voices have a card of their own.
  const card = await readFile(join(folder, 'MODEL_CARD'), 'utf8').catch(() => '');
  const carded = /license:\s*(\S.{0,110})/i.exec(card.slice(0, 4_000))?.[1];
  if (carded !== undefined) return carded.trim();
  const text = (await readFile(join(folder, 'LICENSE'), 'utf8').catch(() => '')).slice(0, 400);
  return /\S.*/.exec(text)?.[0].trim().slice(0, 120) ?? null;
}

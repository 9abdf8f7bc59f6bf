import type { Readable } from 'node:stream';

/**
 * Files of any size under keys, e.g. `workspaces/<id>/recordings/<id>.wav`, in a folder of this machine or in an
 * S3-compatible store. A key is what both take: segments of letters, digits, `.`, `_` and `-`, parted by `/`.
 */
export interface Files {
  /**
   * Stores a file, whole or not at all, over one that was there. `head` is asked when all the content was read: its
   * bytes replace as many at the start, for kinds of files that tell their length there.
   */
  put(key: string, content: Readable | Uint8Array, head?: () => Uint8Array | undefined): Promise<void>;
  /** Its content, or null when there is none; `range` counts bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Removes it; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Files whose key begins so, in no promised order. */
  list(prefix?: string): AsyncIterable<ListedFile>;
}

export interface StoredFile {
  bytes: number;
  changedAt: Date;
}

export interface ListedFile extends StoredFile {
  key: string;
}

/** No segment begins with a dot, so none is `.` or `..` or a hidden file. */
const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){0,15}$/;

export const isKey = (key: string): boolean => keyForm.test(key);

/** @throws Error when it is no key */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('This isn’t a file key.');
}

/** Removes every file whose key begins so. */
export async function removeBelow(files: Files, prefix: string): Promise<void> {
  for await (const { key } of files.list(prefix)) await files.remove(key);
}

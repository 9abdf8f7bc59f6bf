/** Where files are kept in an S3-compatible store, and how it is asked. */
export interface S3Place {
  /** `https://host:port`, with the bucket before the host where the store wants it there. */
  origin: string;
  /** What stands before every key in the path: the bucket, and a folder in it. `/bucket/folder/`, or `/` alone. */
  path: string;
  /** The part of `path` that belongs to the keys: `folder/`, or nothing. */
  folder: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const folderForm = /^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

/**
 * Reads `https://key:secret@host/bucket/folder?region=eu-central-1&style=virtual`. Null when it is no such address. In
 * key and secret `/`, `+` and `=` may stand as they are or as `%2F`, `%2B` and `%3D`.
 */
export function readS3Url(value: string): S3Place | null {
  // A secret may hold slashes, at which URL would end the host.
  const [, scheme, accessKeyId, secret, rest] = /^(https?):\/\/([^:@/]+):([^@]+)@(.+)$/.exec(value) ?? [];
  if (!accessKeyId || !secret || !URL.canParse(`${scheme}://${rest}`)) return null;
  const url = new URL(`${scheme}://${rest}`);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  const folder = folders.map((part) => `${part}/`).join('');
  const style = url.searchParams.get('style') ?? 'path';
  if (!bucketForm.test(bucket) || !folderForm.test(folder) || !['path', 'virtual'].includes(style)) return null;
  if ([...url.searchParams.keys()].some((name) => name !== 'style' && name !== 'region') || url.hash !== '')
    return null;
  const virtual = style === 'virtual';
  return {
    origin: virtual ? `${url.protocol}//${bucket}.${url.host}` : url.origin,
    path: virtual ? `/${folder}` : `/${bucket}/${folder}`,
    folder,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
    ...decoded(accessKeyId, secret),
  };
}

/** A `%` that begins no code stands for itself. */
function decoded(accessKeyId: string, secret: string) {
  const plain = (text: string) => text.replace(/%[0-9a-f]{2}/gi, (code) => decodeURIComponent(code));
  return { accessKeyId: plain(accessKeyId), secretAccessKey: plain(secret) };
}

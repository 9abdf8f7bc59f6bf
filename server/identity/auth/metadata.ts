import type { Metadata } from '#server/platform/db/schema/auth.table.ts';
import { AuthError } from './auth-error.ts';

/** Bytes as JSON. It is part of each access token, and a header of a request holds 16 kB in all. */
const mostBytes = 4096;

/** Members of an account's metadata that only we set. */
export const reserved: ReadonlySet<string> = new Set(['sub', 'email', 'email_verified', 'phone_verified']);

/** @throws AuthError validation_failed when it is too large to travel in a token */
export function checkMetadata(data: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(data)) > mostBytes) {
    throw new AuthError('validation_failed', `User metadata cannot be larger than ${mostBytes} bytes`);
  }
  return data;
}

/** An account's metadata after a change: members are replaced one by one, and null takes one away. */
export function mergeMetadata(present: Metadata, change: Metadata): Metadata {
  const merged = { ...present };
  for (const [name, value] of Object.entries(change)) {
    if (reserved.has(name)) continue;
    if (value === null) delete merged[name];
    else merged[name] = value;
  }
  return checkMetadata(merged);
}

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accountDevices } from '#server/platform/db/schema/notifications.table.ts';
import { notifyAccount } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from './visitor.ts';

/** What a user agent says beside versions, which change with each update. */
const withoutVersions = (userAgent: string) => userAgent.replace(/[\d._]+/g, '');

/** The network of a provider and region, roughly: addresses at home change from day to day. */
const networkOf = (ip: string) =>
  isIPv6(ip) && !ip.includes('.')
    ? ip.split(':').slice(0, 2).join(':')
    : ip.replace(/^.*:/, '').split('.').slice(0, 2).join('.');

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** A device in words: `Firefox on Linux`. */
export function deviceName(userAgent: string): string {
  const find = (rows: readonly (readonly [RegExp, string])[]) => rows.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return system === undefined ? 'an unknown device' : `a device with ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** What is kept of a device of an account. */
export const deviceHash = (userId: string, { ip, userAgent }: Visitor) =>
  createHash('sha256')
    .update(`${userId} ${networkOf(ip)} ${withoutVersions(userAgent)}`)
    .digest('base64url');

/**
 * Remembers from what kind of device, in which network, an account signs in, and tells the account of one that is new.
 * The first of all is no news.
 */
export async function noteDevice(tx: Tx, services: Services, userId: string, visitor: Visitor): Promise<void> {
  const { ip, userAgent } = visitor;
  const hash = deviceHash(userId, visitor);
  const seenAt = new Date(services.clock.now());
  const [known] = await tx.select({ n: count() }).from(accountDevices).where(eq(accountDevices.userId, userId));
  const seen = await tx
    .update(accountDevices)
    .set({ seenAt })
    .where(and(eq(accountDevices.userId, userId), eq(accountDevices.hash, hash)))
    .returning({ hash: accountDevices.hash });
  if (seen.length > 0) return;
  await tx.insert(accountDevices).values({ userId, hash, seenAt }).onConflictDoNothing();
  if (known!.n > 0)
    await notifyAccount(tx, services, userId, 'new-device', { id: hash, device: deviceName(userAgent), ip });
}

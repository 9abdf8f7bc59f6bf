import { createECDH, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { pushKeys } from '#server/platform/db/schema/notifications.table.ts';
import type { Services } from '#server/services.ts';

/** The key by which push services know this installation (VAPID, RFC 8292). Browsers subscribe with its public half. */
export interface PushKey {
  /** The point, base64url. */
  publicKey: string;
  /** A JWK, as JSON. */
  privateKey: string;
}

const known = new WeakMap<Services, Promise<PushKey>>();

const contextOf = (id: string) => `push_keys.${id}`;

/** A new pair for P-256: the public point as browsers want it, the private key as a JWK. */
export function newPushKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' }) as JsonWebKey;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(jwk.d!, 'base64url'));
  return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: JSON.stringify(jwk) };
}

async function readOrMake(tx: Tx, { secrets, clock }: Services): Promise<PushKey> {
  await advisoryLock(tx, 'push-key');
  const [row] = await tx.select().from(pushKeys).orderBy(asc(pushKeys.id)).limit(1);
  if (row !== undefined) {
    return { publicKey: row.publicKey, privateKey: secrets.open(contextOf(row.id), row.privateKey) };
  }
  const made = newPushKey();
  const id = newId();
  await tx.insert(pushKeys).values({
    id,
    publicKey: made.publicKey,
    privateKey: secrets.seal(contextOf(id), made.privateKey),
    createdAt: new Date(clock.now()),
  });
  return made;
}

/** The installation's key, made when it is asked for first. Every browser depends on it: it is never changed. */
export function pushKey(services: Services): Promise<PushKey> {
  let key = known.get(services);
  if (key === undefined) {
    key = services.db.system('installation', (tx) => readOrMake(tx, services));
    known.set(services, key);
    key.catch(() => known.delete(services));
  }
  return key;
}

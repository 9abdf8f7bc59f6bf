import { desc, isNull, lt, sql } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { signingKeys } from '#server/platform/db/schema/auth.table.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Services } from '#server/services.ts';

/**
 * The keys of access tokens: ES256, in the database, private halves sealed. The newest that is not retired signs.
 * A retired key stays in the JWKS until no token that it signed can be alive.
 */
export const algorithm = 'ES256';

/** Milliseconds. */
const day = 24 * 3_600_000;
const rotateAfter = 90 * day;
/** An access token's hour, the 10 minutes that clients keep a JWKS, and some more. */
const keepRetired = 2 * 3_600_000;
/** Another process may have made a newer key. */
const rereadAfter = 5 * 60_000;
/** An unknown kid makes us look again, but no stranger makes us look at each request. */
const lookAgainAfter = 10_000;

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

export interface KeyRing {
  readAt: number;
  current: SigningKey;
  /** Public halves by kid, for verification and for the JWKS. */
  publicKeys: Map<string, CryptoKey>;
  jwks: JWK[];
}

const rings = new WeakMap<Services, Promise<KeyRing>>();
const context = (kid: string) => `auth.signing_keys.${kid}`;

async function makeKey(services: Services) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    privateKey: services.secrets.seal(context(kid), JSON.stringify(await exportJWK(privateKey))),
    publicKey: { ...jwk, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
    createdAt: new Date(services.clock.now()),
    retiredAt: null,
  };
}

/** Makes the first key, or the next one when the present one is older than `rotateAfter`. One process wins. */
async function ensureFreshKey(services: Services): Promise<void> {
  const now = services.clock.now();
  const spare = await makeKey(services);
  await services.db.system('account', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))`);
    const [current] = await tx
      .select({ createdAt: signingKeys.createdAt })
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt))
      .orderBy(desc(signingKeys.createdAt));
    if (current !== undefined && now - current.createdAt.getTime() < rotateAfter) return;
    await tx
      .update(signingKeys)
      .set({ retiredAt: new Date(now) })
      .where(isNull(signingKeys.retiredAt));
    await tx.insert(signingKeys).values(spare);
  });
}

function unseal(services: Services, kid: string, sealed: string): JWK {
  try {
    return JSON.parse(services.secrets.open(context(kid), sealed)) as JWK;
  } catch (cause) {
    throw new StartError(
      'SECRET_KEY isn’t the key this database was encrypted with. Set SECRET_KEY or DATA_DIR/secret.key to the old key.',
      { cause },
    );
  }
}

const asKey = async (jwk: JWK) => (await importJWK(jwk, algorithm)) as CryptoKey;

async function readRing(services: Services): Promise<KeyRing> {
  const select = () =>
    services.db.system('account', (tx) => tx.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)));
  let rows = await select();
  if (!rows.some((row) => row.retiredAt === null)) {
    await ensureFreshKey(services);
    rows = await select();
  }
  const newest = rows.find((row) => row.retiredAt === null)!;
  const privateKey = await asKey(unseal(services, newest.kid, newest.privateKey));
  const publicKeys = new Map<string, CryptoKey>();
  for (const row of rows) publicKeys.set(row.kid, await asKey(row.publicKey));
  return {
    readAt: services.clock.now(),
    current: { kid: newest.kid, privateKey },
    publicKeys,
    jwks: rows.map((row) => row.publicKey),
  };
}

function reread(services: Services): Promise<KeyRing> {
  const ring = readRing(services);
  rings.set(services, ring);
  // A failure is told to those who wait now; the next one asks again.
  ring.catch(() => rings.delete(services));
  return ring;
}

/**
 * The keys, read once and then every few minutes. Never call it inside a transaction.
 * @throws StartError when the keys were sealed with another SECRET_KEY
 */
export async function keyRing(services: Services): Promise<KeyRing> {
  const known = await rings.get(services);
  return known !== undefined && services.clock.now() - known.readAt < rereadAfter ? known : reread(services);
}

/** The public key of a kid, or undefined. */
export async function findPublicKey(services: Services, kid: string): Promise<CryptoKey | undefined> {
  const ring = await keyRing(services);
  const found = ring.publicKeys.get(kid);
  if (found !== undefined || services.clock.now() - ring.readAt < lookAgainAfter) return found;
  return (await reread(services)).publicKeys.get(kid);
}

/** The daily job: a new key when it is time, and no trace of those that nothing alive was signed with. */
export async function rotateSigningKeys(services: Services): Promise<void> {
  await ensureFreshKey(services);
  const gone = new Date(services.clock.now() - keepRetired);
  await services.db.system('account', (tx) => tx.delete(signingKeys).where(lt(signingKeys.retiredAt, gone)));
  await reread(services);
}

import { ne } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import { sealingKeys } from '#server/platform/db/schema/secrets.table.ts';
import { loadSecretKeys, newSecretKey, writeSecretKeys } from '#server/platform/secrets.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Services } from '#server/services.ts';
import { checkSecretKeys } from './check-secret-keys.ts';
import { resealAll } from './reseal.ts';

type Needs = Pick<Services, 'db' | 'secrets' | 'clock' | 'config'>;

/** What a change of the key did. `restart`: the new key is there, and servers have to learn it before the rest. */
export interface Rotated {
  resealed: number;
  kid: string;
  restart: boolean;
}

/** A new key in the first line of the file, unless a change was broken off after that. */
function addKey(config: Config): boolean {
  const keys = loadSecretKeys({ ...config, secretKeysBefore: [] });
  if (keys.length > 1) return false;
  writeSecretKeys(config.dataDir, [newSecretKey(), ...keys]);
  return true;
}

/**
 * Seals everything anew with a new secret key: one that it makes itself and puts into DATA_DIR/secret.key, or the one
 * that the operator has put into SECRET_KEY, with the old one in SECRET_KEY_PREVIOUS. It can be killed at any moment and
 * run again: the old key is kept until nothing needs it.
 *
 * With the embedded database this is the only process, so it takes the new key at once. Servers on one PostgreSQL have to
 * be started again in between, since one that does not know the new key would go on to seal with the old one.
 * @throws StartError
 */
export async function rotateKey(services: Needs, onBatch?: (sealed: number) => void): Promise<Rotated> {
  const { db, secrets, config } = services;
  const isFile = config.secretKey === null;
  if (!isFile && config.secretKeysBefore.length === 0) {
    throw new StartError(
      'Put a new key in SECRET_KEY and the current one in SECRET_KEY_PREVIOUS. Restart every server, and run this again.',
    );
  }
  if (isFile) {
    const added = addKey(config);
    secrets.use(loadSecretKeys(config));
    await checkSecretKeys(services);
    if (added && db.shared) return { resealed: 0, kid: secrets.kid, restart: true };
  }
  const resealed = await resealAll(services, onBatch);
  await db.system('installation', (tx) => tx.delete(sealingKeys).where(ne(sealingKeys.kid, secrets.kid)));
  if (isFile) {
    const [kept] = loadSecretKeys(config);
    writeSecretKeys(config.dataDir, [kept!]);
    secrets.use([kept!]);
  }
  return { resealed, kid: secrets.kid, restart: false };
}

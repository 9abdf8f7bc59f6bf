import type pg from 'pg';
import { tryLock } from '#server/platform/db/data-dir.ts';
import { StartError } from '#server/platform/start-error.ts';
import { databaseFolder, embeddedConfig, hasDatabase, hasFormerDatabase, startEmbedded } from './embedded.ts';

/** How a command beside the server reaches the embedded database. */
export interface InUse {
  config: pg.ClientConfig;
  /** Ends what the command started. */
  end(): Promise<void>;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * The embedded database of a folder: that of the server that runs on it, or one of its own for as long as the command takes.
 * @throws StartError where the folder holds none
 */
export async function reachEmbedded(dataDir: string): Promise<InUse> {
  if (hasFormerDatabase(dataDir)) {
    throw new StartError(
      `The database in ${dataDir} is from an earlier version of Parley. Run npm start once to convert it.`,
    );
  }
  if (!hasDatabase(dataDir)) throw new StartError(`DATA_DIR ${dataDir} has no database.`);
  const home = databaseFolder(dataDir);
  const unlock = tryLock(dataDir);
  if (unlock === null) return { config: embeddedConfig(home), end: async () => {} };
  try {
    // What it dies of, the command's own query tells.
    const embedded = await startEmbedded(home, { log: silent, onLost: () => {} });
    const end = async () => {
      await embedded.stop();
      unlock();
    };
    return { config: embedded.config, end };
  } catch (error) {
    unlock();
    throw error;
  }
}

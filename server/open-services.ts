import path from 'node:path';
import type { Logger } from 'pino';
import { openEncoders } from '#voice/audio/encode.ts';
import { type Clock, systemClock } from '#voice/clock.ts';
import { AudioCache } from '#voice/engines/cache/audio-cache.ts';
import { openSpeech, speechWorkers } from '#voice/engines/catalog.ts';
import { MediaThread } from '#voice/rtp/thread/media-thread.ts';
import { openEars } from '#voice/transcribers/local/open-ears.ts';
import { openSilero } from '#voice/transcribers/silero/open-silero.ts';
import { openLiveCalls } from './calls/live-calls.ts';
import type { Config } from './config.ts';
import { defineJobs } from './jobs.ts';
import { readInChild } from './knowledge/reading/read-in-child.ts';
import { upgradeDatabase } from './operator/upgrade-database.ts';
import { makeDataDir } from './platform/db/data-dir.ts';
import { type Database, openDatabase } from './platform/db/open-database.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openOutbound } from './platform/http/outbound.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { openMail } from './platform/mail/mail.ts';
import { checkSecretKeys } from './platform/secrets/check-secret-keys.ts';
import { loadSecretKeys, makeSecrets, type Secrets } from './platform/secrets.ts';
import { tracesOf } from './platform/traces/traces.ts';
import type { Services } from './services.ts';
import { hooks } from './wire-hooks.ts';

/** Bytes of synthesised speech kept on disk. */
const speechCacheBytes = 512 * 1024 * 1024;
/** Bytes of the speech API's audio files kept on disk, and of those in memory. */
const audioCacheBytes = 512 * 1024 * 1024;
const audioMemoryBytes = 32 * 1024 * 1024;

async function openSecrets(config: Config, db: Database, clock: Clock): Promise<Secrets> {
  const secrets = makeSecrets(...loadSecretKeys(config));
  await checkSecretKeys({ db, secrets, clock });
  return secrets;
}

/** Opens everything a server stands on, in the order in which one part needs another. @throws StartError */
export async function openServices(
  config: Config,
  log: Logger,
  onLost: (reason: string) => void,
  clock: Clock = systemClock,
): Promise<Services> {
  // With a database elsewhere too: the secret key, mails and the speech cache live there.
  makeDataDir(config.dataDir);
  const { dataDir, databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl === null) await upgradeDatabase(dataDir, log);
  const db = await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, log, onLost });
  const secrets = await openSecrets(config, db, clock).catch(async (error) => {
    await db.close();
    throw error;
  });
  const outbound = openOutbound();
  const [jobs, files, speech, audioCache] = await Promise.all([
    openJobs(db, log),
    openFiles(config, outbound, log),
    openSpeech({
      cacheDir: path.join(config.dataDir, 'speech-cache'),
      cacheBytes: speechCacheBytes,
      cacheKey: secrets.key('speech-cache'),
      hosted: { accesses: config.speechServices, outbound },
      voicesDir: config.voicesDir,
      log,
    }),
    AudioCache.open({
      folder: path.join(config.dataDir, 'audio-cache'),
      maxBytes: audioCacheBytes,
      key: secrets.key('speech-cache'),
      memoryBytes: audioMemoryBytes,
      log,
    }),
  ]);
  const voices = openSilero((error) => log.error({ err: error }, 'voices are told by loudness: the detector failed'));
  const { earsDir, voicesDir } = config;
  const ears = await openEars({ earsDir, voicesDir, log, detect: voices.open });
  const encoders = openEncoders({ workers: speechWorkers() });
  const mail = openMail(config, clock, log);
  const services = {
    config,
    log,
    clock,
    db,
    jobs,
    mail,
    files,
    secrets,
    outbound,
    modelOutbound: openOutbound({ trustedOrigins: config.modelOrigins }),
    speech,
    encoders,
    audioCache,
    calls: openLiveCalls(),
    voices,
    media: new MediaThread(clock, (error) => log.error({ err: error }, 'the sound of a call over SIP failed')),
    ears,
    readsFile: readInChild,
    hooks,
  };
  defineJobs(services);
  return services;
}

/** Closes in the opposite order. */
export async function closeServices(services: Services): Promise<void> {
  await services.jobs.stop();
  await tracesOf(services)?.flush();
  await Promise.all([
    services.voices?.close(),
    services.media.close(),
    services.ears.close(),
    services.speech.close(),
    services.encoders.close(),
    services.audioCache.close(),
  ]);
  await services.db.close();
}

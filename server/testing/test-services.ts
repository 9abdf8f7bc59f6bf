import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll } from 'vitest';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { readConfig } from '#server/config.ts';
import { defineJobs } from '#server/jobs.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openMail, outboxFolder } from '#server/platform/mail/mail.ts';
import { makeSecrets } from '#server/platform/secrets.ts';
import type { Services } from '#server/services.ts';
import { hooks } from '#server/wire-hooks.ts';
import { openEncoders } from '#voice/audio/encode.ts';
import type { Clock } from '#voice/clock.ts';
import { AudioCache } from '#voice/engines/cache/audio-cache.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { mediaHere } from '#voice/rtp/media-here.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { openEars } from '#voice/transcribers/local/open-ears.ts';
import { readHere } from './read-here.ts';
import { openTestDatabase } from './test-database.ts';

/** No test speaks to the payment provider, the carrier, the CRM or a transcriber itself: at this port no one listens. */
const nobody = 'http://127.0.0.1:1';
const nowhere = {
  STRIPE_BASE_URL: nobody,
  TWILIO_BASE_URL: nobody,
  HUBSPOT_BASE_URL: nobody,
  GOOGLE_BASE_URL: nobody,
  MICROSOFT_BASE_URL: nobody,
  DEEPGRAM_BASE_URL: nobody,
};

export interface TestOptions {
  /** Whether what is left to the queue is done. */
  work?: boolean;
  /** Where the log is written instead, all of it. */
  logTo?: (line: string) => void;
}

/** Everything a server stands on, over a database and a folder of its own. Closed after the file's tests. */
export async function openTestServices(
  clock: Clock,
  settings: Record<string, string> = {},
  speech: SpeechSynthesizer = fakeSpeech(),
  { work = true, logTo }: TestOptions = {},
): Promise<Services> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-server-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '1000', LOG_LEVEL: 'error', ...nowhere, ...settings });
  const log = logTo ? pino({ level: 'trace' }, { write: logTo }) : pino({ level: config.logLevel });
  const db = await openTestDatabase();
  // The queue's clock is the real one, and that of a test the test's: what is done by the clock it calls itself.
  const jobs = await openJobs(db, log, { byClock: false });
  const outbound = openOutbound();
  const services: Services = {
    config,
    log,
    clock,
    db,
    jobs,
    mail: openMail(config, clock, log),
    files: await openFiles(config, outbound, log),
    outbound,
    modelOutbound: openOutbound({ trustedOrigins: config.modelOrigins }),
    secrets: makeSecrets('a key that only tests use, long enough'),
    speech,
    encoders: openEncoders({ workers: 1 }),
    audioCache: await AudioCache.open({ folder: path.join(dataDir, 'audio-cache'), maxBytes: 50_000_000 }),
    calls: openLiveCalls(),
    media: mediaHere(clock, (error) => log.error({ err: error }, 'the sound of a call over SIP failed')),
    ears: await openEars({ earsDir: config.earsDir, voicesDir: config.voicesDir }),
    readsFile: readHere,
    hooks,
  };
  defineJobs(services);
  await jobs.start({ work });
  afterAll(async () => {
    await jobs.stop();
    await Promise.all([services.encoders.close(), services.audioCache.close(), services.ears.close()]);
    rmSync(dataDir, { recursive: true, force: true });
    readMails.clear();
  });
  return services;
}

/** Mails that were read before, by their files. */
const readMails = new Map<string, Promise<Email>>();

/** Mails in the outbox, oldest first. */
export async function readOutbox({ config }: Services): Promise<Email[]> {
  const folder = outboxFolder(config.dataDir);
  if (!readdirSync(config.dataDir).includes(path.basename(folder))) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => path.join(folder, name));
  for (const file of files) if (!readMails.has(file)) readMails.set(file, PostalMime.parse(readFileSync(file)));
  return Promise.all(files.map((file) => readMails.get(file)!));
}

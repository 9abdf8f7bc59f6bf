import type { Logger } from 'pino';
import type { AudioEncoders } from '#voice/audio/encode.ts';
import type { Clock } from '#voice/clock.ts';
import type { AudioCache } from '#voice/engines/cache/audio-cache.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import type { Media } from '#voice/rtp/media-session.ts';
import type { LocalEars } from '#voice/transcribers/local/open-ears.ts';
import type { SileroLines } from '#voice/transcribers/silero/open-silero.ts';
import type { LiveCalls } from './calls/live-calls.ts';
import type { Config } from './config.ts';
import type { Hooks } from './hooks.ts';
import type { ReadsFile } from './knowledge/reading.ts';
import type { Database } from './platform/db/open-database.ts';
import type { Files } from './platform/files/files.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { Secrets } from './platform/secrets.ts';

/** What a running server has. Made once in main.ts, or by a test; handed on, never imported as a global. */
export interface Services {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  secrets: Secrets;
  /** The only way out to other servers by HTTP. It trusts no origin; a client names those of its own settings. */
  outbound: Outbound;
  /** The same for language models alone, which may also run where the setting MODEL_ORIGINS says. */
  modelOutbound: Outbound;
  speech: SpeechSynthesizer;
  encoders: AudioEncoders;
  /** Whole audio files that the speech API made once. */
  audioCache: AudioCache;
  calls: LiveCalls;
  /** Tells callers' voices from noise; without it loudness does. */
  voices?: SileroLines | undefined;
  /** Sends and hears the sound of calls over SIP. */
  media: Media;
  /** Transcribers on this server. */
  ears: LocalEars;
  /** Files in the Knowledge Base, which may be hostile, are read by this. */
  readsFile: ReadsFile;
  /** What is done by areas above the one that asks. */
  hooks: Hooks;
}

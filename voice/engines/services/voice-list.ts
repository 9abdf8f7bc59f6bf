import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '#voice/clock.ts';
import type { CacheLog } from '../cache/disk-cache.ts';
import type { Voice } from '../tts.ts';

const Voices: z.ZodType<Voice[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    language: z.string(),
    gender: z.enum(['female', 'male', 'neutral']),
    description: z.string(),
  }),
);

const refreshMs = 3_600_000;
/** After a failure it is asked again soon, and then less and less often. */
const retryMs = { first: 60_000, most: 1_800_000 };
const answerWithinMs = 20_000;

export interface VoiceListOptions {
  /** The service, for the log. */
  name: string;
  fetch: (signal: AbortSignal) => Promise<Voice[]>;
  /** Where the last answer is kept, for a start while the service is down. */
  file: string;
  clock: Clock;
  log?: CacheLog | undefined;
}

export interface VoiceList {
  voices(): readonly Voice[];
  close(): Promise<void>;
}

/** The voices of a service: those of its last answer, asked for in the background and now and then again. */
export async function openVoiceList({ name, fetch, file, clock, log }: VoiceListOptions): Promise<VoiceList> {
  let voices = await readKept(file);
  let waitMs = retryMs.first;
  let stopTimer = () => {};
  const closing = new AbortController();
  let refreshing = Promise.resolve();

  async function refresh(): Promise<void> {
    const late = new AbortController();
    const stopClock = clock.after(answerWithinMs, () => late.abort());
    try {
      voices = await fetch(AbortSignal.any([closing.signal, late.signal]));
      waitMs = retryMs.first;
      plan(refreshMs);
      await keep(file, voices);
    } catch (error) {
      if (closing.signal.aborted) return;
      const { message: reason } = error as Error;
      log?.warn({ engine: name, reason, voicesKept: voices.length }, 'The list of voices could not be fetched');
      plan(waitMs);
      waitMs = Math.min(retryMs.most, waitMs * 2);
    } finally {
      stopClock();
    }
  }

  function plan(ms: number): void {
    stopTimer();
    if (closing.signal.aborted) return;
    stopTimer = clock.after(ms, () => {
      refreshing = refresh();
    });
  }

  refreshing = refresh();
  return {
    voices: () => voices,
    async close() {
      closing.abort();
      stopTimer();
      await refreshing;
    },
  };
}

async function readKept(file: string): Promise<Voice[]> {
  try {
    return Voices.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // None was kept, or another version kept it in another form: it is fetched anew.
    return [];
  }
}

async function keep(file: string, voices: readonly Voice[]): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, JSON.stringify(voices));
  await rename(part, file);
}

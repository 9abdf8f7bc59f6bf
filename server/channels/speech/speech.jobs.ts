import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { makeClipJob, ofClip, removeFiles } from '#server/channels/clips.ts';
import { speechClips } from '#server/platform/db/schema/speech.table.ts';
import type { Services } from '#server/services.ts';
import { makeClip } from './clips/make-clip.ts';

const cleanJob = 'speech.clean';
/** Clips that one run forgets; the rest waits for the next. */
const mostAtOnce = 500;

/** Forgets clips that are too old, files and all. */
export async function cleanSpeech(services: Services): Promise<void> {
  const { db, clock } = services;
  const expired = lte(speechClips.expiresAt, new Date(clock.now()));
  const rows = await db.system('job', (tx) => tx.select().from(speechClips).where(expired).limit(mostAtOnce));
  for (const row of rows) {
    // The files first: a row that is left is found again, a file without one never.
    await removeFiles(services, row);
    await db.system('job', (tx) => tx.delete(speechClips).where(ofClip(row.workspaceId, row.id)));
  }
}

const Data = z.object({ workspaceId: z.uuid(), clipId: z.uuid() });

/** Work that the speech service leaves to the queue. */
export function defineSpeechJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(makeClipJob, {
    retryLimit: 3,
    // 100,000 characters take two minutes of a core, and more where others want to speak too.
    timeoutSeconds: 3_600,
    concurrency: 2,
    handler: (data, context) => makeClip(services, Data.parse(data), context),
  });
  jobs.define(cleanJob, { handler: () => cleanSpeech(services) });
  jobs.schedule(cleanJob, '17 * * * *');
}

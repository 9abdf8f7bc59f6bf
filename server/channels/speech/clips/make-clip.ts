import { Readable } from 'node:stream';
import { AppError } from '#domain/platform/errors.ts';
import { findClip, giveClipBack, ofClip, removeFiles } from '#server/channels/clips.ts';
import { speechClips } from '#server/platform/db/schema/speech.table.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from '#server/usage/keep-file.ts';
import { beginAudio, type Claim, type Making, speechProblem } from '../make-audio.ts';
import { prepareScript } from '../scripts.ts';
import { isHosted } from '../voices.ts';
import { type ClipRow, putMarks, soundFile } from './clip-files.ts';

/** Milliseconds between two looks at whether the clip is still wanted, when its progress is told too. */
const noteEvery = 1_000;

/** The clip was deleted while it was made. */
class Unwanted extends Error {}

/**
 * Speaks a clip that waits, or whose making was cut off by the end of the process: from its start, since half a file is
 * kept nowhere. Its characters were counted when it was asked for; when the last try fails, they are given back.
 */
export async function makeClip(
  services: Services,
  { workspaceId, clipId }: { workspaceId: string; clipId: string },
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const scope = { services, workspaceId, actor: null };
  const row = await findClip(scope, clipId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (row === undefined || row.status === 'done' || row.status === 'failed') return;
  let asked = false;
  const onAsked = () => {
    asked = true;
  };
  try {
    await make(services, row, { signal, onAsked });
  } catch (error) {
    if (error instanceof Unwanted) return;
    // The server stops: the job comes again.
    if (signal.aborted) throw error;
    const found = speechProblem(error);
    const problem = found instanceof AppError ? found : new AppError('internal');
    const isOurs = problem.status >= 500;
    if (!isOurs || isLast) await fail(services, row, problem.message, isOurs || !asked);
    if (isOurs) throw error;
  }
}

async function make(services: Services, row: ClipRow, claim: Pick<Claim, 'signal' | 'onAsked'>): Promise<void> {
  const { workspaceId, voice, language, speed, format, sampleRate, bitrate } = row;
  const script = await prepareScript({ services, workspaceId, actor: null }, row.text, row.language);
  const order = { script, voice, language, speed, format, sampleRate, bitrate: bitrate ?? undefined, file: true };
  // What a service is asked for is not given back to who deletes the clip from then on.
  if (isHosted(voice) && !(await change(services, row, { status: 'running' }))) throw new Unwanted();
  const making = await beginAudio(services, order, { priority: 'job', fairnessKey: workspaceId, ...claim });
  const audio = Readable.from(noted(services, row, making), { objectMode: false });
  await keepFile(services, workspaceId, soundFile(row), audio, { head: () => making.head });
  await putMarks(services, row, making.words);
  const set = {
    status: 'done',
    spokenCharacters: row.characters,
    durationMs: Math.round(making.durationMs),
  } as const;
  const stillThere = await change(services, row, set);
  if (!stillThere) await removeFiles(services, row);
}

/** The audio, with the progress written down now and then. */
async function* noted(services: Services, row: ClipRow, making: Making): AsyncGenerator<Uint8Array> {
  let notedAt = Number.NEGATIVE_INFINITY;
  for await (const bytes of making.audio) {
    yield bytes;
    const now = performance.now();
    if (now - notedAt < noteEvery) continue;
    notedAt = now;
    const set = { status: 'running', spokenCharacters: making.charactersDone } as const;
    if (!(await change(services, row, set))) throw new Unwanted();
  }
}

/** Whether the clip still exists. */
async function change(services: Services, { workspaceId, id }: ClipRow, set: Partial<ClipRow>): Promise<boolean> {
  const changed = await services.db.tenant(workspaceId, (tx) =>
    tx.update(speechClips).set(set).where(ofClip(workspaceId, id)).returning({ id: speechClips.id }),
  );
  return changed.length > 0;
}

/** The text cannot be spoken: says why, and gives its characters back unless a service was paid for it. */
async function fail(services: Services, row: ClipRow, problem: string, isFree: boolean): Promise<void> {
  await services.db.tenant(row.workspaceId, async (tx) => {
    const failed = await tx
      .update(speechClips)
      .set({ status: 'failed', problem })
      .where(ofClip(row.workspaceId, row.id))
      .returning({ id: speechClips.id });
    if (failed.length > 0 && isFree) await giveClipBack(tx, services, row);
  });
}

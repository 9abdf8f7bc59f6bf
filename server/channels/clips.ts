import { Readable } from 'node:stream';
import { and, desc, eq, lt } from 'drizzle-orm';
import { clipDays, type SpeechClip, type SpeechFile, type SpeechRequest } from '#domain/channels/speech.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { speechClips } from '#server/platform/db/schema/speech.table.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { dropFile, keepFile } from '#server/usage/keep-file.ts';
import { spokenCharacters } from '#voice/engines/script.ts';
import { type ClipRow, clipCard, clipLinks, marksFile, putMarks, soundFile } from './speech/clips/clip-files.ts';
import { speechProblem } from './speech/make-audio.ts';
import { limitKey } from './speech/metering/key-limit.ts';
import { meterOf } from './speech/metering/meter.ts';
import { type Grant, giveBack, grant } from './speech/metering/quota.ts';
import { makeOrder, type Order } from './speech/orders.ts';
import { prepareScript } from './speech/scripts.ts';
import { quotaHeaders, speak, tellRefusal } from './speech/speak.ts';

/** Makes a clip of a long text; `speech.jobs.ts` says what runs it. */
export const makeClipJob = 'speech.make-clip';

const dayMs = 24 * 3_600_000;

export const ofClip = (workspaceId: string, clipId: string) =>
  and(eq(speechClips.workspaceId, workspaceId), eq(speechClips.id, clipId));

interface Counted {
  given: Grant;
  characters: number;
}

/** A request that is tried again makes the same clip. */
function newRow(
  scope: Scope,
  request: SpeechRequest,
  order: Order,
  { given, characters }: Counted,
  clipId = newId(),
): ClipRow {
  const now = scope.services.clock.now();
  const { voice, language, speed, format, sampleRate, bitrate } = order;
  return {
    workspaceId: scope.workspaceId,
    id: clipId,
    status: 'queued',
    text: request.text,
    voice,
    language,
    speed,
    format,
    sampleRate,
    bitrate: bitrate ?? null,
    characters,
    usageId: given.usageId,
    spokenCharacters: 0,
    durationMs: null,
    problem: null,
    createdAt: new Date(now),
    expiresAt: new Date(now + clipDays * dayMs),
  };
}

export async function findClip({ services, workspaceId }: Scope, clipId: string): Promise<ClipRow> {
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(speechClips).where(ofClip(workspaceId, clipId)),
  );
  if (row === undefined) throw new AppError('not_found', 'Stored speech not found. It may have been deleted.');
  return row;
}

export const getClip = async (scope: Scope, clipId: string): Promise<SpeechClip> =>
  clipCard(scope, await findClip(scope, clipId));

/** Kept speech, newest first. */
export async function listClips(
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: SpeechClip[]; next: string | null }> {
  const { services, workspaceId } = scope;
  const before = cursor === undefined ? undefined : lt(speechClips.id, cursor);
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(speechClips)
      .where(and(eq(speechClips.workspaceId, workspaceId), before))
      .orderBy(desc(speechClips.id))
      .limit(limit + 1),
  );
  const shown = rows.slice(0, limit);
  return {
    items: shown.map((row) => clipCard(scope, row)),
    next: rows.length > limit ? shown.at(-1)!.id : null,
  };
}

function fileCard(scope: Pick<Scope, 'services' | 'origin'>, row: ClipRow, voice: string): SpeechFile {
  const { audioUrl, marksUrl, captionsUrl, expiresAt } = clipLinks(scope, row);
  return {
    id: row.id,
    audio_url: audioUrl,
    duration: row.durationMs! / 1000,
    voice,
    language: row.language,
    format: row.format,
    sample_rate: row.sampleRate,
    characters: row.characters,
    marks_url: marksUrl,
    captions_url: captionsUrl,
    expires_at: expiresAt.toISOString(),
  };
}

/** The clip that a try of the same request made before it was cut off. */
async function clipBefore({ services, workspaceId }: Scope, clipId: string | undefined): Promise<ClipRow | undefined> {
  if (clipId === undefined) return undefined;
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(speechClips).where(ofClip(workspaceId, clipId)),
  );
  return row;
}

/**
 * Speaks a text into a file that is kept, and answers where it is.
 * @throws AppError invalid_input, too_many_requests, quota_exceeded, speech_unavailable, storage_full
 */
export async function synthesize(scope: Scope, request: SpeechRequest, exchange: RequestContext): Promise<SpeechFile> {
  const { services, workspaceId } = scope;
  const spoken = await speak(scope, request, exchange, { file: true });
  const clipId = exchange.repeat?.id;
  const before = await clipBefore(scope, clipId);
  if (before !== undefined) {
    if (spoken.body instanceof Readable) spoken.body.destroy();
    return fileCard(scope, before, request.voice);
  }
  const row = newRow(scope, request, spoken.order, spoken, clipId);
  try {
    await keepFile(services, workspaceId, soundFile(row), spoken.body, { head: spoken.head });
    await putMarks(services, row, spoken.words());
  } catch (error) {
    // Anyone who waited has no file, so nothing was heard of it. Who went away costs what a service was asked for.
    const isPaid = exchange.gone.aborted && spoken.asked();
    if (!isPaid) await meterOf(services).giveBack(workspaceId, spoken.given, spoken.characters);
    // A store that is away cannot forget either; the first reason is the one to tell.
    await removeFiles(services, row).catch((reason) => services.log.warn({ err: reason }, 'files of a clip are left'));
    throw speechProblem(error);
  }
  const durationMs = Math.round(spoken.durationMs());
  const done: ClipRow = { ...row, status: 'done', spokenCharacters: row.characters, durationMs };
  await services.db.tenant(workspaceId, async (tx) => {
    await tx.insert(speechClips).values(done);
    await recordChange(tx, scope, 'speech-clip.created', clipChange(done));
  });
  return fileCard(scope, done, request.voice);
}

/** What an entry of the audit log tells of a clip: not its text. */
const clipChange = ({ id, language, format, characters }: ClipRow) => ({
  object: { kind: 'speech-clip', id },
  after: { language, format, characters },
});

/**
 * Takes a long text, to be spoken in the background: counted, kept and queued in one transaction.
 * @throws AppError invalid_input, too_many_requests, quota_exceeded
 */
export async function createClip(scope: Scope, request: SpeechRequest, exchange: RequestContext): Promise<SpeechClip> {
  const { services, workspaceId } = scope;
  limitKey(scope, exchange);
  const script = await prepareScript(scope, request.text, request.language);
  const order = makeOrder(services, request, script, true);
  const characters = spokenCharacters(script);
  const counted = services.db.tenant(workspaceId, async (tx) => {
    const given = await grant(tx, services, workspaceId, { characters });
    const made = newRow(scope, request, order, { given, characters });
    await tx.insert(speechClips).values(made);
    await services.jobs.enqueue(tx, makeClipJob, { workspaceId, clipId: made.id }, { key: made.id });
    await recordChange(tx, scope, 'speech-clip.created', clipChange(made));
    return { row: made, usage: given.usage };
  });
  const { row, usage } = await tellRefusal(counted, characters, exchange, services.clock.now());
  exchange.tell(quotaHeaders(characters, usage));
  return clipCard(scope, row);
}

/** Gives back, in a transaction of the caller's, what was counted for a clip. */
export async function giveClipBack(tx: Tx, services: Services, { workspaceId, usageId, characters }: ClipRow) {
  if (usageId !== null) await giveBack(tx, services, workspaceId, usageId, characters);
}

/** Deletes a clip with its files. One that waits is not counted any more; one that is being made stops soon. */
export async function removeClip(scope: Scope, clipId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  // The files first: a row that is left can be deleted again, when the store is back.
  const found = await findClip(scope, clipId);
  await removeFiles(services, found);
  const removed = await services.db.tenant(workspaceId, async (tx) => {
    const [removed] = await tx.delete(speechClips).where(ofClip(workspaceId, clipId)).returning();
    if (removed === undefined) throw new AppError('not_found', 'Stored speech not found. It may have been deleted.');
    if (removed.status === 'queued') await giveClipBack(tx, services, removed);
    const { object, after: before } = clipChange(removed);
    await recordChange(tx, scope, 'speech-clip.deleted', { object, before });
    return removed;
  });
  // It was finished in between.
  if (removed.status !== found.status) await removeFiles(services, removed);
}

export async function removeFiles(services: Services, row: ClipRow): Promise<void> {
  await dropFile(services, row.workspaceId, soundFile(row));
  await dropFile(services, row.workspaceId, marksFile(row));
}

import type { SpeechClip } from '#domain/channels/speech.ts';
import { SpeechMarks } from '#domain/channels/speech-marks.ts';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import type { speechClips } from '#server/platform/db/schema/speech.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from '#server/usage/keep-file.ts';
import type { SpokenWord } from '#voice/engines/tts.ts';
import { audioLink } from './audio-links.ts';

export type ClipRow = typeof speechClips.$inferSelect;

const marksExtension = 'json';

/** Where a clip's sound, or the times of its words, are kept. */
export function clipFile({ workspaceId, id }: Pick<ClipRow, 'workspaceId' | 'id'>, extension: string): string {
  return `workspaces/${workspaceId}/speech/${id}.${extension}`;
}

export const soundFile = (clip: ClipRow) => clipFile(clip, audioFormats[clip.format].extension);
export const marksFile = (clip: ClipRow) => clipFile(clip, marksExtension);

/** Keeps the times of a clip's words. */
export async function putMarks(services: Services, clip: ClipRow, words: SpokenWord[]): Promise<void> {
  const marks: SpeechMarks = { words };
  await keepFile(services, clip.workspaceId, marksFile(clip), Buffer.from(JSON.stringify(marks)));
}

/** The times of a clip's words; null when they are not kept any more. */
export async function getMarks(
  services: Services,
  clip: Pick<ClipRow, 'workspaceId' | 'id'>,
): Promise<SpeechMarks | null> {
  const file = await services.files.get(clipFile(clip, marksExtension));
  return file && SpeechMarks.parse(JSON.parse(Buffer.concat(await file.toArray()).toString('utf8')));
}

/** Signed addresses of a clip's files. */
export function clipLinks(scope: Pick<Scope, 'services' | 'origin'>, { workspaceId, id: clipId, format }: ClipRow) {
  const to = (extension: string) => audioLink(scope, { workspaceId, clipId, extension });
  const { url, expiresAt } = to(audioFormats[format].extension);
  return { audioUrl: url, marksUrl: to(marksExtension).url, captionsUrl: to('vtt').url, expiresAt };
}

/** A clip as the API tells it. */
export function clipCard(scope: Pick<Scope, 'services' | 'origin'>, row: ClipRow): SpeechClip {
  const links = row.status === 'done' ? clipLinks(scope, row) : undefined;
  return {
    id: row.id,
    status: row.status,
    progress: row.status === 'done' ? 1 : Math.min(1, row.spokenCharacters / row.characters),
    text: row.text,
    voice: row.voice,
    language: row.language,
    speed: row.speed,
    format: row.format,
    sampleRate: row.sampleRate,
    characters: row.characters,
    durationSeconds: row.durationMs === null ? null : row.durationMs / 1000,
    audioUrl: links?.audioUrl ?? null,
    marksUrl: links?.marksUrl ?? null,
    captionsUrl: links?.captionsUrl ?? null,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

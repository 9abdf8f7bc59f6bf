import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type RecordedSentence, type RecordedSentences, recordingSeconds } from '#domain/agents/recorded-sentences.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentRecordedSentences } from '#server/platform/db/schema/recorded-sentences.table.ts';
import { findRow, requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { pcmBytes } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { prepareRecording, RecordingError, readRecording } from '#voice/engines/recorded-voice.ts';
import { sentencesOf, subjectOf } from '../prepared-speech/fixed-sentences.ts';
import { recordedRate } from '../recorded-speech.ts';
import { sentenceIdOf } from './sentence-id.ts';

const its = agentRecordedSentences;
const ofAgent = ({ workspaceId }: Scope, agentId: string) =>
  and(eq(its.workspaceId, workspaceId), eq(its.agentId, agentId));
const one = (scope: Scope, agentId: string, sentenceId: string) =>
  and(ofAgent(scope, agentId), eq(its.sentenceId, sentenceId));

/** What the live version always says, and in which language. @throws AppError not_found */
async function fixedOf(scope: Scope, agentId: string) {
  const { services, workspaceId } = scope;
  const version = await services.db.tenant(
    workspaceId,
    async (tx) => (await findRow(tx, scope, agentId)).agent.version,
  );
  const plan = await subjectOf(scope, { agentId, version });
  // Published anew between the two: the next request sees it.
  if (plan === null) throw new AppError('conflict', 'The agent was just published. Try again.');
  const { flow, setting, voice } = plan;
  return { version, language: voice.language, texts: await sentencesOf({ flow, setting }) };
}

interface Told {
  sentenceId: string;
  text: string;
  ms: number;
  recordedAt: Date;
}
const told = { sentenceId: its.sentenceId, text: its.text, ms: its.ms, recordedAt: its.recordedAt };

const show = (id: string, text: string, row: Told | undefined): RecordedSentence => ({
  id,
  text,
  recording: row === undefined ? null : { seconds: row.ms / 1000, recordedAt: row.recordedAt.toISOString() },
});

/** An agent's fixed sentences, and which of them a person has recorded. @throws AppError not_found */
export async function listRecordedSentences(scope: Scope, agentId: string): Promise<RecordedSentences> {
  const { version, language, texts } = await fixedOf(scope, agentId);
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx.select(told).from(its).where(ofAgent(scope, agentId)).orderBy(asc(its.text)),
  );
  const left = new Map(rows.map((row) => [row.sentenceId, row]));
  const sentences = texts.map((text) => {
    const id = sentenceIdOf(language, text);
    const row = left.get(id);
    left.delete(id);
    return show(id, text, row);
  });
  return { version, language, sentences, unused: [...left.values()].map((row) => show(row.sentenceId, row.text, row)) };
}

const notFound = () => new AppError('not_found', 'This agent has no recording of that sentence.');

/** A recorded sentence as calls play it. @throws AppError not_found */
export async function getRecordedSentence(scope: Scope, agentId: string, sentenceId: string) {
  const row = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    const [found] = await tx
      .select({ ...told, sound: its.sound })
      .from(its)
      .where(one(scope, agentId, sentenceId));
    return found;
  });
  if (row === undefined) throw notFound();
  const samples = new Int16Array(new Uint8Array(row.sound).buffer);
  return {
    ...show(sentenceId, row.text, row),
    wav: encodeWav({ samples, sampleRate: recordedRate }).toString('base64'),
  };
}

const refuse = (message: string) => new AppError('invalid_input', message, [{ path: 'body.wav', message }]);

async function prepared(wav: string): Promise<Int16Array> {
  try {
    const sound = readRecording(Buffer.from(wav, 'base64'));
    const { least, most } = recordingSeconds;
    const seconds = sound.samples.length / sound.sampleRate;
    // Recorders stop some moments late.
    if (seconds > most + 0.5) throw refuse(`This recording is longer than ${most} seconds. Record a shorter one.`);
    const { samples } = await prepareRecording(sound);
    if (samples.length < recordedRate * least) throw refuse('This recording is too short. Record the whole sentence.');
    return samples;
  } catch (error) {
    if (error instanceof RecordingError) throw refuse(error.message);
    throw error;
  }
}

async function otherMs(tx: Tx, scope: Scope, agentId: string, sentenceId: string): Promise<number> {
  const [row] = await tx
    .select({ ms: sql<number>`coalesce(sum(${its.ms}), 0)::int` })
    .from(its)
    .where(and(ofAgent(scope, agentId), ne(its.sentenceId, sentenceId)));
  return row!.ms;
}

/**
 * Keeps a person's recording of a sentence, in place of one before.
 * @throws AppError not_found, invalid_input, limit_reached
 */
export async function recordSentence(
  scope: Scope,
  agentId: string,
  sentenceId: string,
  wav: string,
): Promise<RecordedSentence> {
  const { services, workspaceId } = scope;
  const { language, texts } = await fixedOf(scope, agentId);
  const text = texts.find((said) => sentenceIdOf(language, said) === sentenceId);
  if (text === undefined) throw new AppError('not_found', 'The agent’s live version doesn’t say this sentence.');
  const samples = await prepared(wav);
  const ms = Math.round((samples.length * 1000) / recordedRate);
  return services.db.tenant(workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    await advisoryLock(tx, `recorded-sentences:${agentId}`);
    if ((await otherMs(tx, scope, agentId, sentenceId)) + ms > recordingSeconds.all * 1000)
      throw new AppError(
        'limit_reached',
        `An agent’s recordings can be up to ${recordingSeconds.all / 60} minutes in total. Delete some first.`,
      );
    const recordedAt = new Date(services.clock.now());
    const row = { language, text, sound: new Uint8Array(pcmBytes(samples)), ms, recordedAt };
    await tx
      .insert(its)
      .values({ workspaceId, agentId, sentenceId, ...row })
      .onConflictDoUpdate({ target: [its.workspaceId, its.agentId, its.sentenceId], set: row });
    const object = { kind: 'agent', id: agentId };
    await recordChange(tx, scope, 'agent.sentence-recorded', { object, after: { text, seconds: ms / 1000 } });
    return show(sentenceId, text, { sentenceId, text, ms, recordedAt });
  });
}

/** Removes a recording. @throws AppError not_found */
export function removeRecordedSentence(scope: Scope, agentId: string, sentenceId: string): Promise<RecordedSentence> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    const [row] = await tx
      .delete(its)
      .where(one(scope, agentId, sentenceId))
      .returning(told);
    if (row === undefined) throw notFound();
    const object = { kind: 'agent', id: agentId };
    await recordChange(tx, scope, 'agent.recording-removed', { object, before: { text: row.text } });
    return show(sentenceId, row.text, undefined);
  });
}

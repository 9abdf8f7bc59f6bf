import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { agentRecordedSentences } from '#server/platform/db/schema/recorded-sentences.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '#voice/engines/tts.ts';
import { wordsOver } from '#voice/engines/words-over.ts';
import { sentenceIdOf } from './recorded-sentences/sentence-id.ts';

/** Samples a second of what is kept. */
export const recordedRate = 16_000;
/** Bytes of sound that a process keeps in mind; 20 seconds are 640 kB. */
const mostKnownBytes = 48 * 1024 * 1024;
/** So long a sentence waits for the database, and so long it is not asked again when it failed, in ms: the call goes on without it. */
const patience = { waitMs: 400, restMs: 30_000 };

/** Recordings by what they are of, the one that was said last behind the others. */
class KnownSounds {
  readonly #sounds = new Map<string, Int16Array>();
  #bytes = 0;

  get(key: string): Int16Array | undefined {
    const found = this.#sounds.get(key);
    if (found === undefined) return undefined;
    this.#sounds.delete(key);
    this.#sounds.set(key, found);
    return found;
  }

  set(key: string, samples: Int16Array): void {
    this.#sounds.set(key, samples);
    this.#bytes += samples.byteLength;
    for (const [oldest, sound] of this.#sounds) {
      if (this.#bytes <= mostKnownBytes) break;
      this.#sounds.delete(oldest);
      this.#bytes -= sound.byteLength;
    }
  }
}
const known = new WeakMap<Services, KnownSounds>();

const its = agentRecordedSentences;

/** Sentences of an agent that were recorded, by their ids, and when. */
export type RecordedSentences = ReadonlyMap<string, { agentId: string; recordedAt: Date }>;

/** When each sentence of the call's agent was recorded. */
export async function readRecorded(tx: Tx, workspaceId: string, callId: string): Promise<RecordedSentences> {
  const rows = await tx
    .select({ agentId: its.agentId, sentenceId: its.sentenceId, recordedAt: its.recordedAt })
    .from(its)
    .innerJoin(calls, and(eq(calls.workspaceId, its.workspaceId), eq(calls.agentId, its.agentId)))
    .where(and(eq(its.workspaceId, workspaceId), eq(calls.id, callId)));
  return new Map(rows.map(({ sentenceId, ...row }) => [sentenceId, row]));
}

/** Sentences of an agent that a person has recorded: no voice need say them. */
export async function recordedIds({ services, workspaceId }: Scope, agentId: string): Promise<Set<string>> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ sentenceId: its.sentenceId })
      .from(its)
      .where(and(eq(its.workspaceId, workspaceId), eq(its.agentId, agentId))),
  );
  return new Set(rows.map(({ sentenceId }) => sentenceId));
}

/**
 * Speech of one call in which sentences that a person recorded for its agent sound as they were recorded. Whatever fails
 * of that, the voice says them.
 * @param recorded where it is known by now which those are
 */
export function withRecordings(
  scope: Scope,
  callId: string,
  speech: SpeechSynthesizer,
  recorded?: RecordedSentences,
): SpeechSynthesizer {
  const { services, workspaceId } = scope;
  const sounds = known.get(services) ?? new KnownSounds();
  known.set(services, sounds);
  let index = recorded && Promise.resolve(recorded);
  let restsUntil = 0;

  async function find({ text, language }: SynthesisRequest): Promise<Int16Array | undefined> {
    if (performance.now() < restsUntil) return undefined;
    try {
      index ??= services.db.tenant(workspaceId, (tx) => readRecorded(tx, workspaceId, callId));
      const all = await index;
      if (all.size === 0) return undefined;
      const sentenceId = sentenceIdOf(language, text);
      const found = all.get(sentenceId);
      if (found === undefined) return undefined;
      const { agentId, recordedAt } = found;
      const key = `${workspaceId}/${agentId}/${sentenceId}/${recordedAt.getTime()}`;
      const before = sounds.get(key);
      if (before !== undefined) return before;
      const [row] = await services.db.tenant(workspaceId, (tx) =>
        tx
          .select({ sound: its.sound })
          .from(its)
          .where(and(eq(its.workspaceId, workspaceId), eq(its.agentId, agentId), eq(its.sentenceId, sentenceId))),
      );
      if (row === undefined) return undefined;
      const samples = new Int16Array(new Uint8Array(row.sound).buffer);
      sounds.set(key, samples);
      return samples;
    } catch (error) {
      index = undefined;
      restsUntil = performance.now() + patience.restMs;
      services.log.warn({ err: error, callId }, 'recorded sentences could not be read: the voice speaks');
      return undefined;
    }
  }

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    // A database that is away must not keep the caller waiting.
    const late = new AbortController();
    const tooLate = wait(patience.waitMs, undefined, { signal: late.signal }).catch(() => undefined);
    const pcm = await Promise.race([find(request), tooLate]);
    late.abort();
    if (pcm === undefined) yield* speech.synthesize(request);
    else yield { pcm, sampleRate: recordedRate, words: wordsOver(request.text, (pcm.length * 1000) / recordedRate) };
  }
  return { ...speech, synthesize };
}

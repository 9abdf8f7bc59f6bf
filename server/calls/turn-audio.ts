import { and, eq } from 'drizzle-orm';
import type { PronouncedAs } from '#domain/agents/call-settings.ts';
import { AppError } from '#domain/platform/errors.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { ofCall, openTurn, showTurn } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import type { SpeakerVoice } from '#voice/call/speaker.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { pronouncer } from '#voice/engines/reading/pronounce.ts';
import { pronunciationOf } from './call-plan.ts';
import { findCall } from './calls.ts';
import { type RecordedSentences, withRecordings } from './recorded-speech.ts';

/** What is said, and how. */
interface Words extends SpeakerVoice {
  text: string;
  pronunciation: readonly PronouncedAs[];
  /** How much of it was heard, in ms; null for all. */
  heardMs: number | null;
  /** The call, whose agent may have recordings of a person's. */
  callId?: string;
  /** Those, where they are known. */
  recorded?: RecordedSentences | undefined;
}

interface Options {
  priority?: 'call' | 'request';
  /** Samples a second, where another one is wanted than the engine's. */
  rate?: number;
  /** Whether card numbers are left out, as where they are shown. */
  asShown?: boolean;
}

/** Words as a WAV file, from the speech cache as a rule. @throws AppError not_ready */
export async function sayWav(
  scope: Scope,
  { text, pronunciation, heardMs, callId, recorded, ...voice }: Words,
  signal: AbortSignal,
  { priority = 'request', rate }: Options = {},
): Promise<Buffer> {
  const { workspaceId, services } = scope;
  const speech = callId === undefined ? services.speech : withRecordings(scope, callId, services.speech, recorded);
  const parts: Int16Array[] = [];
  let sampleRate = 0;
  try {
    const spans = pronouncer(pronunciation)(text);
    const request = {
      text,
      ...(spans.length > 0 && { spans }),
      ...voice,
      priority,
      fairnessKey: workspaceId,
      signal,
    } as const;
    for await (const chunk of speech.synthesize(request)) {
      parts.push(chunk.pcm);
      sampleRate = chunk.sampleRate;
    }
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('not_ready', 'The speech engine is busy. Try again shortly.');
    throw error;
  }
  const samples = concatPcm(parts);
  const end = heardMs === null ? undefined : Math.round((heardMs * sampleRate) / 1000);
  const heard = samples.subarray(0, end);
  if (rate === undefined || rate === sampleRate) return encodeWav({ samples: heard, sampleRate });
  return encodeWav({ samples: await resample(heard, sampleRate, rate), sampleRate: rate });
}

/**
 * What the agent said in one turn, as a WAV file: made again from the stored text, from the speech cache as a rule.
 * An interrupted turn ends where the caller cut it.
 * @throws AppError not_found, not_ready
 */
export async function turnAudio(
  scope: Scope,
  callId: string,
  seq: number,
  signal: AbortSignal,
  options: Options = {},
): Promise<Buffer> {
  const words = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const call = await findCall(tx, scope, callId);
    const [found] = await tx
      .select()
      .from(callTurns)
      .where(and(ofCall(scope, callId), eq(callTurns.seq, seq)));
    if (!found?.audio || found.heardMs === 0) throw new AppError('not_found', 'This turn has no audio.');
    const version = await findVersion(tx, scope, call.agentId!, call.agentVersion);
    const { voice, language, speed, callSettings } = version;
    const seal = await findSeal(tx, scope.services, scope.workspaceId);
    // What is hidden is not said again either.
    const { text, intended } =
      found.hidden === null && !options.asShown ? openTurn(seal, found) : showTurn(seal, found);
    return {
      text: intended ?? text,
      voice,
      language: found.language ?? language,
      speed,
      pronunciation: await pronunciationOf(tx, scope, callSettings?.pronunciation),
      heardMs: found.interrupted ? found.heardMs : null,
      callId,
    };
  });
  return sayWav(scope, words, signal, options);
}

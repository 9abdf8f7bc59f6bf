import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { findVersion } from '#server/agents/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { findSeal } from '#server/secrets/find-seal.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { callTurns } from './calls.table.ts';
import { findCall, ofCall } from './calls.ts';
import { openTurn } from './open-turn.ts';

/**
 * What the agent said in one turn, as a WAV file: made again from the stored text, from the speech cache as a rule.
 * An interrupted turn ends where the caller cut it.
 * @throws AppError not_found, not_ready
 */
export async function turnAudio(scope: Scope, callId: string, seq: number, signal: AbortSignal): Promise<Buffer> {
  const { db, speech } = scope.services;
  const { turn, voice } = await db.tenant(scope.workspaceId, async (tx) => {
    const call = await findCall(tx, scope, callId);
    const [found] = await tx
      .select()
      .from(callTurns)
      .where(and(ofCall(scope, callId), eq(callTurns.seq, seq)));
    if (!found?.audio || found.heardMs === 0) throw new AppError('not_found', 'This turn has no audio.');
    const { voice, language, speed } = await findVersion(tx, scope, call.agentId!, call.agentVersion);
    const seal = await findSeal(tx, scope.services, scope.workspaceId);
    return { turn: { ...found, ...openTurn(seal, found) }, voice: { voice, language, speed } };
  });
  const parts: Int16Array[] = [];
  let sampleRate = 0;
  try {
    const text = turn.intended ?? turn.text;
    const request = { text, ...voice, priority: 'request', fairnessKey: scope.workspaceId, signal } as const;
    for await (const chunk of speech.synthesize(request)) {
      parts.push(chunk.pcm);
      sampleRate = chunk.sampleRate;
    }
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('not_ready', 'The speech engine is busy. Try again shortly.');
    throw error;
  }
  const samples = concatPcm(parts);
  const end = turn.interrupted && turn.heardMs !== null ? Math.round((turn.heardMs * sampleRate) / 1000) : undefined;
  return encodeWav({ samples: samples.subarray(0, end), sampleRate });
}

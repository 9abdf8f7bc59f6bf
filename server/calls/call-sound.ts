import { Readable } from 'node:stream';
import { asc } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { ofCall } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import { samplesIn } from '#voice/audio/pcm.ts';
import { decodeWav, wavHeader } from '#voice/audio/wav.ts';
import { findCall } from './calls.ts';
import { turnAudio } from './turn-audio.ts';

/** Samples a second. */
const rate = 16_000;
/** Silence is written in pieces of so many bytes at most. */
const pieceBytes = 256 * 1024;

/** The sound of a call as it went, with the agent's side of it, and its length in bytes. */
export interface CallSound {
  content: Readable;
  bytes: number;
}

function* silence(samples: number): Generator<Buffer> {
  for (let left = samples * 2; left > 0; left -= pieceBytes) yield Buffer.alloc(Math.min(left, pieceBytes));
}

/**
 * What the agent said in a call that has ended, each turn at its time: made again from the stored text as it comes, from the
 * speech cache as a rule. Where the caller spoke it is silent.
 * @throws AppError not_found where nothing of the call can be heard
 */
export async function callSound(
  scope: Scope,
  callId: string,
  signal: AbortSignal,
  options: { asShown?: boolean } = {},
): Promise<CallSound> {
  const { row, turns } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
    row: await findCall(tx, scope, callId),
    turns: await tx.select().from(callTurns).where(ofCall(scope, callId)).orderBy(asc(callTurns.seq)),
  }));
  const heard = turns.filter(({ audio, heardMs }) => audio && heardMs !== 0);
  const { startedAt, endedAt } = row;
  if (startedAt === null || endedAt === null || heard.length === 0)
    throw new AppError('not_found', 'This call has no audio.');
  const length = samplesIn(Math.max(0, endedAt.getTime() - startedAt.getTime()), rate);

  async function* sound() {
    yield wavHeader(rate, length * 2);
    let at = 0;
    for (const [n, { seq, startMs }] of heard.entries()) {
      const begin = Math.max(at, samplesIn(startMs, rate));
      // Another voice than that day's may take longer: the next turn has its own time.
      const next = heard[n + 1];
      const end = Math.min(length, next === undefined ? length : samplesIn(next.startMs, rate));
      if (begin >= end) continue;
      const { samples } = decodeWav(await turnAudio(scope, callId, seq, signal, { ...options, rate }));
      const part = samples.subarray(0, end - begin);
      yield* silence(begin - at);
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      at = begin + part.length;
    }
    yield* silence(length - at);
  }
  return { content: Readable.from(sound()), bytes: 44 + length * 2 };
}

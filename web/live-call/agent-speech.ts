import type { Progress } from './playback-queue.ts';

/** A transcriber's results come late: what begins this soon after the agent fell silent may still be its echo, in ms. */
const echoTailMs = 400;

/** Follows what the loudspeaker plays, so that the transcriber can tell the agent's words from the caller's. */
export function createAgentSpeech() {
  const sentences = new Map<number, string>();
  const turnOf = new Map<number, number>();
  let playing: number | null = null;
  let quietSince = Number.NEGATIVE_INFINITY;

  return {
    /** A turn of the agent. When it is cut to what was heard, the whole of it has still been in the air. */
    sentence(seq: number, text: string): void {
      if (text.length > (sentences.get(seq)?.length ?? 0)) sentences.set(seq, text);
    },
    /** A generation says a turn. */
    start(generation: number, seq: number): void {
      turnOf.set(generation, seq);
    },
    played({ generation, finished }: Progress): void {
      playing = generation;
      quietSince = finished ? performance.now() : Number.POSITIVE_INFINITY;
    },
    /** The sentence in the air, or null. */
    says(): string | null {
      if (playing === null || performance.now() > quietSince + echoTailMs) return null;
      const seq = turnOf.get(playing);
      return seq === undefined ? null : (sentences.get(seq) ?? null);
    },
    /** Whether something is being played at this moment. */
    sounds: (): boolean => playing !== null && performance.now() < quietSince,
  };
}

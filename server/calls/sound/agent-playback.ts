/** Milliseconds of a frame. */
const frameMs = 20;
/** Frames of one utterance that wait to be played; a page plays what it has within seconds of its coming. */
const mostFrames = 3_000;
/** A pause of the loudspeaker that is longer is one; less is how reports vary, in ms. */
const jitterMs = 60;

interface Generation {
  frames: Int16Array[];
  /** Frames that were put already. */
  put: number;
  /** When its first sample left the loudspeaker; null before it did. */
  beganAt: number | null;
}

/** When what was sent to a page was heard, by what the page reports as played. */
export class AgentPlayback {
  private generations = new Map<number, Generation>();

  /** A frame that was sent. */
  sent(generation: number, pcm: Int16Array): void {
    let known = this.generations.get(generation);
    if (known === undefined) {
      known = { frames: [], put: 0, beganAt: null };
      this.generations.set(generation, known);
      // Utterances before the one that plays were heard, or will not be.
      for (const old of this.generations.keys()) if (old < generation - 4) this.generations.delete(old);
    }
    if (known.frames.length < mostFrames) known.frames.push(pcm);
  }

  /**
   * The page says that so much of a generation has left its loudspeaker.
   * @returns the frames that were heard since the last report, each with its time
   */
  played(generation: number, ms: number, now: number): { at: number; pcm: Int16Array }[] {
    const known = this.generations.get(generation);
    if (known === undefined || ms <= 0) return [];
    const seen = now - ms;
    if (known.beganAt === null || seen > known.beganAt + jitterMs) known.beganAt = seen;
    const { beganAt } = known;
    const until = Math.min(known.frames.length, Math.floor(ms / frameMs));
    const heard = known.frames
      .slice(known.put, until)
      .map((pcm, n) => ({ at: beganAt + (known.put + n) * frameMs, pcm }));
    known.put = Math.max(known.put, until);
    return heard;
  }

  /** Another connection: its generations begin anew. */
  reset(): void {
    this.generations = new Map();
  }
}

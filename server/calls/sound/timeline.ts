/** Samples a second of a recording, and its channels: the agent's, and the caller's. */
export const recordingRate = 16_000;
const channels = 2;
/** Samples of one block a channel: a second. */
const blockSamples = recordingRate;
export const blockBytes = blockSamples * channels * 2;
/** A block is written when it is so old, in ms: sound that was kept back for a connection comes up to 5 s late. */
const keepMs = 6_000;

export type Side = 'agent' | 'caller';
const channelOf: Record<Side, number> = { agent: 0, caller: 1 };

/** A second of a recording, both channels by turns, and which one it is. */
export interface Block {
  index: number;
  samples: Int16Array;
}

/** Sound of two sides by its time, as blocks that can be written in any order. Silence needs none. */
export class Timeline {
  private readonly open = new Map<number, Int16Array>();
  /** Blocks before this one are written. */
  private written = 0;

  /** Puts sound at its time, in ms from the start; what is for a second that is written already is dropped. */
  put(side: Side, ms: number, pcm: Int16Array): void {
    const channel = channelOf[side];
    let at = Math.round((ms * recordingRate) / 1000);
    for (let n = 0; n < pcm.length; n++, at++) {
      const index = Math.floor(at / blockSamples);
      if (index < this.written) continue;
      let block = this.open.get(index);
      if (block === undefined) {
        block = new Int16Array(blockSamples * channels);
        this.open.set(index, block);
      }
      block[(at - index * blockSamples) * channels + channel] = pcm[n]!;
    }
  }

  /** Blocks that nothing more comes for. */
  take(nowMs: number): Block[] {
    const before = Math.max(this.written, Math.floor((nowMs - keepMs) / 1000));
    this.written = before;
    return this.remove((index) => index < before);
  }

  /** All that is left. */
  end(): Block[] {
    return this.remove(() => true);
  }

  private remove(fits: (index: number) => boolean): Block[] {
    const taken = [...this.open].filter(([index]) => fits(index)).sort(([one], [other]) => one - other);
    for (const [index] of taken) this.open.delete(index);
    return taken.map(([index, samples]) => ({ index, samples }));
  }
}

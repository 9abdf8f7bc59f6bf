import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaybackQueue, type PlaybackQueue } from './playback-queue.ts';

const rate = 16_000;
/** 20 ms of a constant value: what is heard tells which utterance it came from. */
const frame = (value: number, ms = 20) => new Float32Array((rate * ms) / 1000).fill(value);

function hear(queue: PlaybackQueue, ms: number): Float32Array {
  const output = new Float32Array((rate * ms) / 1000);
  queue.pull(output);
  return output;
}

describe('createPlaybackQueue', () => {
  it('holds back the first 60 ms, then plays without a gap', () => {
    const queue = createPlaybackQueue(rate);
    queue.push(1, frame(0.5));
    queue.push(1, frame(0.5));
    expect(hear(queue, 10).every((sample) => sample === 0)).toBe(true);
    queue.push(1, frame(0.5));
    expect(hear(queue, 60).every((sample) => sample === 0.5)).toBe(true);
  });

  it('plays a short utterance at once when it is complete', () => {
    const queue = createPlaybackQueue(rate);
    queue.push(1, frame(0.5));
    queue.end(1);
    expect(hear(queue, 10)[0]).toBe(0.5);
  });

  it('counts what was played, and says when the utterance is over', () => {
    const queue = createPlaybackQueue(rate);
    for (let n = 0; n < 5; n++) queue.push(7, frame(0.5));
    queue.end(7);
    hear(queue, 40);
    expect(queue.progress()).toEqual({ generation: 7, ms: 40, finished: false });
    expect(queue.pull(new Float32Array(rate / 10))).toEqual({ generation: 7, ms: 100, finished: true });
    expect(queue.progress()).toBeNull();
  });

  it('fills the buffer again after a gap instead of stuttering', () => {
    const queue = createPlaybackQueue(rate);
    for (let n = 0; n < 3; n++) queue.push(1, frame(0.5));
    hear(queue, 80);
    queue.push(1, frame(0.5));
    expect(hear(queue, 10)[0]).toBe(0);
    queue.push(1, frame(0.5));
    queue.push(1, frame(0.5));
    expect(hear(queue, 10)[0]).toBe(0.5);
  });

  it('plays the rest of one utterance before the next', () => {
    const queue = createPlaybackQueue(rate);
    for (let n = 0; n < 3; n++) queue.push(1, frame(0.25));
    queue.end(1);
    for (let n = 0; n < 3; n++) queue.push(2, frame(0.75));
    expect(hear(queue, 60).every((sample) => sample === 0.25)).toBe(true);
    expect(hear(queue, 60).every((sample) => sample === 0.75)).toBe(true);
  });

  it('is silent 5 ms after a clear, whatever was buffered and whatever still arrives of it', () => {
    const queue = createPlaybackQueue(rate);
    for (let n = 0; n < 15; n++) queue.push(3, frame(0.5));
    hear(queue, 100);
    expect(queue.clear(3)).toEqual({ generation: 3, ms: 100, finished: true });
    queue.push(3, frame(0.5));
    const after = hear(queue, 50);
    expect(after.slice(rate * 0.005).every((sample) => sample === 0)).toBe(true);
    expect(after[0]).toBeCloseTo(0.5);
    expect(after[40]).toBeLessThan(0.3);
  });

  it('lets a new generation through after the wrap from 65535 to 0', () => {
    const queue = createPlaybackQueue(rate);
    queue.push(65_535, frame(0.5));
    queue.clear(65_535);
    for (let n = 0; n < 3; n++) queue.push(0, frame(0.5));
    expect(hear(queue, 10)[0]).toBe(0.5);
  });

  it('never lets two generations sound, nor a dropped one', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), generation: fc.nat(5) }),
      fc.record({ kind: fc.constant('clear' as const), generation: fc.nat(5) }),
      fc.record({ kind: fc.constant('pull' as const), generation: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = createPlaybackQueue(rate);
        let cleared = -1;
        for (const { kind, generation } of steps) {
          if (kind === 'push') queue.push(generation, frame((generation + 1) / 10, 80));
          if (kind === 'clear') {
            queue.clear(generation);
            cleared = Math.max(cleared, generation);
            hear(queue, 5);
          }
          if (kind === 'pull') {
            const heard = new Set([...hear(queue, 20)].filter((sample) => sample !== 0));
            expect(heard.size).toBeLessThanOrEqual(1);
            for (const sample of heard) expect(Math.round(sample * 10) - 1).toBeGreaterThan(cleared);
          }
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { aheadMs, createPacer } from './pacer.ts';

/**
 * A pacer that sends frames of a stock, and when it sent them.
 * @param lasts how many frames have been sent when an utterance ends
 */
function pacing(frames: number, lasts: readonly number[] = []) {
  const clock = manualClock(0);
  const sentAt: number[] = [];
  let left = frames;
  const pacer = createPacer(clock, () => {
    if (left === 0) return 'nothing';
    left -= 1;
    sentAt.push(clock.now());
    return lasts.includes(sentAt.length) ? 'last' : 'frame';
  });
  return {
    clock,
    pacer,
    sentAt,
    add(more: number) {
      left += more;
      pacer.wake();
    },
  };
}

test('fills the buffer at once, then sends three frames for each three that are played', () => {
  const { clock, pacer, sentAt } = pacing(100);
  pacer.wake();
  expect(sentAt).toHaveLength(aheadMs / 20);
  clock.advance(59);
  expect(sentAt).toHaveLength(aheadMs / 20);
  clock.advance(1);
  expect(sentAt).toHaveLength(aheadMs / 20 + 3);
  clock.advance(120);
  expect(sentAt).toHaveLength(aheadMs / 20 + 9);
});

test('begins an utterance with a whole burst, wherever the one before it ended', () => {
  for (const last of [16, 17, 18, 19]) {
    const { clock, pacer, sentAt } = pacing(100, [last]);
    pacer.wake();
    clock.advance(600);
    const [first = 0, ...rest] = sentAt.slice(last);
    const late = rest.map((at, index) => at - first - (index + 1) * 20);
    expect(Math.max(...late)).toBeLessThanOrEqual(0);
  }
});

test('ten minutes are ten minutes: deadlines do not drift', () => {
  const { clock, pacer, sentAt } = pacing(1e6);
  pacer.wake();
  clock.advance(600_000);
  expect(sentAt).toHaveLength(600_000 / 20 + aheadMs / 20);
});

test('is never more than 300 ms ahead of the ear, and drops nothing, whatever stalls', () => {
  const events = fc.array(fc.tuple(fc.nat(800), fc.nat(30), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(events, (steps) => {
      const { clock, pacer, sentAt, add } = pacing(0);
      let added = 0;
      for (const [ms, frames, stop] of steps) {
        clock.advance(ms);
        if (stop) pacer.stop();
        add(frames);
        added += frames;
        expect(pacer.bufferedMs()).toBeLessThanOrEqual(aheadMs);
        expect(pacer.bufferedMs()).toBeGreaterThanOrEqual(0);
      }
      clock.advance(added * 20);
      expect(sentAt).toHaveLength(added);
      // Any stretch of time saw no more frames than were played in it and fit into the buffer.
      const stops = steps.filter(([, , stop]) => stop).length;
      const most = Math.ceil((sentAt.at(-1)! - sentAt[0]!) / 20) + (aheadMs / 20) * (stops + 1);
      if (added > 0) expect(sentAt.length).toBeLessThanOrEqual(most + 1);
    }),
  );
});

test('leaves no timer behind when there is nothing to send', () => {
  const { clock, pacer } = pacing(20);
  pacer.wake();
  clock.advance(1_000);
  expect(clock.pending()).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { RequestCounts } from './rate-limit.ts';

/** A clock that stands where it is put. */
function clockAt(at: number) {
  const clock = { at, now: () => clock.at };
  return clock;
}

describe('requests of a key', () => {
  it('are counted for a minute from the first one on', () => {
    const clock = clockAt(1_000_000);
    const counts = new RequestCounts(clock);
    expect(counts.count('one')).toEqual({ current: 1, ttl: 60_000 });
    clock.at += 59_999;
    expect(counts.count('one')).toEqual({ current: 2, ttl: 1 });
    expect(counts.count('other')).toEqual({ current: 1, ttl: 60_000 });
    clock.at += 1;
    expect(counts.count('one')).toEqual({ current: 1, ttl: 60_000 });
  });

  it('begin anew when the clock was set back', () => {
    const clock = clockAt(1_000_000_000);
    const counts = new RequestCounts(clock);
    for (let n = 0; n < 5; n++) counts.count('one');
    clock.at -= 24 * 3_600_000;
    expect(counts.count('one')).toEqual({ current: 1, ttl: 60_000 });
  });

  it('are forgotten when very many others came later', () => {
    const counts = new RequestCounts(clockAt(0));
    counts.count('first');
    counts.count('second');
    for (let n = 0; n < 19_998; n++) counts.count(`other ${n}`);
    expect(counts.count('first').current).toBe(2);
    counts.count('one more');
    expect(counts.count('first').current).toBe(3);
    expect(counts.count('second').current).toBe(1);
  });
});

import '#web/testing/browser-gaps.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { presenceHeaders } from './presence.ts';

afterEach(() => vi.useRealTimers());

it('says that nobody is there a minute after the last touch', () => {
  vi.useFakeTimers({ now: Date.now() });
  globalThis.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(59_000);
  expect(presenceHeaders()).toEqual({});
  vi.advanceTimersByTime(2_000);
  expect(presenceHeaders()).toEqual({ 'x-background': '1' });
  globalThis.dispatchEvent(new Event('pointerdown'));
  expect(presenceHeaders()).toEqual({});
});

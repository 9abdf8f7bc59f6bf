import '#web/testing/browser-gaps.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNews } from './use-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks often behind something new, then seldom, and no more when it is over', async () => {
  let isNew = false;
  const look = vi.fn(async () => isNew);
  const { rerender, unmount } = renderHook(({ live }) => useNews(live, look), { initialProps: { live: false } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();

  rerender({ live: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const inTenMinutes = look.mock.calls.length;
  expect(inTenMinutes).toBeGreaterThan(40);
  expect(inTenMinutes).toBeLessThan(50);

  isNew = true;
  await vi.advanceTimersByTimeAsync(15_000);
  look.mockClear();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(look).toHaveBeenCalledTimes(5);

  unmount();
  look.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
});

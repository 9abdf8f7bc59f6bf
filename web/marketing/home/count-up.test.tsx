import '#web/testing/browser-gaps.ts';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CountUp, countAt } from './count-up.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window that allows motion, where a test says when things come into view. */
function watchView() {
  let show: (seen: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        show = (seen) => notify([{ isIntersecting: seen }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('no-preference') }),
  );
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  return (seen: boolean) => act(() => show(seen));
}
const digits = () => document.querySelector('[aria-hidden]')?.textContent;

it('counts from zero to the figure in two seconds', () => {
  expect(countAt(72, 0)).toBe(0);
  expect(countAt(72, 1999)).toBe(72);
  expect(countAt(72, 2000)).toBe(72);
  expect(countAt(72, 400)).toBeGreaterThan(countAt(72, 200));
});

it('holds the true figure in the prerendered page', () => {
  expect(renderToString(<CountUp value={72} unit="%" />).replaceAll(/<[^>]+>/g, '')).toBe('72%72%');
});

it('begins when it comes into view, counts once, and reads as the figure all the time', () => {
  const view = watchView();
  render(<CountUp value={72} unit="%" />);
  expect(digits()).toBe('0%');
  screen.getByText('72%');
  view(true);
  act(() => vi.advanceTimersByTime(1000));
  const halfway = Number.parseInt(digits() ?? '', 10);
  expect(halfway).toBeGreaterThan(20);
  expect(halfway).toBeLessThan(72);
  act(() => vi.advanceTimersByTime(1100));
  expect(digits()).toBe('72%');
  view(false);
  view(true);
  expect(digits()).toBe('72%');
});

it('does not count for those who ask for less motion', () => {
  render(<CountUp value={47} unit="%" />);
  expect(digits()).toBe('47%');
});

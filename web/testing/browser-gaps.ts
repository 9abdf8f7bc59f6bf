import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Other suites run beside these on few cores: waiting long costs nothing when the answer comes early.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 30_000 });

/** What jsdom lacks and radix-ui asks for. Import it first in a test that renders menus, selects or sliders. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing comes into view where nothing is laid out. */
class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.IntersectionObserver ??= NoIntersectionObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

/** What pages have left for later, such as the end of a toast. */
const left = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: later } = globalThis;
globalThis.setTimeout = Object.assign((work: () => void, ms?: number, ...args: []) => {
  const timer = later(work, ms, ...args);
  left.add(timer);
  return timer;
}, later);

afterEach(() => {
  cleanup();
  localStorage.clear();
});
// There is no window any more when it would be due.
afterAll(() => {
  for (const timer of left) clearTimeout(timer);
});

import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// Other suites run beside these on few cores: waiting long costs nothing when the answer comes early.
configure({ asyncUtilTimeout: 8_000, getElementError: missing });
vi.setConfig({ testTimeout: 30_000 });

/**
 * React keeps the stack of each element that is made, which warnings may name: a sixth of what the tests of pages cost. It keeps
 * no more where it has kept ten thousand within a second.
 */
const internals: Record<string, unknown> = { ...React };
const counts = internals.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (typeof counts === 'object' && counts !== null)
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

/** The page is written out only when the message is read: most of these errors are thrown while a test waits, and forgotten. */
function missing(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  const get = () => {
    text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return text;
  };
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

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

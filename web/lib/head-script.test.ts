import '#web/testing/browser-gaps.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headScript } from './head-script.ts';

const page = document.documentElement;

function runHeadScript(darkSystem: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    ...new EventTarget(),
    matches: darkSystem,
    addEventListener() {},
    removeEventListener() {},
  }));
  new Function(headScript)();
}

beforeEach(() => {
  page.removeAttribute('data-theme');
  page.removeAttribute('data-session');
  location.hash = '';
});

describe('the script in the head', () => {
  it('follows the device, unless a theme was chosen', () => {
    runHeadScript(true);
    expect(page.dataset.theme).toBe('dark');
    localStorage.setItem('parley.theme', 'light');
    runHeadScript(true);
    expect(page.dataset.theme).toBe('light');
    localStorage.setItem('parley.theme', 'nonsense');
    runHeadScript(false);
    expect(page.dataset.theme).toBe('light');
  });

  it('marks visitors who hold or bring a session', () => {
    runHeadScript(false);
    expect(page.dataset.session).toBeUndefined();
    localStorage.setItem('parley.session', '{}');
    runHeadScript(false);
    expect(page.dataset.session).toBe('stored');
    page.removeAttribute('data-session');
    localStorage.clear();
    location.hash = '#access_token=x';
    runHeadScript(false);
    expect(page.dataset.session).toBe('stored');
  });

  it('keeps zod from compiling, whatever module makes the first schema', async () => {
    runHeadScript(false);
    vi.resetModules();
    const { z } = await import('zod');
    expect(z.config().jitless).toBe(true);
  });
});

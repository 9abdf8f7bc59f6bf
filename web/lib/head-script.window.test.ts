import '#web/testing/browser-gaps.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headScript } from './head-script.ts';

const page = document.documentElement;

function runHeadScript(darkSystem: boolean, at: object = location): void {
  vi.stubGlobal('matchMedia', () => ({
    ...new EventTarget(),
    matches: darkSystem,
    addEventListener() {},
    removeEventListener() {},
  }));
  new Function('location', headScript)(at);
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
    history.replaceState(null, '', '/dashboard#access_token=x');
    runHeadScript(false);
    history.replaceState(null, '', '/');
    expect(page.dataset.session).toBe('stored');
  });

  it.each([
    ['/', '', '#access_token=x', '/dashboard#access_token=x'],
    ['/', '?error=a&error_code=bad_oauth_state', '', '/dashboard?error=a&error_code=bad_oauth_state'],
    ['/', '', '#contact', undefined],
    ['/', '?ref=x', '', undefined],
    ['/login', '', '#error_code=otp_expired', undefined],
  ])('sends whoever lands on %s%s%s with an answer of a provider to %s', (pathname, search, hash, to) => {
    const replace = vi.fn();
    runHeadScript(false, { pathname, search, hash, replace });
    expect(replace.mock.calls).toEqual(to === undefined ? [] : [[to]]);
  });

  it('keeps zod from compiling, whatever module makes the first schema', async () => {
    runHeadScript(false);
    vi.resetModules();
    const { z } = await import('zod');
    expect(z.config().jitless).toBe(true);
  });
});

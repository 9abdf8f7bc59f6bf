import '#web/testing/browser-gaps.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headScript } from './head-script.ts';
import { setTheme, useTheme } from './theme.ts';

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

describe('useTheme', () => {
  it('changes the page at once and is remembered', () => {
    runHeadScript(false);
    const { result } = renderHook(useTheme);
    expect(result.current).toEqual({ preference: 'system', theme: 'light' });
    act(() => setTheme('dark'));
    expect(result.current).toEqual({ preference: 'dark', theme: 'dark' });
    expect(page.dataset.theme).toBe('dark');
    expect(localStorage.getItem('parley.theme')).toBe('dark');
    act(() => setTheme('system'));
    expect(page.dataset.theme).toBe('light');
    expect(localStorage.getItem('parley.theme')).toBeNull();
  });
});

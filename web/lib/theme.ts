import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** The head's script reads it too. */
const storageKey = 'parley.theme';
const changed = 'parley:theme';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function readPreference(): ThemePreference {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const preference = readPreference();
  const dark = preference === 'dark' || (preference === 'system' && darkSystem().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Chooses a theme for this browser. */
export function setTheme(preference: ThemePreference): void {
  if (preference === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, preference);
  window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  const update = () => {
    apply();
    notify();
  };
  const system = darkSystem();
  window.addEventListener(changed, update);
  window.addEventListener('storage', update);
  system.addEventListener('change', update);
  return () => {
    window.removeEventListener(changed, update);
    window.removeEventListener('storage', update);
    system.removeEventListener('change', update);
  };
}

/** The chosen preference and the theme that it means now. */
export function useTheme(): { preference: ThemePreference; theme: 'light' | 'dark' } {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const);
  const dark = useSyncExternalStore(
    subscribe,
    () => preference === 'dark' || (preference === 'system' && darkSystem().matches),
    () => false,
  );
  return { preference, theme: dark ? 'dark' : 'light' };
}

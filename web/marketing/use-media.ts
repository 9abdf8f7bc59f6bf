import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false in the prerendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The person asked for less motion; so does everyone until the app runs. */
export const useReducedMotion = () => !useMedia('(prefers-reduced-motion: no-preference)');

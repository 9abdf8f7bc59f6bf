import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide; follows the window. */
export function useWide(width: `${number}rem`): boolean {
  const query = `(width >= ${width})`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

import { useEffect } from 'react';
import type { DraftSaver, ServedDraft } from './draft-saver.ts';

/** Saves a draft when its page is left or hidden, and when the connection is back. */
export function useSaveWhenLeft<C, D extends ServedDraft<C>>(saver: DraftSaver<C, D>): void {
  useEffect(() => {
    const leave = () => void saver.flush(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => void saver.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('blur', online);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('blur', online);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      leave();
      saver.stop();
    };
  }, [saver]);
}

import { useEffect, useRef } from 'react';

/** Ms between two looks: often behind something new, when more is to be expected, then seldom. */
const soonMs = 3_000;
const latestMs = 15_000;
const growth = 1.25;

/**
 * Looks for what is new while `live`: a person may write to a visitor who has asked for nothing. `look` answers whether there was
 * something; anyone who does not see the page hears of it when they look again.
 */
export function useNews(live: boolean, look: () => Promise<boolean>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!live) return;
    let delay = soonMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const next = () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const isNew = document.visibilityState === 'visible' && (await latest.current());
        delay = isNew ? soonMs : Math.min(latestMs, delay * growth);
        if (!gone) next();
      }, delay);
    };
    next();
    const seen = () => {
      if (document.visibilityState !== 'visible') return;
      delay = soonMs;
      void latest.current();
      next();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [live]);
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether at least this share of an element can be seen. False until the app runs. */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting), {
      threshold: share,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return seen;
}

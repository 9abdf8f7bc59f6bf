import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useMedia } from '../use-media.ts';

/** Decoration: without a connection the page goes on without it. */
const Cursor = lazy<ComponentType>(() => import('./cursor.tsx').catch(() => ({ default: () => null })));

/** The custom cursor: for a mouse on a wide screen, once the page is at rest, and never for those who ask for less motion. */
export function SiteCursor() {
  const wanted = useMedia(
    '(hover: hover) and (pointer: fine) and (min-width: 768px) and (prefers-reduced-motion: no-preference)',
  );
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const wake = () => setMoved(true);
    addEventListener('pointermove', wake, { once: true, passive: true });
    return () => removeEventListener('pointermove', wake);
  }, [wanted]);
  return (
    wanted &&
    moved && (
      <Suspense fallback={null}>
        <Cursor />
      </Suspense>
    )
  );
}

import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../use-media.ts';
import { useOnScreen } from '../use-on-screen.ts';

/** How long a figure counts, in milliseconds. */
const countMs = 2000;

/** The figure after `elapsed` milliseconds: fast at first, slow at the end. */
export function countAt(value: number, elapsed: number): number {
  const rest = 1 - Math.min(1, Math.max(0, elapsed) / countMs);
  return Math.round(value * (1 - rest ** 3));
}

/**
 * A figure that counts up from zero when it comes into view. The page holds the true figure from the start, for search
 * engines and screen readers, and nothing counts for those who ask for less motion.
 */
export function CountUp({ value, unit }: { value: number; unit: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const inView = useOnScreen(box, 0.5);
  const still = useReducedMotion();
  const [shown, setShown] = useState(value);
  const counted = useRef(false);

  useEffect(() => {
    if (still || counted.current) {
      setShown(value);
      return;
    }
    setShown(0);
    if (!inView) return;
    let frame = 0;
    const start = performance.now();
    const count = (now: number) => {
      setShown(countAt(value, now - start));
      if (now - start < countMs) frame = requestAnimationFrame(count);
      else counted.current = true;
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, inView, still]);

  return (
    <span ref={box} className="tabular-nums">
      <span className="sr-only">
        {value}
        {unit}
      </span>
      <span aria-hidden>
        {shown}
        {unit}
      </span>
    </span>
  );
}

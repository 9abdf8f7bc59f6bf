import { useEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';
import { arrived, follow, type Point } from './trail.ts';

/** Diameters of the trailing dots, in pixels. */
const sizes = [9, 8, 6.5, 5, 4];
const pressable = 'a, button, select, summary, label, input[type="range"], input[type="radio"]';

/**
 * A ring around the pointer with dots that trail behind it. The system's pointer stays: it is what people have set to their
 * eyes, and it never lags. Nothing runs while the pointer rests.
 */
export default function Cursor() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = box.current!;
    // A collection can be taken apart as a list can; all of these are HTML.
    const [ring, ...dots] = root.children as unknown as HTMLElement[];
    const listening = new AbortController();
    const { signal } = listening;
    let places: Point[] = [];
    let pointer: Point = { x: 0, y: 0 };
    let frame = 0;
    let last = 0;

    const put = (element: HTMLElement | undefined, { x, y }: Point) => {
      if (element) element.style.transform = `translate(${x}px, ${y}px)`;
    };
    const draw = (now: number) => {
      places = follow(places, pointer, Math.min(50, now - last));
      last = now;
      for (const [index, place] of places.entries()) put(dots[index], place);
      const rests = arrived(places, pointer);
      root.dataset.rests = String(rests);
      frame = rests ? 0 : requestAnimationFrame(draw);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      pointer = { x: event.clientX, y: event.clientY };
      if (places.length === 0) places = dots.map(() => pointer);
      put(ring, pointer);
      root.dataset.shown = 'true';
      root.dataset.over = String(event.target instanceof Element && event.target.closest(pressable) !== null);
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(draw);
    };
    const leave = () => {
      root.dataset.shown = 'false';
      places = [];
    };
    addEventListener('pointermove', move, { passive: true, signal });
    document.documentElement.addEventListener('pointerleave', leave, { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div
      ref={box}
      aria-hidden
      data-cursor=""
      className="group pointer-events-none fixed inset-0 z-50 overflow-hidden opacity-0 transition-opacity duration-150 data-[shown=true]:opacity-100"
    >
      <span className="absolute top-0 left-0">
        <span className="block size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-[1.5px] border-accent/70 transition-transform duration-150 group-data-[over=true]:scale-140" />
      </span>
      {sizes.map((size, index) => (
        <span key={size} className="absolute top-0 left-0">
          <span
            style={{ width: size, height: size, opacity: 0.75 - index * 0.13 }}
            className={cn(
              'block -translate-x-1/2 -translate-y-1/2 rounded-full bg-wave-cyan transition-transform duration-200',
              'group-data-[rests=true]:scale-0',
            )}
          />
        </span>
      ))}
    </div>
  );
}

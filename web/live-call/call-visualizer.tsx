import { useEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';

/** Bars on each side of the middle one. */
const reach = 16;
/** How often the newest level moves one bar outwards, in ms. */
const stepMs = 45;
/** Height of a bar in silence, as a share of the whole. */
const rest = 0.06;

interface CallVisualizerProps {
  /** Loudness now, 0 to 1; asked for while `active`. */
  level: () => number;
  active: boolean;
  className?: string;
}

const bars = Array.from({ length: 2 * reach + 1 }, (_, n) => Math.abs(n - reach));

/**
 * The sound of the call as a line of bars: the present loudness in the middle, the past running outwards. Still when
 * nothing is on the line and for people who asked for less motion. Decoration: the state stands beside it in words.
 */
export function CallVisualizer({ level, active, className }: CallVisualizerProps) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elements = [...(line.current?.children ?? [])] as HTMLElement[];
    const still = () => {
      for (const element of elements) element.style.transform = `scaleY(${rest})`;
    };
    still();
    if (!active || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const past = new Array<number>(reach + 1).fill(0);
    const shown = new Array<number>(reach + 1).fill(0);
    let stepAt = 0;
    let request = requestAnimationFrame(draw);
    function draw(now: number) {
      request = requestAnimationFrame(draw);
      if (now - stepAt >= stepMs) {
        stepAt = now;
        past.unshift(level());
        past.pop();
      }
      for (let n = 0; n <= reach; n++) shown[n]! += (past[n]! - shown[n]!) * 0.3;
      elements.forEach((element, n) => {
        const distance = bars[n]!;
        const height = rest + shown[distance]! * (1 - distance / (reach + 2)) * (1 - rest);
        element.style.transform = `scaleY(${height.toFixed(3)})`;
      });
    }
    return () => {
      cancelAnimationFrame(request);
      still();
    };
  }, [active, level]);

  return (
    <div ref={line} aria-hidden className={cn('flex h-12 items-center justify-center gap-[3px]', className)}>
      {bars.map((distance, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
          key={n}
          className="h-full w-[3px] rounded-full bg-current"
          style={{ transform: `scaleY(${rest})`, opacity: 1 - (distance / reach) * 0.75 }}
        />
      ))}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { useReducedMotion } from '../use-media.ts';
import { useOnScreen } from '../use-on-screen.ts';

/** Heights of the bars in pixels, 20 to 80, as they stand in the prerendered page. */
const drawn = [26, 44, 72, 38, 60, 30, 80, 52, 34, 66, 42, 24];
const colours = ['bg-wave-blue', 'bg-wave-cyan', 'bg-wave-indigo'];
/** Seconds by which each bar is later than the one before it. */
const delay = 0.1;

const randomHeight = () => 20 + Math.round(Math.random() * 60);

/**
 * Twelve bars of an audio waveform, two seconds active and two seconds idle, before two lines that drift. Decoration: it
 * rests while it is off the screen, and for everyone who asks for less motion.
 */
export function Waveform({ className }: { className?: string }) {
  const [heights, setHeights] = useState(drawn);
  const box = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(box);
  const still = useReducedMotion();

  useEffect(() => {
    if (!still) setHeights(drawn.map(randomHeight));
  }, [still]);

  return (
    <div
      ref={box}
      aria-hidden
      data-waveform={onScreen ? 'moving' : 'resting'}
      className={cn('relative h-28 overflow-hidden', !onScreen && '**:[animation-play-state:paused]', className)}
    >
      <Line className="text-wave-cyan/60" wavelength={200} height={22} />
      <Line className="text-wave-indigo/70 [animation-direction:reverse]" wavelength={320} height={34} />
      <div className="absolute inset-0 flex items-center justify-center gap-[clamp(0.5rem,2vw,1.125rem)]">
        {heights.map((height, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={position}
            data-bar=""
            style={{ height, animationDelay: `${(position * delay).toFixed(1)}s` }}
            className={cn('w-2.5 animate-wave rounded-full', colours[position % colours.length])}
          />
        ))}
      </div>
    </div>
  );
}

/** Wide enough for two screens, so that the half that drifts away is always followed by its like. */
const lineWidth = 3200;

/** A line of waves that repeats after half of its width. Lengths in pixels. */
function Line({ wavelength, height, className }: { wavelength: number; height: number; className: string }) {
  const half = wavelength / 2;
  const waves = Array.from(
    { length: lineWidth / half },
    (_, index) => `q${half / 2} ${index % 2 ? height : -height} ${half} 0`,
  );
  return (
    <svg
      aria-hidden
      data-wave-line=""
      viewBox={`0 -56 ${lineWidth} 112`}
      width={lineWidth}
      height={112}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={cn('absolute top-1/2 left-0 -mt-14 max-w-none animate-drift', className)}
    >
      <path d={`M0 0${waves.join('')}`} />
    </svg>
  );
}

import { formatClock } from '#web/lib/format.ts';
import { cn } from './cn.ts';

interface WaveformProps {
  /** How loud each bar is, 0 to 1; null draws a plain line. */
  peaks: number[] | null;
  positionMs: number;
  durationMs: number;
  onSeek: (ms: number) => void;
}

/** A sound as bars, filled up to where it plays. It is a slider too: by mouse, touch and arrow keys. */
export function Waveform({ peaks, positionMs, durationMs, onSeek }: WaveformProps) {
  const played = durationMs === 0 ? 0 : positionMs / durationMs;
  const bars = peaks ?? [];
  return (
    <div className="relative h-14 min-w-0 flex-1 rounded-md has-[:focus-visible]:outline-2">
      <div aria-hidden className="flex h-full items-center gap-px">
        {bars.map((peak, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            className={cn('flex-1 rounded-full', index / bars.length < played ? 'bg-accent' : 'bg-field/60')}
            style={{ height: `${Math.max(4, peak * 100)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${formatClock(positionMs)} of ${formatClock(durationMs)}`}
        min={0}
        max={durationMs}
        step={100}
        value={Math.min(positionMs, durationMs)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className={cn('absolute inset-0 size-full cursor-pointer accent-accent', peaks && 'opacity-0')}
      />
    </div>
  );
}

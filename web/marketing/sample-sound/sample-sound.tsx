import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { sampleAddress } from '../voice-demo/play-sample.ts';
import { sample } from '../voice-demo/sample.data.ts';

/** Width of a bar and of the gap behind it, in units of the drawing. */
const step = 6;
const barWidth = 3;

/** The sample recording, drawn as it sounds, with a button that plays it. */
export function SampleSound({ className }: { className?: string }) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  /** Share of the recording that has been heard, 0 to 1. */
  const [heard, setHeard] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => () => audio.current?.pause(), []);

  const toggle = () => {
    audio.current ??= listenTo(new Audio(sampleAddress), setPlaying, setHeard);
    if (playing) return audio.current.pause();
    setFailed(false);
    audio.current.play().catch(() => setFailed(true));
  };

  return (
    <div className={cn('flex items-center gap-4', className)}>
      <Button
        variant="outline"
        aria-label={playing ? 'Pause the recording' : 'Play the recording'}
        onClick={toggle}
        className="size-11 rounded-full"
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <svg
        aria-hidden
        viewBox={`0 0 ${sample.peaks.length * step} 64`}
        preserveAspectRatio="none"
        className="h-14 w-0 flex-1"
      >
        {sample.peaks.map((peak, index) => {
          const height = Math.max(3, peak * 0.6);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
              key={index}
              x={index * step}
              y={32 - height / 2}
              width={barWidth}
              height={height}
              rx={barWidth / 2}
              className={index < heard * sample.peaks.length ? 'fill-accent' : 'fill-field'}
            />
          );
        })}
      </svg>
      <span role="status" className="w-14 shrink-0 text-right text-muted text-sm tabular-nums">
        {failed ? 'No sound' : `${sample.seconds} s`}
      </span>
    </div>
  );
}

function listenTo(
  audio: HTMLAudioElement,
  onPlaying: (playing: boolean) => void,
  onHeard: (share: number) => void,
): HTMLAudioElement {
  audio.addEventListener('play', () => onPlaying(true));
  audio.addEventListener('pause', () => onPlaying(false));
  audio.addEventListener('ended', () => onHeard(0));
  audio.addEventListener('timeupdate', () => onHeard(audio.currentTime / audio.duration || 0));
  return audio;
}

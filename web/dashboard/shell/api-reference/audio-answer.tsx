import { Download, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { type DrawnSound, drawSound } from '#web/lib/draw-sound.ts';
import { formatClock } from '#web/lib/format.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { usePlayback } from '#web/lib/use-playback.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import type { ApiAnswer } from './send-request.ts';

const extensionOf = (type: string) =>
  Object.values(audioFormats).find((format) => format.type === type)?.extension ?? 'bin';

/** The picture of a sound; undefined while it is drawn, null when the browser cannot. */
function useDrawing(sound: Blob): DrawnSound | null | undefined {
  const [drawn, setDrawn] = useState<DrawnSound | null>();
  useEffect(() => {
    let current = true;
    drawSound(sound).then(
      (picture) => current && setDrawn(picture),
      () => current && setDrawn(null),
    );
    return () => {
      current = false;
    };
  }, [sound]);
  return drawn;
}

/** A sound that was answered: with its waveform where the browser can play it, and always to save. */
export function AudioAnswer({ answer: { body, type } }: { answer: ApiAnswer }) {
  const address = useObjectUrl(body);
  const { playing, positionMs, toggle, seek, element } = usePlayback();
  const drawn = useDrawing(body);
  const extension = extensionOf(type);

  if (drawn === undefined || !address) return <Skeleton className="h-14" />;
  return (
    <>
      {drawn ? (
        <div className="flex items-center gap-3">
          <audio src={address} {...element} />
          <Button size="icon" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
            {playing ? <Pause /> : <Play />}
          </Button>
          <Waveform peaks={drawn.peaks} positionMs={positionMs} durationMs={drawn.durationMs} onSeek={seek} />
          <span className="text-muted text-sm tabular-nums">
            {formatClock(positionMs)} / {formatClock(drawn.durationMs)}
          </span>
        </div>
      ) : (
        <p className="text-muted">This browser can’t play {type}. Download the file to listen elsewhere.</p>
      )}
      <p>
        <a href={address} download={`speech.${extension}`} className={buttonStyles({ variant: 'outline' })}>
          <Download /> Download {extension.toUpperCase()}
        </a>
      </p>
    </>
  );
}

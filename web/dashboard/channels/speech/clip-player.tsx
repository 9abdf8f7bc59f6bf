import { Captions, Download, Pause, PencilLine, Play } from 'lucide-react';
import { Fragment } from 'react';
import type { SpeechClip } from '#domain/channels/speech.ts';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatClock } from '#web/lib/format.ts';
import { usePlayback } from '#web/lib/use-playback.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import { captionAt } from './captions.ts';
import { type TimedWord, useClipSound } from './clip-sound.ts';
import { formatLabels, isPlayable, ownAddress } from './draft.ts';

function Caption({ words, positionMs }: { words: readonly TimedWord[]; positionMs: number }) {
  const { line, current } = captionAt(words, positionMs);
  return (
    <p aria-hidden className="mt-3 min-h-11 text-lg">
      {line.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and may begin together; a word is its place.
        <Fragment key={index}>
          <span className={index === current ? 'rounded-sm bg-accent-soft text-accent-text' : 'text-muted'}>
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** Plays finished speech with its waveform and its words, and saves it. */
export function ClipPlayer({ clip, onReuse }: { clip: SpeechClip; onReuse: () => void }) {
  const { sound, address, error, refetch } = useClipSound(clip);
  const { playing, positionMs, toggle, seek, element } = usePlayback();
  const durationMs = (clip.durationSeconds ?? 0) * 1000;
  const name = `speech-${clip.id.slice(-8)}`;

  if (error) {
    return (
      <Banner
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </Banner>
    );
  }
  if (!sound || !address) return <Skeleton className="h-36" />;
  return (
    <>
      {isPlayable(clip.format) ? (
        <>
          <audio src={address} {...element} />
          <div className="flex items-center gap-3">
            <Button size="icon" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
              {playing ? <Pause /> : <Play />}
            </Button>
            <Waveform peaks={sound.peaks} positionMs={positionMs} durationMs={durationMs} onSeek={seek} />
            <span className="text-muted text-sm tabular-nums">
              {formatClock(positionMs)} / {formatClock(durationMs)}
            </span>
          </div>
          <Caption words={sound.words} positionMs={positionMs} />
        </>
      ) : (
        <p className="mb-3 text-muted">
          {formatLabels[clip.format]} files have no header, so browsers can’t play them. Length:{' '}
          {formatClock(durationMs)}.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <a
          href={address}
          download={`${name}.${audioFormats[clip.format].extension}`}
          className={buttonStyles({ variant: 'outline' })}
        >
          <Download /> Download {formatLabels[clip.format]}
        </a>
        {clip.captionsUrl && (
          <a
            href={ownAddress(clip.captionsUrl)}
            download={`${name}.vtt`}
            className={buttonStyles({ variant: 'ghost' })}
          >
            <Captions /> Captions (WebVTT)
          </a>
        )}
        <Button variant="ghost" onClick={onReuse}>
          <PencilLine /> Use this text
        </Button>
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SpeechClip } from '#domain/speech.ts';
import { request } from '#web/lib/api.ts';
import { isPlayable, ownAddress } from './draft.ts';
import { peaksOf } from './peaks.ts';

/** Bars of the waveform. */
const bars = 120;
/** Samples a second that are enough to see how loud it is. */
const drawingRate = 8_000;
/** A sound may be long and the line slow; milliseconds. */
const loadTimeoutMs = 300_000;

export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

interface Sound {
  blob: Blob;
  /** How loud each bar is, 0 to 1; null when this browser cannot decode the format. */
  peaks: number[] | null;
  words: TimedWord[];
}

async function drawn(blob: Blob): Promise<number[] | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const context = new OfflineAudioContext(1, 1, drawingRate);
  const sound = await context.decodeAudioData(await blob.arrayBuffer()).catch(() => null);
  return sound && peaksOf(sound.getChannelData(0), bars);
}

async function load({ audioUrl, marksUrl, format }: SpeechClip, signal: AbortSignal): Promise<Sound> {
  if (audioUrl === null || marksUrl === null) throw new Error('This speech has no sound.');
  const options = { signal, timeoutMs: loadTimeoutMs };
  const [sound, marks] = await Promise.all([
    request(ownAddress(audioUrl), {}, options),
    request(ownAddress(marksUrl), {}, options),
  ]);
  const blob = await sound.blob();
  const { words } = (await marks.json()) as { words: TimedWord[] };
  return { blob, peaks: isPlayable(format) ? await drawn(blob) : null, words };
}

/** The sound of a finished clip: loaded once, with an address to play and to save it from. */
export function useClipSound(clip: SpeechClip) {
  const { data, error, refetch } = useQuery({
    queryKey: ['clip-sound', clip.id],
    queryFn: ({ signal }) => load(clip, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data.blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);

  return { sound: data, address, error, refetch };
}

import { useQuery } from '@tanstack/react-query';
import type { SpeechClip } from '#domain/channels/speech.ts';
import { request } from '#web/lib/api.ts';
import { drawSound } from '#web/lib/draw-sound.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { isPlayable, ownAddress } from './draft.ts';

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

async function load({ audioUrl, marksUrl, format }: SpeechClip, signal: AbortSignal): Promise<Sound> {
  if (audioUrl === null || marksUrl === null) throw new Error('This clip has no audio.');
  const options = { signal, timeoutMs: loadTimeoutMs };
  const [sound, marks] = await Promise.all([
    request(ownAddress(audioUrl), {}, options),
    request(ownAddress(marksUrl), {}, options),
  ]);
  const blob = await sound.blob();
  const { words } = (await marks.json()) as { words: TimedWord[] };
  const drawn = isPlayable(format) ? await drawSound(blob) : null;
  return { blob, peaks: drawn?.peaks ?? null, words };
}

/** The sound of a finished clip: loaded once, with an address to play and to save it from. */
export function useClipSound(clip: SpeechClip) {
  const { data, error, refetch } = useQuery({
    queryKey: ['clip-sound', clip.id],
    queryFn: ({ signal }) => load(clip, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(data?.blob);

  return { sound: data, address, error, refetch };
}

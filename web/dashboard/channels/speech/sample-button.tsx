import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SpeechVoice } from '#domain/channels/speech.ts';
import { playAlone } from '#web/lib/play-alone.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ownAddress } from './draft.ts';

/** Lets a voice introduce itself. */
export function SampleButton({ voice }: { voice: SpeechVoice }) {
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(() => () => audio.current?.pause(), []);

  async function toggle() {
    if (state === 'playing') return audio.current?.pause();
    setState('loading');
    if (!audio.current) {
      audio.current = new Audio(ownAddress(voice.sample));
      audio.current.onplaying = () => setState('playing');
      audio.current.onpause = () => setState('idle');
    }
    try {
      await playAlone(audio.current);
    } catch (error) {
      setState('idle');
      // Pressing another sample meanwhile is no failure.
      if ((error as Error).name !== 'AbortError') toast.error(`Couldn’t play the sample for ${voice.name}.`);
    }
  }

  return (
    <Button
      variant="ghost"
      size="icon"
      busy={state === 'loading'}
      aria-label={state === 'playing' ? `Pause ${voice.name}` : `Hear ${voice.name}`}
      onClick={() => void toggle()}
    >
      {state === 'playing' ? <Pause /> : <Play />}
    </Button>
  );
}

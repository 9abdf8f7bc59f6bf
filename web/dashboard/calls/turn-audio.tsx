import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { request } from '#web/lib/api.ts';
import { toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** The one that plays; another one that starts stops it. */
let playing: HTMLAudioElement | null = null;

/** Plays what the agent said in a turn. The sound needs the session, so it is fetched and not just linked. */
export function TurnAudio({ callId, seq }: { callId: string; seq: number }) {
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
    },
    [],
  );

  async function load(): Promise<HTMLAudioElement> {
    const response = await request(`/v1/calls/${callId}/turns/${seq}/audio`);
    const element = new Audio(URL.createObjectURL(await response.blob()));
    element.onpause = () => setState('idle');
    element.onplay = () => setState('playing');
    return element;
  }

  async function toggle() {
    if (state === 'playing') return audio.current?.pause();
    setState('loading');
    try {
      audio.current ??= await load();
      if (playing !== audio.current) playing?.pause();
      playing = audio.current;
      await audio.current.play();
    } catch (error) {
      setState('idle');
      toastError(error);
    }
  }

  return (
    <Button
      variant="ghost"
      size="icon"
      busy={state === 'loading'}
      aria-label={state === 'playing' ? 'Pause' : 'Play what the agent said'}
      onClick={() => void toggle()}
    >
      {state === 'playing' ? <Pause /> : <Play />}
    </Button>
  );
}

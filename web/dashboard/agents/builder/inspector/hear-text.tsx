import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { references } from '#voice/flow/template.ts';
import { api, request } from '#web/lib/api.ts';
import { playAlone } from '#web/lib/play-alone.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder } from '../use-builder.tsx';

/** A text as it may sound: names stand for themselves, or for the words that are said when they are not set. */
const asHeard = (text: string) => {
  const found = references(text);
  let n = 0;
  return text.replaceAll(/\{\{[^{}]*\}\}/g, () => {
    const { name, fallback } = found[n++] ?? { name: '', fallback: null };
    return fallback || name.replaceAll('_', ' ');
  });
};

/** Plays a text by the agent's voice, and shows it in words as it is read. */
export function HearText({ text, label }: { text: string; label: string }) {
  const { voice, language } = useBuilder();
  const audio = useRef<HTMLAudioElement>(null);
  const hear = useChange(
    async () => {
      const said = asHeard(text);
      const [sound, form] = await Promise.all([
        request('/v1/tts', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: said, voice, language, format: 'mp3' }),
        }),
        api.speech.spokenForm({ body: { text: said, language } }),
      ]);
      return { sound: await sound.blob(), spoken: form.spoken };
    },
    {
      next: ({ sound }) => {
        const element = audio.current!;
        URL.revokeObjectURL(element.src);
        element.src = URL.createObjectURL(sound);
        playAlone(element).catch(toastError);
      },
    },
  );
  return (
    <div className="flex items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Hear ${label}`}
        busy={hear.isPending}
        disabled={text.trim() === ''}
        onClick={() => hear.mutate()}
        className="-ml-1.5 px-1.5"
      >
        <Volume2 aria-hidden /> Listen
      </Button>
      {hear.data && <p className="min-w-0 pt-1 text-muted text-sm">{hear.data.spoken}</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands above and beside it. */}
      <audio ref={audio} className="hidden" />
    </div>
  );
}

import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { longestTrial } from '#domain/channels/agent-sounds.ts';
import { request } from '#web/lib/api.ts';
import { playAlone } from '#web/lib/play-alone.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';

/** A greeting as it may be said, without what only a call knows. */
const asHeard = (text: string, agent: string) =>
  text
    .replaceAll(/\{\{\s*agent_name[^{}]*\}\}/g, agent)
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .slice(0, longestTrial);

/** Plays a text as callers of the agent would hear it: its voice, its words, and the room behind it. */
export function HearAgent({
  configuration,
  text,
  label,
}: {
  configuration: AgentConfiguration;
  text: string;
  label: string;
}) {
  const audio = useRef<HTMLAudioElement>(null);
  const hear = useChange(
    async () => {
      const { name, voice, language, speed, callSettings = {} } = configuration;
      const { pronunciation = [], background } = callSettings;
      const body = { text: asHeard(text, name), voice, language, speed, pronunciation, background };
      const answer = await request('/v1/agent-sounds', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.blob();
    },
    {
      next: (sound) => {
        const element = audio.current!;
        URL.revokeObjectURL(element.src);
        element.src = URL.createObjectURL(sound);
        playAlone(element).catch(toastError);
      },
    },
  );
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Hear ${label}`}
        busy={hear.isPending}
        disabled={text.trim() === ''}
        onClick={() => hear.mutate()}
      >
        <Volume2 aria-hidden /> Listen
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands in the form. */}
      <audio ref={audio} className="hidden" />
    </>
  );
}

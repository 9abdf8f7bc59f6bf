import { MessageCircle, Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WidgetFace } from '#domain/channels/widgets.ts';
import { canCapture } from '#web/live-call/microphone.ts';
import { speechRecognizer } from '#web/live-call/speech-recognition.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PanelWords } from './panel-labels.data.ts';
import { hostForbidsMicrophone } from './panel-problem.ts';

interface PanelStartProps {
  face: WidgetFace;
  words: PanelWords;
  /** Whether the page around has said where it is: nothing can begin before. */
  ready: boolean;
  problem: string | null;
  /** How often the panel was opened. */
  focusOn: number;
  onChat: () => void;
  onCall: (voice: boolean) => void;
}

/** Before a conversation: who answers, that it is no person, what one agrees to, and the ways to begin. */
export function PanelStart({ face, words, ready, problem, focusOn, onChat, onCall }: PanelStartProps) {
  const { mode, opening, consent } = face.look;
  const first = useRef<HTMLButtonElement>(null);
  // Whenever the panel is opened, its first button has the focus.
  useEffect(() => {
    if (focusOn > 0) first.current?.focus();
  }, [focusOn]);
  const forbidden = hostForbidsMicrophone();
  const listens = (speechRecognizer() !== undefined || (face.hears && canCapture())) && !forbidden;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5">
      <div className="rounded-xl bg-sunken px-4 py-3 text-lg">
        <p className="whitespace-pre-wrap text-pretty">{opening || words.opening(face.agentName)}</p>
      </div>
      {problem && <Banner tone="warning">{problem}</Banner>}
      <div className="mt-auto flex flex-col gap-2">
        {mode !== 'voice' && (
          <Button ref={first} size="lg" className="h-11 w-full" disabled={!ready} onClick={onChat}>
            <MessageCircle /> {words.chat}
          </Button>
        )}
        {mode !== 'chat' && (
          <Button
            ref={mode === 'voice' ? first : undefined}
            size="lg"
            variant={mode === 'voice' ? 'default' : 'outline'}
            className="h-11 w-full"
            disabled={!ready}
            onClick={() => onCall(listens)}
          >
            <Mic /> {listens ? words.call : words.callTyped}
          </Button>
        )}
        {mode !== 'chat' && !listens && (
          <p className="text-pretty text-muted text-sm">{forbidden ? words.forbidden : words.cannotListen}</p>
        )}
        <p className="mt-2 whitespace-pre-wrap text-pretty text-muted text-sm">
          {words.machine} {consent}
        </p>
      </div>
    </div>
  );
}

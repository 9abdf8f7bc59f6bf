import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WidgetLanguage } from '#domain/channels/widget-parts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PanelComposer } from './panel-composer.tsx';
import type { PanelWords } from './panel-labels.data.ts';
import { PanelLines } from './panel-lines.tsx';
import { problemWords } from './panel-problem.ts';
import type { useVisitorChat } from './use-visitor-chat.ts';

interface PanelChatProps {
  chat: ReturnType<typeof useVisitorChat>;
  words: PanelWords;
  language: WidgetLanguage;
  agentName: string;
  focusOn: unknown;
}

/** A chat with the agent. */
export function PanelChat({ chat, words, language, agentName, focusOn }: PanelChatProps) {
  const { status, messages, pending, fault } = chat.state;
  const again = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (status === 'ended') again.current?.focus();
  }, [status]);
  if (status === 'starting') {
    return (
      <p className="flex flex-1 items-center justify-center gap-2 text-muted" role="status">
        <Spinner /> {words.connecting}
      </p>
    );
  }
  return (
    <>
      <PanelLines
        words={words}
        agentName={agentName}
        lines={messages.map(({ seq, role, text }) => ({ key: seq, role, text }))}
        waiting={pending === null ? [] : [pending]}
        answering={pending !== null}
      />
      {fault !== null && <Banner className="mx-3 mb-3">{problemWords(fault, words, language)}</Banner>}
      {status === 'live' ? (
        <PanelComposer
          words={words}
          disabled={pending !== null}
          focusOn={focusOn}
          onSend={(text) => void chat.send(text)}
        />
      ) : (
        <div className="flex flex-col gap-3 border-line border-t p-3">
          <p role="status" className="px-1 text-muted">
            {words.ended}
          </p>
          <Button ref={again} className="h-11" onClick={chat.leave}>
            <RotateCcw /> {words.again}
          </Button>
        </div>
      )}
    </>
  );
}

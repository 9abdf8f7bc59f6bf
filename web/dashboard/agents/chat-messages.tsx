import { Fragment, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '#domain/channels/chats.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TalkLine } from './talk-line.tsx';
import { TurnWhyNote } from './turn-why.tsx';

interface ChatMessagesProps {
  agentName: string;
  messages: readonly ChatMessage[];
  /** What was just written and is not answered yet. */
  pending: string | null;
  /** The chat, and whose; left out where no one may see why it was answered so. */
  why?: { chatId: string; agentId: string } | undefined;
}

/** What was written so far, the end of it in view. */
export function ChatMessages({ agentName, messages, pending, why }: ChatMessagesProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message comes, the end stays in view.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages, pending]);

  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label="Messages"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 focus-visible:-outline-offset-2"
    >
      <div role="log" aria-live="polite" aria-label="Conversation">
        <ol className="flex flex-col gap-2">
          {messages.map(({ seq, role, text }, n) => (
            <Fragment key={seq}>
              <TalkLine by={role}>
                <span className="sr-only">{role === 'agent' ? `${agentName}: ` : 'You: '}</span>
                {text}
              </TalkLine>
              {why && role === 'caller' && (
                <li className="-mt-1 flex flex-col items-end">
                  <TurnWhyNote
                    callId={why.chatId}
                    agentId={why.agentId}
                    turn={messages.slice(0, n + 1).filter((one) => one.role === 'caller').length}
                  />
                </li>
              )}
            </Fragment>
          ))}
        </ol>
      </div>
      {pending !== null && (
        <ol aria-label="Answering" className="mt-2 flex flex-col gap-2">
          <TalkLine by="caller" faint>
            {pending}
          </TalkLine>
          <li className="flex items-center gap-2 text-muted">
            <Spinner /> {agentName} is answering…
          </li>
        </ol>
      )}
    </section>
  );
}

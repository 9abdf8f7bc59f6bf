import { useMutation } from '@tanstack/react-query';
import { MessageCircle, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import type { Chat, ChatMessage } from '#domain/channels/chats.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, keyOf, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { endedForCaller } from '#web/live-call/call-labels.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { TalkComposer } from './talk-composer.tsx';
import type { TryProps } from './talk-panel.tsx';

const noCall = () => {};

/** Adds what is new to what is shown; the same message again replaces it. */
const merged = (before: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...before, ...fresh].map((message) => [message.seq, message])).values()].sort((a, b) => a.seq - b.seq);

function Ended({ chat, onAgain }: { chat: Chat; onAgain: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 border-line border-t p-3">
      <p role="status" className="px-1 text-muted">
        {chat.endReason === 'caller_hangup' ? 'You ended the chat.' : chat.endReason && endedForCaller[chat.endReason]}
      </p>
      <div className="flex justify-between gap-2">
        <Link
          to={href('/dashboard/calls/:callId', { callId: chat.id })}
          className={buttonStyles({ variant: 'outline' })}
        >
          View this chat
        </Link>
        <Button ref={again} onClick={onAgain}>
          <RotateCcw /> Chat again
        </Button>
      </div>
    </div>
  );
}

/** A chat with the agent: the same flow as in a call, in writing. Give it `key={agent.id}`. */
export function ChatPanel({ agent, draft = false, className }: TryProps) {
  const input = useRef<HTMLInputElement>(null);
  const maySeeCalls = useCan('calls:read');
  const [chat, setChat] = useState<Chat | null>(null);
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [pending, setPending] = useState<string | null>(null);

  const start = useChange(() => api.chats.start({ params: { agentId: agent.id }, body: { draft } }), {
    next: (begun) => {
      setChat(begun);
      setMessages(begun.messages);
      void invalidate('calls');
    },
    refusal: 'shown',
  });
  const send = useMutation({
    mutationFn: (text: string) => api.chats.send({ params: { callId: chat!.id }, body: { text } }),
    onMutate: (text) => setPending(text),
    onSuccess(answered) {
      setChat(answered);
      setMessages((before) => merged(before, answered.messages));
      void queryClient.invalidateQueries({ queryKey: keyOf('calls', 'why') });
      if (answered.status === 'ended') void invalidate('calls', 'agents', 'appointments');
    },
    onSettled: () => setPending(null),
  });
  const end = useChange(() => api.chats.end({ params: { callId: chat!.id } }), {
    next: setChat,
    refusal: 'shown',
  });

  const isLive = chat?.status === 'live';
  useEffect(() => {
    if (isLive && !window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, [isLive]);

  function again() {
    setChat(null);
    setMessages([]);
    send.reset();
    start.mutate();
  }

  const fault = start.error ?? send.error ?? end.error;
  return (
    <Card aria-label={`Chat with ${agent.name}`} className={cn('flex flex-col overflow-hidden', className)}>
      <header className="flex h-12 items-center justify-between gap-3 border-line border-b px-4">
        <h2 className="truncate font-semibold">Chat with {agent.name}</h2>
        {isLive && (
          <Button variant="ghost" size="sm" disabled={end.isPending} onClick={() => end.mutate()}>
            End chat
          </Button>
        )}
      </header>
      {chat === null ? (
        <div className="flex flex-1 flex-col items-center justify-center gap-5 p-6 text-center">
          <MessageCircle aria-hidden className="size-8 text-accent" />
          <p className="max-w-xs text-pretty text-muted">
            {agent.name} follows the same steps in text as on the phone. Chats are saved with your calls. Test chats
            count toward your usage.
          </p>
          <Button size="lg" disabled={start.isPending} onClick={() => start.mutate()}>
            {start.isPending ? <Spinner /> : <MessageCircle />} Start chat
          </Button>
        </div>
      ) : (
        <ChatMessages
          agentName={agent.name}
          messages={messages}
          pending={pending}
          why={maySeeCalls ? { chatId: chat.id, agentId: agent.id } : undefined}
        />
      )}
      {fault && <Banner className="m-3">{messageOf(fault)}</Banner>}
      {isLive && (
        <TalkComposer
          input={input}
          disabled={send.isPending}
          listens={false}
          onTyping={noCall}
          onSend={(text) => send.mutate(text)}
        />
      )}
      {chat?.status === 'ended' && <Ended chat={chat} onAgain={again} />}
    </Card>
  );
}

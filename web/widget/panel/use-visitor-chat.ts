import { useEffect, useRef, useState } from 'react';
import type { Visit, VisitorChat } from '#domain/channels/widgets.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { tellHost } from './host-page.ts';
import { type KeptChat, keepChat, keptChat } from './kept-chat.ts';
import { useNews } from './use-news.ts';
import { ask } from './visits-api.ts';

type Message = VisitorChat['messages'][number];

/** Adds what is new to what is shown; the same message again replaces it. */
export const merged = (before: readonly Message[], fresh: readonly Message[]): Message[] =>
  [...new Map([...before, ...fresh].map((message) => [message.seq, message])).values()].sort((a, b) => a.seq - b.seq);

interface State {
  status: 'none' | 'starting' | 'live' | 'ended';
  messages: readonly Message[];
  /** What was just written and is not answered yet. */
  pending: string | null;
  fault: unknown;
}

const none: State = { status: 'none', messages: [], pending: null, fault: null };

/** The visitor's chat in this tab, which a reload takes up again. `handed`: what the page around kept of it. */
export function useVisitorChat(key: string, handed: string) {
  const [state, setState] = useState<State>(none);
  const kept = useRef<KeptChat | null>(null);
  const set = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  function take({ status, messages }: VisitorChat): void {
    setState((before) => ({ status, messages: merged(before.messages, messages), pending: null, fault: null }));
    if (status === 'ended') keepChat(key, null);
    for (const { role, text } of messages) tellHost({ parley: 'event', name: 'message', detail: { role, text } });
  }

  useEffect(() => {
    const found = keptChat(key, handed);
    if (found === null || kept.current !== null) return;
    kept.current = found;
    setState({ ...none, status: 'starting' });
    ask('resume', { params: { callId: found.id }, body: { token: found.token } }).then(
      ({ status, messages }) => setState({ ...none, status, messages }),
      (error: unknown) => {
        // One that is gone is begun anew; while the server is away it may still be there.
        kept.current = null;
        if (error instanceof ApiError && error.status === 404) keepChat(key, null);
        setState(none);
      },
    );
  }, [key, handed]);

  /** What was said since: by a person who has taken the chat over, or who has ended it. */
  async function hearNews(): Promise<boolean> {
    const { current } = kept;
    const after = state.messages.at(-1)?.seq;
    if (current === null || state.pending !== null || after === undefined) return false;
    try {
      const { status, messages } = await ask('resume', {
        params: { callId: current.id },
        body: { token: current.token, after },
      });
      // Words of the visitor's own that were sent meanwhile are answered by their own request.
      if (kept.current !== current || (messages.length === 0 && status === 'live')) return false;
      setState((before) => ({ ...before, status, messages: merged(before.messages, messages) }));
      if (status === 'ended') keepChat(key, null);
      for (const { role, text } of messages) tellHost({ parley: 'event', name: 'message', detail: { role, text } });
      return true;
    } catch (error) {
      // Away for a while: the next look finds it, or what the visitor writes says so.
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }
  useNews(state.status === 'live', hearNews);

  /** What is asked of the chat that stands. */
  async function step(work: (chat: KeptChat) => Promise<VisitorChat>): Promise<void> {
    if (kept.current === null) return;
    try {
      take(await work(kept.current));
    } catch (fault) {
      set({ pending: null, fault });
    }
  }

  return {
    state,
    async start(visit: Visit): Promise<void> {
      setState({ ...none, status: 'starting' });
      try {
        const { chat, token } = await ask('chat', { params: { key }, body: visit });
        kept.current = { id: chat.id, token };
        keepChat(key, kept.current);
        take(chat);
      } catch (fault) {
        setState({ ...none, fault });
      }
    },
    send(text: string): Promise<void> {
      set({ pending: text, fault: null });
      const id = crypto.randomUUID();
      return step(({ id: visitId, token }) => ask('send', { params: { callId: visitId }, body: { token, id, text } }));
    },
    end: () => step(({ id: visitId, token }) => ask('end', { params: { callId: visitId }, body: { token } })),
    leave(): void {
      kept.current = null;
      keepChat(key, null);
      setState(none);
    },
  };
}

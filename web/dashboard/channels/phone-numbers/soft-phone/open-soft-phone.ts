import { type SoftPhoneMessage, SoftPhoneNews } from '#domain/carriers/soft-phone.ts';
import { api } from '#web/lib/api.ts';
import { socketUrl } from '#web/live-call/browser-world.ts';

/** One line of what was heard and said at the phone. */
export interface PhoneLine {
  from: 'other' | 'own';
  text: string;
}

/** A text that the phone got or sent. */
export interface PhoneText {
  sid: string;
  /** The number at the other end. */
  number: string;
  text: string;
  own: boolean;
}

/** How the phone stands. */
export interface PhoneState {
  phase: 'opening' | 'idle' | 'ringing' | 'calling' | 'talking' | 'gone';
  /** Who calls, or is called. */
  other: string | null;
  /** Whether what is said now is heard. */
  listens: boolean;
  held: boolean;
  lines: readonly PhoneLine[];
  texts: readonly PhoneText[];
  /** How the last call ended, or what went wrong. */
  note: string | null;
}

export const firstState: PhoneState = {
  phase: 'opening',
  other: null,
  listens: false,
  held: false,
  lines: [],
  texts: [],
  note: null,
};

const endings: Record<string, string> = {
  completed: 'The call has ended.',
  busy: 'The line is busy.',
  'no-answer': 'No one answered.',
  failed: 'The call failed.',
  canceled: 'The call was canceled.',
};

export interface SoftPhoneLine {
  call(to: string): void;
  answer(): void;
  decline(): void;
  says(text: string): void;
  presses(key: string): void;
  /** Texts a number. */
  writes(to: string, text: string): void;
  hold(held: boolean): void;
  hangUp(): void;
  close(): void;
}

/** Opens a phone in this page on the carrier of the house. `onState` hears how it stands. */
export function openSoftPhone(onState: (state: PhoneState) => void): SoftPhoneLine {
  let state = firstState;
  let socket: WebSocket | null = null;
  let isClosed = false;
  let ringing: string | null = null;
  let sound: { id: number; audio: HTMLAudioElement } | null = null;

  const set = (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    if (!isClosed) onState(state);
  };
  const send = (message: SoftPhoneMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const add = (line: PhoneLine) => set({ lines: [...state.lines, line].slice(-100) });

  function quiet() {
    sound?.audio.pause();
    sound = null;
  }

  /** The carrier plays sound alone: the words of a sentence are in the transcript of its call. */
  async function showWords(url: string) {
    const [, callId, seq] = /\/audio\/([0-9a-f-]{36})\/(\d+)\//.exec(url) ?? [];
    if (callId === undefined) return;
    const { turns } = await api.calls.get({ params: { callId } });
    const turn = turns.find((one) => one.seq === Number(seq));
    if (turn) add({ from: 'other', text: turn.intended ?? turn.text });
  }

  function play(id: number, url: string | null, text: string | null) {
    quiet();
    if (text !== null) add({ from: 'other', text });
    const played = () => send({ type: 'played', id });
    // Words of the carrier itself are shown: it has no voice here.
    if (url === null) return setTimeout(played, Math.min(6_000, 400 + (text ?? '').length * 55));
    // Words that cannot be had are heard all the same.
    showWords(url).catch(() => {});
    const audio = new Audio(url);
    sound = { id, audio };
    audio.onended = played;
    audio.onerror = played;
    // Before the page was touched browsers play nothing: the call goes on all the same.
    if (!state.held) audio.play().catch(played);
    return undefined;
  }

  function hear(news: SoftPhoneNews) {
    switch (news.type) {
      case 'ready':
        return set({ phase: 'idle' });
      case 'rings':
        ringing = news.sid;
        return set({ phase: 'ringing', other: news.from, note: null });
      case 'quiet':
        ringing = null;
        return set({ phase: 'idle', note: 'The call wasn’t answered.' });
      case 'connected':
        ringing = null;
        return set({ phase: 'talking', lines: [], note: null, held: false });
      case 'plays':
        play(news.id, news.url, news.text);
        return;
      case 'stops':
        if (sound?.id === news.id) quiet();
        return;
      case 'listens':
        return set({ listens: news.now });
      case 'ended':
        quiet();
        return set({ phase: 'idle', listens: false, note: endings[news.status] ?? 'The call has ended.' });
      case 'text': {
        const { type: _, ...text } = news;
        return set({ texts: [...state.texts.filter(({ sid }) => sid !== text.sid), text].slice(-100) });
      }
      case 'error':
        return set({ phase: state.phase === 'calling' ? 'idle' : state.phase, note: news.message });
    }
  }

  async function open() {
    const { ticket, socketPath } = await api.softPhone.open();
    if (isClosed) return;
    socket = new WebSocket(socketUrl(socketPath));
    socket.onopen = () => send({ type: 'hello', ticket });
    socket.onmessage = ({ data }) => {
      const { data: news } = SoftPhoneNews.safeParse(JSON.parse(String(data)));
      if (news) hear(news);
    };
    socket.onclose = () => {
      quiet();
      set({ phase: 'gone', note: 'The phone lost its connection. Open it again.' });
    };
  }
  open().catch((error: unknown) =>
    set({ phase: 'gone', note: error instanceof Error ? error.message : String(error) }),
  );

  return {
    call(to) {
      set({ phase: 'calling', other: to, lines: [], note: null });
      send({ type: 'call', to });
    },
    answer() {
      if (ringing !== null) send({ type: 'answer', sid: ringing });
    },
    decline() {
      if (ringing !== null) send({ type: 'decline', sid: ringing });
    },
    says(text) {
      add({ from: 'own', text });
      send({ type: 'says', text });
    },
    presses(key) {
      send({ type: 'presses', key });
    },
    writes(to, text) {
      set({ note: null });
      send({ type: 'texts', to, text });
    },
    hold(held) {
      if (held) sound?.audio.pause();
      else void sound?.audio.play();
      set({ held });
    },
    hangUp() {
      send({ type: 'hang_up' });
    },
    close() {
      isClosed = true;
      quiet();
      socket?.close();
    },
  };
}

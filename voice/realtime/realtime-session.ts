import type { Clock } from '#voice/clock.ts';
import type { OpenSocket, OutboundSocket } from '#voice/transcribers/outbound-socket.ts';
import type { HeldAnswer } from './held-answer.ts';
import {
  failureOf,
  RealtimeEvent,
  RealtimeFailure,
  type RealtimeItem,
  type RealtimeTool,
  type RealtimeUsage,
  realtimeRate,
  responseCreate,
  sessionUpdate,
} from './protocol.ts';

/** Milliseconds: until a connection is open, until what the caller said is taken in, and before a lost one is opened anew. */
const waits = { openMs: 2_000, committedMs: 1_000, againMs: 5_000 };
/** What of the caller waits for the connection, in samples: more than a turn lasts. */
const mostWaiting = 30 * realtimeRate;
/** What of the caller is sent for one turn, in samples; the transcript has the rest. */
const mostOfTurn = 120 * realtimeRate;
/** What is too short to be a word, and what the service refuses, in samples. */
const leastOfTurn = 0.2 * realtimeRate;
/** Events of one answer, or between two, and characters of its words and of a call's arguments. */
const most = { events: 20_000, between: 5_000, words: 4_000, args: 8_000 };

export interface RealtimeAccess {
  /** `wss://…/realtime?model=…` */
  url: string;
  key: string;
  model: string;
  voice: string;
}

export interface SpokenQuestion {
  instructions: string;
  /** @param spoken the caller's last turn as the service has heard it; null where that is to be given as text */
  input(spoken: RealtimeItem | null): RealtimeItem[];
  tools: RealtimeTool[];
  mostTokens: number;
  /** The caller's last words. The same again are the same sound. */
  said: string;
}

/** What comes of an answer, beside its sound. */
export type SpokenPart =
  | { type: 'words'; text: string }
  | { type: 'words_end' }
  | { type: 'call'; id: string; name: string; args: string }
  | { type: 'end'; reason: 'stop' | 'length' | 'content-filter'; usage: RealtimeUsage | null };

interface Asked {
  id: string;
  response: string | null;
  answer: HeldAnswer;
  events: number;
  words: number;
  parts: SpokenPart[];
  failure: unknown;
  isSent: boolean;
  isOver: boolean;
  wake(): void;
}

type OfAnswer = Exclude<
  RealtimeEvent,
  { type: 'error' } | { type: 'input_audio_buffer.committed' } | { type: 'response.created' }
>;
type Send = { type: string; event_id?: string } & Record<string, unknown>;

/**
 * One call's connection to a model that hears and speaks. The caller's sound goes up as it comes; an answer is made when it
 * is asked for, and its sound goes to who holds it back. A connection that is lost fails the answer that is under way, and is
 * opened anew for a later one.
 */
export class RealtimeSession {
  readonly #open: OpenSocket;
  readonly #clock: Clock;
  readonly access: RealtimeAccess;
  #socket: OutboundSocket | null = null;
  #isOpen = false;
  #lostAt = Number.NEGATIVE_INFINITY;
  #lostBy: unknown = new RealtimeFailure(503);
  #opened: (() => void)[] = [];
  #waiting: Int16Array[] = [];
  #waitingSamples = 0;
  #turnSamples = 0;
  #committed: ((itemId: string | null) => void) | null = null;
  /** The caller's last turn, as the service names it. */
  #item: { id: string; said: string } | null = null;
  #asked: Asked | null = null;
  #counter = 0;
  /** Answers that were given up before the service had named them: they are cancelled once it has. */
  readonly #unnamed = new Set<string>();
  #idleEvents = 0;
  #isClosed = false;

  constructor(open: OpenSocket, clock: Clock, access: RealtimeAccess) {
    this.#open = open;
    this.#clock = clock;
    this.access = access;
  }

  /** Sound of the caller at 24 kHz, where they speak. */
  hear(samples: Int16Array): void {
    if (this.#isClosed || this.#turnSamples + samples.length > mostOfTurn) return;
    this.#turnSamples += samples.length;
    this.connect();
    if (this.#isOpen) this.#append(samples);
    else if (this.#waitingSamples + samples.length <= mostWaiting) {
      this.#waiting.push(samples);
      this.#waitingSamples += samples.length;
    }
  }

  /** What the caller said was answered without this model: it is no part of what they say next. */
  forget(): void {
    if (this.#turnSamples === 0 || this.#asked !== null) return;
    this.#turnSamples = 0;
    this.#waiting = [];
    this.#waitingSamples = 0;
    this.#send({ type: 'input_audio_buffer.clear', event_id: 'parley_clear' });
  }

  /** Opens the connection ahead of the first answer. */
  connect(): void {
    if (this.#isClosed || this.#socket !== null || this.#clock.now() - this.#lostAt < waits.againMs) return;
    const { url, key, model, voice } = this.access;
    const cancel = this.#clock.after(waits.openMs, () => this.#lose(new RealtimeFailure(504)));
    const socket: OutboundSocket = this.#open(
      url,
      { authorization: `Bearer ${key}` },
      {
        opened: () => {
          cancel();
          if (this.#socket !== socket) return;
          this.#isOpen = true;
          this.#send(sessionUpdate(model, voice));
          for (const samples of this.#waiting.splice(0)) this.#append(samples);
          this.#waitingSamples = 0;
          for (const opened of this.#opened.splice(0)) opened();
        },
        message: (text) => {
          if (this.#socket === socket) this.#read(text);
        },
        closed: ({ status, error }) => {
          cancel();
          if (this.#socket === socket)
            this.#lose(status === undefined ? (error ?? new RealtimeFailure(503)) : new RealtimeFailure(status));
        },
      },
    );
    this.#socket = socket;
  }

  /**
   * Asks for one answer: its words and calls as they come, its sound to `answer`. One at a time; who gives up has it
   * cancelled. @throws RealtimeFailure, OutboundError
   */
  async *ask(question: SpokenQuestion, answer: HeldAnswer, signal: AbortSignal): AsyncGenerator<SpokenPart> {
    let wake = () => {};
    const asked: Asked = {
      id: `parley_${++this.#counter}`,
      response: null,
      answer,
      events: 0,
      words: 0,
      parts: [],
      failure: null,
      isSent: false,
      isOver: false,
      wake: () => wake(),
    };
    this.#giveUp();
    this.#asked = asked;
    const gone = () => this.#fail(asked, new RealtimeFailure(499));
    signal.addEventListener('abort', gone);
    if (signal.aborted) gone();
    try {
      this.connect();
      if (this.#socket === null) throw this.#lostBy;
      if (!this.#isOpen)
        await Promise.race([new Promise<void>((resolve) => this.#opened.push(resolve)), this.#failed(asked)]);
      const spoken = asked.failure === null ? await this.#commit(question.said) : null;
      if (asked.failure === null) {
        asked.isSent = true;
        this.#send(responseCreate(asked.id, { ...question, input: question.input(spoken) }));
      }
      for (;;) {
        const next = asked.parts.shift();
        if (next) yield next;
        if (next?.type === 'end') return;
        if (next) continue;
        if (asked.failure !== null) throw asked.failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      signal.removeEventListener('abort', gone);
      if (this.#asked === asked) this.#giveUp();
      answer.drop();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#lose(new RealtimeFailure(499));
  }

  /** Cancels what is under way. Its sound is not heard any more, unless all of it has come. */
  #giveUp(): void {
    const asked = this.#asked;
    this.#asked = null;
    if (asked === null) return;
    this.#idleEvents = 0;
    if (asked.isOver) return;
    if (asked.response !== null) this.#send({ type: 'response.cancel', response_id: asked.response });
    else if (asked.isSent) this.#unnamed.add(asked.id);
    this.#fail(asked, new RealtimeFailure(499));
  }

  #fail(asked: Asked, failure: unknown): void {
    if (asked.isOver) return;
    asked.failure ??= failure;
    asked.answer.drop();
    asked.wake();
  }

  #failed(asked: Asked): Promise<void> {
    return new Promise((resolve) => {
      const { wake } = asked;
      asked.wake = () => {
        wake();
        resolve();
      };
    });
  }

  #lose(why: unknown): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#lostAt = this.#clock.now();
    this.#lostBy = why;
    this.#unnamed.clear();
    this.#item = null;
    this.#turnSamples = 0;
    this.#waiting = [];
    this.#waitingSamples = 0;
    this.#committed?.(null);
    if (this.#asked) this.#fail(this.#asked, why);
    for (const opened of this.#opened.splice(0)) opened();
    socket?.close();
  }

  /** Has what the caller said since the last turn taken as their turn. Null: nothing that could be words was heard. */
  async #commit(said: string): Promise<RealtimeItem | null> {
    if (this.#turnSamples < leastOfTurn)
      return this.#item?.said === said && said !== '' ? { type: 'item_reference', id: this.#item.id } : null;
    this.#turnSamples = 0;
    const former = this.#item;
    this.#item = null;
    const itemId = await new Promise<string | null>((resolve) => {
      const cancel = this.#clock.after(waits.committedMs, () => this.#committed?.(null));
      this.#committed = (id) => {
        cancel();
        this.#committed = null;
        resolve(id);
      };
      this.#send({ type: 'input_audio_buffer.commit', event_id: 'parley_commit' });
    });
    // What is not asked about any more need not be kept there.
    if (former) this.#send({ type: 'conversation.item.delete', item_id: former.id, event_id: 'parley_delete' });
    if (itemId === null) return null;
    this.#item = { id: itemId, said };
    return { type: 'item_reference', id: itemId };
  }

  #append(samples: Int16Array): void {
    const audio = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
    this.#send({ type: 'input_audio_buffer.append', audio });
  }

  #send(event: Send): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(event));
  }

  #read(text: string): void {
    const asked = this.#asked;
    const count = asked ? ++asked.events : ++this.#idleEvents;
    if (count > (asked ? most.events : most.between)) {
      this.#lose(new RealtimeFailure(502));
      return;
    }
    let event: RealtimeEvent | undefined;
    try {
      event = RealtimeEvent.safeParse(JSON.parse(text)).data;
    } catch {
      this.#lose(new RealtimeFailure(502));
      return;
    }
    if (event === undefined) return;
    if (event.type === 'input_audio_buffer.committed') this.#committed?.(event.item_id);
    else if (event.type === 'error') this.#readError(event.error);
    else if (event.type === 'response.created') this.#readCreated(event.response);
    else if (asked) this.#readOf(asked, event);
  }

  #readError(error: Extract<RealtimeEvent, { type: 'error' }>['error']): void {
    const { event_id: about } = error;
    if (about === 'parley_commit') this.#committed?.(null);
    // What can't be deleted, or was cancelled behind its end, is no one's fault.
    else if (this.#asked && (about == null || about === this.#asked.id)) this.#fail(this.#asked, failureOf(error));
  }

  #readCreated({ id, metadata }: Extract<RealtimeEvent, { type: 'response.created' }>['response']): void {
    const name = metadata?.asked;
    if (this.#asked && name === this.#asked.id) this.#asked.response ??= id;
    else if (typeof name === 'string' && this.#unnamed.delete(name))
      this.#send({ type: 'response.cancel', response_id: id });
  }

  #readOf(asked: Asked, event: OfAnswer): void {
    const of = event.type === 'response.done' ? event.response.id : event.response_id;
    if (asked.isOver || asked.response === null || of !== asked.response) return;
    switch (event.type) {
      case 'response.output_audio.delta':
        if (!asked.answer.sound(samplesOf(event.delta))) this.#tooMuch(asked);
        break;
      case 'response.output_audio_transcript.delta':
        asked.words += event.delta.length;
        if (asked.words > most.words) {
          this.#tooMuch(asked);
          return;
        }
        asked.answer.words(event.delta);
        asked.parts.push({ type: 'words', text: event.delta });
        break;
      case 'response.output_audio_transcript.done':
        asked.answer.wordsEnd();
        asked.parts.push({ type: 'words_end' });
        break;
      case 'response.function_call_arguments.done':
        if (event.arguments.length > most.args) {
          this.#tooMuch(asked);
          return;
        }
        asked.parts.push({ type: 'call', id: event.call_id, name: event.name, args: event.arguments });
        break;
      case 'response.done': {
        const { status, status_details: details, usage = null } = event.response;
        const isCut = status === 'incomplete' && details?.reason !== 'content_filter';
        if (status === 'completed' || isCut) asked.answer.end();
        else asked.answer.drop();
        if (status === 'failed' || status === 'cancelled') {
          const failure = details?.error ? failureOf(details.error) : new RealtimeFailure(500);
          this.#fail(asked, failure);
          return;
        }
        asked.isOver = true;
        const reason = status === 'completed' ? 'stop' : isCut ? 'length' : 'content-filter';
        asked.parts.push({ type: 'end', reason, usage: usage ?? null });
        break;
      }
    }
    asked.wake();
  }

  /** More than any answer: it does not end. */
  #tooMuch(asked: Asked): void {
    const { response } = asked;
    if (response !== null) this.#send({ type: 'response.cancel', response_id: response });
    this.#fail(asked, new RealtimeFailure(502));
  }
}

/** 16-bit samples of base64. A byte too many is none. */
function samplesOf(base64: string): Int16Array {
  const bytes = Buffer.from(base64, 'base64');
  const samples = new Int16Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2);
  return samples;
}

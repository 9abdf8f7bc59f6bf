import { frameMs } from '#domain/calls/call-protocol.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallLine } from '#voice/call/line.ts';
import type { StoredTurn } from '#voice/call/ports.ts';
import type { Clock } from '#voice/clock.ts';

const ackEveryMs = 100;

/** A frame when it was played. */
export interface PlayedFrame {
  at: number;
  generation: number;
  /** The turn that it belongs to. */
  seq: number;
  /** Its first sample; `fakeSpeech` puts the word's number there, silence is 0. */
  sample: number;
}

export interface CallerOptions {
  /** Whether it tells what it played, as a browser does. */
  acknowledges?: boolean;
}

/**
 * A caller with a loudspeaker: plays the frames of a call in real time of the given clock, as the browser does, and
 * keeps what was heard. Speaks and types by the test's orders.
 */
export class ScriptedCaller implements CallLine {
  readonly audio = true;
  readonly turns = new Map<number, StoredTurn>();
  readonly played: PlayedFrame[] = [];
  readonly typedAcknowledged = new Set<string>();
  /** The most that ever lay in the buffer, in ms. */
  mostBufferedMs = 0;
  shown = '';
  states: string[] = [];
  /** Languages that it was told to speak, each time. */
  languages: string[] = [];
  reason: CallEndReason | null = null;
  left: 'replaced' | 'suspended' | null = null;
  private readonly clock: Clock;
  private readonly acknowledges: boolean;
  private session: CallSession | null = null;
  private buffer: { generation: number; sample: number }[] = [];
  private readonly seqOf = new Map<number, number>();
  private readonly playedMs = new Map<number, number>();
  private readonly complete = new Set<number>();
  private clearedUpTo = 0;
  private stopPlaying: (() => void) | null = null;

  constructor(clock: Clock, { acknowledges = true }: CallerOptions = {}) {
    this.clock = clock;
    this.acknowledges = acknowledges;
  }

  /** Takes the call, or takes it up again. */
  connect(session: CallSession, lastSeq = -1): void {
    this.session = session;
    session.attach(this, lastSeq);
  }

  /** The line breaks. */
  disconnect(): void {
    this.session?.detach(this);
    this.session = null;
    this.buffer = [];
    this.stopPlaying?.();
    this.stopPlaying = null;
  }

  /** Speaks: the transcriber reports word by word, then the whole. */
  says(text: string): void {
    const words = text.split(' ');
    for (let count = 1; count < words.length; count++) this.session?.heard(words.slice(0, count).join(' '), false);
    this.session?.heard(text, true);
  }

  hears(interim: string): void {
    this.session?.heard(interim, false);
  }

  types(text: string, id: string = text): void {
    this.session?.typed(id, text);
  }

  hangsUp(): void {
    this.session?.hangUp();
  }

  /** What the agent's turns read now. */
  agentTexts(): string[] {
    return [...this.turns.values()].filter((turn) => turn.role === 'agent').map((turn) => turn.text);
  }

  lastText(): string {
    return this.agentTexts().at(-1) ?? '';
  }

  state(state: 'listening' | 'thinking' | 'speaking'): void {
    this.shown = state;
    this.states.push(state);
  }

  language(tag: string): void {
    this.languages.push(tag);
  }

  turn(turn: StoredTurn, typed: readonly string[]): void {
    this.turns.set(turn.seq, turn);
    for (const id of typed) this.typedAcknowledged.add(id);
  }

  sayStart(generation: number, seq: number): void {
    if (!this.turns.has(seq)) throw new Error(`Turn ${seq} sounds before it was shown.`);
    this.seqOf.set(generation, seq);
  }

  frame(generation: number, _sequence: number, pcm: Int16Array): void {
    if (pcm.length !== (16_000 * frameMs) / 1000) throw new Error(`A frame of ${pcm.length} samples.`);
    if (generation <= this.clearedUpTo) throw new Error('A frame of a generation that was cleared.');
    this.buffer.push({ generation, sample: pcm[0]! });
    if (this.stopPlaying === null) this.playNext();
    const begun = this.clock.now() - this.played.at(-1)!.at;
    this.mostBufferedMs = Math.max(this.mostBufferedMs, this.buffer.length * frameMs - begun);
  }

  sayEnd(generation: number): void {
    this.complete.add(generation);
    if (!this.buffer.some((frame) => frame.generation === generation)) this.acknowledge(generation);
  }

  clear(generation: number): void {
    this.clearedUpTo = Math.max(this.clearedUpTo, generation);
    this.buffer = this.buffer.filter((frame) => frame.generation > generation);
    this.stopPlaying?.();
    this.playNext();
  }

  ended(reason: CallEndReason): void {
    this.reason = reason;
  }

  leave(why: 'replaced' | 'suspended'): void {
    this.left = why;
  }

  private playNext(): void {
    this.stopPlaying = null;
    const frame = this.buffer[0];
    if (frame === undefined) return;
    const { generation, sample } = frame;
    this.played.push({ at: this.clock.now(), generation, seq: this.seqOf.get(generation) ?? -1, sample });
    this.stopPlaying = this.clock.after(frameMs, () => {
      this.buffer.shift();
      const ms = (this.playedMs.get(generation) ?? 0) + frameMs;
      this.playedMs.set(generation, ms);
      const last = this.complete.has(generation) && !this.buffer.some((other) => other.generation === generation);
      if (ms % ackEveryMs === 0 || last) this.acknowledge(generation);
      this.playNext();
    });
  }

  private acknowledge(generation: number): void {
    if (this.acknowledges) this.session?.played(generation, this.playedMs.get(generation) ?? 0);
  }
}

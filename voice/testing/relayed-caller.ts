import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { createRelayedSpeaker, type RelayedSpeaker } from '#voice/call/relayed-speaker.ts';
import type { SpeakerOptions } from '#voice/call/speaker.ts';
import { loopback } from '#voice/transports/loopback.ts';
import type { ManualClock } from './manual-clock.ts';
import { type ScriptedCallOptions, scriptedCall } from './scripted-call.ts';

/** Milliseconds that the carrier needs for a word. */
export const msPerWord = 300;

/** A call over a carrier that listens and speaks itself, on a clock that stands still. */
export function relayedCall(options: ScriptedCallOptions & { tells?: boolean }) {
  let speaker: RelayedSpeaker | null = null;
  const openSpeaker = (of: SpeakerOptions) => {
    speaker = createRelayedSpeaker(of);
    return speaker;
  };
  const call = scriptedCall({ ...options, openSpeaker });
  const caller = new RelayedCaller(call.clock, call.session, speaker!, options.tells ?? true);
  return { ...call, caller };
}

/** Says what it is given word by word, tells of it, and stops when someone speaks into it, as such a carrier does. */
class RelayedCaller {
  /** What was given to be said, and what of it was. */
  readonly given: string[] = [];
  readonly heard: string[] = [];
  readonly line: ReturnType<typeof loopback>;
  private readonly clock: ManualClock;
  private readonly session: CallSession;
  private readonly speaker: RelayedSpeaker;
  private readonly tells: boolean;
  private queue: { words: string[]; said: number; interruptible: boolean }[] = [];
  private cancel: (() => void) | null = null;

  constructor(clock: ManualClock, session: CallSession, speaker: RelayedSpeaker, tells: boolean) {
    this.clock = clock;
    this.session = session;
    this.speaker = speaker;
    this.tells = tells;
    this.line = loopback();
  }

  get shown(): string {
    return this.line.shown;
  }
  get reason(): CallEndReason | null {
    return this.line.reason;
  }
  get isSpokenTo(): boolean {
    return this.cancel !== null;
  }
  agentTexts(): string[] {
    return [...this.line.turns.values()].filter(({ role }) => role === 'agent').map(({ text }) => text);
  }

  connect(lastSeq = -1, isFirst = false): void {
    const { line } = this;
    const { turn, state, ended, leave } = line;
    const shown = { turn, state, ended, leave, sayEnd: () => {}, frame: () => {}, clear: () => {} };
    const sayStart = (
      _generation: number,
      _seq: number,
      { text, interruptible }: { text: string; interruptible: boolean },
    ) => {
      this.given.push(text);
      this.queue.push({ words: text.split(/\s+/), said: 0, interruptible });
      if (this.cancel === null) this.say();
    };
    this.session.attach({ audio: true, ...shown, sayStart }, lastSeq, isFirst);
  }

  private say(): void {
    this.cancel = null;
    const [first] = this.queue;
    if (first === undefined) {
      if (this.tells) this.speaker.sounds(false);
      return;
    }
    if (this.tells) this.speaker.sounds(true);
    this.cancel = this.clock.after(msPerWord, () => {
      this.heard.push(first.words[first.said]!);
      first.said += 1;
      if (first.said === first.words.length) {
        this.queue.shift();
        if (this.tells) this.speaker.said(first.words.join(' '));
      }
      this.say();
    });
  }

  /** Speaks: into what is said, which stops, as far as it may be interrupted. */
  begins(): void {
    const [first] = this.queue;
    if (first === undefined || !first.interruptible) return;
    this.cancel?.();
    this.cancel = null;
    this.queue = [];
    if (this.tells) this.speaker.sounds(false);
    this.speaker.stopped(first.words.slice(0, first.said).join(' '));
    this.session.stopped();
  }

  says(text: string): void {
    this.begins();
    if (this.queue.length === 0) this.speaker.listens();
    this.session.heard(text, true);
  }
}

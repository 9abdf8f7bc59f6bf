import { and, eq } from 'drizzle-orm';
import type { CallEar, ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';
import { readSound, type SoundFrame, soundFrameSamples, soundRate } from '#domain/calls/call-sound.ts';
import { withoutEcho } from '#domain/calls/echo-guard.ts';
import type { Hooks } from '#server/hooks.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Services } from '#server/services.ts';
import { decodeMulaw } from '#voice/audio/mulaw.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallLine } from '#voice/call/line.ts';
import { CaptureClock } from './capture-clock.ts';
import { CallRecorder } from './record-call.ts';
import { SoundLimit } from './sound-limit.ts';

type Ears = NonNullable<Awaited<ReturnType<Hooks['openEars']>>>;
type EarsEvents = Parameters<Hooks['openEars']>[2];
type Listen = Extract<ClientMessage, { type: 'listen' }>;

/** How often it is looked whether the caller's sound is wanted, and whether it still comes, in ms. */
const lookMs = 1_000;
/** Likely words that the browser's transcriber is told. */
const mostPhrases = 30;
/** The agent's last words are in the air for so long behind their end, in ms. */
const echoMs = 1_000;

export interface CallerSoundOptions {
  services: Services;
  workspaceId: string;
  session: CallSession;
  tell(message: ServerMessage): void;
}

/** Recorders of calls, which outlast the connections of their callers. */
const recorders = new WeakMap<CallSession, CallRecorder>();

/**
 * The caller's sound over one connection of a browser's call: to what recognizes it, to who listens in, and to the
 * recording. Whatever fails of it, the call goes on: the browser listens, or the caller types.
 */
export class CallerSound {
  private readonly of: CallerSoundOptions;
  private readonly limit: SoundLimit;
  private readonly clock = new CaptureClock();
  private listening: Listen | null = null;
  private ears: Ears | null = null;
  /** Counts how often ears were asked for: those of before are not heard any more. */
  private asked = 0;
  private by: CallEar = 'none';
  private told = '';
  private lastFrameAt = 0;
  private texts = new Map<number, string>();
  private saying: string | null = null;
  private quietSince = 0;
  private cancel = () => {};
  private over = false;

  constructor(of: CallerSoundOptions) {
    this.of = of;
    this.limit = new SoundLimit(() => of.services.clock.now());
    recorders.get(of.session)?.reconnected();
  }

  /** The line of the connection, with what is to be known of what goes over it. */
  around(line: CallLine): CallLine {
    return {
      ...line,
      language: (tag) => {
        this.ears?.listenIn(tag);
        line.language?.(tag);
      },
      state: (state) => {
        if (state !== 'speaking') this.quietSince = this.of.services.clock.now();
        line.state(state);
      },
      turn: (turn, typed) => {
        if (turn.role === 'agent') this.texts.set(turn.seq, turn.text);
        for (const seq of this.texts.keys()) if (seq < turn.seq - 8) this.texts.delete(seq);
        line.turn(turn, typed);
      },
      sayStart: (generation, seq, utterance) => {
        this.saying = this.texts.get(seq) ?? utterance.text;
        this.quietSince = Number.POSITIVE_INFINITY;
        line.sayStart(generation, seq, utterance);
      },
      frame: (generation, sequence, pcm) => {
        this.recorder()?.sent(generation, pcm);
        line.frame(generation, sequence, pcm);
      },
    };
  }

  /** The page has a microphone: who recognizes it is asked, and told. */
  listen(message: Listen): void {
    const { services, workspaceId, session } = this.of;
    const isFirst = this.listening === null;
    this.listening = message;
    if (isFirst) {
      this.noteSound();
      this.look();
    }
    const its = ++this.asked;
    this.ears?.close();
    this.ears = null;
    const scope = { services, workspaceId, actor: null };
    const { language, among } = session.toHear.languages;
    const likely = () => session.likelyWords();
    const asks = () => session.toHear.asks;
    services.hooks
      .openEars(scope, { sampleRate: soundRate, language, among, likely, asks }, this.eventsOf(its, message))
      .then((ears) => {
        if (its !== this.asked || this.over) return ears?.close();
        this.ears = ears;
        this.lastFrameAt = services.clock.now();
        this.hearing(ears === null ? this.other() : 'server');
      })
      .catch((error: unknown) => {
        services.log.warn({ err: error, callId: session.callId }, 'a caller could not be listened to');
        if (its === this.asked) this.hearing(this.other());
      });
  }

  /** Who listens where this server does not. */
  private other(): CallEar {
    return this.listening?.recognizes === true ? 'browser' : 'none';
  }

  private eventsOf(its: number, { echoCancelled }: Listen): EarsEvents {
    const { services, session } = this.of;
    const { log } = services;
    const { callId } = session;
    return {
      voice: () => {
        // With the agent's own voice in it, only words tell who speaks.
        if (its === this.asked && !this.over && echoCancelled) session.voice();
      },
      heard: (text, final) => {
        if (its !== this.asked || this.over) return;
        const own = echoCancelled ? text : this.ownWords(text, final);
        if (own === null) return;
        this.of.tell({ type: 'interim', text: own });
        session.heard(own, final);
      },
      again: ({ kind, message: reason }) => log.warn({ kind, reason, callId }, 'a transcriber is opened again'),
      handedOver: ({ kind, message: reason }) =>
        log.warn({ kind, reason, callId }, 'this server listens in place of a transcriber'),
      failed: ({ kind, message: reason }) => {
        log.warn({ kind, reason, callId }, 'a transcriber failed in a call');
        if (its !== this.asked || this.over) return;
        this.ears = null;
        this.hearing(this.other());
      },
    };
  }

  private ownWords(text: string, final: boolean): string | null {
    const inAir = this.saying !== null && this.of.services.clock.now() - this.quietSince < echoMs;
    return inAir && text !== '' ? withoutEcho(text, this.saying!, final) : text;
  }

  private hearing(by: CallEar): void {
    this.by = by;
    this.tellHearing();
  }

  /** Says who listens, and whether sound is wanted; nothing where that is known. */
  private tellHearing(): void {
    const { session } = this.of;
    const sound = this.by === 'server' || session.toHear.mayRecord || session.people.hear || session.toHear.wantsSound;
    const phrases = this.by === 'browser' ? { phrases: session.likelyWords().slice(0, mostPhrases) } : {};
    const message = { type: 'hearing', by: this.by, sound, ...phrases } as const;
    const told = JSON.stringify(message);
    if (told === this.told) return;
    this.told = told;
    this.of.tell(message);
  }

  private look(): void {
    const { clock } = this.of.services;
    this.cancel = clock.after(lookMs, () => {
      if (this.told !== '') this.tellHearing();
      // A page in the background may send nothing: transcribers take no sound at all for a line that is lost.
      if (this.ears && clock.now() - this.lastFrameAt >= lookMs) this.ears.write(new Int16Array(soundRate));
      this.look();
    });
  }

  /** One message of sound. Answers what is wrong with it. */
  take(bytes: Uint8Array): 'invalid' | 'too_much' | null {
    const frame = readSound(bytes);
    if (frame === null || this.listening === null) return 'invalid';
    const room = this.limit.take();
    if (room !== 'room') return room === 'closed' ? 'too_much' : null;
    this.hear(frame);
    return null;
  }

  private hear(frame: SoundFrame): void {
    const { services, session } = this.of;
    const now = services.clock.now();
    this.lastFrameAt = now;
    const pcm = samplesOf(frame);
    this.ears?.write(pcm);
    session.people.sound('caller', pcm);
    session.toHear.sound(pcm, soundRate);
    const at = this.clock.place((frame.clock * 1000) / soundRate, now, frame.gap);
    this.recorder()?.heard(at, pcm);
  }

  /** The page has played so much of a generation. */
  played(generation: number, ms: number): void {
    this.recorder()?.played(generation, ms);
  }

  /** The call's recorder, once its caller agreed and there is sound to record. */
  private recorder(): CallRecorder | undefined {
    const { services, workspaceId, session } = this.of;
    const known = recorders.get(session);
    if (known !== undefined || this.listening === null || this.over || !session.toHear.mayRecord) return known;
    const made = new CallRecorder(services, { workspaceId, callId: session.callId }, session);
    recorders.set(session, made);
    return made;
  }

  /** Those who listen in are told that both sides can be heard. */
  private noteSound(): void {
    const { services, workspaceId, session } = this.of;
    services.db
      .tenant(workspaceId, (tx) =>
        tx
          .update(calls)
          .set({ callerSound: true })
          .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, session.callId))),
      )
      .catch((error: unknown) => services.log.warn({ err: error }, 'that a caller is heard could not be noted'));
  }

  close(): void {
    this.over = true;
    this.cancel();
    this.ears?.close();
    this.ears = null;
  }
}

/** Frames are in messages at odd addresses. */
function samplesOf({ codec, payload }: SoundFrame): Int16Array {
  if (codec === 'mulaw') return decodeMulaw(payload);
  return new Int16Array(new Uint8Array(payload).buffer, 0, soundFrameSamples);
}

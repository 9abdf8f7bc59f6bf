import { sayWav } from '#server/calls/turn-audio.ts';
import { answers, languageOfNumber } from '#server/channels/phone/calls/advance-call.ts';
import type { AccountRow, NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Scope } from '#server/scope.ts';
import { openResampler, type Resampler } from '#voice/audio/resample.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { callSampleRate } from '#voice/call/clip.ts';
import type { GatherCall } from '#voice/call/gather-call.ts';
import type { CallLine } from '#voice/call/line.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import type { TransferResult } from '#voice/flow/conversation.ts';
import type { MediaEvents } from '#voice/rtp/media-session.ts';
import type { CallEnd, LiveCall } from '#voice/sip/dialog/live-call.ts';
import type { OutgoingCall, OutgoingEvents } from '#voice/sip/dialog/outgoing-call.ts';
import { phoneRate } from '#voice/transports/media-stream.ts';
import { sipLine } from '#voice/transports/sip-line.ts';
import { nothingBeside, stepCall } from '../calls/step-call.ts';
import { type LedStream, leadStream } from '../streams/lead-stream.ts';
import { type Listening, openListening } from '../streams/open-listening.ts';
import type { FirstWords } from './first-words.ts';
import { whyNotAllowed } from './numbers.ts';
import { PersonLeg } from './person-leg.ts';
import { playOn } from './play-on.ts';
import type { SipRecording } from './recordings.ts';

/** How often the conversation hears that the caller is on hold, in ms: so it doesn’t ask whether they are there. */
const heldEveryMs = 1_000;
/** A line that nothing comes over, held or not, in ms: asked whether it is there, then ended. */
const silentMs = 15_000;

/** What a call over SIP needs of the account that it is of. */
export interface SipCallOf {
  scope: Scope;
  account: AccountRow;
  number: NumberRow;
  allowedCountries: string[];
  /** The address that a number is called at. */
  uriOf(number: string): string;
  /** Calls a number from the account; null: no line is free. */
  dial(number: string, media: MediaEvents, events: OutgoingEvents): OutgoingCall | null;
  /** The conversation goes on with another agent, under another call of ours: its id, or null where none answers. */
  handOver(agentId: string): Promise<string | null>;
  /** The line is over. */
  over(end: CallEnd): void;
}

interface Led {
  session: CallSession;
  line: CallLine;
  listening: Listening;
  resampler: Resampler;
  /** BCP 47 that the conversation is in. */
  language: string;
}

/** One call over SIP, and the conversations that are led over it. */
export class SipCall {
  readonly media: MediaEvents;
  readonly #of: SipCallOf;
  #live: LiveCall | null = null;
  #led: Led | null = null;
  #next: string | null = null;
  #isOver = false;
  /** Where no conversation is led, and a key is waited for. */
  #keyWaits: ((key: string) => void) | null = null;
  /** What was asked for by a machine's setting goes on without the conversation. */
  #isLeft = false;
  #firstWords: FirstWords | null = null;
  #person: PersonLeg | null = null;
  #cancelHeld = () => {};
  #cancelSilent = () => {};
  #probed = false;
  recording: SipRecording | null = null;

  constructor(of: SipCallOf) {
    this.#of = of;
    this.media = {
      frame: (pcm) => {
        this.recording?.caller(pcm);
        this.#person?.hear(pcm);
        if (!this.#live?.isHeld) this.#led?.listening.hear(pcm);
      },
      key: (key) => this.#pressed(key),
      sent: (pcm) => this.recording?.agent(pcm),
    };
  }

  get live(): LiveCall | null {
    return this.#live;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The call that is led over it now. */
  get callId(): string | null {
    return this.#led?.session.callId ?? null;
  }

  /** The other side has taken it, or we have. */
  begin(live: LiveCall): void {
    this.#live = live;
    live.listen({
      key: (key) => this.media.key(key),
      held: (isHeld) => this.#hold(isHeld),
      over: (end) => this.#ended(end),
    });
    this.#watch();
  }

  /** The first words on an outgoing call are checked for an answering machine. */
  toldApart(firstWords: FirstWords): void {
    this.#firstWords = firstWords;
  }

  /**
   * Leads a conversation over the line, from where it was stored last.
   * @param isFirst whether none was lost before @throws AppError not_found where it is over, or no one listens
   */
  async lead(callId: string, isFirst: boolean, ready: () => Promise<boolean> = async () => true): Promise<boolean> {
    const { scope } = this.#of;
    const ports: Pick<CallPorts, 'transfer' | 'pressKeys'> = {
      transfer: ({ to, summary }) =>
        to.kind === 'agent' ? this.#toAgent(to.agentId) : this.#toPerson(to.phone, summary),
      pressKeys: (digits) => this.#live?.session.pressKeys(digits),
    };
    const resampler = await openResampler(callSampleRate, phoneRate);
    let led: LedStream;
    try {
      led = await leadStream(scope, callId, ports);
    } catch (error) {
      resampler.close();
      throw error;
    }
    const { session } = led;
    void session.done.then(() => resampler.close());
    if (!(await ready()) || this.#live === null || this.#isOver) {
      session.hangUp();
      return false;
    }
    const listening = openListening(scope, led, {
      deaf: () => this.#deaf(led.language),
      takes: (text, isFinal) => this.#firstWords?.takes(text, isFinal, led.language) ?? false,
    });
    const line = sipLine(this.#live.session, resampler, scope.services.clock, {
      played: (generation, ms) => session.played(generation, ms),
      language: (tag) => {
        listening.listenIn(tag);
        if (this.#led?.session === session) this.#led.language = tag;
      },
      ended: () => this.#said(session),
      left: () => listening.close(),
    });
    this.#led = { session, line, listening, resampler, language: led.language };
    session.attach(line, -1, isFirst);
    return true;
  }

  /** Says something that belongs to no conversation, and hangs up. */
  async sayAndHangUp(text: string, language: string): Promise<void> {
    const live = this.#live;
    if (live === null) return;
    this.#isLeft = true;
    try {
      await this.play(await this.#spoken(text, language));
    } catch (error) {
      this.#notSaid(error);
    }
    live.hangUp();
  }

  /** Says something that belongs to no conversation, until its end or a key: the key. */
  async sayUntilKey(text: string, language: string): Promise<string | null> {
    try {
      return await this.playUntilKey(await this.#spoken(text, language));
    } catch (error) {
      this.#notSaid(error);
      return null;
    }
  }

  /** Plays sound at the rate of the line until its end or a key, which ends it: the key. */
  async playUntilKey(samples: Int16Array): Promise<string | null> {
    const pressed = new Promise<string>((resolve) => {
      this.#keyWaits = resolve;
    });
    const key = await Promise.race([pressed, this.play(samples).then(() => null)]);
    this.#keyWaits = null;
    if (key !== null) this.#live?.session.clear();
    return key;
  }

  /** A sentence as sound at the rate of the line. */
  async #spoken(text: string, language: string): Promise<Int16Array> {
    const { scope } = this.#of;
    const known = scope.services.speech.voices();
    const voice =
      known.find((one) => one.language === language) ??
      known.find((one) => one.language.startsWith(language.slice(0, 2)));
    const words = { text, voice: (voice ?? known[0]!).id, language, speed: 1, pronunciation: [], heardMs: null };
    const wav = await sayWav(scope, words, AbortSignal.timeout(30_000), { priority: 'call', rate: phoneRate });
    return decodeWav(wav).samples;
  }

  #notSaid(error: unknown): void {
    this.#of.scope.services.log.warn({ err: error }, 'a sentence could not be said on a SIP call');
  }

  #pressed(key: string): void {
    if (!/^[0-9*#]$/.test(key)) return;
    if (this.#keyWaits === null) this.#led?.session.key(key);
    else this.#keyWaits(key);
  }

  /** Plays sound at the rate of the line to its end. */
  play(samples: Int16Array): Promise<void> {
    return this.#live === null ? Promise.resolve() : playOn(this.#live, samples);
  }

  /** Puts a caller who speaks with no agent through to a number: whether it was taken. */
  async putThrough(number: string): Promise<boolean> {
    const { ok } = await this.#toPerson(number, '');
    return ok;
  }

  hangUp(): void {
    this.#live?.hangUp();
  }

  /** The conversation is over: another agent's follows, or the line is let go. */
  #said(session: CallSession): void {
    this.#led?.listening.close();
    this.#led = null;
    if (this.#isOver || this.#isLeft) return;
    const agentId = this.#next;
    this.#next = null;
    if (agentId === null) {
      this.hangUp();
      return;
    }
    void session.done
      .then(() => this.#of.handOver(agentId))
      .then((callId) => (callId === null ? false : this.lead(callId, true)))
      .catch((error: unknown) => {
        this.#of.scope.services.log.error({ err: error }, 'a call over SIP could not be handed to another agent');
        return false;
      })
      .then((isLed) => {
        if (!isLed) this.hangUp();
      });
  }

  async #toAgent(agentId: string): Promise<TransferResult> {
    if (!(await answers(this.#of.scope, agentId)))
      return { ok: false, code: 'nobody', message: 'There’s no one to transfer the caller to.' };
    this.#next = agentId;
    return { ok: true };
  }

  async #toPerson(phone: string | null, summary: string): Promise<TransferResult> {
    const { number: own } = this.#of;
    const number = phone ?? own.fallback;
    if (number === null) return { ok: false, code: 'nobody', message: 'There’s no one to transfer the caller to.' };
    const why = whyNotAllowed(number, this.#of);
    if (why !== null) return { ok: false, code: 'failed', message: why };
    if (this.#live === null) return { ok: false, code: 'failed', message: 'The line was disconnected.' };
    if (!own.asksToAccept) {
      const referred = await this.#live.transfer(this.#of.uriOf(number));
      if (referred.ok) return referred;
      const { code, message } = referred;
      // A server that puts no one through calls the person for us, who are between them from then on.
      if (code !== 'refused') return { ok: false, code, message };
    }
    return this.#join(number, summary);
  }

  /** Calls a person from the account, and joins them with the caller. */
  async #join(number: string, summary: string): Promise<TransferResult> {
    const { scope, dial, number: own } = this.#of;
    const language = this.#led?.language ?? (await languageOfNumber(scope, own));
    const { asksToAccept } = own;
    const words = [summary.slice(0, 500), asksToAccept ? phrasesOf(language).toAccept : ''].filter(Boolean).join(' ');
    this.#person = new PersonLeg({
      clock: scope.services.clock,
      caller: this.#live!,
      dial: (media, events) => dial(number, media, events),
      briefing: async () => (words === '' ? new Int16Array() : this.#spoken(words, language)),
      asksToAccept,
    });
    let result: TransferResult;
    try {
      result = await this.#person.connect();
    } catch (error) {
      scope.services.log.warn({ err: error }, 'a person could not be called for a SIP call');
      result = { ok: false, code: 'failed', message: 'Couldn’t call the person.' };
    }
    if (!result.ok) {
      this.#person.leave();
      this.#person = null;
      return result;
    }
    // What two people say to each other is not ours to keep.
    this.recording?.stop();
    this.#isLeft = true;
    return result;
  }

  /** The other side has put us on hold: no one hears us, and music is no words. */
  #hold(isHeld: boolean): void {
    this.#cancelHeld();
    this.#cancelHeld = () => {};
    if (!isHeld || this.#isOver) return;
    this.#led?.session.voice();
    this.#cancelHeld = this.#of.scope.services.clock.after(heldEveryMs, () => this.#hold(true));
  }

  /** Ends a line whose other side has vanished: first it is asked whether it is there. */
  #watch(): void {
    this.#cancelSilent = this.#of.scope.services.clock.after(silentMs / 3, () => {
      const live = this.#live;
      if (live === null || this.#isOver) return;
      const quiet = this.#of.scope.services.clock.now() - live.session.heardAt;
      if (live.isHeld || quiet < silentMs) this.#probed = false;
      else if (!this.#probed) {
        this.#probed = true;
        live.refresh();
      }
      this.#watch();
    });
  }

  /** No one hears the caller any more, and no carrier listens here. */
  #deaf(language: string): void {
    const led = this.#led;
    if (led === null) return;
    this.#led = null;
    this.#isLeft = true;
    led.listening.close();
    led.session.suspend();
    void this.sayAndHangUp(phrasesOf(language).unavailable, language);
  }

  /** A machine has the line: what its setting says is done without the conversation, which has ended. */
  leaveToMachine(): void {
    this.#isLeft = true;
    this.#led?.listening.close();
    this.#led = null;
    this.#live?.session.clear();
  }

  #ended(end: CallEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelHeld();
    this.#cancelSilent();
    this.recording?.stop();
    this.#person?.leave();
    const led = this.#led;
    this.#led = null;
    if (led) {
      led.listening.close();
      // Who hung up has ended the call; a line that vanished is waited for as any other.
      if (end.by === 'them') led.session.hangUp();
      else if (end.by === 'line') led.session.detach(led.line);
      else this.#hungUp(led.session.callId);
    }
    this.#of.over(end);
  }

  /** A person, or a program of the workspace, has hung up. */
  #hungUp(callId: string): void {
    const { scope } = this.#of;
    const happens = (call: GatherCall) => call.ended('agent_hangup');
    stepCall(scope, callId, { look: nothingBeside, happens }).catch((error: unknown) =>
      scope.services.log.error({ err: error, callId }, 'the end of a call over SIP could not be stored'),
    );
  }

  /** This process leaves: another one takes the line up. */
  abandon(): void {
    this.#isOver = true;
    this.#cancelHeld();
    this.#cancelSilent();
    this.recording?.stop();
    this.#person?.leave();
    this.#led?.listening.close();
    this.#led = null;
  }
}

/** Whether a fault is of the workspace's making: then it is told, and is no error of this server. */
export const isExpected = (error: unknown): boolean => toAppError(error).status < 500;

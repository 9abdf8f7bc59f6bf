import type { Clock } from '#voice/clock.ts';
import type { TransferResult } from '#voice/flow/conversation.ts';
import { frameSamples } from '#voice/rtp/frame.ts';
import type { MediaEvents } from '#voice/rtp/media-session.ts';
import type { LiveCall } from '#voice/sip/dialog/live-call.ts';
import type { OutgoingCall, OutgoingEvents } from '#voice/sip/dialog/outgoing-call.ts';
import type { DialOutcome } from '#voice/sip/outcome.ts';
import { holdSamples } from '../queue/hold.ts';
import { playOn } from './play-on.ts';

/** How long someone who heard what it is about has to press 1, in ms, as with carriers. */
const acceptsWithinMs = 8_000;
/** As much of the sound waits on the caller's line, in ms, so that what follows it is not late; it is looked after so often. */
const [holdAhead, holdEvery] = [200, 100];

const nobody: TransferResult = { ok: false, code: 'nobody', message: 'No one answered.' };

export interface PersonLegOf {
  clock: Clock;
  /** The caller, who hears music meanwhile. */
  caller: LiveCall;
  /** Calls the person; null: no line of the account is free. */
  dial(media: MediaEvents, events: OutgoingEvents): OutgoingCall | null;
  /** What the person hears first, at the rate of the line. */
  briefing(): Promise<Int16Array>;
  /** Whether they press 1 to take the caller. */
  asksToAccept: boolean;
}

/**
 * A person who is called beside a caller, told what it is about, and joined with them: the sound of each goes to the other until one hangs up.
 * For accounts whose server doesn't put callers through, and for numbers whose people press 1.
 */
export class PersonLeg {
  readonly #of: PersonLegOf;
  #outgoing: OutgoingCall | null = null;
  #live: LiveCall | null = null;
  #isJoined = false;
  #isLeft = false;
  #pressed: ((key: string | null) => void) | null = null;
  /** Ends the wait for an answer: a server that is gone sends none. */
  #giveUp = () => {};

  constructor(of: PersonLegOf) {
    this.#of = of;
  }

  /** 20 ms of the caller. */
  hear(pcm: Int16Array): void {
    if (this.#isJoined) this.#live?.session.play(pcm);
  }

  /** Calls them, and joins both where they take the caller. */
  async connect(): Promise<TransferResult> {
    const stopHold = this.#hold();
    try {
      const taken = await this.#ring();
      if ('ok' in taken) return taken;
      if (!(await this.#takes(taken))) {
        taken.hangUp();
        return nobody;
      }
      const { caller } = this.#of;
      caller.session.clear();
      caller.whenOver(() => taken.hangUp());
      taken.whenOver(() => caller.hangUp());
      this.#isJoined = true;
      return { ok: true };
    } finally {
      stopHold();
    }
  }

  /** The caller is gone. */
  leave(): void {
    this.#isLeft = true;
    this.#pressed?.(null);
    this.#giveUp();
    this.#outgoing?.cancel();
    this.#live?.hangUp();
  }

  /** The call with the person who answers, or why no one does. */
  async #ring(): Promise<LiveCall | TransferResult> {
    const media: MediaEvents = {
      frame: (pcm) => {
        if (this.#isJoined) this.#of.caller.session.play(pcm);
      },
      key: (key) => this.#pressed?.(key),
    };
    return new Promise((resolve, reject) => {
      this.#giveUp = () => resolve(nobody);
      const outgoing = this.#of.dial(media, {
        accepted: () => {},
        answered: (live) => {
          this.#live = live;
          if (this.#isLeft) live.hangUp();
          live.listen({ key: (key) => this.#pressed?.(key), held: () => {}, over: () => this.#pressed?.(null) });
          resolve(live);
        },
        over: (outcome, _status, reason) => resolve(resultOf(outcome, reason)),
      });
      if (outgoing === null) {
        resolve({ ok: false, code: 'busy', message: 'All of this SIP account’s lines are in use.' });
        return;
      }
      this.#outgoing = outgoing;
      outgoing.start().catch(reject);
    });
  }

  /** Tells them what it is about, and whether they take the caller. */
  async #takes(live: LiveCall): Promise<boolean> {
    const { clock, asksToAccept } = this.#of;
    const briefing = await this.#of.briefing();
    if (!asksToAccept) {
      await playOn(live, briefing);
      return !live.isOver && !this.#isLeft;
    }
    let cancel = () => {};
    const key = await new Promise<string | null>((resolve) => {
      this.#pressed = resolve;
      if (this.#isLeft || live.isOver) resolve(null);
      // A key during the words counts; behind them there is a while for it.
      void playOn(live, briefing).then(() => {
        cancel = clock.after(acceptsWithinMs, () => resolve(null));
      });
    });
    cancel();
    this.#pressed = null;
    live.session.clear();
    return key === '1' && !live.isOver && !this.#isLeft;
  }

  /** Plays music to the caller behind what the agent still says; the returned function ends it. */
  #hold(): () => void {
    const { clock, caller } = this.#of;
    const sound = holdSamples();
    let at = 0;
    let cancel = () => {};
    const more = () => {
      for (; caller.session.waitingMs < holdAhead; at = (at + frameSamples) % sound.length)
        caller.session.play(sound.slice(at, at + frameSamples));
      cancel = clock.after(holdEvery, more);
    };
    more();
    return () => cancel();
  }
}

function resultOf(outcome: DialOutcome | null, reason: string): TransferResult {
  if (outcome?.why === 'declined') return { ok: false, code: 'declined', message: 'The call was declined.' };
  if (outcome?.result === 'busy') return { ok: false, code: 'busy', message: 'The line is busy.' };
  if (outcome?.result === 'no_answer' || outcome?.result === 'canceled') return nobody;
  return { ok: false, code: 'failed', message: `The server responded: ${reason.slice(0, 200)}` };
}

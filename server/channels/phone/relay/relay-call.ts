import type { WebSocket } from 'ws';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/services.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { createRelayedSpeaker, type RelayedSpeaker } from '#voice/call/relayed-speaker.ts';
import { closesWithinMs, type RelayLine, RelayMessage, relayLine } from '#voice/transports/conversation-relay.ts';
import { callOfStart } from '../streams/call-of-start.ts';
import { takeMessages } from '../streams/take-messages.ts';
import { scopeOf } from '../webhooks/asked.ts';
import { leadRelay } from './lead-relay.ts';

/** A relay that does not say whose it is, in ms. */
const setupWithinMs = 10_000;
/** Anyone who goes on speaking is waited for: looked at so often, in ms, and so many times at most. */
const speaking = { everyMs: 1_000, times: 60 };

/** Messages that may come while a call is being opened. */
const mostEarly = 50;

type Setup = Extract<RelayMessage, { type: 'setup' }>;
type Told = Exclude<RelayMessage, Setup>;

/** A call that is led over this relay. */
interface Live {
  session: CallSession;
  speaker: RelayedSpeaker;
  line: RelayLine;
}

/** One relay of a carrier, which listens and speaks itself, from its opening to its end. */
export class RelayCall {
  private readonly services: Services;
  private readonly account: AccountRow;
  private readonly socket: WebSocket;
  private live: Live | null = null;
  private begun = false;
  /** What came while the call was being opened. */
  private early: Told[] = [];
  /** What was being said has been stopped, and the words that did so have not come yet. */
  private isCut = false;
  private cancelSpeaking = () => {};
  /** Of the first message, and of the close behind our end. */
  private cancelLate = () => {};

  constructor(services: Services, account: AccountRow, socket: WebSocket) {
    this.services = services;
    this.account = account;
    this.socket = socket;
  }

  serve(): void {
    const { socket, services } = this;
    this.closeWithin(setupWithinMs);
    const refuse = takeMessages(socket, {
      log: services.log,
      clock: services.clock,
      schema: RelayMessage,
      came: () => {},
      take: (message) => {
        if (message.type !== 'setup') this.take(message);
        else if (this.begun) refuse();
        else this.begin(message);
      },
    });
    socket.on('error', (error) => services.log.debug({ err: error }, 'a relay failed'));
    socket.on('close', () => {
      this.cancelLate();
      this.end();
    });
  }

  private closeWithin(ms: number): void {
    this.cancelLate();
    this.cancelLate = this.services.clock.after(ms, () => this.socket.terminate());
  }

  private take(message: Told): void {
    const { live } = this;
    if (live === null) {
      if (this.early.length < mostEarly) this.early.push(message);
      return;
    }
    const { session, speaker } = live;
    switch (message.type) {
      case 'prompt':
        this.callerSpeaks(false);
        // It would have stopped, or not have told.
        if (!this.isCut) speaker.listens();
        if (message.last) this.isCut = false;
        session.heard(message.voicePrompt, message.last);
        return;
      case 'interrupt':
        this.isCut = true;
        speaker.stopped(message.utteranceUntilInterrupt);
        session.stopped();
        return;
      case 'dtmf':
        this.isCut = false;
        if (/^[0-9*#]$/.test(message.digit)) session.key(message.digit);
        return;
      case 'info':
        if (message.name === 'tokensPlayed') speaker.said(message.value);
        if (message.name === 'agentSpeaking') speaker.sounds(message.value === 'on');
        if (message.name === 'clientSpeaking') this.callerSpeaks(message.value === 'on');
        return;
      case 'error': {
        // Behind a colon stands what was sent, which is no one's to read in a log.
        const reason = message.description.split(':')[0]!.slice(0, 200);
        this.services.log.warn({ reason, callId: session.callId }, 'a relay refused what it was sent');
      }
    }
  }

  /** A caller who goes on speaking is waited for, whose words come once they have finished. */
  private callerSpeaks(now: boolean, times = 0): void {
    this.cancelSpeaking();
    if (!now || this.live === null || times === speaking.times) return;
    if (this.isCut) this.live.session.stopped();
    else this.live.session.voice();
    this.cancelSpeaking = this.services.clock.after(speaking.everyMs, () => this.callerSpeaks(true, times + 1));
  }

  private begin(setup: Setup): void {
    this.begun = true;
    this.cancelLate();
    this.start(setup).catch((error: unknown) => {
      const { status, code } = toAppError(error);
      if (status >= 500) this.services.log.error({ err: error }, 'a relay could not be begun');
      else this.services.log.warn({ code }, 'a relay was refused');
      this.socket.close(1008);
    });
  }

  private async start({ accountSid, callSid, customParameters }: Setup): Promise<void> {
    const { services, account, socket } = this;
    const ticket = customParameters.ticket ?? '';
    const callId = await callOfStart(services, account, { accountSid, callSid, ticket });
    let speaker: RelayedSpeaker | null = null;
    const { session, spokenInto, hearsAll } = await leadRelay(scopeOf({ services, account }), callId, {
      openSpeaker: (options) => {
        speaker = createRelayedSpeaker(options);
        return speaker;
      },
      // Anyone who is asked for comes by the carrier: the relay ends when all was said, and the next request says whom.
      transfer: () => {
        session.handOver();
        return new Promise(() => {});
      },
      pressKeys: (digits) => this.live?.line.press(digits),
    });
    const line = relayLine(socket, { spokenInto, hearsAll, ended: () => this.closeWithin(closesWithinMs) });
    this.live = { session, line, speaker: speaker! };
    session.attach(line, -1, true);
    for (const message of this.early.splice(0)) this.take(message);
    // The relay may have gone while the call was opened.
    if (socket.readyState !== socket.OPEN) this.end();
  }

  private end(): void {
    const { live } = this;
    if (live === null) return;
    this.live = null;
    this.cancelSpeaking();
    live.session.detach(live.line);
  }
}

import type { WebSocket } from 'ws';
import type { StreamDialect } from '#server/carriers/carrier-wire.ts';
import { wires } from '#server/carriers/wires.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/services.ts';
import { keypadTones } from '#voice/audio/keypad-tones.ts';
import { decodeMulaw } from '#voice/audio/mulaw.ts';
import { openResampler, type Resampler } from '#voice/audio/resample.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { callSampleRate } from '#voice/call/clip.ts';
import {
  codesOf,
  type MediaStreamLine,
  mediaStreamLine,
  phoneRate,
  playedBy,
  type StreamMessage,
} from '#voice/transports/media-stream.ts';
import { scopeOf } from '../webhooks/asked.ts';
import { callOfStart } from './call-of-start.ts';
import { type LedStream, leadStream } from './lead-stream.ts';
import { type Listening, openListening } from './open-listening.ts';
import type { Opened } from './opened-by.ts';
import { openPieces } from './pieces-in-order.ts';
import { takeMessages } from './take-messages.ts';

/** A stream that does not say whose it is, or says nothing any more, is closed, in ms. */
const quietMs = 10_000;

type Start = Extract<StreamMessage, { event: 'start' }>;

/** A call that is led over this stream. */
interface Live {
  session: CallSession;
  line: MediaStreamLine;
  listening: Listening;
  resampler: Resampler;
}

/** One media stream of a carrier, from its opening to its end. */
export class StreamCall {
  private readonly services: Services;
  private readonly opened: Opened;
  private readonly socket: WebSocket;
  private readonly dialect: StreamDialect;
  private readonly pieces = openPieces((codes) => this.live?.listening.hear(decodeMulaw(codes)));
  private live: Live | null = null;
  private begun = false;
  private cancelQuiet = () => {};

  constructor(services: Services, opened: Opened, socket: WebSocket) {
    this.services = services;
    this.opened = opened;
    this.dialect = wires[opened.account.carrier]!.stream;
    this.socket = socket;
  }

  serve(): void {
    const { socket, services } = this;
    this.listen();
    const refuse = takeMessages(socket, {
      log: services.log,
      clock: services.clock,
      schema: this.dialect.messages,
      came: () => this.listen(),
      take: (message) => {
        if (message.event !== 'start') this.take(message);
        else if (this.begun) refuse();
        else this.begin(message);
      },
    });
    socket.on('error', (error) => services.log.debug({ err: error }, 'a media stream failed'));
    socket.on('close', () => {
      this.cancelQuiet();
      this.end();
    });
  }

  /** A carrier sends audio all the time: one that does not is gone. */
  private listen(): void {
    this.cancelQuiet();
    this.cancelQuiet = this.services.clock.after(quietMs, () => this.socket.terminate());
  }

  private take(message: Exclude<StreamMessage, Start>): void {
    const { live } = this;
    switch (message.event) {
      case 'media':
        this.pieces.take(codesOf(message.media.payload), message.media.chunk);
        return;
      case 'dtmf':
        if (/^[0-9*#]$/.test(message.dtmf.digit)) live?.session.key(message.dtmf.digit);
        return;
      case 'mark': {
        const played = playedBy(message.mark.name);
        if (played) live?.session.played(played.generation, played.ms);
        return;
      }
      case 'stop':
        // The call may be over, or do something else: its carrier says which.
        this.end();
        return;
    }
  }

  private begin(message: Start): void {
    this.begun = true;
    this.start(message).catch((error: unknown) => {
      const { status, code } = toAppError(error);
      if (status >= 500) this.services.log.error({ err: error }, 'a media stream could not be begun');
      else this.services.log.warn({ code }, 'a media stream was refused');
      this.socket.close(1008);
    });
  }

  private async start(message: Start): Promise<void> {
    const { services, socket } = this;
    const { account } = this.opened;
    const scope = scopeOf({ services, account });
    const { accountSid, callSid, customParameters } = message.start;
    const ticket = customParameters.ticket ?? '';
    const callId = this.opened.callId ?? (await callOfStart(services, account, { accountSid, callSid, ticket }));
    const resampler = await openResampler(callSampleRate, phoneRate);
    const line = {
      ...mediaStreamLine(socket, this.dialect.address(message.streamSid), resampler),
      language: (tag: string) => this.live?.listening.listenIn(tag),
    };
    let led: LedStream | null = null;
    try {
      led = await leadStream(scope, callId, {
        // The carrier dials the person asked for: the stream ends when all was said, and the next request says whom.
        transfer: () => {
          led?.session.handOver();
          return new Promise(() => {});
        },
        pressKeys: (digits) => line.play(keypadTones(digits, phoneRate)),
      });
    } catch (error) {
      resampler.close();
      throw error;
    }
    const { session } = led;
    // Where no one hears the caller any more the stream ends, and the carrier asks what to do, and listens itself.
    const listening = openListening(scope, led, { deaf: () => session.suspend() });
    this.live = { session, line, listening, resampler };
    session.attach(line, -1, true);
    // The stream may have gone while the call was opened.
    if (socket.readyState !== socket.OPEN) this.end();
  }

  private end(): void {
    const { live } = this;
    if (live === null) return;
    this.live = null;
    live.listening.close();
    live.session.detach(live.line);
    // Behind the last frame that is still on its way through the session.
    void live.session.done.then(() => live.resampler.close());
  }
}

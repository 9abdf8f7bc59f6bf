import { newSid } from '#server/carriers/simulator-accounts.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import type { Deeds, Handset } from './party.ts';
import type { SimulatorContext, Way } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** A frame of a phone line: 20 ms in milliseconds, and in bytes of mu-law. */
const frame = { ms: 20, bytes: 160 };
/** What mu-law writes for silence. */
const silence = 0xff;

export interface StreamOf {
  sid: string;
  account: SimulatorAccount;
  deeds: Deeds;
  url: string;
  parameters: Record<string, string>;
  handset: Handset;
  /** The call does something else, or is over. */
  signal: AbortSignal;
}

/** What the other side sends. */
interface Sent {
  event?: string;
  streamSid?: string;
  media?: { payload?: string };
  mark?: { name?: string };
}

/**
 * One media stream of the carrier of this house, as Twilio's: opened with a signature of its address, 20 ms of sound both
 * ways by the clock, marks told when what stands before them was played or cleared.
 */
class MediaStream {
  private readonly context: SimulatorContext;
  private readonly of: StreamOf;
  private readonly streamSid = newSid('MZ');
  private readonly socket: ReturnType<OpenSocket>;
  private readonly done: () => void;
  private sequence = 0;
  private chunk = 0;
  private over = false;
  private cancelTick = () => {};
  /** What is still to be played: sound, and marks between it. */
  private queue: ({ sound: Uint8Array } | { mark: string })[] = [];

  constructor(context: SimulatorContext, of: StreamOf, way: Way, done: () => void) {
    this.context = context;
    this.of = of;
    this.done = done;
    const headers = { 'x-twilio-signature': signatureOf(of.account.token, of.url), ...way.headers };
    this.socket = way.open(way.url, headers, {
      opened: () => this.begin(),
      message: (text) => this.take(JSON.parse(text) as Sent),
      closed: () => this.end(),
    });
    of.signal.addEventListener('abort', () => this.stop(), { once: true });
    if (of.signal.aborted) this.stop();
  }

  private tell(event: string, more: object): void {
    this.sequence += 1;
    const { streamSid } = this;
    this.socket.send(JSON.stringify({ event, sequenceNumber: String(this.sequence), ...more, streamSid }));
  }

  private begin(): void {
    const { account, sid, parameters } = this.of;
    this.socket.send(JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }));
    const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 };
    this.tell('start', {
      start: {
        accountSid: account.accountSid,
        streamSid: this.streamSid,
        callSid: sid,
        tracks: ['inbound'],
        mediaFormat,
        customParameters: parameters,
      },
    });
    this.of.deeds.clear();
    void this.press();
    this.tick();
  }

  /** Keys go beside the sound. */
  private async press(): Promise<void> {
    while (!this.over) {
      const deed = await this.of.deeds.next(null, this.of.signal);
      if (deed === null || this.over) return;
      if (deed.type === 'presses') this.tell('dtmf', { dtmf: { track: 'inbound_track', digit: deed.key } });
    }
  }

  private tick(): void {
    if (this.over) return;
    this.cancelTick = this.context.clock.after(frame.ms, () => this.tick());
    this.chunk += 1;
    const payload = Buffer.from(this.of.handset.says()).toString('base64');
    const timestamp = String(this.chunk * frame.ms);
    this.tell('media', { media: { track: 'inbound', chunk: String(this.chunk), timestamp, payload } });
    this.play();
  }

  /** 20 ms of what is to be played, and the marks that are reached by it. */
  private play(): void {
    const heard = new Uint8Array(frame.bytes).fill(silence);
    let filled = 0;
    for (let first = this.queue[0]; first !== undefined && filled < frame.bytes; first = this.queue[0]) {
      if ('mark' in first) this.tellMark(first.mark);
      else {
        const part = first.sound.subarray(0, frame.bytes - filled);
        heard.set(part, filled);
        filled += part.length;
        const rest = first.sound.subarray(part.length);
        if (rest.length > 0) {
          this.queue[0] = { sound: rest };
          continue;
        }
      }
      this.queue.shift();
    }
    if (filled > 0) this.of.handset.hears(heard);
  }

  private tellMark(name: string): void {
    this.tell('mark', { mark: { name } });
  }

  private take({ event, streamSid, media, mark }: Sent): void {
    if (streamSid !== this.streamSid) return;
    if (event === 'media') this.queue.push({ sound: Buffer.from(media?.payload ?? '', 'base64') });
    if (event === 'mark') this.queue.push({ mark: mark?.name ?? '' });
    if (event !== 'clear') return;
    const marks = this.queue.flatMap((one) => ('mark' in one ? [one.mark] : []));
    this.queue = [];
    for (const name of marks) this.tellMark(name);
  }

  private stop(): void {
    if (this.over) return;
    const { account, sid } = this.of;
    this.tell('stop', { stop: { accountSid: account.accountSid, callSid: sid } });
    this.socket.close();
    this.end();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.cancelTick();
    this.done();
  }
}

/** Streams a line until either side ends it. */
export function runMediaStream(context: SimulatorContext, of: StreamOf): Promise<void> {
  const { origin, pathname } = new URL(of.url);
  // Queries are left out, as Twilio does.
  const way = context.wayTo(`${origin}${pathname}`);
  if (way === null) return Promise.resolve();
  return new Promise((resolve) => new MediaStream(context, of, way, resolve));
}

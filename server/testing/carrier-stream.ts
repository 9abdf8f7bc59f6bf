import { WebSocket } from 'ws';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import type { TestApp } from './start-app.ts';

/** A carrier's side of a media stream over a real socket, in the carrier's own words. */
export interface StreamWords {
  start(callSid: string): object;
  media(payload: string, chunk: number): object;
}

/** As signalwire.com/docs/compatibility-api has them. */
export const signalWireWords = (accountSid: string): StreamWords => ({
  start: (callSid) => ({
    event: 'start',
    sequenceNumber: '1',
    streamSid: 'MZ0123',
    start: {
      streamSid: 'MZ0123',
      accountSid,
      callSid,
      tracks: ['inbound'],
      customParameters: {},
      mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 },
    },
  }),
  media: (payload, chunk) => ({
    event: 'media',
    streamSid: 'MZ0123',
    media: { track: 'inbound', chunk: String(chunk), timestamp: String(chunk * 20), payload },
  }),
});

/** As developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket has them. */
export const telnyxWords: StreamWords = {
  start: (callSid) => ({
    event: 'start',
    sequence_number: '1',
    stream_id: '32DE0DEA-53CB-4B21-89A4-9E1819C043BC',
    start: {
      user_id: '3E6F995F-85F7-4705-9741-53B116D28237',
      call_control_id: callSid,
      call_session_id: 'ff55a038-6f5d-11ef-9692-02420aeffb1f',
      from: '+15715550123',
      to: '+15715550100',
      custom_parameters: {},
      media_format: { encoding: 'PCMU', sample_rate: 8_000, channels: 1 },
    },
  }),
  media: (payload, chunk) => ({
    event: 'media',
    sequence_number: String(chunk + 1),
    stream_id: '32DE0DEA-53CB-4B21-89A4-9E1819C043BC',
    media: { track: 'inbound', chunk: String(chunk), timestamp: String(chunk * 20), payload },
  }),
};

type Told = { event: string; media?: { payload: string }; mark?: { name: string } };

export class CarrierStream {
  /** Messages that the server sent, without their sound. */
  readonly told: Told[] = [];
  /** The agent's frames of 20 ms. */
  frames = 0;
  lastHeardAt = 0;
  /** A code of the socket's end, or a status where it was not opened. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #words: StreamWords;
  readonly #app: TestApp;
  #saying: Uint8Array = new Uint8Array(0);
  #chunk = 0;
  #stop = () => {};

  /** @param url as the document has it, opened at the server's real address */
  constructor(app: TestApp, address: string, url: string, words: StreamWords, callSid: string) {
    this.#app = app;
    this.#words = words;
    const socket = new WebSocket(`${address.replace('http', 'ws')}${new URL(url).pathname}`);
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode!));
      socket.on('close', (code) => {
        this.#stop();
        resolve(code);
      });
      socket.on('error', () => {});
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ event: 'connected', version: '1.0.0' }));
      socket.send(JSON.stringify(words.start(callSid)));
      this.#speak();
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }

  #hear(message: Told): void {
    if (message.event === 'media') {
      this.frames += 1;
      this.lastHeardAt = this.#app.clock.now();
      return;
    }
    this.told.push(message);
    // All was played as soon as it came.
    if (message.event === 'mark') this.#socket.send(JSON.stringify(message));
  }

  /** Sound or silence, 50 times a second of the server's clock. */
  #speak(): void {
    const tick = () => {
      const now = this.#saying.subarray(0, 160);
      this.#saying = this.#saying.subarray(160);
      const codes = now.length === 160 ? now : new Uint8Array(160).fill(0xff);
      this.#chunk += 1;
      const payload = Buffer.from(codes).toString('base64');
      this.#socket.send(JSON.stringify(this.#words.media(payload, this.#chunk)));
      this.#stop = this.#app.clock.after(20, tick);
    };
    tick();
  }

  says(text: string): void {
    this.#saying = encodeMulaw(Int16Array.of(...codedSpeech(text, 8_000), ...silence(700, 8_000)));
  }

  readonly isQuiet = () => this.frames > 0 && this.#app.clock.now() - this.lastHeardAt > 600;

  close(): void {
    this.#socket.close();
  }
}

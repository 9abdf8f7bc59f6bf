import { z } from 'zod';
import { frameMs } from '#domain/calls/call-protocol.ts';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import type { Resampler } from '#voice/audio/resample.ts';
import type { CallLine } from '#voice/call/line.ts';

/** Samples a second of a phone line, one byte each. */
export const phoneRate = 8_000;
const frameBytes = (phoneRate * frameMs) / 1000;
/** A mark behind so much audio: the carrier tells when it was played. Frames of 20 ms. */
const framesPerMark = 5;
/** A carrier that takes less than is sent to it has lost the call: 1 MB is a minute and a half of audio. */
const maxBufferedBytes = 1_000_000;

/** What a carrier sends over a media stream, as far as a call needs it: twilio.com/docs/voice/media-streams/websocket-messages. */
export const StreamMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('connected') }),
  z.object({
    event: z.literal('start'),
    streamSid: z.string().max(64),
    start: z.object({
      accountSid: z.string().max(64),
      callSid: z.string().max(64),
      customParameters: z.record(z.string().max(64), z.string().max(500)),
      mediaFormat: z.object({
        encoding: z.literal('audio/x-mulaw'),
        sampleRate: z.coerce.number().pipe(z.literal(phoneRate)),
        channels: z.coerce.number().pipe(z.literal(1)),
      }),
    }),
  }),
  z.object({
    event: z.literal('media'),
    /** The number of the piece, from 1. */
    media: z.object({ payload: z.base64().max(20_000), chunk: z.coerce.number().int().positive().optional() }),
  }),
  z.object({ event: z.literal('dtmf'), dtmf: z.object({ digit: z.string().max(4) }) }),
  z.object({ event: z.literal('mark'), mark: z.object({ name: z.string().max(64) }) }),
  z.object({ event: z.literal('stop') }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;

/** As much of a websocket as a media stream needs. */
export interface StreamSocket {
  send(data: string): void;
  close(code: number): void;
  /** Drops the connection without a word. */
  terminate(): void;
  readonly bufferedAmount: number;
}

export interface MediaStreamLine extends CallLine {
  /** Audio behind what is on its way, at the rate of the line. */
  play(samples: Int16Array): void;
}

/** What a mark says: how much of a generation was sent before it, in ms. */
const nameOf = (generation: number, ms: number) => `${generation}.${ms}`;

/** What was played, by the mark behind it; null for one that was not made here. */
export function playedBy(name: string): { generation: number; ms: number } | null {
  const [, generation, ms] = /^(\d{1,9})\.(\d{1,9})$/.exec(name) ?? [];
  return generation === undefined ? null : { generation: Number(generation), ms: Number(ms) };
}

/**
 * A phone at the other end of a carrier's media stream. Its transcript is shown to no one there; whatever ends it here ends
 * the stream alone, and the carrier asks what to do next.
 * @param address what each message says of its stream, where the carrier wants it said
 * @param toLine from the rate of calls to that of the line
 */
export function mediaStreamLine(socket: StreamSocket, address: object, toLine: Resampler): MediaStreamLine {
  let pending = new Uint8Array(0);
  let sentMs = 0;

  function tell(event: string, more: object = {}): void {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(JSON.stringify({ event, ...address, ...more }));
  }
  function send(codes: Uint8Array): void {
    const whole = new Uint8Array(pending.length + codes.length);
    whole.set(pending);
    whole.set(codes, pending.length);
    let at = 0;
    for (; at + frameBytes <= whole.length; at += frameBytes) {
      const payload = Buffer.from(whole.subarray(at, at + frameBytes)).toString('base64');
      tell('media', { media: { payload } });
    }
    pending = whole.slice(at);
  }
  const mark = (generation: number) => tell('mark', { mark: { name: nameOf(generation, sentMs) } });
  const end = () => socket.close(1000);

  return {
    audio: true,
    state: () => {},
    turn: () => {},
    sayStart: () => {
      sentMs = 0;
    },
    frame(generation, sequence, pcm) {
      send(encodeMulaw(toLine.push(pcm)));
      sentMs = (sequence + 1) * frameMs;
      if (sequence % framesPerMark === framesPerMark - 1) mark(generation);
    },
    sayEnd: mark,
    clear() {
      pending = new Uint8Array(0);
      tell('clear');
    },
    play: (samples) => send(encodeMulaw(samples)),
    ended: end,
    leave: end,
  };
}

/** The samples of a message's audio, as bytes of mu-law. */
export const codesOf = (payload: string): Uint8Array => Buffer.from(payload, 'base64');

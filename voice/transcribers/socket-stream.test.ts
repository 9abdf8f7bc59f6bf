import { expect, test } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import type { OutboundSocketEvents } from './outbound-socket.ts';
import { openSocketStream } from './socket-stream.ts';
import { transcriberLimits } from './transcriber.ts';

const rate = 8_000;
const frame = (value: number) => new Int16Array(rate / 50).fill(value);

/** A stream whose protocol sends samples as they are. */
function open() {
  const sent: Int16Array[] = [];
  let events: OutboundSocketEvents | null = null;
  const stream = openSocketStream(
    {
      name: 'Test',
      clock: manualClock(),
      limits: transcriberLimits,
      open: (_url, _headers, its) => {
        events = its;
        return { send: (data) => void sent.push(new Int16Array((data as Uint8Array).slice().buffer)), close: () => {} };
      },
    },
    { sampleRate: rate, language: 'en-US' },
    { voice: () => {}, heard: () => {}, failed: ({ message }) => expect.unreachable(message) },
    () => ({
      url: 'ws://test',
      headers: {},
      audio: (samples) => new Uint8Array(samples.slice().buffer),
      read: () => {},
      pause: () => {},
      end: '',
    }),
  );
  return { sent, stream, connect: () => events!.opened() };
}

test('while a connection opens, the newest two seconds wait, of a part that came as one, too', () => {
  const { sent, stream, connect } = open();
  stream.write(new Int16Array(2 * rate).fill(1));
  stream.write(frame(2));
  connect();
  const all = sent.flatMap((samples) => [...samples]);
  expect(all).toHaveLength(2 * rate);
  expect(all.filter((sample) => sample === 2)).toHaveLength(rate / 50);
});

test('two frames go by one message', () => {
  const { sent, stream, connect } = open();
  connect();
  for (let n = 0; n < 5; n++) stream.write(frame(n));
  expect(sent.map(({ length }) => length)).toEqual([rate / 25, rate / 25]);
});

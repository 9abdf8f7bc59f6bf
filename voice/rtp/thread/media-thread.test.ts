import { afterEach, expect, it } from 'vitest';
import { decodeMulaw, encodeMulaw } from '#voice/audio/mulaw.ts';
import { systemClock } from '#voice/clock.ts';
import { frameSamples, silentFrame } from '../frame.ts';
import type { Agreed, MediaSession } from '../media-session.ts';
import { MediaThread } from './media-thread.ts';

const host = '127.0.0.1';
const threads: MediaThread[] = [];
const faults: string[] = [];

function newThread(): MediaThread {
  const thread = new MediaThread(systemClock, (error) => faults.push(error.message));
  threads.push(thread);
  return thread;
}

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
  faults.length = 0;
});

/** One end of a call, and what is heard there. */
async function newEnd(thread: MediaThread, mayReach: (address: string) => boolean = () => true) {
  const end = { heard: [] as Int16Array[], sent: [] as Int16Array[], keys: [] as string[] };
  const session = await thread.open({
    host,
    range: null,
    events: {
      frame: (pcm) => void end.heard.push(pcm),
      sent: (pcm) => void end.sent.push(pcm),
      key: (key) => void end.keys.push(key),
    },
    mayReach,
    failed: (error) => {
      throw error;
    },
  });
  return { ...end, session };
}

const agreedOn = (to: MediaSession, keys: number | null = 101): Agreed => ({
  remote: { host, port: to.localPort },
  codec: { name: 'PCMU', type: 0, keys },
  sends: true,
  hears: true,
  crypto: null,
});

/** 20 ms that survive the line as they are, and can be told from others. */
const frame = (n: number): Int16Array =>
  decodeMulaw(encodeMulaw(new Int16Array(frameSamples).fill(1_000 + 1_000 * (n % 20))));
const loud = (frames: readonly Int16Array[]) => frames.filter((one) => one.some((sample) => Math.abs(sample) > 100));

it('carries sound and keys between two calls, and tells what has left, once and in order', async () => {
  const thread = newThread();
  const [a, b] = await Promise.all([newEnd(thread), newEnd(thread)]);
  a.session.agree(agreedOn(b.session));
  b.session.agree(agreedOn(a.session));
  const said = Array.from({ length: 20 }, (_, n) => frame(n));
  const left: number[] = [];
  for (const [n, pcm] of said.entries()) a.session.play(pcm, () => left.push(n));
  expect(a.session.waitingMs).toBe(400);
  await expect.poll(() => left.length).toBe(20);
  expect(left).toEqual(said.map((_, n) => n));
  expect(a.session.waitingMs).toBe(0);
  a.session.pressKeys('5#');
  await expect.poll(() => b.keys).toEqual(['5', '#']);
  // What left is what a recording gets.
  expect(loud(a.sent)).toEqual(said);
  expect(b.heard.length).toBeGreaterThan(20);
  const known = new Set(said.map((pcm) => pcm[0]));
  // What is missing at its time is covered up, ever lower.
  expect(loud(b.heard).filter((pcm) => known.has(pcm[0])).length).toBeGreaterThan(5);
  expect(systemClock.now() - b.session.heardAt).toBeLessThan(5_000);
});

it('says nothing that was cleared, and goes on with what comes behind it', async () => {
  const thread = newThread();
  const [a, b] = await Promise.all([newEnd(thread), newEnd(thread)]);
  a.session.agree(agreedOn(b.session, null));
  b.session.agree(agreedOn(a.session, null));
  const left: string[] = [];
  const first = () => {
    for (let n = 0; n < 100; n++) a.session.play(frame(1), () => left.push('first'));
  };
  first();
  await expect.poll(() => left.length).toBeGreaterThan(2);
  a.session.clear();
  expect(a.session.waitingMs).toBe(0);
  first();
  a.session.clear();
  a.session.play(frame(2), () => left.push('second'));
  expect(a.session.waitingMs).toBe(20);
  await expect.poll(() => left.at(-1)).toBe('second');
  expect(left.length).toBeLessThan(40);
  expect(a.session.waitingMs).toBe(0);
  // Where the other side knows no events, keys are tones.
  a.session.pressKeys('1');
  expect(a.session.waitingMs).toBe(180);
});

it('hears and sends only where the call may reach', async () => {
  const thread = newThread();
  const asked: string[] = [];
  const [a, b] = await Promise.all([
    newEnd(thread),
    newEnd(thread, (address) => {
      asked.push(address);
      return false;
    }),
  ]);
  a.session.agree(agreedOn(b.session));
  b.session.agree({ ...agreedOn(a.session), remote: { host: '192.0.2.1', port: 4_000 } });
  for (let n = 0; n < 10; n++) a.session.play(frame(3));
  await expect.poll(() => b.heard.length).toBeGreaterThan(20);
  expect(b.heard.every((pcm) => pcm === silentFrame)).toBe(true);
  expect(asked).toEqual(['192.0.2.1', host]);
});

it('refuses a call for which no port is free, and keeps a fault of one call from the others', async () => {
  const thread = newThread();
  const { session } = await newEnd(thread);
  const range = { from: session.localPort, to: session.localPort };
  const of = { host, range, events: { frame: () => {}, key: () => {} }, mayReach: () => true, failed: () => {} };
  await expect(thread.open(of)).rejects.toThrow(/EADDRINUSE/);
  session.agree({ ...agreedOn(session), crypto: { own: '', theirs: null as never } });
  await expect.poll(() => faults.length).toBe(1);
  const other = await newEnd(thread);
  expect(other.session.localPort).toBeGreaterThan(0);
});

it('tells that all sound has stopped where the thread ends', async () => {
  const ends = new URL(`data:text/javascript,${encodeURIComponent('process.exit(3)')}`);
  const thread = new MediaThread(systemClock, () => {}, ends);
  threads.push(thread);
  const lost: string[] = [];
  thread.whenLost(({ message }) => lost.push(message));
  await expect(newEnd(thread)).rejects.toThrow('has ended');
  expect(lost).toHaveLength(1);
});

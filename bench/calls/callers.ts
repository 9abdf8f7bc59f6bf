import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { frameMs } from '#domain/calls/call-protocol.ts';
import { packSound, soundFrameSamples } from '#domain/calls/call-sound.ts';
import type { CallersReport, CallersTask } from './protocol.ts';

/** Many callers in one process: each hears with a playback clock of its own, and types as people do. */

/** A caller thinks so long before he answers, in ms. */
const thinkMs = { least: 800, most: 3_000 };
const lateMs = 40;
/** Numbers that callers often say; now and then comes one whose words were never said before. */
const often = 20;
const newOneIn = 16;

const between = (least: number, most: number) => least + Math.random() * (most - least);

interface Phase {
  measured: boolean;
  over: boolean;
}

/** Noise too soft for words, and too loud to be passed over. */
const noise = new Uint8Array(Int16Array.from({ length: soundFrameSamples }, () => Math.random() * 600 - 300).buffer);
/** Those that send sound, each its next frame: all in one timer. */
const microphones = new Set<() => void>();
setInterval(() => {
  for (const send of microphones) send();
}, frameMs).unref();

async function talk(
  address: string,
  ticket: string,
  phase: Phase,
  report: CallersReport,
  sound: boolean,
): Promise<void> {
  const socket = new WebSocket(`ws://${address}/v1/calls/socket`, { perMessageDeflate: false });
  const send = (message: object) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  /** What is played: a generation's first frame begins it, each further one is due 20 ms after the one before. */
  const playing = { generation: 0, startedAt: 0, frames: 0, ended: false, acked: false };
  let askedAt: number | null = null;
  let asked = 0;
  let confirm = false;
  /** Where the time of the answer that is awaited goes. */
  let answered = report.turns;
  let typing: NodeJS.Timeout | null = null;

  function hear(data: Buffer): void {
    const now = performance.now();
    const generation = data.readUInt16LE(0);
    if (generation !== playing.generation) {
      // It queues behind what still plays.
      const playedUntil = playing.startedAt + playing.frames * frameMs;
      const first = playing.generation === 0 || playedUntil < now;
      Object.assign(playing, {
        generation,
        startedAt: first ? now : playedUntil,
        frames: 0,
        ended: false,
        acked: false,
      });
      if (askedAt !== null) {
        if (phase.measured) answered.push(now - askedAt);
        askedAt = null;
      }
    }
    if (phase.measured) {
      report.frames += 1;
      const dueAt = playing.startedAt + playing.frames * frameMs;
      if (now - dueAt > lateMs) report.late += 1;
    }
    playing.frames += 1;
  }

  function answer(): void {
    typing = null;
    asked += 1;
    const fresh = !confirm && phase.measured && Math.random() < 1 / newOneIn;
    const number = fresh ? Math.floor(between(10_000, 99_999)) : 200 + Math.floor(between(0, often));
    send({ type: 'typed', id: `t${asked}`, text: confirm ? 'yes' : String(number) });
    confirm = !confirm;
    answered = fresh ? report.newWords : report.turns;
    askedAt = performance.now();
  }

  const acknowledge = setInterval(() => {
    if (playing.generation === 0 || playing.acked) return;
    const total = playing.frames * frameMs;
    const ms = Math.min(total, Math.max(0, performance.now() - playing.startedAt));
    send({ type: 'played', generation: playing.generation, ms });
    if (ms < total || !playing.ended) return;
    playing.acked = true;
  }, 100);

  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      hear(data);
      return;
    }
    const message = JSON.parse(data.toString('utf8')) as { type: string; state?: string; sound?: boolean };
    if (message.type === 'ready' && sound)
      send({ type: 'listen', codec: 'pcm16', echoCancelled: true, recognizes: false });
    if (message.type === 'hearing' && message.sound) microphones.add(speak);
    if (message.type === 'say_end') playing.ended = true;
    if (message.type === 'clear') playing.acked = true;
    if (message.type === 'state' && message.state === 'listening' && typing === null && askedAt === null) {
      typing = setTimeout(answer, between(thinkMs.least, thinkMs.most));
    }
  });
  let seq = 0;
  const speak = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const clock = seq * soundFrameSamples;
    socket.send(packSound({ codec: 'pcm16', gap: false, late: false, seq, clock, payload: noise }));
    seq += 1;
  };
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('open', resolve));
  send({ type: 'hello', version: 1, ticket });
  const hangUp = setInterval(() => {
    if (!phase.over) return;
    send({ type: 'hang_up' });
    clearInterval(hangUp);
  }, 50);
  await closed;
  microphones.delete(speak);
  clearInterval(acknowledge);
  clearInterval(hangUp);
  if (typing) clearTimeout(typing);
  if (!phase.over) report.lost += 1;
}

process.on('message', async ({ address, tickets, rampMs, talkMs, fromFirst, sound = false }: CallersTask) => {
  const report: CallersReport = { turns: [], newWords: [], frames: 0, late: 0, lost: 0 };
  const phase: Phase = { measured: false, over: false };
  const begun: Promise<void>[] = [];
  const beginMeasuring = () => {
    phase.measured = true;
    process.send!('measuring');
  };
  if (fromFirst) beginMeasuring();
  for (const ticket of tickets) {
    begun.push(talk(address, ticket, phase, report, sound));
    await wait(rampMs / tickets.length);
  }
  await wait(2_000);
  if (!fromFirst) beginMeasuring();
  await wait(talkMs);
  phase.measured = false;
  process.send!('measured');
  phase.over = true;
  await Promise.race([Promise.all(begun), wait(10_000)]);
  process.send!(report);
  process.disconnect();
});

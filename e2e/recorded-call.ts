import type { Page } from '@playwright/test';

/** What the server sent over a page's call sockets: the agent's audio by generation, and the messages. */
export interface RecordedCall {
  /** Mono 16-bit samples at 16 kHz of each utterance, in the order in which they were said. */
  utterances(): Int16Array[];
  /** Milliseconds of audio that the page said it has played. */
  playedMs(): number;
}

const headerBytes = 4;

/** Listens in on the page's sockets. Call it before the call starts. */
export function recordCall(page: Page): RecordedCall {
  const frames = new Map<string, Buffer[]>();
  const played = new Map<string, number>();
  let sockets = 0;
  page.on('websocket', (socket) => {
    const line = ++sockets;
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') return;
      const key = `${line}:${payload.readUInt16LE(0)}`;
      frames.set(key, [...(frames.get(key) ?? []), payload.subarray(headerBytes)]);
    });
    socket.on('framesent', ({ payload }) => {
      if (typeof payload !== 'string') return;
      const message = JSON.parse(payload) as { type: string; generation?: number; ms?: number };
      if (message.type === 'played') played.set(`${line}:${message.generation}`, message.ms ?? 0);
    });
  });
  return {
    utterances: () =>
      [...frames.values()].map((parts) => {
        const bytes = Buffer.concat(parts);
        return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
      }),
    playedMs: () => [...played.values()].reduce((sum, ms) => sum + ms, 0),
  };
}

/** Root mean square of samples, in dB below full scale. */
export function levelDb(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_768) ** 2;
  return 10 * Math.log10(sum / samples.length);
}

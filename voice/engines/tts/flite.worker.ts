import { parentPort, workerData } from 'node:worker_threads';
import { answer } from '#voice/engines/workers/thread-executor.ts';
import { type FliteJob, speakPiece } from './flite-piece.ts';
import { WasiProgram } from './wasi-program.ts';

const flite = new WasiProgram(workerData as WebAssembly.Module, 'flite');

// The first runs are compiled while they go and take several times as long: no caller shall wait for that.
for (const text of ['Hello, how can I help you today?', 'Thank you for calling. One moment, please.']) {
  speakPiece(flite, { voice: { base: 'slt', stretch: 1, gainDb: 0 }, speed: 1, text, words: [text], pauseMs: 0 });
}

answer(parentPort!, (job: FliteJob) => {
  const audio = speakPiece(flite, job);
  return { result: audio, transfer: [audio.pcm.buffer] };
});

import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { decodeSpeech } from '#voice/testing/coded-speech.ts';

/** What is no silence, of 32,767; and how much of that ends words, in samples of 8 kHz. */
const audible = 1_500;
const pauseSamples = 8_000 / 4;

/**
 * Deepgram's protocol, as cheap as it goes: a transcriber of calls is another machine, so that its work should not be this one's.
 * Coded speech is read once, when it pauses; until then only that someone speaks is told.
 */
export async function startCheapTranscriber(): Promise<{ origin: string; close(): void }> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    const rate = Number(new URL(request.url!, 'http://transcriber').searchParams.get('sample_rate'));
    let samples: number[] = [];
    let quiet = 0;
    let told = false;
    const tell = (transcript: string, is_final: boolean, more: object = {}) => {
      const channel = { alternatives: [{ transcript, confidence: 0.98, words: [] }] };
      socket.send(JSON.stringify({ type: 'Results', channel_index: [0, 1], is_final, channel, ...more }));
    };
    const finish = (more: object = {}) => {
      tell(decodeSpeech(samples, rate).join(' '), true, more);
      samples = [];
      told = false;
    };
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) {
        const { type } = JSON.parse(data.toString()) as { type: string };
        if (type === 'Finalize') finish({ from_finalize: true });
        if (type === 'CloseStream') socket.close(1000);
        return;
      }
      let loud = false;
      for (let at = 0; at + 1 < data.length; at += 32) loud ||= Math.abs(data.readInt16LE(at)) > audible;
      quiet = loud ? 0 : quiet + data.length / 2;
      if (!loud && samples.length === 0) return;
      for (let at = 0; at + 1 < data.length; at += 2) samples.push(data.readInt16LE(at));
      if (loud && !told) {
        told = true;
        tell('and', false);
      }
      if (quiet >= (pauseSamples * rate) / 8_000) finish();
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => sockets.once('listening', done));
  const { port } = sockets.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => sockets.close() };
}

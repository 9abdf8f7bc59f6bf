import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { decodeSpeech } from '#voice/testing/coded-speech.ts';

/** Servers that speak the protocols of transcribers, and understand coded speech. */

/** What goes wrong: a status; no answer; the line is cut; what comes is of no protocol; nothing is ever said. */
export type TranscriberTrouble = number | 'hang' | 'cut' | 'garbage' | 'mute' | null;

export interface FakeTranscriber {
  origin: string;
  trouble: TranscriberTrouble;
  /** Connections and requests so far, as `/v1/listen?model=…`, and behind one to transcribe its language. */
  seen: string[];
  /** Cuts the lines that are open; others can be opened. */
  drop(): void;
  close(): Promise<void>;
}

export const fakeTranscriberKey = transcriberApi.connect.example.body.key;

async function listening(server: Server, made: Omit<FakeTranscriber, 'origin' | 'close' | 'drop'>) {
  // A connection that became a websocket, or never got an answer, is none that the server closes.
  const streams = new Set<Socket>();
  server.on('connection', (stream) => {
    streams.add(stream);
    stream.on('error', () => {}).on('close', () => streams.delete(stream));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(made, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drop: () => {
      for (const stream of streams) stream.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const stream of streams) stream.destroy();
        server.close(() => resolve());
      }),
  });
}

/** A server of websockets that refuses with a status, or serves. */
function socketServer(
  refuse: (request: IncomingMessage) => number | null,
  serve: (socket: WebSocket, request: IncomingMessage, trouble: () => TranscriberTrouble, seen: string[]) => void,
  file?: RequestListener,
) {
  const made: Omit<FakeTranscriber, 'origin' | 'close' | 'drop'> = { trouble: null, seen: [] };
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer(file);
  server.on('upgrade', (request, stream, head) => {
    made.seen.push(request.url!);
    const { trouble } = made;
    if (trouble === 'hang') return;
    const status = typeof trouble === 'number' ? trouble : refuse(request);
    if (status !== null) {
      stream.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (trouble === 'garbage') socket.send('<html>');
      if (trouble === 'cut') socket.once('message', () => socket.terminate());
      serve(socket, request, () => made.trouble, made.seen);
    });
  });
  return listening(server, made);
}

/**
 * Deepgram's `/v2/listen`: tells turns by itself, behind half a second of silence, or when it is told to where it was asked to
 * be surer than it can be.
 */
function serveFlux(
  socket: WebSocket,
  { rate, sure: asked }: { rate: number; sure: number },
  trouble: () => TranscriberTrouble,
  seen: string[],
): void {
  let sure = asked;
  let samples: number[] = [];
  let told = '';
  let quiet = 0;
  let turn = 0;
  const tell = (event: string, transcript: string) => {
    if (trouble() === 'mute') return;
    socket.send(JSON.stringify({ type: 'TurnInfo', event, turn_index: turn, transcript, words: [] }));
  };
  const end = () => {
    const transcript = decodeSpeech(samples, rate).join(' ');
    samples = [];
    told = '';
    if (transcript !== '') tell('EndOfTurn', transcript);
    turn += 1;
  };
  socket.send(JSON.stringify({ type: 'Connected', request_id: '1', sequence_id: 0 }));
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) {
      const message = JSON.parse(data.toString()) as { type: string; thresholds?: { eot_threshold: number } };
      if (message.type === 'Configure') {
        sure = message.thresholds!.eot_threshold;
        seen.push(`sure ${sure}`);
      }
      if (message.type === 'ForceEndTurn') {
        seen.push('forced');
        end();
      }
      if (message.type === 'CloseStream') {
        end();
        socket.close(1000);
      }
      return;
    }
    let loudest = 0;
    for (let at = 0; at + 1 < data.length; at += 2) {
      samples.push(data.readInt16LE(at));
      loudest = Math.max(loudest, Math.abs(samples.at(-1)!));
    }
    quiet = loudest > 500 ? 0 : quiet + data.length / 2;
    const transcript = decodeSpeech(samples, rate).join(' ');
    if (transcript !== told) tell(told === '' ? 'StartOfTurn' : 'Update', transcript);
    told = transcript;
    if (told !== '' && sure < 1 && quiet >= rate / 2) end();
  });
}

/** Deepgram's `/v1/listen`, and its `/v2/listen`. */
export const startFakeDeepgram = (): Promise<FakeTranscriber> =>
  socketServer(
    ({ headers, url }) => {
      if (headers.authorization !== `Token ${fakeTranscriberKey}`) return 401;
      const { pathname, searchParams } = new URL(url!, 'http://deepgram');
      const model = pathname === '/v2/listen' ? 'flux' : 'nova';
      const known = /^\/v[12]\/listen$/.test(pathname) && searchParams.get('encoding') === 'linear16';
      return known && searchParams.get('model')?.startsWith(model) ? null : 400;
    },
    (socket, { url }, trouble, seen) => {
      const { pathname, searchParams } = new URL(url!, 'http://deepgram');
      const rate = Number(searchParams.get('sample_rate'));
      if (pathname === '/v2/listen') {
        serveFlux(socket, { rate, sure: Number(searchParams.get('eot_threshold')) }, trouble, seen);
        return;
      }
      let samples: number[] = [];
      let told = '';
      const tell = (is_final: boolean, more: object = {}) => {
        if (trouble() === 'mute') return;
        const transcript = decodeSpeech(samples, rate).join(' ');
        if (is_final) samples = [];
        else if (transcript === told) return;
        told = is_final ? '' : transcript;
        const channel = { alternatives: [{ transcript, confidence: 0.98, words: [] }] };
        socket.send(JSON.stringify({ type: 'Results', channel_index: [0, 1], is_final, channel, ...more }));
      };
      socket.on('message', (data: Buffer, isBinary) => {
        if (isBinary) {
          for (let at = 0; at + 1 < data.length; at += 2) samples.push(data.readInt16LE(at));
          return tell(false);
        }
        const { type } = JSON.parse(data.toString()) as { type: string };
        if (type === 'Finalize') tell(true, { from_finalize: true });
        if (type !== 'CloseStream') return;
        tell(true);
        socket.send('{"type":"Metadata","request_id":"1"}');
        socket.close(1000);
      });
    },
    async (request, reply) => {
      const { samples, sampleRate } = decodeWav(new Uint8Array(await buffer(request)));
      const duration = samples.length / sampleRate;
      const transcript = decodeSpeech(samples, sampleRate).join(' ');
      const words = transcript.split(' ').map((word, at) => ({ word, start: at, end: at + 1 }));
      const utterances = [{ transcript, start: 0, end: duration, speaker: 1 }];
      const results = { channels: [{ detected_language: 'en', alternatives: [{ transcript, words }] }], utterances };
      reply.writeHead(request.headers.authorization === `Token ${fakeTranscriberKey}` ? 200 : 401);
      reply.end(JSON.stringify({ metadata: { duration }, results }));
    },
  );

/** `sherpa-onnx-online-websocket-server`, with its endpoint rules switched off. */
export const startFakeSherpa = (): Promise<FakeTranscriber> =>
  socketServer(
    () => null,
    (socket, _request, trouble) => {
      const samples: number[] = [];
      let told = '';
      socket.on('message', (data: Buffer, isBinary) => {
        if (trouble() === 'mute') return;
        if (isBinary) for (let at = 0; at + 3 < data.length; at += 4) samples.push(data.readFloatLE(at) * 32_768);
        const text = decodeSpeech(samples, 16_000).join(' ');
        const result = { text, tokens: [], timestamps: [], segment: 0, start_time: 0, is_eof: !isBinary };
        if (!isBinary || text !== told) socket.send(JSON.stringify({ ...result, is_final: !isBinary }));
        told = text;
        if (!isBinary && data.toString() === 'Done') socket.send('Done!');
      });
    },
  );

/** OpenAI's `/v1/audio/transcriptions`. */
export function startFakeTranscription(): Promise<FakeTranscriber> {
  const made: Omit<FakeTranscriber, 'origin' | 'close' | 'drop'> = { trouble: null, seen: [] };
  const server = createServer(async (request, reply) => {
    made.seen.push(request.url!);
    const { trouble } = made;
    const body = await buffer(request);
    if (trouble === 'hang' || trouble === 'mute') return;
    if (trouble === 'cut') return void request.socket.destroy();
    const json = (status: number, answer: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (trouble === 'garbage') return void reply.end('<html>');
    if (typeof trouble === 'number') return json(trouble, { error: { message: `Key ${fakeTranscriberKey}` } });
    if (request.headers.authorization !== `Bearer ${fakeTranscriberKey}`) return json(401, { error: {} });
    if (!/^\/v1\/audio\/(transcriptions|translations)$/.test(request.url!)) return json(404, { error: {} });
    const form = await new Response(body, { headers: { 'content-type': request.headers['content-type']! } }).formData();
    const file = form.get('file');
    if (!(file instanceof File) || typeof form.get('model') !== 'string') return json(400, { error: {} });
    made.seen.push(`language=${form.get('language') ?? 'any'}`);
    const { samples, sampleRate } = decodeWav(new Uint8Array(await file.arrayBuffer()));
    const text = decodeSpeech(samples, sampleRate).join(' ');
    const duration = samples.length / sampleRate;
    const timed = { language: 'english', duration, segments: [{ text, start: 0, end: duration }] };
    return json(200, form.get('response_format') === 'json' ? { text } : { text, ...timed });
  });
  return listening(server, made);
}

/** One of each, for a file of tests: `close` ends them. */
export async function startFakeTranscribers() {
  const [deepgram, sherpa, openai] = await Promise.all([
    startFakeDeepgram(),
    startFakeSherpa(),
    startFakeTranscription(),
  ]);
  const all = [deepgram, sherpa, openai];
  return { deepgram, sherpa, openai, all, close: () => Promise.all(all.map((one) => one.close())) };
}

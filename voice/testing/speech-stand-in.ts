import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pcmBytes } from '#voice/audio/pcm.ts';
import type { ServiceAccesses } from '#voice/engines/catalog.ts';
import type { TimedText } from '#voice/engines/services/token-times.ts';
import { type FakeService, type Fault, refuse } from './stand-in-faults.ts';
import { toneSpeech } from './tone-speech.ts';

/** The key that the stand-in takes; a word that appears nowhere else, so that a test can look for it in logs. */
export const simulatorKey = 'sk-standin-7f3a91c2';
const rate = 24_000;
/** Bytes of a piece of the stream: an odd number, as networks deliver them. */
const pieceBytes = 9_601;

export interface SeenSpeech {
  service: FakeService;
  text: string;
  voice: string;
  speed: number;
  /** The client went before the answer had ended. */
  cancelled: boolean;
}

/** OpenAI, ElevenLabs, Deepgram and Cartesia on one port of this machine, as their documentation describes them. */
export interface FakeSpeech {
  origin: string;
  /** What was asked for in speech, oldest first. */
  seen: SeenSpeech[];
  /** What goes wrong from now on; nothing by default. */
  fault: Fault | undefined;
  /** Told by the test when it hears something: only then a fault behind the first sound strikes. */
  soundHeard: () => void;
  /** Whether lists of voices are answered. */
  listsVoices: boolean;
  /** Settings that lead here. */
  accesses: Required<ServiceAccesses>;
  close(): Promise<void>;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Record<string, unknown>;
}

/** Starts the stand-in. It refuses whatever the real services would. */
export async function startFakeSpeech(): Promise<FakeSpeech> {
  const server = http.createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    const text = Buffer.concat(parts).toString('utf8');
    const url = new URL(request.url ?? '', 'http://stand-in');
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    answer({ request, response, url, body }, simulator);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { key: simulatorKey, baseUrl: origin };
  const simulator: FakeSpeech = {
    origin,
    seen: [],
    fault: undefined,
    soundHeard: () => {},
    listsVoices: true,
    accesses: {
      openai: { ...access, baseUrl: `${origin}/openai/v1` },
      elevenlabs: access,
      deepgram: access,
      cartesia: access,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return simulator;
}

type Handler = (asked: Asked, simulator: FakeSpeech) => void;

/** `GET` or `POST` with the path, of which the first group is the voice. */
const routes: [RegExp, FakeService, Handler][] = [
  [/^POST \/openai\/v1\/audio\/speech$/, 'openai', openAi],
  [/^GET \/openai\/v1\/models$/, 'openai', ({ response }) => json(response, { object: 'list', data: [] })],
  [/^POST \/v1\/text-to-speech\/([^/]+)\/stream\/with-timestamps$/, 'elevenlabs', elevenLabs],
  [/^POST \/v1\/speak$/, 'deepgram', deepgram],
  [/^POST \/tts\/sse$/, 'cartesia', cartesia],
  [/^GET \/v2\/voices$/, 'elevenlabs', elevenLabsVoices],
  [/^GET \/v1\/models$/, 'deepgram', ({ response }) => json(response, deepgramModels)],
  [/^GET \/voices\/$/, 'cartesia', cartesiaVoices],
];

function answer(asked: Asked, simulator: FakeSpeech): void {
  const { request, response, url } = asked;
  const route = routes.find(([form]) => form.test(`${request.method} ${url.pathname}`));
  if (route === undefined) {
    json(response, { detail: 'Not Found' }, 404);
    return;
  }
  const [, service, handle] = route;
  if (!hasKey(service, request)) refuse(service, 'key', keyOf(service, request), response);
  else if (request.method === 'GET' && !simulator.listsVoices) refuse(service, 'down', simulatorKey, response);
  else handle(asked, simulator);
}

const headerOf = {
  openai: 'authorization',
  elevenlabs: 'xi-api-key',
  deepgram: 'authorization',
  cartesia: 'authorization',
};
const schemeOf = { openai: 'Bearer ', elevenlabs: '', deepgram: 'Token ', cartesia: 'Bearer ' };
const keyOf = (service: FakeService, { headers }: IncomingMessage) => String(headers[headerOf[service]]);
const hasKey = (service: FakeService, request: IncomingMessage) =>
  keyOf(service, request) === schemeOf[service] + simulatorKey;

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Refuses a request of the wrong form, as the service would, and says which member it is. */
function expectForm(response: ServerResponse, members: Record<string, [unknown, unknown]>): boolean {
  const wrong = Object.entries(members).find(([, [is, wanted]]) => is !== wanted);
  if (wrong === undefined) return true;
  json(response, { detail: { status: 'invalid_parameters', message: `${wrong[0]} is ${String(wrong[1][0])}` } }, 422);
  return false;
}

interface Speaking {
  service: FakeService;
  text: string;
  voice: string;
  speed: number;
  type: string;
  /** One piece of the stream as the service writes it. */
  write: (bytes: Buffer, words: TimedText[]) => string | Buffer;
  error?: string;
  end?: string;
}

/** Streams the sound, with what goes wrong. */
async function speak({ response }: Asked, simulator: FakeSpeech, speaking: Speaking): Promise<void> {
  const { service, text, voice, speed, type, write } = speaking;
  const seen: SeenSpeech = { service, text, voice, speed, cancelled: false };
  simulator.seen.push(seen);
  response.on('close', () => {
    seen.cancelled = !response.writableFinished;
  });
  const { fault } = simulator;
  if (fault !== undefined && refuse(service, fault, simulatorKey, response)) return;
  const { pcm, words } = toneSpeech(text, speed, rate, fault === 'silence' ? 0 : 0.3);
  const sound = fault === 'nothing' ? Buffer.alloc(0) : soundBytes(pcm, fault);
  response.writeHead(200, { 'content-type': type });
  const heard = Promise.withResolvers<void>();
  simulator.soundHeard = heard.resolve;
  let toldMs = 0;
  for (let start = 0; start < sound.length; start += pieceBytes) {
    const end = Math.min(sound.length, start + pieceBytes);
    const endMs = (end / 2 / rate) * 1000;
    const timed = words.filter((word) => word.endMs > toldMs && word.endMs <= endMs);
    toldMs = endMs;
    if (!(await sent(response, write(sound.subarray(start, end), timed)))) return;
    if (start < sound.length / 3 || (fault !== 'cut' && fault !== 'error' && fault !== 'stall')) continue;
    await heard.promise;
    breakOff(fault, response, speaking);
    return;
  }
  response.end(speaking.end);
}

function soundBytes(pcm: Int16Array, fault: Fault | undefined): Buffer {
  const bytes = pcmBytes(pcm);
  if (fault === 'wav') return Buffer.concat([Buffer.from('RIFF\u00ff\u00ff\u00ff\u00ffWAVEfmt '), bytes]);
  return fault === 'odd' ? bytes.subarray(0, bytes.length - 1) : bytes;
}

const sent = (response: ServerResponse, data: string | Buffer) =>
  new Promise<boolean>((resolve) => response.write(data, (error) => resolve(!error)));

/** Ends the stream, or leaves it open, in one of the bad ways. */
function breakOff(fault: Fault, response: ServerResponse, { error }: Speaking): void {
  if (fault === 'error' && error !== undefined) response.end(error);
  else if (fault !== 'stall') response.destroy();
}

function openAi(asked: Asked, simulator: FakeSpeech): void {
  const { model, input, voice, response_format, speed = 1 } = asked.body;
  if (!expectForm(asked.response, { model: [model, 'tts-1'], response_format: [response_format, 'pcm'] })) return;
  void speak(asked, simulator, {
    service: 'openai',
    text: String(input),
    voice: String(voice),
    speed: Number(speed),
    type: 'audio/pcm',
    write: (bytes) => bytes,
  });
}

function elevenLabs(asked: Asked, simulator: FakeSpeech): void {
  const { text, model_id, language_code, voice_settings } = asked.body;
  const speed = (voice_settings as { speed?: number } | undefined)?.speed ?? 1;
  const form = {
    output_format: [asked.url.searchParams.get('output_format'), 'pcm_24000'],
    model_id: [model_id, 'eleven_flash_v2_5'],
    language_code: [/^[a-z]{2,3}$/.test(String(language_code)), true],
    speed: [speed >= 0.7 && speed <= 1.2, true],
  } satisfies Parameters<typeof expectForm>[1];
  if (!expectForm(asked.response, form)) return;
  void speak(asked, simulator, {
    service: 'elevenlabs',
    text: String(text),
    voice: asked.url.pathname.split('/')[3]!,
    speed,
    type: 'application/json',
    write: (bytes, words) =>
      `${JSON.stringify({ audio_base64: bytes.toString('base64'), alignment: charactersOf(words) })}\n\n`,
    error: `${JSON.stringify({ detail: { status: 'internal_error', message: simulatorKey } })}\n`,
  });
}

/** ElevenLabs tells the time of each character, blanks included. */
function charactersOf(words: TimedText[]): object | null {
  if (words.length === 0) return null;
  const timed = words.flatMap(({ text, startMs, endMs }) => {
    const each = (endMs - startMs) / text.length;
    const letters = [...text].map((letter, i) => ({ letter, at: startMs + i * each, to: startMs + (i + 1) * each }));
    return [...letters, { letter: ' ', at: endMs, to: endMs }];
  });
  return {
    characters: timed.map(({ letter }) => letter),
    character_start_times_seconds: timed.map(({ at }) => at / 1000),
    character_end_times_seconds: timed.map(({ to }) => to / 1000),
  };
}

function deepgram(asked: Asked, simulator: FakeSpeech): void {
  const query = asked.url.searchParams;
  const speed = Number(query.get('speed') ?? 1);
  const form = {
    encoding: [query.get('encoding'), 'linear16'],
    container: [query.get('container'), 'none'],
    sample_rate: [query.get('sample_rate'), '24000'],
    speed: [speed >= 0.7 && speed <= 1.5, true],
    body: [Object.keys(asked.body).join(), 'text'],
  } satisfies Parameters<typeof expectForm>[1];
  if (!expectForm(asked.response, form)) return;
  void speak(asked, simulator, {
    service: 'deepgram',
    text: String(asked.body.text),
    voice: query.get('model') ?? '',
    speed,
    type: 'audio/l16;rate=24000;channels=1',
    write: (bytes) => bytes,
  });
}

function cartesia(asked: Asked, simulator: FakeSpeech): void {
  const { model_id, transcript, voice, output_format, add_timestamps, generation_config } = asked.body;
  const speed = (generation_config as { speed?: number } | undefined)?.speed ?? 1;
  const form = {
    'cartesia-version': [asked.request.headers['cartesia-version'], '2026-03-01'],
    model_id: [model_id, 'sonic-3.5'],
    output_format: [
      JSON.stringify(output_format),
      JSON.stringify({ container: 'raw', encoding: 'pcm_s16le', sample_rate: rate }),
    ],
    add_timestamps: [add_timestamps, true],
    speed: [speed >= 0.6 && speed <= 1.5, true],
  } satisfies Parameters<typeof expectForm>[1];
  if (!expectForm(asked.response, form)) return;
  const event = (data: object) => `event: ${(data as { type: string }).type}\ndata: ${JSON.stringify(data)}\n\n`;
  void speak(asked, simulator, {
    service: 'cartesia',
    text: String(transcript),
    voice: (voice as { id: string }).id,
    speed,
    type: 'text/event-stream',
    write(bytes, words) {
      const chunk = event({
        type: 'chunk',
        done: false,
        status_code: 206,
        data: bytes.toString('base64'),
        step_time: 1,
      });
      const seconds = (times: number[]) => times.map((ms) => ms / 1000);
      const word_timestamps = {
        words: words.map(({ text }) => text),
        start: seconds(words.map(({ startMs }) => startMs)),
        end: seconds(words.map(({ endMs }) => endMs)),
      };
      return words.length === 0
        ? chunk
        : chunk + event({ type: 'timestamps', done: false, status_code: 206, word_timestamps });
    },
    error: event({
      type: 'error',
      done: true,
      title: 'x',
      message: simulatorKey,
      error_code: 'internal_error',
      status_code: 500,
    }),
    end: event({ type: 'done', done: true, status_code: 200 }),
  });
}

function elevenLabsVoices({ url, response }: Asked): void {
  const isFirst = url.searchParams.get('next_page_token') === null;
  const labels = { gender: isFirst ? 'female' : 'male', accent: 'american' };
  const [voice_id, name] = isFirst ? ['21m00Tcm4TlvDq8ikWAM', 'Rachel'] : ['pNInz6obpgDQGcFmaJgB', 'Adam\u0000'];
  const voices = [{ voice_id, name, labels, description: null, category: 'premade' }];
  json(response, { voices, has_more: isFirst, next_page_token: isFirst ? 'two' : null });
}

const aura = { architecture: 'aura-2', version: '2025', uuid: 'u' };
const deepgramModels = {
  stt: [{ name: 'general', canonical_name: 'nova-3-general', architecture: 'nova3', languages: ['en'] }],
  tts: [
    {
      name: 'thalia',
      canonical_name: 'aura-2-thalia-en',
      languages: ['en', 'en-US'],
      ...aura,
      metadata: { accent: 'American', tags: ['feminine', 'Clear'] },
    },
    {
      name: 'arcas',
      canonical_name: 'aura-2-arcas-en',
      languages: ['en', 'en-US'],
      ...aura,
      metadata: { accent: 'American', tags: ['masculine'] },
    },
    {
      name: 'viktoria',
      canonical_name: 'aura-2-viktoria-de',
      languages: ['de', 'de-DE'],
      ...aura,
      metadata: { accent: 'German', tags: ['feminine'] },
    },
    { name: 'alexis', canonical_name: 'flux-alexis-en', languages: ['en'], architecture: 'flux' },
  ],
};

const cartesiaAll = [
  {
    id: 'e07c00bc-4134-4eae-9ea4-1a55fb45746b',
    name: 'Brooke',
    gender: 'feminine',
    language: 'en',
    description: 'Calm',
  },
  { id: 'a0e99841-438c-4a64-b679-ae501e7d6091', name: 'Barbershop Man', gender: 'masculine', language: 'en' },
];

function cartesiaVoices({ url, response }: Asked): void {
  const after = url.searchParams.get('starting_after');
  const from = cartesiaAll.findIndex(({ id }) => id === after) + 1;
  json(response, { data: cartesiaAll.slice(from, from + 1), has_more: from + 1 < cartesiaAll.length });
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TranscriberService } from '#domain/channels/transcriber.ts';
import { AppError } from '#domain/platform/errors.ts';
import {
  openTranscriber,
  readTranscriber,
  transcriberKeyPlace,
  transcriberRequests,
} from '#server/channels/transcribers/open-transcriber.ts';
import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import type { Scope } from '#server/scope.ts';
import { resample } from '#voice/audio/resample.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import { deepgramTranscriberDefaults } from '#voice/transcribers/deepgram.ts';
import { isFlux } from '#voice/transcribers/deepgram-flux.ts';
import { EarError } from '#voice/transcribers/local/hear-file.ts';
import { openaiTranscriberDefaults } from '#voice/transcribers/openai-compatible.ts';
import { refuse } from '../make-calls.ts';
import { inOnePiece, type Transcript, type TranscriptForm } from './transcript.ts';

/** Bytes of a file that is sent to be understood, as at OpenAI. */
export const mostAudioBytes = 25 * 1024 * 1024;
/** Milliseconds that a service may take for one file. */
const totalMs = 120_000;
const maxAnswerBytes = 8 * 1024 * 1024;

export interface Wanted {
  audio: Buffer;
  name: string;
  /** ISO 639 or BCP 47; the service's own guess without one. */
  language?: string | undefined;
  prompt?: string | undefined;
  form: TranscriptForm;
  task: 'transcribe' | 'translate';
}

/** The workspace's transcriber. @throws AppError invalid_input */
export async function requireTranscriber(scope: Scope): Promise<TranscriberRow> {
  const row = await scope.services.db.tenant(scope.workspaceId, (tx) => readTranscriber(tx, scope));
  if (row !== undefined) return row;
  const message =
    'No speech-to-text service is connected. Connect one under External Services, or with PUT /v1/transcriber.';
  throw refuse('model', message);
}

const keyOf = ({ services }: Scope, { workspaceId, key }: TranscriberRow) =>
  key === null ? null : services.secrets.open(transcriberKeyPlace(workspaceId), key);

/** What a service answered, or a refusal that names its host and status alone. @throws AppError */
async function answered(host: string, asked: Promise<OutboundAnswer>): Promise<unknown> {
  try {
    const answer = await asked;
    if (answer.status === 200) return JSON.parse(await textOf(answer));
    answer.discard();
    if (answer.status === 429 || answer.status >= 500)
      throw new AppError('transcriber_unavailable', `${host} returned status ${answer.status}. Try again shortly.`);
    const message = `${host} rejected the file or format with status ${answer.status}. Try another response_format or file type.`;
    throw refuse('file', message);
  } catch (error) {
    if (error instanceof OutboundError || error instanceof SyntaxError) throw new AppError('transcriber_unavailable');
    throw error;
  }
}

const OpenAiAnswer = z.looseObject({
  text: z.string(),
  language: z.string().optional(),
  duration: z.coerce.number().optional(),
  segments: z
    .array(z.looseObject({ text: z.string(), start: z.number(), end: z.number(), speaker: z.string().optional() }))
    .optional(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).optional(),
});

/** Whatever speaks OpenAI's own transcriptions gets the file as it came, in any format that it reads. */
async function byOpenAi(scope: Scope, row: TranscriberRow, wanted: Wanted): Promise<Transcript> {
  const baseUrl = row.baseUrl ?? openaiTranscriberDefaults.baseUrl;
  const key = keyOf(scope, row);
  const isTimed = wanted.form === 'verbose_json' || wanted.form === 'srt' || wanted.form === 'vtt';
  const form = new FormData();
  form.set('model', row.model ?? openaiTranscriberDefaults.model);
  form.set('response_format', wanted.form === 'diarized_json' ? wanted.form : isTimed ? 'verbose_json' : 'json');
  if (wanted.form === 'diarized_json') form.set('chunking_strategy', 'auto');
  if (isTimed && wanted.task === 'transcribe')
    for (const kind of ['segment', 'word']) form.append('timestamp_granularities[]', kind);
  if (wanted.language !== undefined && wanted.task === 'transcribe') form.set('language', wanted.language);
  if (wanted.prompt !== undefined) form.set('prompt', wanted.prompt);
  form.set('file', new Blob([new Uint8Array(wanted.audio)]), wanted.name);
  const body = new Response(form);
  const asked = transcriberRequests(
    scope.services,
    'openai',
  )({
    method: 'POST',
    url: `${baseUrl}/audio/${wanted.task === 'translate' ? 'translations' : 'transcriptions'}`,
    headers: {
      'content-type': body.headers.get('content-type') ?? `multipart/form-data; boundary=${randomUUID()}`,
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: new Uint8Array(await body.arrayBuffer()),
    signal: AbortSignal.timeout(totalMs),
    firstByteMs: totalMs,
    idleMs: totalMs,
    totalMs,
    maxBytes: maxAnswerBytes,
  });
  const parsed = OpenAiAnswer.safeParse(await answered(new URL(baseUrl).host, asked));
  if (!parsed.success) throw new AppError('transcriber_unavailable');
  const { text, language = '', duration = 0, segments, words } = parsed.data;
  const pieces = segments?.map(({ text: said, start, end, speaker }) => ({
    text: said.trim(),
    start,
    end,
    ...(speaker !== undefined && { speaker }),
  }));
  return {
    text: text.trim(),
    language,
    duration,
    segments: pieces ?? inOnePiece(text.trim(), duration),
    words: words ?? null,
  };
}

const DeepgramWord = z.looseObject({
  word: z.string(),
  punctuated_word: z.string().optional(),
  start: z.number(),
  end: z.number(),
});
const DeepgramAnswer = z.looseObject({
  metadata: z.looseObject({ duration: z.number() }),
  results: z.looseObject({
    channels: z.array(
      z.looseObject({
        detected_language: z.string().optional(),
        alternatives: z.array(z.looseObject({ transcript: z.string(), words: z.array(DeepgramWord) })),
      }),
    ),
    utterances: z
      .array(z.looseObject({ transcript: z.string(), start: z.number(), end: z.number(), speaker: z.int().optional() }))
      .optional(),
  }),
});

/** Deepgram's service for whole files, which tells the times of words and who speaks. */
async function byDeepgram(scope: Scope, row: TranscriberRow, wanted: Wanted): Promise<Transcript> {
  const { services } = scope;
  const baseUrl = services.config.deepgramBaseUrl ?? deepgramTranscriberDefaults.baseUrl;
  const query = new URLSearchParams({
    // Flux listens to calls alone.
    model: row.model === null || isFlux(row.model) ? deepgramTranscriberDefaults.model : row.model,
    punctuate: 'true',
    utterances: 'true',
    ...(wanted.form === 'diarized_json' && { diarize: 'true' }),
    ...(wanted.language === undefined ? { detect_language: 'true' } : { language: wanted.language }),
  });
  const asked = transcriberRequests(
    services,
    'deepgram',
  )({
    method: 'POST',
    url: `${baseUrl}/v1/listen?${query}`,
    headers: { 'content-type': 'application/octet-stream', authorization: `Token ${keyOf(scope, row) ?? ''}` },
    body: new Uint8Array(wanted.audio),
    signal: AbortSignal.timeout(totalMs),
    firstByteMs: totalMs,
    idleMs: totalMs,
    totalMs,
    maxBytes: maxAnswerBytes,
  });
  const parsed = DeepgramAnswer.safeParse(await answered(new URL(baseUrl).host, asked));
  const channel = parsed.data?.results.channels[0];
  const best = channel?.alternatives[0];
  if (!parsed.success || best === undefined) throw new AppError('transcriber_unavailable');
  const { duration } = parsed.data.metadata;
  const pieces = parsed.data.results.utterances?.map(({ transcript, start, end, speaker = 0 }) => ({
    text: transcript,
    start,
    end,
    speaker: String.fromCharCode(65 + (speaker % 26)),
  }));
  return {
    text: best.transcript,
    language: channel?.detected_language ?? wanted.language ?? '',
    duration,
    segments: pieces ?? inOnePiece(best.transcript, duration),
    words: best.words.map(({ word, punctuated_word: shown = word, start, end }) => ({ word: shown, start, end })),
  };
}

/** Samples a second of what transcribers hear. */
const heardRate = 16_000;

async function readWav(audio: Buffer): Promise<{ samples: Int16Array; duration: number }> {
  try {
    const { samples, sampleRate } = decodeWav(audio);
    return { samples: await resample(samples, sampleRate, heardRate), duration: samples.length / sampleRate };
  } catch {
    throw refuse(
      'file',
      'The connected speech-to-text service accepts only 16-bit mono PCM WAV files. Convert the file and try again.',
    );
  }
}

/** A transcriber that knows nothing but streams hears the file as it would hear a caller. */
async function byStream(scope: Scope, row: TranscriberRow, wanted: Wanted): Promise<Transcript> {
  const { samples, duration } = await readWav(wanted.audio);
  const heard: string[] = [];
  let fault: string | undefined;
  const stream = openTranscriber(scope.services, row).open(
    { sampleRate: heardRate, language: wanted.language ?? 'en-US' },
    {
      voice: () => {},
      heard: (text, final) => final && heard.push(text),
      failed: ({ message }) => {
        fault = message;
      },
    },
  );
  try {
    stream.write(samples);
    await stream.finish();
  } finally {
    stream.close();
  }
  if (fault !== undefined) throw new AppError('transcriber_unavailable', fault);
  const text = heard.join(' ').trim();
  return { text, language: wanted.language ?? '', duration, segments: inOnePiece(text, duration), words: null };
}

/** An ear of this server tells when each utterance was said. */
async function byLocal(scope: Scope, row: TranscriberRow, wanted: Wanted): Promise<Transcript> {
  const { samples, duration } = await readWav(wanted.audio);
  const language = wanted.language ?? null;
  try {
    const segments = await scope.services.ears.hearFile({ samples, sampleRate: heardRate }, language, row.model);
    const text = segments.map((one) => one.text).join(' ');
    return { text, language: language ?? '', duration, segments, words: null };
  } catch (error) {
    if (!(error instanceof EarError)) throw error;
    const { kind, message } = error.fault;
    if (kind === 'refused') throw refuse('language', message);
    throw new AppError('transcriber_unavailable', message);
  }
}

const ways: Record<TranscriberService, typeof byStream> = {
  openai: byOpenAi,
  deepgram: byDeepgram,
  'sherpa-onnx': byStream,
  local: byLocal,
};

/**
 * What is said in a file, by the workspace's transcriber.
 * @throws AppError invalid_input where none is connected, or it can't do that; transcriber_unavailable
 */
export async function transcribe(scope: Scope, wanted: Wanted): Promise<Transcript> {
  const row = await requireTranscriber(scope);
  const { service } = row;
  if (wanted.task === 'translate' && service !== 'openai')
    throw refuse(
      'model',
      `The connected speech-to-text service (${service}) doesn’t translate. Use audio.transcriptions.`,
    );
  if (wanted.form === 'diarized_json' && (service === 'sherpa-onnx' || service === 'local'))
    throw refuse('response_format', `The connected speech-to-text service (${service}) can’t tell speakers apart.`);
  return ways[service](scope, row, wanted);
}

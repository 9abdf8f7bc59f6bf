import { z } from 'zod';
import { audioFormatNames, audioFormats } from '#domain/platform/audio-formats.ts';
import { type Endpoint, endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { speechReplyHeaders } from './speech-headers.ts';
import { endpointPerMinute } from './speech-plans.ts';

/** Characters that are spoken at once; longer texts become clips in the background. */
export const textLimit = 5_000;
export const longTextLimit = 100_000;
/** Characters a month of the free tier. */
export const freeCharacters = 10_000;
export const speechSpeed = { min: 0.25, max: 4, default: 1 } as const;
/** How long a clip is kept, and how long a link to it is good. */
export const clipDays = 30;
export const linkHours = 24;
/** Entries of a workspace's pronunciation dictionary. */
export const pronunciationsLimit = 500;

/** Names that other APIs have for our formats. */
const formatAliases = { opus: 'ogg', ulaw: 'mulaw' } as const;
const allFormats = [...audioFormatNames, ...(Object.keys(formatAliases) as (keyof typeof formatAliases)[])];
const rates: number[] = [...new Set(Object.values(audioFormats).flatMap((format) => format.rates))].sort(
  (a, b) => a - b,
);
const bitrates: number[] = [
  ...new Set(Object.values(audioFormats).flatMap((f) => ('bitrates' in f ? f.bitrates : []))),
];

export const AudioFormatChoice = z
  .enum(allFormats, `Choose one of: ${allFormats.join(', ')}.`)
  .transform((name) => (name === 'opus' || name === 'ulaw' ? formatAliases[name] : name));

const spokenText = (most: number) =>
  z
    .string()
    .refine((text) => text.trim() !== '', 'There’s no text to speak.')
    .refine((text) => [...text].length <= most, `The text is longer than ${most.toLocaleString('en')} characters.`)
    .meta({ minLength: 1, maxLength: most });

/** BCP 47 as far as it matters here: `de`, `pt-BR`, `zh-Hant`. */
export const LanguageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Use a language tag like en-US or de.');

/** How a text shall sound and what file it becomes; the same in every request of this API. */
const delivery = {
  voice: z.string().min(1).max(100).default('default').describe('Voice ID; see GET /v1/voices'),
  /** Without one, the language that the text is written in as far as its letters tell, else the voice's own. */
  language: LanguageTag.optional().describe(
    'The language, such as en-US; if omitted, it’s detected from the text’s script',
  ),
  format: AudioFormatChoice.default('mp3'),
  speed: z
    .number(`The speed must be a number from ${speechSpeed.min} to ${speechSpeed.max}.`)
    .min(speechSpeed.min, `The slowest speed is ${speechSpeed.min}.`)
    .max(speechSpeed.max, `The fastest speed is ${speechSpeed.max}.`)
    .default(speechSpeed.default),
  sample_rate: z
    .literal(rates, `Choose one of: ${rates.join(', ')}.`)
    .optional()
    .describe('Sample rate in Hz; for each format’s options, see GET /v1/status'),
  bitrate: z
    .literal(bitrates, `Choose one of: ${bitrates.join(', ')}.`)
    .optional()
    .describe('Bitrate in kbps, for mp3, ogg, and aac'),
};

export const SpeechRequest = z.object({
  text: spokenText(textLimit).describe('Plain text, or SSML in <speak>…</speak>'),
  ...delivery,
});
export type SpeechRequest = z.infer<typeof SpeechRequest>;

export const SpeechVoice = z.object({
  id: z.string(),
  /** The voice that this is another name of; null where it is a voice itself. */
  alias_of: z.string().nullable(),
  name: z.string(),
  language: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  description: z.string(),
  /** Address of an MP3 in which the voice introduces itself. */
  sample: z.url(),
  engine: z.string(),
  /** As ElevenLabs' clients read a voice. */
  voice_id: z.string(),
  preview_url: z.url(),
  category: z.string(),
  labels: z.record(z.string(), z.string()),
});
export type SpeechVoice = z.infer<typeof SpeechVoice>;

export const SpeechLanguage = z.object({
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
  voices: z.number().int(),
});
export type SpeechLanguage = z.infer<typeof SpeechLanguage>;

/** A file of speech, as the documentation describes it. */
export const SpeechFile = z.object({
  id: Id,
  /** Signed; good for a day. */
  audio_url: z.url(),
  /** Seconds of sound. */
  duration: z.number(),
  voice: z.string(),
  language: z.string(),
  format: z.enum(audioFormatNames),
  sample_rate: z.number().int(),
  characters: z.number().int(),
  /** When each word is spoken, as JSON and as WebVTT. */
  marks_url: z.url(),
  captions_url: z.url(),
  expires_at: Moment,
});
export type SpeechFile = z.infer<typeof SpeechFile>;

export const clipStatuses = ['queued', 'running', 'done', 'failed'] as const;

/** Speech that is kept: what was made at once, and long texts that are made in the background. */
export const SpeechClip = z.object({
  id: Id,
  status: z.enum(clipStatuses),
  /** Share of the text that is spoken, 0 to 1. */
  progress: z.number(),
  text: z.string(),
  voice: z.string(),
  language: z.string(),
  speed: z.number(),
  format: z.enum(audioFormatNames),
  sampleRate: z.number().int(),
  characters: z.number().int(),
  durationSeconds: z.number().nullable(),
  audioUrl: z.url().nullable(),
  marksUrl: z.url().nullable(),
  captionsUrl: z.url().nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
  createdAt: Moment,
  expiresAt: Moment,
});
export type SpeechClip = z.infer<typeof SpeechClip>;

/** Characters of the calendar month (UTC). */
export const SpeechUsage = z.object({
  plan: z.string(),
  used: z.number().int(),
  /** null: no limit. */
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  resetsAt: Moment,
});
export type SpeechUsage = z.infer<typeof SpeechUsage>;

const PronunciationParams = z.object({ pronunciationId: Id });
const pronunciation = {
  /** Found as a whole word, in capitals or not. */
  word: z.string().trim().min(1, 'Enter the word.').max(80),
  /** How it is said, in plain letters: `win` for Nguyen. */
  spokenAs: z.string().trim().min(1, 'Enter the pronunciation.').max(200),
};
export const Pronunciation = z.object({ id: Id, ...pronunciation, createdAt: Moment });
export type Pronunciation = z.infer<typeof Pronunciation>;

const ClipParams = z.object({ clipId: Id });
/** What all requests for speech have in common. */
const speaking = {
  method: 'POST',
  can: 'speech:use',
  // What was spoken is in the ledger of usage.
  audit: null,
  idempotent: 'long',
  replyHeaders: speechReplyHeaders,
  errors: ['quota_exceeded', 'too_many_requests', 'speech_unavailable'],
  perMinute: endpointPerMinute,
} as const satisfies Partial<Endpoint>;

export const speechApi = endpoints({
  speak: {
    ...speaking,
    path: '/v1/tts',
    summary: 'Turn text into speech; the audio streams as it’s generated',
    body: SpeechRequest,
    raw: Object.values(audioFormats).map((format) => format.type),
    example: { body: { text: 'Hello, welcome to our service!', voice: 'natural-female', format: 'mp3', speed: 1 } },
  },
  synthesize: {
    ...speaking,
    audit: 'speech-clip.created',
    path: '/v1/synthesize',
    summary: 'Generate speech as a file; the response includes its URL',
    body: SpeechRequest,
    reply: SpeechFile,
    example: { body: { text: 'Hello, welcome to our service!', voice: 'sarah', format: 'mp3' } },
  },
  synthesizeForPage: {
    ...speaking,
    audit: 'speech-clip.created',
    path: '/api/synthesize',
    summary: 'Same as POST /v1/synthesize',
    body: SpeechRequest,
    reply: SpeechFile,
    example: { body: { text: 'Your order is on its way.', voice: 'david', format: 'wav' } },
  },
  voices: {
    method: 'GET',
    path: '/v1/voices',
    summary: 'List a language’s voices',
    can: 'public',
    query: z.object({ language: LanguageTag.optional() }),
    reply: z.object({ voices: z.array(SpeechVoice) }),
    example: { query: { language: 'en-US' } },
  },
  sample: {
    method: 'GET',
    path: '/v1/voices/:voiceId/sample',
    summary: 'Get a sample of a voice introducing itself (MP3)',
    can: 'public',
    params: z.object({ voiceId: z.string().max(100) }),
    query: z.object({ language: LanguageTag.optional() }),
    raw: [audioFormats.mp3.type],
    errors: ['not_found', 'speech_unavailable'],
    perMinute: 120,
    example: { params: { voiceId: 'emma' } },
  },
  languages: {
    method: 'GET',
    path: '/v1/languages',
    summary: 'List the languages that the voices speak',
    can: 'public',
    reply: z.object({ languages: z.array(SpeechLanguage) }),
  },
  status: {
    method: 'GET',
    path: '/v1/status',
    summary: 'Get this server’s speech formats, limits, and status',
    can: 'public',
    reply: z.object({
      /** `degraded` when a part does not work as it should. */
      status: z.enum(['ok', 'degraded']),
      parts: z.object({
        database: z.enum(['ok', 'down']),
        /** `degraded`: within the last five minutes another engine had to speak for one that was asked. */
        speech: z.enum(['ok', 'degraded']),
        calls: z.enum(['ok', 'full', 'stopping']),
      }),
      engines: z.array(z.string()),
      voices: z.number().int(),
      languages: z.number().int(),
      formats: z.array(
        z.object({ name: z.enum(audioFormatNames), type: z.string(), sample_rates: z.array(z.number()) }),
      ),
      limits: z.object({ text: z.number().int(), long_text: z.number().int() }),
    }),
  },
  usage: {
    method: 'GET',
    path: '/v1/speech/usage',
    summary: 'Get the characters used and left this month',
    can: 'speech:use',
    reply: SpeechUsage,
  },
  spokenForm: {
    method: 'POST',
    path: '/v1/speech/spoken-form',
    summary:
      'Preview text as it will be spoken, with numbers and symbols written out; previews don’t count toward your character limit',
    can: 'speech:use',
    audit: null,
    body: z.object({ text: spokenText(textLimit), language: LanguageTag.optional() }),
    reply: z.object({ spoken: z.string(), language: z.string(), characters: z.number().int() }),
    example: { body: { text: 'Dr. Smith owes $12.50 since 3/4/2026.' } },
  },
  createClip: {
    ...speaking,
    audit: 'speech-clip.created',
    path: '/v1/speech/clips',
    summary: `Generate speech of up to ${longTextLimit.toLocaleString('en')} characters as a file, in the background`,
    body: SpeechRequest.extend({ text: spokenText(longTextLimit) }),
    reply: SpeechClip,
    status: 202,
    idempotent: 'whole',
    perMinute: 60,
    example: { body: { text: 'Chapter one. It was a bright cold day in April.', voice: 'michael', format: 'mp3' } },
  },
  clips: {
    method: 'GET',
    path: '/v1/speech/clips',
    summary: 'List stored speech, newest first',
    can: 'speech:use',
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    reply: page(SpeechClip),
  },
  clip: {
    method: 'GET',
    path: '/v1/speech/clips/:clipId',
    summary: 'Get stored speech, or its progress',
    can: 'speech:use',
    params: ClipParams,
    reply: SpeechClip,
  },
  removeClip: {
    method: 'DELETE',
    path: '/v1/speech/clips/:clipId',
    summary: 'Delete stored speech; if it’s still being generated, generation is canceled',
    can: 'speech:use',
    audit: 'speech-clip.deleted',
    params: ClipParams,
  },
  pronunciations: {
    method: 'GET',
    path: '/v1/speech/pronunciations',
    summary: 'List the workspace’s pronunciation dictionary',
    can: 'speech:use',
    reply: z.object({ items: z.array(Pronunciation) }),
  },
  addPronunciation: {
    method: 'POST',
    path: '/v1/speech/pronunciations',
    summary: 'Set a word’s pronunciation throughout the workspace',
    can: 'speech:use',
    audit: 'pronunciation.added',
    body: z.object(pronunciation),
    reply: Pronunciation,
    status: 201,
    idempotent: 'whole',
    errors: ['conflict', 'limit_reached'],
    example: { body: { word: 'Nguyen', spokenAs: 'win' } },
  },
  removePronunciation: {
    method: 'DELETE',
    path: '/v1/speech/pronunciations/:pronunciationId',
    summary: 'Delete a pronunciation',
    can: 'speech:use',
    audit: 'pronunciation.deleted',
    params: PronunciationParams,
  },
});

import { z } from 'zod';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import type { AppError } from '#domain/platform/errors.ts';
import { type Endpoint, endpoints, type Protocol } from '#domain/platform/http.ts';
import { LanguageTag, SpeechVoice, speechSpeed, textLimit } from './speech.ts';
import { speechReplyHeaders } from './speech-headers.ts';
import { endpointPerMinute } from './speech-plans.ts';

/**
 * ElevenLabs' text to speech, as its clients know it. `server/channels/speech/compatible/elevenlabs.routes.ts` has the routes: what is no
 * speech of ours, above all errors, has that API's form.
 */

/** ElevenLabs' clients are pointed here: their paths for voices and models mean something else in our own API. */
export const elevenLabsPrefix = '/elevenlabs';

const ElevenLabsError = z.object({
  detail: z.union([
    z.object({ status: z.string(), message: z.string() }),
    z.array(z.object({ loc: z.array(z.string()), msg: z.string(), type: z.string() })),
  ]),
});

function statusWord({ code, status }: AppError): string {
  if (status === 401) return 'invalid_api_key';
  return code === 'forbidden' ? 'missing_permissions' : code;
}

/** `{ detail: { status, message } }`, and a list of places where the input is wrong. */
export const elevenLabs: Protocol = {
  name: 'ElevenLabs',
  keyHeader: 'xi-api-key',
  error: ElevenLabsError,
  refuse(error) {
    if (error.code !== 'invalid_input') {
      const { status, message } = error;
      return { status, body: { detail: { status: statusWord(error), message } } };
    }
    const { message, details = [{ path: 'body', message }] } = error;
    const first = details[0]!;
    if (first.message.startsWith('There’s no voice')) {
      return { status: 404, body: { detail: { status: 'voice_not_found', message: first.message } } };
    }
    const detail = details.map(({ path, message: msg }) => ({
      loc: /^(body|query)\b/.test(path) ? path.split('.') : ['body', ...path.split('.')],
      msg,
      type: 'value_error',
    }));
    return { status: 422, body: { detail } };
  },
};

/** Members that only change how ElevenLabs' own models sound are taken and left alone. */
export const ElevenLabsSpeechRequest = z.looseObject({
  text: z
    .string('Field required')
    .refine((text) => text.trim() !== '', 'There’s no text to speak.')
    .refine((text) => [...text].length <= textLimit, `The text is longer than ${textLimit} characters.`)
    .meta({ minLength: 1, maxLength: textLimit, description: 'The text to speak' }),
  language_code: LanguageTag.nullish().describe('The language, if it can’t be detected from the text alone'),
  voice_settings: z.looseObject({ speed: z.number().min(speechSpeed.min).max(speechSpeed.max).nullish() }).nullish(),
});
export const ElevenLabsSpeechQuery = z.looseObject({
  output_format: z
    .string()
    .max(40)
    .default('mp3_44100_128')
    .describe('Codec, sample rate, and bitrate in kbps, such as mp3_44100_128, pcm_16000, or ulaw_8000'),
});
export const ElevenLabsVoiceParams = z.object({ voiceId: z.string().max(100) });

const seconds = z.array(z.number());
const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: seconds,
  character_end_times_seconds: seconds,
});

const example = {
  params: { voiceId: 'sarah' },
  query: { output_format: 'mp3_44100_128' },
  body: { text: 'Hello, welcome to our service!', model_id: 'eleven_multilingual_v2' },
};

const own = { can: 'speech:use', protocol: elevenLabs, perMinute: endpointPerMinute } as const;
const speaking = {
  ...own,
  method: 'POST',
  audit: null,
  params: ElevenLabsVoiceParams,
  query: ElevenLabsSpeechQuery,
  body: ElevenLabsSpeechRequest,
  replyHeaders: speechReplyHeaders.extend({
    'character-cost': z
      .string()
      .regex(/^\d+$/)
      .describe('Same as X-Characters, under the name ElevenLabs clients expect.'),
  }),
  idempotent: 'long',
  errors: ['quota_exceeded', 'too_many_requests', 'speech_unavailable'],
  example,
} as const satisfies Partial<Endpoint>;
const audio = [...new Set(Object.values(audioFormats).map(({ type }) => type))];

/** The four ways to speak, below one base address. */
const speakingBelow = (base: '' | typeof elevenLabsPrefix) =>
  ({
    convert: {
      ...speaking,
      path: `${base}/v1/text-to-speech/:voiceId`,
      summary: 'Speak text, in the format ElevenLabs clients use',
      raw: audio,
    },
    stream: {
      ...speaking,
      path: `${base}/v1/text-to-speech/:voiceId/stream`,
      summary: 'Turn text into speech; the audio streams as it’s generated',
      raw: audio,
    },
    convertWithTimestamps: {
      ...speaking,
      path: `${base}/v1/text-to-speech/:voiceId/with-timestamps`,
      summary: 'Speak text, with the timing of each character',
      reply: z.object({ audio_base64: z.string(), alignment: Alignment, normalized_alignment: Alignment }),
    },
    streamWithTimestamps: {
      ...speaking,
      path: `${base}/v1/text-to-speech/:voiceId/stream/with-timestamps`,
      summary: 'Speak text; audio and timings stream as JSON Lines',
      raw: ['application/json'],
    },
  }) as const;

const below = speakingBelow(elevenLabsPrefix);
const atRoot = speakingBelow('');

export const elevenLabsApi = endpoints({
  ...below,
  convertAtRoot: atRoot.convert,
  streamAtRoot: atRoot.stream,
  convertWithTimestampsAtRoot: atRoot.convertWithTimestamps,
  streamWithTimestampsAtRoot: atRoot.streamWithTimestamps,
  voices: {
    ...own,
    method: 'GET',
    path: `${elevenLabsPrefix}/v1/voices`,
    summary: 'List the voices',
    reply: z.object({ voices: z.array(SpeechVoice) }),
  },
  searchVoices: {
    ...own,
    method: 'GET',
    path: `${elevenLabsPrefix}/v2/voices`,
    summary: 'List the voices, in the format newer ElevenLabs clients use',
    reply: z.object({
      voices: z.array(SpeechVoice),
      has_more: z.literal(false),
      total_count: z.int(),
      next_page_token: z.null(),
    }),
  },
  voice: {
    ...own,
    method: 'GET',
    path: `${elevenLabsPrefix}/v1/voices/:voiceId`,
    summary: 'Get a voice',
    params: ElevenLabsVoiceParams,
    reply: SpeechVoice,
    example: { params: { voiceId: 'emma' } },
  },
  models: {
    ...own,
    method: 'GET',
    path: `${elevenLabsPrefix}/v1/models`,
    summary: 'Get the model and its supported languages',
    reply: z.array(
      z.looseObject({
        model_id: z.string(),
        name: z.string(),
        can_do_text_to_speech: z.boolean(),
        languages: z.array(z.object({ language_id: z.string(), name: z.string() })),
        maximum_text_length_per_request: z.int(),
      }),
    ),
  },
  subscription: {
    ...own,
    method: 'GET',
    path: `${elevenLabsPrefix}/v1/user/subscription`,
    summary: 'Get the characters used this month, and when the count resets',
    reply: z.looseObject({
      tier: z.string(),
      status: z.string(),
      character_count: z.int(),
      character_limit: z.int(),
      next_character_count_reset_unix: z.int(),
    }),
  },
});

import { z } from 'zod';
import {
  type ServiceAccess,
  ServiceFault,
  type SpeechService,
  serviceRate,
} from '#voice/engines/services/speech-service.ts';
import { linesOf } from '#voice/engines/services/stream-lines.ts';
import type { TimedText } from '#voice/engines/services/token-times.ts';
import type { Voice } from '#voice/engines/tts.ts';

export const elevenLabsDefaults = { baseUrl: 'https://api.elevenlabs.io', model: 'eleven_flash_v2_5' };

const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});

/** A line of the stream: sound, and the times of the characters heard in it. */
const Line = z.looseObject({ audio_base64: z.string().nullish(), alignment: Alignment.nullish() });

const VoicePage = z.object({
  voices: z.array(
    z.looseObject({
      voice_id: z.string(),
      name: z.string().nullish(),
      description: z.string().nullish(),
      labels: z.record(z.string(), z.string()).nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
});

const mostPages = 10;
/** Models that take the language as an order; others find it out by themselves and refuse to be told. */
const toldLanguage = /_v2_5$|_v3/;

function timesOf(alignment: z.infer<typeof Alignment>): TimedText[] {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment;
  return characters.map((text, index) => ({
    text,
    startMs: (starts[index] ?? 0) * 1000,
    endMs: (ends[index] ?? starts[index] ?? 0) * 1000,
  }));
}

function genderOf(label: string | undefined): Voice['gender'] {
  return label === 'female' || label === 'male' ? label : 'neutral';
}

/** ElevenLabs, by the stream that tells the time of each character. */
export function elevenLabsSpeech({ key, baseUrl, model }: ServiceAccess): SpeechService {
  const headers = { 'content-type': 'application/json', ...(key !== null && { 'xi-api-key': key }) };
  return {
    id: 'elevenlabs',
    name: 'ElevenLabs',
    settings: { key: 'ELEVENLABS_API_KEY', baseUrl: 'ELEVENLABS_BASE_URL', model: 'ELEVENLABS_MODEL' },
    version: `1.${model}`,
    speeds: [0.7, 1.2],
    soundTypes: /^(application\/(x-)?(nd)?json|text\/event-stream|audio\/)/i,
    speak: ({ text, voice, language, speed }) => ({
      url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/stream/with-timestamps?output_format=pcm_${serviceRate}`,
      headers,
      body: JSON.stringify({
        text,
        model_id: model,
        ...(toldLanguage.test(model) && { language_code: language.split('-')[0] }),
        ...(speed !== 1 && { voice_settings: { speed } }),
      }),
    }),
    async *read(body) {
      for await (const line of linesOf(body)) {
        const json = line.replace(/^data:\s*/, '');
        if (json.trim() === '') continue;
        const parsed = Line.safeParse(jsonOf(json));
        if (!parsed.success || (parsed.data.audio_base64 ?? parsed.data.alignment) === undefined)
          throw new ServiceFault();
        const { audio_base64: audio, alignment } = parsed.data;
        yield {
          ...(audio && { bytes: Buffer.from(audio, 'base64') }),
          ...(alignment && { times: timesOf(alignment) }),
        };
      }
    },
    async voices(get) {
      const found: Voice[] = [];
      let token: string | null | undefined;
      for (let page = 0; page < mostPages; page++) {
        const next = token ? `&next_page_token=${encodeURIComponent(token)}` : '';
        const { voices, has_more, next_page_token } = VoicePage.parse(
          await get(`${baseUrl}/v2/voices?page_size=100${next}`),
        );
        found.push(
          ...voices.map(({ voice_id: id, name, description, labels }) => ({
            id,
            name: name ?? id,
            language: 'mul',
            gender: genderOf(labels?.gender),
            description: description || Object.values(labels ?? {}).join(', '),
          })),
        );
        if (!has_more || !next_page_token) break;
        token = next_page_token;
      }
      return found;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import { spokenTag } from '#voice/engines/reading/languages.ts';
import {
  type ServiceAccess,
  ServiceFault,
  type SpeechService,
  serviceRate,
} from '#voice/engines/services/speech-service.ts';
import { linesOf } from '#voice/engines/services/stream-lines.ts';
import type { Voice } from '#voice/engines/tts.ts';

export const cartesiaDefaults = { baseUrl: 'https://api.cartesia.ai', model: 'sonic-3.5' };

/** The version of their API that this was written for. */
const apiVersion = '2026-03-01';

const SoundEvent = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('chunk'), data: z.string() }),
  z.looseObject({
    type: z.literal('timestamps'),
    word_timestamps: z.object({ words: z.array(z.string()), start: z.array(z.number()), end: z.array(z.number()) }),
  }),
  z.looseObject({ type: z.literal('done') }),
  z.looseObject({ type: z.literal('error'), error_code: z.string().nullish() }),
]);

const VoicePage = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      description: z.string().nullish(),
      gender: z.string().nullish(),
      language: z.string().nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
});

const mostPages = 10;

const genders: Record<string, Voice['gender']> = {
  feminine: 'female',
  female: 'female',
  masculine: 'male',
  male: 'male',
};

/** Cartesia's Sonic, by server-sent events with the time of each word. */
export function cartesiaSpeech({ key, baseUrl, model }: ServiceAccess): SpeechService {
  const headers = {
    'content-type': 'application/json',
    'cartesia-version': apiVersion,
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  return {
    id: 'cartesia',
    name: 'Cartesia',
    settings: { key: 'CARTESIA_API_KEY', baseUrl: 'CARTESIA_BASE_URL', model: 'CARTESIA_MODEL' },
    version: `1.${model}`,
    speeds: [0.6, 1.5],
    soundTypes: /^text\/event-stream/i,
    speak: ({ text, voice, language, speed }) => ({
      url: `${baseUrl}/tts/sse`,
      headers,
      body: JSON.stringify({
        model_id: model,
        transcript: text,
        voice: { mode: 'id', id: voice },
        language: language.split('-')[0],
        output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: serviceRate },
        add_timestamps: true,
        ...(speed !== 1 && { generation_config: { speed } }),
      }),
    }),
    async *read(body) {
      for await (const line of linesOf(body)) {
        if (!line.startsWith('data:')) continue;
        const event = eventOf(line.slice('data:'.length));
        // Kinds of events that came after this was written.
        if (event === undefined) continue;
        if (event.type === 'error') throw new ServiceFault(event.error_code ?? undefined);
        if (event.type === 'done') return;
        if (event.type === 'chunk') yield { bytes: Buffer.from(event.data, 'base64') };
        else {
          const { words, start, end } = event.word_timestamps;
          const ms = (seconds: number | undefined) => (seconds ?? 0) * 1000;
          yield { times: words.map((text, index) => ({ text, startMs: ms(start[index]), endMs: ms(end[index]) })) };
        }
      }
      throw new ServiceFault('stream_cut_off');
    },
    async voices(get) {
      const found: Voice[] = [];
      for (let page = 0; page < mostPages; page++) {
        const last = found.at(-1);
        const after = last === undefined ? '' : `&starting_after=${encodeURIComponent(last.id)}`;
        const { data, has_more } = VoicePage.parse(await get(`${baseUrl}/voices/?limit=100${after}`));
        found.push(
          ...data.map(({ id, name, description, gender, language }) => ({
            id,
            name,
            description: description ?? '',
            language: spokenTag(language ?? 'en'),
            gender: genders[gender ?? ''] ?? ('neutral' as const),
          })),
        );
        if (!has_more || data.length === 0) break;
      }
      return found;
    },
  };
}

function eventOf(json: string): z.infer<typeof SoundEvent> | undefined {
  try {
    return SoundEvent.safeParse(JSON.parse(json)).data;
  } catch {
    throw new ServiceFault();
  }
}

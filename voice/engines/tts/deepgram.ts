import { z } from 'zod';
import { spokenTag } from '#voice/engines/reading/languages.ts';
import { type ServiceAccess, type SpeechService, serviceRate } from '#voice/engines/services/speech-service.ts';
import type { Voice } from '#voice/engines/tts.ts';

export const deepgramDefaults = { baseUrl: 'https://api.deepgram.com', model: '' };

const Models = z.object({
  tts: z
    .array(
      z.looseObject({
        name: z.string(),
        canonical_name: z.string(),
        architecture: z.string().nullish(),
        languages: z.array(z.string()).nullish(),
        metadata: z.looseObject({ accent: z.string().nullish(), tags: z.array(z.string()).nullish() }).nullish(),
      }),
    )
    .nullish(),
});

/** Each model is one voice in one language. */
const isOffered = (architecture: string | null | undefined) => /^aura/.test(architecture ?? 'aura');

function genderOf(tags: readonly string[]): Voice['gender'] {
  if (tags.includes('feminine')) return 'female';
  return tags.includes('masculine') ? 'male' : 'neutral';
}

/** Deepgram's Aura voices, by HTTP. */
export function deepgramSpeech({ key, baseUrl }: ServiceAccess): SpeechService {
  const headers = { 'content-type': 'application/json', ...(key !== null && { authorization: `Token ${key}` }) };
  return {
    id: 'deepgram',
    name: 'Deepgram',
    settings: { key: 'DEEPGRAM_API_KEY', baseUrl: 'DEEPGRAM_BASE_URL' },
    version: '1',
    speeds: [0.7, 1.5],
    soundTypes: /^(audio\/|application\/octet-stream)/i,
    speak({ text, voice, speed }) {
      const query = new URLSearchParams({
        model: voice,
        encoding: 'linear16',
        container: 'none',
        sample_rate: String(serviceRate),
        ...(speed !== 1 && { speed: String(speed) }),
      });
      return { url: `${baseUrl}/v1/speak?${query}`, headers, body: JSON.stringify({ text }) };
    },
    async *read(body) {
      for await (const bytes of body) yield { bytes };
    },
    async voices(get) {
      const { tts } = Models.parse(await get(`${baseUrl}/v1/models`));
      return (tts ?? [])
        .filter(({ architecture }) => isOffered(architecture))
        .map(({ name, canonical_name: id, languages, metadata }) => {
          const tags = metadata?.tags ?? [];
          const language = languages?.find((tag) => tag.includes('-')) ?? languages?.[0] ?? 'en';
          return {
            id,
            name: name.charAt(0).toUpperCase() + name.slice(1),
            language: spokenTag(language),
            gender: genderOf(tags),
            description: [metadata?.accent, ...tags].filter(Boolean).join(', '),
          };
        });
    },
  };
}

import { z } from 'zod';
import { EngineError } from '#voice/engines/engine-error.ts';
import type { ServiceAccess, SpeechService } from '#voice/engines/services/speech-service.ts';
import type { Voice } from '#voice/engines/tts.ts';

export const openAiDefaults = { baseUrl: 'https://api.openai.com/v1', model: 'tts-1' };

/** OpenAI's own voices, for servers that do not list theirs. */
const ownVoices: readonly [id: string, gender: Voice['gender'], description: string][] = [
  ['alloy', 'neutral', 'Balanced'],
  ['ash', 'male', 'Clear and precise'],
  ['coral', 'female', 'Warm and friendly'],
  ['echo', 'male', 'Calm and even'],
  ['fable', 'neutral', 'A story teller'],
  ['nova', 'female', 'Bright and lively'],
  ['onyx', 'male', 'Deep and sure'],
  ['sage', 'female', 'Quiet and thoughtful'],
  ['shimmer', 'female', 'Light and clear'],
];

/** Servers that list their voices give names, or objects with an id. */
const VoiceList = z.object({
  voices: z.array(z.union([z.string(), z.looseObject({ id: z.string(), name: z.string().optional() })])),
});

/** Kokoro's names tell it in their second letter: af_bella, am_adam. */
function genderOf(id: string): Voice['gender'] {
  const own = ownVoices.find(([known]) => known === id);
  if (own !== undefined) return own[1];
  const letter = /^[a-z]([fm])_/.exec(id)?.[1];
  return letter === undefined ? 'neutral' : letter === 'f' ? 'female' : 'male';
}

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** OpenAI's speech and every server that speaks its protocol: Kokoro, speaches, LocalAI, another Parley. */
export function openAiSpeech({ key, baseUrl, model }: ServiceAccess): SpeechService {
  const headers = {
    'content-type': 'application/json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  return {
    id: 'openai',
    name: 'The OpenAI-compatible speech service',
    settings: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL', model: 'OPENAI_SPEECH_MODEL' },
    version: `1.${baseUrl}.${model}`,
    speeds: [0.25, 4],
    soundTypes: /^(audio\/(pcm|l16|x-pcm|raw)|application\/octet-stream|binary\/octet-stream|$)/i,
    speak: ({ text, voice, speed }) => ({
      url: `${baseUrl}/audio/speech`,
      headers,
      body: JSON.stringify({ model, input: text, voice, response_format: 'pcm', ...(speed !== 1 && { speed }) }),
    }),
    async *read(body) {
      for await (const bytes of body) yield { bytes };
    },
    async voices(get) {
      const listed = await get(`${baseUrl}/audio/voices`).then(VoiceList.parse, unlessNone);
      if (listed === undefined) {
        // OpenAI itself has no such list. That the key is good, it says here.
        await get(`${baseUrl}/models`).catch(unlessNone);
        return ownVoices.map(([id, gender, description]) => ({
          id,
          name: nameOf(id),
          language: 'mul',
          gender,
          description,
        }));
      }
      return listed.voices.map((voice) => {
        const id = typeof voice === 'string' ? voice : voice.id;
        const name = (typeof voice === 'string' ? undefined : voice.name) ?? nameOf(id);
        return { id, name, language: 'mul', gender: genderOf(id), description: model };
      });
    },
  };
}

/** A list that a server does not have is no fault. */
function unlessNone(error: unknown): undefined {
  if (!(error instanceof EngineError) || error.code !== 'unsupported') throw error;
}

import type { SpeechVoice } from '#domain/channels/speech.ts';

/** Engines as people know them, by their id. */
const engineNames: Record<string, string> = {
  embedded: 'Built in',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  deepgram: 'Deepgram',
  cartesia: 'Cartesia',
  sherpa: 'Neural',
  'sherpa-onnx': 'Neural',
};
export const engineName = (id: string) => engineNames[id] ?? id;

const genders: Record<SpeechVoice['gender'], string> = { female: 'Female', male: 'Male', neutral: 'Neutral' };

export const isEmbedded = ({ engine }: Pick<SpeechVoice, 'engine'>) => engine === 'embedded';

/**
 * A voice in a few words. The built-in voices are described as they sound in English; in another language the same name
 * is another voice, of which only the gender is the same.
 */
export const describeVoice = (voice: SpeechVoice) =>
  isEmbedded(voice) && !/^en\b/.test(voice.language) ? genders[voice.gender] : voice.description;

/** The voices that a search and the choice of an engine leave. */
export function findVoices(voices: readonly SpeechVoice[], { search, engine }: { search: string; engine: string }) {
  const wanted = search.trim().toLowerCase();
  return voices.filter(
    (voice) =>
      (engine === '' || voice.engine === engine) &&
      // "male" must not find "female": words are matched from their beginning.
      ` ${voice.name} ${describeVoice(voice)} ${voice.gender}`.toLowerCase().includes(` ${wanted}`),
  );
}

/** The voice that an id means, also by another name; the first of the language when there is none. */
export function voiceOf(voices: readonly SpeechVoice[], id: string | null): string | undefined {
  const named = voices.find((voice) => voice.id === id);
  return named ? (named.alias_of ?? named.id) : voices[0]?.id;
}

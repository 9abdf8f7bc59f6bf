import { AppError } from '#domain/errors.ts';
import type { SpeechLanguage, SpeechVoice } from '#domain/speech.ts';
import type { Services } from '#server/services.ts';
import { languageOfScript, spokenLanguage, spokenLanguages } from '#voice/engines/languages.ts';
import type { Voice } from '#voice/engines/tts.ts';
import { voiceAliases } from '#voice/engines/voices.ts';

const defaultLanguage = 'en-US';

/** What a voice says to introduce itself, where we know the language well enough. */
const introductions: Record<string, (name: string) => string> = {
  en: (name) => `Hello, my name is ${name}. This is how I sound.`,
  de: (name) => `Guten Tag, ich heiße ${name}. So klingt meine Stimme.`,
  es: (name) => `Hola, me llamo ${name}. Así suena mi voz.`,
  fr: (name) => `Bonjour, je m'appelle ${name}. Voici ma voix.`,
  it: (name) => `Ciao, mi chiamo ${name}. Questa è la mia voce.`,
  pt: (name) => `Olá, meu nome é ${name}. Esta é a minha voz.`,
  nl: (name) => `Hallo, ik ben ${name}. Zo klinkt mijn stem.`,
};

/** The sentence of a voice's sample: an introduction, else its name and that of the language. */
export function sampleText(voiceId: string, language: string): string {
  const name = voiceAliases[voiceId]?.voice ?? voiceId;
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  const introduce = introductions[language.split('-')[0]!];
  return introduce?.(shown) ?? `${shown}. ${spokenLanguage(language)?.nativeName ?? language}.`;
}

const problem = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/**
 * The language to speak a text in: the one that is asked for, else the one that its letters tell, else English.
 * @throws AppError invalid_input when nobody speaks it
 */
export function chooseLanguage(asked: string | undefined, text: string): string {
  const wanted = asked ?? languageOfScript(text) ?? defaultLanguage;
  const known = spokenLanguage(wanted);
  if (known !== undefined) return /^en(-|$)/i.test(wanted) ? defaultLanguage : known.tag;
  throw problem(
    'body.language',
    `No voice here speaks ${nameOf(wanted)} (${wanted}). GET /v1/languages lists what is spoken.`,
  );
}

/** The name of a language in English; what has the form of a tag but is none is its own name. */
function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}

const ofLanguage = (services: Services, language: string) =>
  services.speech.voices().filter((voice) => voice.language === language);

/**
 * The engine's voice that an id means in a language.
 * @throws AppError invalid_input
 */
export function chooseVoice(services: Services, id: string, language: string): Voice {
  const wanted = Object.hasOwn(voiceAliases, id) ? voiceAliases[id]!.voice : id;
  const voice = services.speech.voices().find((one) => one.id === wanted && speaks(one, language));
  if (voice === undefined) {
    throw problem('body.voice', `There is no voice ${JSON.stringify(id)}. GET /v1/voices lists the voices.`);
  }
  return voice;
}

/** A voice of a hosted engine speaks whatever it is given, and has `mul` for its language. */
const speaks = (voice: Voice, language: string) => voice.language === language || voice.language === 'mul';

function cardOf(services: Services, voice: Voice, alias?: { id: string; name: string }): SpeechVoice {
  const { id, name } = alias ?? voice;
  const query = voice.language === defaultLanguage ? '' : `?language=${voice.language}`;
  const sample = `${services.config.publicUrl}/v1/voices/${encodeURIComponent(id)}/sample${query}`;
  const { language, gender, description } = voice;
  return {
    ...{ id, alias_of: alias === undefined ? null : voice.id, name, language, gender, description, sample },
    engine: voice.id.includes('/') ? voice.id.split('/')[0]! : services.speech.id,
    voice_id: id,
    preview_url: sample,
    category: 'premade',
    labels: { gender, language, description },
  };
}

/** The voices of a language, the named ones first; English without one. @throws AppError invalid_input */
export function listVoices(services: Services, asked: string | undefined): SpeechVoice[] {
  const language = chooseLanguage(asked, '');
  const named = ofLanguage(services, language);
  const hosted = ofLanguage(services, 'mul');
  const others = Object.entries(voiceAliases).flatMap(([id, { name, voice: target }]) => {
    const voice = named.find((one) => one.id === target);
    return voice === undefined ? [] : [cardOf(services, voice, { id, name })];
  });
  return [
    ...named.map((voice) => cardOf(services, voice)),
    ...others,
    ...hosted.map((voice) => cardOf(services, voice)),
  ];
}

/** What is spoken here, in the order of the languages' tags. */
export function listLanguages(services: Services): SpeechLanguage[] {
  return spokenLanguages()
    .map(({ tag, name, nativeName }) => ({
      code: tag,
      name,
      native_name: nativeName,
      voices: ofLanguage(services, tag).length,
    }))
    .filter(({ voices }) => voices > 0);
}

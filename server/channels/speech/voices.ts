import type { SpeechLanguage, SpeechVoice } from '#domain/channels/speech.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { languageOfScript, spokenLanguage, spokenLanguages, spokenTag } from '#voice/engines/reading/languages.ts';
import type { Voice } from '#voice/engines/tts.ts';
import { voiceAliases } from '#voice/engines/voices.ts';

const defaultLanguage = 'en-US';
/** What voices have for their language that speak whatever they are given. */
const anyLanguage = 'mul';

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
export function sampleText({ name }: Voice, language: string): string {
  const introduce = introductions[language.split('-')[0]!];
  return introduce?.(name) ?? `${name}. ${spokenLanguage(language)?.nativeName ?? language}.`;
}

/** The engine of a voice: the first part of its id, or the embedded one. */
const engineOf = (services: Services, { id }: Voice) => (id.includes('/') ? id.split('/')[0]! : services.speech.id);

/** Whether a voice belongs to an engine that settings add. */
export const isHosted = (voiceId: string) => voiceId.includes('/');

const problem = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/**
 * The language to speak a text in: the one that is asked for, else the one that its letters tell, else English. A voice
 * of another engine has a language of its own, or speaks any.
 * @throws AppError invalid_input when no one speaks it
 */
export function chooseLanguage(asked: string | undefined, text: string, voice?: Voice): string {
  if (voice !== undefined && isHosted(voice.id)) {
    if (voice.language !== anyLanguage) return asked === undefined ? voice.language : spokenTag(asked);
    return spokenTag(asked ?? languageOfScript(text) ?? defaultLanguage);
  }
  const wanted = asked ?? languageOfScript(text) ?? defaultLanguage;
  const known = spokenLanguage(wanted);
  if (known !== undefined) return /^en(-|$)/i.test(wanted) ? defaultLanguage : known.tag;
  throw problem(
    'body.language',
    `No voice supports ${nameOf(wanted)} (${wanted}). GET /v1/languages lists the languages.`,
  );
}

/**
 * The language by whose habits a text is read: British dates and numbers where a British English is asked for, which the
 * same voices speak.
 * @param chosen by `chooseLanguage`
 */
export function readingLanguage(asked: string | undefined, chosen: string): string {
  const isEnglish = /^en(-|$)/i;
  return asked !== undefined && isEnglish.test(asked) && isEnglish.test(chosen) ? asked : chosen;
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
  if (voice !== undefined) return voice;
  const elsewhere = findVoice(services, id);
  throw problem(
    'body.voice',
    elsewhere !== undefined && isHosted(id)
      ? `Voice ${JSON.stringify(id)} speaks ${nameOf(elsewhere.language)}, not ${nameOf(language)}.`
      : `There’s no voice ${JSON.stringify(id)}. GET /v1/voices lists the voices.`,
  );
}

/** A voice by its id or one of its other names, in whatever language. */
export function findVoice(services: Services, id: string): Voice | undefined {
  const wanted = Object.hasOwn(voiceAliases, id) ? voiceAliases[id]!.voice : id;
  return services.speech.voices().find((one) => one.id === wanted);
}

const speaks = (voice: Voice, language: string) => voice.language === language || voice.language === anyLanguage;

function cardOf(services: Services, origin: string, voice: Voice, alias?: { id: string; name: string }): SpeechVoice {
  const { id, name } = alias ?? voice;
  const query = voice.language === defaultLanguage || isHosted(voice.id) ? '' : `?language=${voice.language}`;
  const sample = `${origin}/v1/voices/${encodeURIComponent(id)}/sample${query}`;
  const { language, gender, description } = voice;
  return {
    id,
    alias_of: alias === undefined ? null : voice.id,
    name,
    language,
    gender,
    description,
    sample,
    engine: engineOf(services, voice),
    voice_id: id,
    preview_url: sample,
    category: 'premade',
    labels: { gender, language, description },
  };
}

/**
 * The voices of a language, the embedded ones first; English without one.
 * @param origin under which address their samples are
 * @throws AppError invalid_input
 */
export function listVoices(
  services: Services,
  asked: string | undefined,
  origin = services.config.publicUrl,
): SpeechVoice[] {
  const all = services.speech.voices();
  const wanted = asked === undefined ? defaultLanguage : spokenTag(asked);
  // A language that no embedded voice speaks may be another engine's own.
  const own = all.some((voice) => isHosted(voice.id) && voice.language === wanted);
  const language = own ? wanted : chooseLanguage(asked, '');
  const spoken = all.filter((voice) => speaks(voice, language));
  const embedded = spoken.filter(({ id }) => !isHosted(id));
  const aliases = Object.entries(voiceAliases).flatMap(([id, { name, voice: target }]) => {
    const voice = embedded.find((one) => one.id === target);
    return voice === undefined ? [] : [cardOf(services, origin, voice, { id, name })];
  });
  const card = (voice: Voice) => cardOf(services, origin, voice);
  return [...embedded.map(card), ...aliases, ...spoken.filter(({ id }) => isHosted(id)).map(card)];
}

/** The engines that have voices, the embedded one first. */
export function listEngines(services: Services): string[] {
  return [...new Set([services.speech.id, ...services.speech.voices().map((voice) => engineOf(services, voice))])];
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

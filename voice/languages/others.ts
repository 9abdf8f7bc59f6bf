import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Language } from './language.ts';
import { type OtherLanguage, otherLanguages } from './others.data.ts';

/** So many different words of a language, and this share of all, tell that it is spoken. */
const leastWords = 3;
const leastShare = 0.5;

const baseOf = ({ id }: Language) => id.split('-')[0]!;
/** All but the one that is spoken. */
const othersThan = (language: Language) => otherLanguages.filter(({ id }) => id !== baseOf(language));

/** "I'm sorry, I only speak …", in the language of someone who does not speak ours. */
export const sorryIn = ({ sorry, calls }: OtherLanguage, language: Language): string | null => {
  const ours = calls[baseOf(language)];
  return sorry !== null && ours !== undefined ? sorry.replace('{}', ours) : null;
};

/** The language other than the one that is spoken that words are in. Null when they are not plainly in one. */
export function otherLanguageOf({ words, language }: Utterance): OtherLanguage | null {
  let best: { of: OtherLanguage; hits: number } | null = null;
  for (const of of othersThan(language)) {
    const isOwn = (text: string) => of.own.includes(text);
    const names = words.filter(({ text }) => isOwn(text) || of.ours.includes(text)).length;
    const small = words.filter(({ text }) => of.words.has(text));
    const hits = names + small.length;
    const different = names + new Set(small.map(({ text }) => text)).size;
    // "Español", "en español": the name says it; without it, it takes some more words.
    const isNamed = names > 0 && (hits >= 2 || words.every(({ text }) => isOwn(text)));
    if (!isNamed && different < leastWords) continue;
    if (hits < words.length * leastShare || hits <= (best?.hits ?? 0)) continue;
    best = { of, hits };
  }
  return best?.of ?? null;
}

/** The same, or the one that someone asks for by its name: "do you speak Spanish?" */
export const otherLanguageIn = (utterance: Utterance): OtherLanguage | null =>
  otherLanguageOf(utterance) ??
  othersThan(utterance.language).find(({ names, own }) =>
    utterance.words.some(({ text }) => names.includes(text) || own.includes(text)),
  ) ??
  null;

import type { Utterance } from '#voice/understanding/utterance.ts';
import { type OtherLanguage, otherLanguages } from './others.data.ts';

/** So many different words of a language, and this share of all, tell that it is spoken. */
const leastWords = 3;
const leastShare = 0.5;

/** The language other than ours that words are in. Null when they are not plainly in one. */
export function otherLanguageOf({ words }: Utterance): OtherLanguage | null {
  let best: { of: OtherLanguage; hits: number } | null = null;
  for (const of of otherLanguages) {
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

/** The same, or the one that somebody asks for by its name: "do you speak Spanish?" */
export const otherLanguageIn = (utterance: Utterance): OtherLanguage | null =>
  otherLanguageOf(utterance) ??
  otherLanguages.find(({ names, own }) =>
    utterance.words.some(({ text }) => names.includes(text) || own.includes(text)),
  ) ??
  null;

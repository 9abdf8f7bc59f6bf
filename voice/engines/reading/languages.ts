import { espeakLanguages } from '../tts/espeak-ng.data.ts';
import { espeakLanguage, espeakMissing } from '../tts/espeak-ng.ts';

/** A language that can be spoken here. */
export interface SpokenLanguage {
  /** BCP 47. */
  tag: string;
  name: string;
  nativeName: string;
}

const rowOf = ([tag, nativeName, name]: (typeof espeakLanguages)[number]): SpokenLanguage => ({
  tag,
  name,
  nativeName,
});

/** All languages of the embedded engines; only English where espeak-ng is not installed. */
export function spokenLanguages(): SpokenLanguage[] {
  const all = espeakLanguages.map(rowOf);
  return espeakMissing() === undefined ? all : all.filter(({ tag }) => tag.startsWith('en'));
}

/** The language that a tag means: `de-AT` is spoken as `de`. Undefined when no one here speaks it. */
export function spokenLanguage(tag: string): SpokenLanguage | undefined {
  const row = espeakLanguage(tag);
  return row === undefined ? undefined : spokenLanguages().find((language) => language.tag === row[0]);
}

/** A tag of elsewhere as ours: `de-DE` is `de`, every English `en-US`; one that no one here speaks stays what it is. */
export function spokenTag(tag: string): string {
  return /^en(-|$)/i.test(tag) ? 'en-US' : (espeakLanguage(tag)?.[0] ?? tag);
}

/** Scripts that tell the language, or the most spoken one of several. Hebrew and Thai are named to be refused by it. */
const scripts: readonly [pattern: RegExp, tag: string][] = [
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
];

/** Letters that Persian and Urdu have and Arabic has not. */
const persian = /[پچژگ]/u;
const urdu = /[ٹڈڑںےہ]/u;

/**
 * The language of a text as far as its letters tell; undefined for Latin letters, which a hundred languages share.
 * In a mixed text the script with most letters decides.
 */
export function languageOfScript(text: string): string | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  let most = count(/\p{Script=Latin}/gu);
  let found: string | undefined;
  for (const [pattern, tag] of scripts) {
    const letters = count(pattern);
    if (letters > most) [most, found] = [letters, tag];
  }
  // Japanese is written with more Han than kana.
  if (found === 'zh' && /\p{Script=Hiragana}/u.test(text)) return 'ja';
  if (found === 'ar') return urdu.test(text) ? 'ur' : persian.test(text) ? 'fa' : 'ar';
  return found;
}

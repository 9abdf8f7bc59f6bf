import type { Script } from '../script.ts';
import { saidTokens } from './figures.ts';
import { englishTokens } from './normalize-text.ts';
import { tokensWithSpans } from './spans.ts';
import { engineText, type SpokenToken } from './spoken-token.ts';

/** The tokens of a text in a language. English is put into words here; other languages their engine reads itself. */
export function tokensOf(text: string, language: string): Iterable<SpokenToken> {
  return /^en(-|$)/i.test(language) ? englishTokens(text, language) : saidTokens(text, language);
}

/** What an engine is given to read for a script, as one line. */
export function spokenScript(script: Script, language: string): string {
  return script
    .map((part) => engineText([...tokensWithSpans(part, (text) => tokensOf(text, language))]).trim())
    .filter((text) => text !== '')
    .join(' ');
}

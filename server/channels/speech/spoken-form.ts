import type { Scope } from '#server/scope.ts';
import { spokenScript } from '#voice/engines/reading/spoken-script.ts';
import { spokenCharacters } from '#voice/engines/script.ts';
import { prepareScript } from './scripts.ts';
import { chooseLanguage, readingLanguage } from './voices.ts';

/** How a text will be read: numbers, dates, money, addresses in words, with the workspace's pronunciations. */
export async function spokenForm(
  scope: Scope,
  { text, language: asked }: { text: string; language?: string | undefined },
) {
  const script = await prepareScript(scope, text, asked);
  const language = chooseLanguage(asked, script.map((part) => part.text).join(' '));
  const spoken = spokenScript(script, readingLanguage(asked, language));
  return { spoken, language, characters: spokenCharacters(script) };
}

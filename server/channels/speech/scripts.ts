import { AppError } from '#domain/platform/errors.ts';
import type { Scope } from '#server/scope.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { languageOfScript } from '#voice/engines/reading/languages.ts';
import { type PronouncedWord, pronounce } from '#voice/engines/reading/pronounce.ts';
import { isSsml, ssmlScript } from '#voice/engines/reading/ssml.ts';
import { plainScript, type Script } from '#voice/engines/script.ts';
import { listPronunciations } from './pronunciations.ts';

/**
 * A text, plain or SSML, as it is to be spoken in a workspace.
 * @param own words that count more than the workspace's
 * @throws AppError invalid_input
 */
export async function prepareScript(
  scope: Scope,
  text: string,
  language: string | undefined,
  own: readonly PronouncedWord[] = [],
): Promise<Script> {
  return pronounce(readText(text, language), [...(await listPronunciations(scope)), ...own]);
}

function readText(text: string, language: string | undefined): Script {
  if (!isSsml(text)) return plainScript(text);
  const tag = language ?? languageOfScript(text.replaceAll(/<[^>]*>/g, ' ')) ?? 'en';
  try {
    return ssmlScript(text, /^en(-|$)/i.test(tag));
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new AppError('invalid_input', error.message, [{ path: 'body.text', message: error.message }]);
  }
}

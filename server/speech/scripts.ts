import { AppError } from '#domain/errors.ts';
import type { Scope } from '#server/scope.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { languageOfScript } from '#voice/engines/reading/languages.ts';
import { pronounce } from '#voice/engines/reading/pronounce.ts';
import { isSsml, ssmlScript } from '#voice/engines/reading/ssml.ts';
import { plainScript, type Script } from '#voice/engines/script.ts';
import { listPronunciations } from './pronunciations.ts';

/**
 * A text, plain or SSML, as it is to be spoken in a workspace.
 * @throws AppError invalid_input
 */
export async function prepareScript(scope: Scope, text: string, language: string | undefined): Promise<Script> {
  return pronounce(readText(text, language), await listPronunciations(scope));
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

import type { Scope } from '#server/scope.ts';
import { pronounce } from '#voice/engines/pronounce.ts';
import { plainScript, type Script } from '#voice/engines/script.ts';
import { listPronunciations } from './pronunciations.ts';

/** A text as it is to be spoken in a workspace. */
export async function prepareScript(scope: Scope, text: string): Promise<Script> {
  return pronounce(plainScript(text), await listPronunciations(scope));
}

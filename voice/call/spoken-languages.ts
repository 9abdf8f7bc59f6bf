import { baseLanguage } from '#domain/platform/agent-languages.ts';
import type { Setting } from '#voice/flow/conversation.ts';

/**
 * BCP 47 of the languages that may be spoken in a call, that of now first: the agent's own and those that it goes over to.
 * Regions of one language are one. A single one where the agent has no others.
 */
export function spokenLanguages(
  now: string,
  { language, otherLanguages = [] }: Pick<Setting, 'language' | 'otherLanguages'>,
): string[] {
  const all = [now, ...(language ? [language] : []), ...otherLanguages];
  return all.filter((tag, at) => all.findIndex((one) => baseLanguage(one) === baseLanguage(tag)) === at);
}

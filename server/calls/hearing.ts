import metadata from 'libphonenumber-js/min/metadata';
import type { Setting } from '#voice/flow/conversation.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { stampOfText } from '#voice/languages/stamp.ts';

const phones = stampOfText(JSON.stringify(metadata));

/**
 * In which language a call is heard, and what that depends on: the language's rules, the numbers that countries have, and
 * the time zones of this machine. A call keeps it, so that what it made of words can be told from what it would today.
 */
export function hearing(tag: string): Pick<Setting, 'language' | 'country' | 'stamp'> {
  const language = languageOf(tag);
  const { icu = '', tz = '' } = process.versions;
  return {
    language: tag,
    ...(language && { country: language.country }),
    stamp: { rules: language?.stamp ?? '', phones, icu, timeZones: tz },
  };
}

import metadata from 'libphonenumber-js/min/metadata';
import { type Setting, wordsVersion } from '#voice/flow/conversation.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { stampOfText } from '#voice/languages/stamp.ts';

const phones = stampOfText(JSON.stringify(metadata));

/** By which rules this process leads calls: its engine's words, its languages, and what both rest on. */
export const engineStamp: string = stampOfText(
  JSON.stringify([
    wordsVersion,
    languages.map(({ id, stamp, written }) => [id, stamp, written]),
    phones,
    process.versions.icu,
    process.versions.tz,
  ]),
);

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

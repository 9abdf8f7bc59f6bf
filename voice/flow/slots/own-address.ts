import { readEmail } from '#voice/understanding/types/email.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';

/**
 * "Same as my name at gmail", "first name dot last name at …", "first initial, last name": the words with the name that was given
 * in place of what stands for it. The same where none does, or no address comes of it.
 */
export function withOwnName(utterance: Utterance, name: string | undefined): Utterance {
  const { own } = utterance.language.spelling;
  const parts = name?.split(' ').map(fold) ?? [];
  const [given, family] = [parts[0], parts.at(-1)];
  if (!own || given === undefined || family === undefined || parts.length < 2) return utterance;
  const { text, language } = utterance;
  const whole = own.dotted.test(text) ? `${given} dot ${family}` : `${given} ${family}`;
  const named = text
    .replace(own.dotted, ' ')
    .replace(own.whole, ` ${whole} `)
    .replace(own.given, ` ${given} `)
    .replace(own.initial, ` ${given.charAt(0)} `)
    .replace(own.family, ` ${family} `)
    .replace(/\s+/g, ' ')
    .trim();
  if (named === text) return utterance;
  const said = readUtterance(named, language);
  return readEmail(said) === null ? utterance : said;
}

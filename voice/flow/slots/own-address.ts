import { readEmail } from '#voice/understanding/types/email.ts';
import { withNamedParts } from '#voice/understanding/types/email-by-name.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';

/** "Same as my name at gmail", "first initial, last name": with the name in place of what stands for it. Null where nothing does. */
function withName({ text, language }: Utterance, person: string): Utterance | null {
  const { own } = language.spelling;
  const parts = person.split(' ').map(fold);
  const [given, family] = [parts[0], parts.at(-1)];
  if (!own || given === undefined || family === undefined || parts.length < 2) return null;
  const whole = own.dotted.test(text) ? `${given} dot ${family}` : `${given} ${family}`;
  const named = text
    .replace(own.dotted, ' ')
    .replace(own.whole, ` ${whole} `)
    .replace(own.given, ` ${given} `)
    .replace(own.initial, ` ${given.charAt(0)} `)
    .replace(own.family, ` ${family} `)
    .replace(/\s+/g, ' ')
    .trim();
  return named === text ? null : readUtterance(named, language);
}

/** The words of an address that is made of the caller's own name, with the name in them; null where it is made of something else. */
export function ownAddress(utterance: Utterance, person: string): Utterance | null {
  const named = withName(utterance, person);
  if (named && readEmail(named) !== null) return named;
  return withNamedParts(utterance, person);
}

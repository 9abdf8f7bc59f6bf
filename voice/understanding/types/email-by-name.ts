import type { NamePart, Names } from '#voice/languages/names.ts';
import { readUtterance, type Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { bareDomains } from './email-domains.ts';

/** Of the words for a part of a name, those that lead to none: "first name", without "is". */
const bareLabels = new WeakMap<object, [string, NamePart][]>();

function labelsOf({ labels, inAddresses = {} }: Names): [string, NamePart][] {
  const known = bareLabels.get(labels);
  if (known) return known;
  const phrases = Object.keys(labels);
  const isBare = (phrase: string) => !phrases.some((other) => other !== phrase && phrase.startsWith(`${other} `));
  // "Mein Vorname" is longer than "Vorname".
  const made = [...Object.entries(labels).filter(([phrase]) => isBare(phrase)), ...Object.entries(inAddresses)].sort(
    ([a], [b]) => b.length - a.length,
  );
  bareLabels.set(labels, made);
  return made;
}

/** The part of a name as an address has it: one word, without accents. */
function partOf(person: string, part: NamePart, { particles }: Names): string | null {
  const words = person.split(/\s+/).map((word) => fold(word).replace(/[^a-z]/g, ''));
  if (words.length < 2) return null;
  const family = words.findIndex((word, at) => at > 0 && particles.has(word));
  const begin = family > 0 ? family : words.length - 1;
  if (part === 'middle') return null;
  return (part === 'given' ? words.slice(0, 1) : words.slice(begin)).join('') || null;
}

/**
 * "First name dot last name at gmail": with the words of the name that was given. Null where none of it is named.
 * @param person the whole name
 */
export function withNamedParts({ text, words, language }: Utterance, person: string): Utterance | null {
  const { names, spelling } = language;
  const own = words.findIndex((word) => spelling.at.has(word.text));
  // "Vorname Punkt Nachname bei Gmail".
  const isHost = (index: number) => (words[index]?.text ?? '') in bareDomains;
  const at = own < 0 ? words.findIndex((_, index) => isHost(index)) : own;
  if (at < 1) return null;
  let said = '';
  let isNamed = false;
  const end = own < 0 ? at - 1 : at;
  for (let index = 0; index < end; ) {
    const found = labelsOf(names).find(([phrase]) =>
      phrase.split(' ').every((part, n) => index + n < end && words[index + n]?.text === part),
    );
    const part = found && partOf(person, found[1], names);
    const count = part ? found[0].split(' ').length : 1;
    isNamed ||= part !== undefined && part !== null;
    said += `${part ?? text.slice(words[index]!.from, words[index]!.to)} `;
    index += count;
  }
  const sign = own < 0 ? '@ ' : '';
  return isNamed ? readUtterance(`${said}${sign}${text.slice(words[at]!.from)}`, language) : null;
}

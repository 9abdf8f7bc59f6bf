import type { Language } from '#voice/languages/language.ts';
import { readEmail } from '#voice/understanding/types/email.ts';
import { amendEmail } from '#voice/understanding/types/email-amend.ts';
import { isWellKnown } from '#voice/understanding/types/email-domains.ts';
import { agreesOnly } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { ownAddress } from './own-address.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

const spell = (part: string, { say }: Language) =>
  part
    .split('')
    .map((sign) => say.signs[sign] ?? sign.toUpperCase())
    .join(', ');

/** Letters of what ends a domain, at most. */
const longestEnding = 3;

/** What an address may end in, whoever it is of. */
const anyHost = 'gmail';

/** "It's Agnes dot Whitlock": what stands before the "at", where a sign in it tells that it is of an address. Null where none does. */
function firstPiece({ text, words, language }: Utterance): string | null {
  const { at, signs } = language.spelling;
  const [sign] = at;
  if (sign === undefined || words.some((word) => at.has(word.text) || word.text.includes('@'))) return null;
  if (!words.some((word, n) => n > 0 && n < words.length - 1 && /^[._-]$/.test(signs[word.text] ?? ''))) return null;
  // "Ewa, monkey, wp dot pl" is all of one, with an "at" that no one knows.
  const isHost = signs[words.at(-2)?.text ?? ''] === '.' && words.at(-1)!.text.length <= longestEnding;
  if (isHost) return null;
  const whole = readEmail(readUtterance(`${text} ${sign} ${anyHost}`, language));
  return typeof whole?.value === 'string' ? text : null;
}

/** An e-mail address, typed, spoken ("john dot smith at gmail dot com") or spelled. */
export const email: SlotKind = {
  type: 'email',
  free: false,
  confirm: 'explicit',
  written: 'value',
  read(utterance, context) {
    const plain = readEmail(utterance, contextOf(context));
    const own = context.person === undefined ? null : ownAddress(utterance, context.person);
    const found = own && readEmail(own);
    // "It's my first name and last name, ravi patel at gmail": what stands for it is no part of the address.
    if (!found || found.value === plain?.value) return plain;
    // The words are other ones: all that was said is the address.
    return { ...found, used: [{ from: 0, to: utterance.text.length }], rest: '', beside: 0, turns: false };
  },
  begin(utterance, { language }) {
    const first = firstPiece(utterance);
    if (first !== null) return { carry: first, ask: language.say.goOn };
    return agreesOnly(utterance) ? { carry: '', ask: language.say.whichEmail } : null;
  },
  amend: (utterance, old, { isReadBack }) => amendEmail(utterance, String(old), isReadBack),
  readback({ value }, language) {
    const [local = '', host = ''] = String(value).split('@');
    const said = isWellKnown(host) ? host.replace('.', ` ${language.say.signs['.']} `) : spell(host, language);
    return `${spell(local, language)}, ${language.say.at} ${said}`;
  },
  hint: (_, { say }) => say.hints.email,
};

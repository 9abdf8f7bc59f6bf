import type { Language } from '#voice/languages/language.ts';
import { isWellKnown, readEmail } from '#voice/understanding/types/email.ts';
import { amendEmail } from '#voice/understanding/types/email-amend.ts';
import { withNamedParts } from '#voice/understanding/types/email-by-name.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

const spell = (part: string, { say }: Language) =>
  part
    .split('')
    .map((sign) => say.signs[sign] ?? sign.toUpperCase())
    .join(', ');

/** An e-mail address, typed, spoken ("john dot smith at gmail dot com") or spelled. */
export const email: SlotKind = {
  type: 'email',
  free: false,
  confirm: 'explicit',
  written: 'value',
  read(utterance, context) {
    const named = context.person === undefined ? null : withNamedParts(utterance, context.person);
    const found = named && readEmail(named);
    if (!found) return readEmail(utterance, contextOf(context));
    // The words are other ones: all that was said is the address.
    return { ...found, used: [{ from: 0, to: utterance.text.length }], rest: '', beside: 0, turns: false };
  },
  begin: (utterance, { language }) =>
    readAnswer(utterance)?.value ? { carry: '', ask: language.say.whichEmail } : null,
  amend: (utterance, old, { isReadBack }) => amendEmail(utterance, String(old), isReadBack),
  readback({ value }, language) {
    const [local = '', host = ''] = String(value).split('@');
    const said = isWellKnown(host) ? host.replace('.', ` ${language.say.signs['.']} `) : spell(host, language);
    return `${spell(local, language)}, ${language.say.at} ${said}`;
  },
  hint: (_, { say }) => say.hints.email,
};

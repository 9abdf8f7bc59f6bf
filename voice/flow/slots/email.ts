import { z } from 'zod';
import { digitize } from './number-words.ts';
import type { Parsed, SlotKind } from './slot-kind.ts';
import { letterName, spelledSign } from './spelling.ts';
import { readYesNo } from './yes-no.ts';

const Address = z.email().max(254);

const leadIn =
  /^.*\b(?:(?:e-?mail|mail|write|reach)(?: to)? me (?:at|on)|e-?mail(?: address)?(?: is|'s)?|address(?: is|'s)|send it to|it's|it is|that's|that is|that would be|it would be)\s+(?=\S)/;
const opening = /^(?:(?:yes|yeah|sure|okay|ok|um+|uh+|well|so|oh|no|of course|actually|sorry|my|the|is|its|to)[\s,]+)+/;

/** Domains that callers say without their ending. */
const bareDomains: Record<string, string> = {
  gmail: 'gmail.com',
  googlemail: 'googlemail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  yahoo: 'yahoo.com',
  icloud: 'icloud.com',
  aol: 'aol.com',
};

const signs: Record<string, string> = {
  dot: '.',
  period: '.',
  point: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  plus: '+',
};

/** The words of one side of the @, joined: letters, digits, signs. */
function join(words: string[]): string {
  const out: string[] = [];
  const alone = words.length >= 2 && words.every((word) => word in signs || spelledSign(word) || letterName(word));
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1];
    if ((word === 'double' || word === 'triple') && next && spelledSign(next)) {
      out.push(spelledSign(next)!.repeat(word === 'double' ? 2 : 3));
      at++;
    } else out.push(signs[word] ?? spelledSign(word) ?? (alone ? letterName(word) : null) ?? word);
  }
  return out.join('');
}

/** Longer than anybody spells an address; it also bounds the work of the patterns below. */
const maxChars = 400;

function normalize(text: string): string | null {
  if (text.length > maxChars) return null;
  let words = text
    .toLowerCase()
    .replace(/[!?,;:]+(?=\s|$)|\.+$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  words = words
    .replace(/\s*@\s*/g, ' @ ')
    .replace(/\b(?:under score)\b/g, 'underscore')
    .replace(/\b(?:g mail|g-mail|gee mail|jee mail)\b/g, 'gmail')
    .replace(/\bhot mail\b/g, 'hotmail')
    .replace(/\bout look\b/g, 'outlook')
    .replace(/\bi ?cloud\b/g, 'icloud')
    .replace(/\b(?:at sign|at symbol)\b/g, '@')
    // What is spelled behind a whole address says the same once more.
    .replace(/( dot \w{2,}|\.\w{2,}) that(?:'s| is) .*$/, '$1')
    .replace(/\b(?:all )?(?:one word|lower ?case)\b(?: letters)?/g, ' ')
    .replace(leadIn, '')
    .replace(opening, '');
  if (!words.includes('@')) words = words.replace(/ at (?!.* at )/, ' @ ');
  const [local, domain, ...more] = words.split(/\s*@\s*/);
  if (!local || !domain || more.length > 0) return null;
  const domainWords = domain
    .replace(/ (?:please|thanks|thank you|and|that's|that is|with|is that)\b.*$/, '')
    .split(' ');
  const host = join(domainWords);
  const name = local.includes('-') ? local : digitize(local);
  return `${join(name.split(/\s+/).filter(Boolean))}@${bareDomains[host] ?? host}`;
}

function read(text: string): Parsed | null {
  const address = normalize(text);
  if (!address || !Address.safeParse(address).success || /\.\./.test(address)) return null;
  return { value: address, spoken: address };
}

const spell = (part: string) =>
  part
    .split('')
    .map((sign) => ({ '.': 'dot', _: 'underscore', '-': 'dash', '+': 'plus' })[sign] ?? sign.toUpperCase())
    .join(', ');

const wellKnown = new Set(Object.values(bareDomains));

/** An e-mail address, typed, spoken ("john dot smith at gmail dot com") or spelled. */
export const email: SlotKind = {
  type: 'email',
  free: false,
  confirm: 'explicit',
  written: 'value',
  words: ['email', 'e-mail', 'mail', 'email address', 'address'],
  parse: (text) => read(text),
  begin: (text) => (readYesNo(text) ? { carry: '', ask: 'Good. What is the email address?' } : null),
  pick(text) {
    const named = /^(.*?)[\s,]*\b(?:and )?(?:my |the )?e-?mail(?: address)?(?: is|'s|:)? (.+)$/i.exec(text);
    const spoken = named && read(named[2] ?? '');
    if (named && spoken) return { parsed: spoken, rest: named[1] ?? '' };
    const word = text.split(/[\s,;]+/).find((candidate) => candidate.includes('@') && read(candidate));
    const parsed = word && read(word);
    return parsed ? { parsed, rest: text.replace(word, ' ').trim() } : null;
  },
  readback({ value }) {
    const [local = '', host = ''] = String(value).split('@');
    const said = wellKnown.has(host) ? host.replace('.', ' dot ') : spell(host);
    return `${spell(local)}, at ${said}`;
  },
  hint: () => 'You can say it like this: john dot smith at gmail dot com. You can also spell it.',
};

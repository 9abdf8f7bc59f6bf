import type { SlotKind } from './slot-kind.ts';
import { spelled } from './spelling.ts';
import { tidy } from './spoken-text.ts';

const leadIn =
  /^(?:(?:yes|yeah|sure|okay|ok|hi|hello|hey|um+|uh+|well|so|oh|no|of course|actually|sorry|good (?:morning|afternoon|evening))[\s,.!]+)*(?:(?:my|the|her|his) (?:full |first |last )?name(?:'s| is)|the name(?:'s| is)|name is|this is|it's|its|it is|i'm|im|i am|that's|that is|that would be|you can call me|call me|they call me|put it under|under|it'll be|for)?[\s,:]+/i;
/** Where somebody is from is not part of the name. */
const origin = /\s+(?:from|with|of|at|calling|and (?:my|i)\b)\s?.*$/i;
const leadOut = /[\s,]+(?:speaking|here|is my name|please|thanks|thank you)[\s.!]*$/i;

/** Words that never are a name: what callers say instead of one. */
const notNames = new Set(
  'i you he she it we they me my your what why when where how who yes no yeah yep nope okay ok not dont want need would like book appointment help hello hi hey um uh the a an and or but is are was do does did can could cant question please thanks thank sorry skip stop repeat nothing none never maybe know sure tell about because have has had to for with at on in of calling call looking talk speak get make something someone anyone just really very here there this that fine good great bad wrong right correct today tomorrow appointmentment'.split(
    ' ',
  ),
);

const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'da',
  'di',
  'la',
  'le',
  'del',
  'bin',
  'al',
  'el',
  'y',
  'dos',
  'du',
  'zu',
  'ten',
  'ter',
]);

function capital(word: string, first: boolean): string {
  if (!first && particles.has(word)) return word;
  const raised = word.replace(
    /(^|[-'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return raised.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** As typed where the writer used capitals of their own, else with capitals put in. */
function asName(words: string[]): string {
  const typed = words.join(' ');
  if (/\p{Lu}/u.test(typed) && /\p{Ll}/u.test(typed))
    return words.map((word) => (/\p{Lu}/u.test(word) || particles.has(word) ? word : capital(word, false))).join(' ');
  return words.map((word, index) => capital(word.toLowerCase(), index === 0)).join(' ');
}

function read(text: string): string | null {
  let words = tidy(text)
    .replace(/[.!?]+$/, '')
    .replace(leadOut, '');
  words = words.replace(
    /\b(?:my )?(?:first|last|middle|family|given|full) name(?: is|'s)?\b|\bsurname(?: is|'s)?\b/gi,
    ' ',
  );
  const spelling = spelled(words);
  if (spelling) words = spelling;
  words = words
    .replace(leadIn, '')
    .replace(leadOut, '')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
  words = words.replace(origin, '');
  const parts = words.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0 || parts.length > 5 || words.length > 60) return null;
  if (parts.some((part) => !/^\p{L}[\p{L}\p{M}'-]*$/u.test(part))) return null;
  if (parts.some((part) => notNames.has(part.toLowerCase().replace(/'/g, '')))) return null;
  if (parts.length === 1 && parts[0]!.length < 2) return null;
  return asName(parts);
}

const introduced =
  /\b(?:my (?:full |first )?name(?:'s| is)|this is|i'm|i am|call me)\s+((?:\p{L}[\p{L}'-]*\s?){1,4})/iu;

/** A person's name, said or spelled, with its capitals. */
export const name: SlotKind = {
  type: 'name',
  free: true,
  confirm: 'never',
  written: 'value',
  words: ['name'],
  parse(text) {
    const value = read(` ${text}`);
    return value === null ? null : { value, spoken: value };
  },
  pick(text) {
    const match = introduced.exec(text);
    const value = match && read(` ${match[1]!.replace(/\s+(?:and|i|with|from)\b.*$/i, '')}`);
    if (!match || !value) return null;
    return {
      parsed: { value, spoken: value },
      rest: text.slice(0, match.index) + text.slice(match.index + match[0].length),
    };
  },
  hint: () => 'Please tell me your first and last name. You can also spell it.',
};

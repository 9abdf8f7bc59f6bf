import { anyOf, type Rule, rule, wordBefore } from '../rule.ts';
import { digitWords } from './numbers.ts';
import { directions, states, streets } from './places.data.ts';

/** Words with a capital that begin a sentence and are no name of a street. */
const opening =
  /^(?:The|In|At|On|To|From|Of|And|Visit|Near|Our|Your|Welcome|Dear|For|With|See|By|Is|Are|This|That|Mount|Mt|Fort|Port|East|West|North|South|Lake|Sault|Ask|Call|Hello|Hi|Meet|Saint|Ste)$/;
const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !opening.test(word);
/** "42nd", "5th" before a kind of street. */
const numbered = /\d(?:st|nd|rd|th)\s$/i;
/** A number and names before: "40 Ocean ". */
const address = /\d\p{L}?\s(?:[NSEW]{1,2}\.?\s)?(?:(?:\p{Lu}[\p{L}'’]+|\d+(?:st|nd|rd|th))\s){1,4}$/u;

const streetKinds = anyOf([...streets.keys()].filter((kind) => kind !== 'St' && kind !== 'Dr'));

/** Saint or street, doctor or drive, and the other words of addresses. */
export const placeRules: readonly Rule[] = [
  rule('l', String.raw`St\.?(?![\p{L}\d'’.])`, ([written], { before, next }) => {
    const previous = wordBefore(before);
    const isNameNext = /^\s\p{Lu}/u.test(next);
    if (numbered.test(before) || (isName(previous) && !(isNameNext && previous === ''))) return 'street';
    if (isNameNext) return 'saint';
    return written.endsWith('.') || previous !== '' ? 'street' : undefined;
  }),
  rule('l', String.raw`Ste\.?(?=\s(?:\d|[A-Z](?!\p{L})))`, () => 'suite'),
  rule('l', String.raw`Ste\.(?=\s\p{Lu})`, () => 'saint'),
  rule('l', String.raw`Drs\.(?=\s\p{Lu})`, () => 'doctors'),
  rule('l', String.raw`Dr\.?(?![\p{L}\d.])`, (_match, { before, next }) => {
    if (address.test(before)) return 'drive';
    return /^\s+\p{Lu}/u.test(next) &&
      !(/^\s(?:Apt|Suite|Ste|Unit|Call|NW|NE|SW|SE)\b/.test(next) && isName(wordBefore(before)))
      ? 'doctor'
      : 'drive';
  }),
  rule('l', String.raw`(${streetKinds})\.?(?![\p{L}\d'’])`, ([, kind], { before }) =>
    numbered.test(before) || (isName(wordBefore(before)) && /\p{L}\s$/u.test(before)) || address.test(before)
      ? streets.get(kind!)
      : undefined,
  ),
  rule('l', String.raw`(Hwy|Rte)\.?(?=\s\d)`, ([, kind]) => streets.get(kind!)),
  rule(
    'l',
    String.raw`(Mt|Ft|Pt)\.?(?=\s\p{Lu}\p{Ll})`,
    ([, kind]) => ({ Mt: 'mount', Ft: 'fort', Pt: 'point' })[kind!],
  ),
  rule(
    'l',
    String.raw`(Apt|Bldg|Rm|Fl)\.?(?=\s(?:[A-Z]?\d|[A-Z](?!\p{L})))`,
    ([, kind]) => ({ Apt: 'apartment', Bldg: 'building', Rm: 'room', Fl: 'floor' })[kind!],
  ),
  rule(
    'l',
    String.raw`([NSEW]|[NS][EW])\.?(?=\s(?:\p{Lu}\p{Ll}+|\d{1,3}(?:st|nd|rd|th))\s(?:\p{Lu}\p{Ll}+\s)?(?:${anyOf(streets.keys())}|Street|Avenue|Road|Boulevard|Drive|Lane)(?!\p{L}))`,
    ([, side]) => directions.get(side!),
  ),
  rule('l', String.raw`([NS][EW])(?![\p{L}\d])`, ([, side], { before }) =>
    /(?:Street|Avenue|Road|Boulevard|Drive|St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl)\.?,?\s$/.test(before)
      ? directions.get(side!)
      : undefined,
  ),
  // "Austin, TX 78701": the state, and its post code by the digits.
  rule(
    'l',
    String.raw`([A-Z]{2})(?:(,? )(\d{5})(?:-(\d{4}))?)?(?![\p{L}\d])`,
    ([, letters, , zip, more], { before }) => {
      const state = states.get(letters!);
      if (state === undefined || (zip === undefined && !/\p{Lu}[\p{L}.]+,\s$/u.test(before))) return undefined;
      return [
        state,
        ...(zip === undefined ? [] : [`, ${digitWords(zip)}`]),
        ...(more === undefined ? [] : [`, ${digitWords(more)}`]),
      ].join('');
    },
  ),
];

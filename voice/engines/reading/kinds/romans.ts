import type { ReadingLanguage } from '../language.ts';
import { type Rule, rule, wordBefore } from '../rule.ts';

const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const wellFormed = /^(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

export function romanValue(numeral: string): number {
  const digits = [...numeral].map((letter) => values[letter]!);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}

/** Where "I" behind a name is a number: before a mark, the end, or what is said of a person. */
const behindFirst =
  /^(?:[.,;:)!?'’]|\s*$|\s+(?:of|was|is|and|ruled|died|became|von|war|starb|und|de|fue|era|y|murió|est|fut|et|meurt)(?!\p{L}))/u;

/** A noun with its article: "the room I booked", "every class I took". */
const behindEveryday =
  /(?<!\p{L})(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Ee]very|[Ee]ach|[Aa]ny|[Ww]hich|[Ww]hat)\s\p{Ll}+\s$/u;

/** Roman numerals behind a name, or behind a word like "chapter"; never a lone "I" that may be the pronoun. */
export function romanRules(language: ReadingLanguage): Rule[] {
  const { things, isPerson, say } = language.romans;
  const behindThing = new RegExp(
    String.raw`(?<![\p{L}])(?:${things})\s{1,2}(?:[IVXLC]{1,8}(?:,\s|\s?[-–]\s?|\s(?:and|to|und|bis|y|a|al|et|à|au)\s(?:el\s)?)){0,3}$`,
    'iu',
  );
  return [
    rule(
      'l',
      String.raw`([IVXLCDM]{1,10})(?![\p{L}\d])${language.romans.isDotted ? String.raw`(?:\.(?=[,;]|\s\p{Ll}|$))?` : ''}`,
      ([, numeral], around) => {
        if (!wellFormed.test(numeral!) || around.shouting) return undefined;
        const value = romanValue(numeral!);
        const { before, next } = around;
        const isPronoun = language.romans.isPronoun && numeral === 'I' && behindEveryday.test(before);
        if (behindThing.test(before) && !isPronoun) return say(value, 'thing', around);
        const name = wordBefore(before);
        const [, other] = /(\p{Lu}\p{Ll}+) [IVX]{1,5} (?:and|y|e|et|und) $/u.exec(before) ?? [];
        if (other !== undefined && isPerson(other)) return say(value, 'person', around);
        if (!/[\p{L}] $/u.test(before) || !/^\p{Lu}\p{Ll}/u.test(name)) return undefined;
        const isNamed = isPerson(name) || isPerson(name.replace(/s$/, ''));
        if (isNamed && (numeral!.length > 1 || numeral !== 'I' || behindFirst.test(next)))
          return say(value, 'person', around);
        return /^(?=.{2})[IVX]+$/.test(numeral!) ? say(value, 'thing', around) : undefined;
      },
    ),
  ];
}

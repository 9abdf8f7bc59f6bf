import type { ReadingLanguage } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** Abbreviations by their list, and signs that stand alone. */
export function abbreviationRules(language: ReadingLanguage): Rule[] {
  const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  // At the start of a sentence, too.
  const abbreviations = new Map([
    ...[...language.abbreviations].map(([short, long]) => [capital(short), capital(long)] as const),
    ...language.abbreviations,
  ]);
  return [
    rule('l', String.raw`(?:${anyOf(abbreviations.keys())})(?![\p{L}])`, ([written], { before }) => {
      if (/[\p{L}\d]$/u.test(before)) return undefined;
      return (
        abbreviations.get(written) ??
        abbreviations.get(
          written
            .replaceAll(/\.(?=\p{L})/gu, '. ')
            .replaceAll(/[\u00a0\u202f]/g, ' ')
            .replaceAll('  ', ' '),
        )
      );
    }),
  ];
}

export function signRules(language: ReadingLanguage): Rule[] {
  const { others, plus, star, pound } = language.signs;
  return [
    // A key of the phone, alone or beside digits: "press *", "*67", "4471#". At the start of a line it marks a list or a heading.
    rule('s', '[*#]', ([sign], { before, next }) => {
      const isAlone = /[^\d\s)][^\S\n][("“'«]?$/u.test(before);
      const isEnd = /^["”'»)]?[,.!?;:]?(?:\s|$)/u.test(next);
      const isKey = (isAlone && (isEnd || /^\d/.test(next))) || (sign === '#' && isEnd && /\d$/.test(before));
      return isKey ? (sign === '*' ? star : pound) : undefined;
    }),
    rule('s', `(?:${anyOf(Object.keys(others))})`, ([sign], { before, next }) => {
      if (/^[<>=~*]$/.test(sign) && !/(?:^|[\d\s)])$/.test(before)) return undefined;
      if (/^[<>~]$/.test(sign) && !/^\s?[\d$€£]/.test(next)) return undefined;
      return others[sign];
    }),
    rule('s', String.raw`\+`, (_match, { before, next }) =>
      /(?:^|[\d\s)A-Z])$/.test(before) && (/\d/.test(before + next) || /^\s+\S/.test(next) || /[A-Z]$/.test(before))
        ? plus
        : undefined,
    ),
  ];
}

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
  const { others, plus } = language.signs;
  return [
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

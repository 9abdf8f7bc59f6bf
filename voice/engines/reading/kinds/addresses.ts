import type { ReadingLanguage } from '../language.ts';
import { type Rule, rule } from '../rule.ts';

/** Endings that make a name a web address without "www". */
const domains =
  'com|org|net|io|ai|co|dev|app|edu|gov|info|biz|uk|us|de|at|ch|eu|fr|be|es|mx|it|ca|tv|me|ie|nl|health|care|shop|online|example|test';
/** Of these, what a sentence can end with and begin anew without a space behind it. */
const path = String.raw`(?:\/[\w~%.@-]{0,80}){0,8}`;

/** Mail and web addresses, @names and #words. */
export function addressRules(language: ReadingLanguage): Rule[] {
  const { signs } = language;
  const marks = new Map(
    Object.entries({
      '.': signs.dot,
      '-': signs.dash,
      _: signs.underscore,
      '+': signs.plus,
      '/': signs.slash,
      '@': signs.at,
    }),
  );
  /** "v2.acme" is "v two dot acme". Up to two digits are a number, more are read one by one. */
  const words = (part: string) =>
    (part.match(/[\p{L}\p{M}]+|\d+|[._+@/-]/gu) ?? [])
      .map((piece) => {
        const isNumber = piece.length <= 2 && !piece.startsWith('0');
        if (/\d/.test(piece)) return isNumber ? language.cardinal(piece) : language.spell(piece);
        return marks.get(piece) ?? language.addressLetters(piece);
      })
      .join(' ');
  const host = (domain: string) => {
    const end = domain.lastIndexOf('.');
    return end < 0
      ? words(domain)
      : `${words(domain.slice(0, end))} ${signs.dot} ${language.domainEnding(domain.slice(end + 1))}`;
  };
  const site = ([, domain, behind]: RegExpExecArray) => {
    const tail = (behind ?? '').replace(/[/.]+$/, '');
    return host(domain!) + (tail === '' ? '' : ` ${words(tail)}`);
  };
  return [
    rule(
      'dl',
      String.raw`([A-Za-z\d][\w.+-]{0,63})@([A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,4})`,
      ([, name, domain]) => `${words(name!)} ${signs.at} ${host(domain!)}`,
    ),
    rule(
      'l',
      String.raw`(?:https?:\/\/(?:www\.)?|www\.)([A-Za-z\d.-]{1,120}[A-Za-z\d])(?::\d{1,5})?(${path})(?:[?#][^\s]{0,400})?`,
      site,
      'i',
    ),
    rule(
      'dl',
      String.raw`((?:[A-Za-z\d-]{1,63}\.){1,4}(?:${domains}))(?![\w-])((?:\/[\w~%-]{1,80}){0,8})`,
      (match) => (/\p{L}/u.test(match[1]!.replace(/\.[^.]*$/, '')) ? site(match) : undefined),
      'i',
    ),
    rule('s', String.raw`@([\p{L}\d_][\p{L}\d_.]{0,40}[\p{L}\d_])`, ([, name], { before }) =>
      /[\p{L}\d]$/u.test(before) ? undefined : `${signs.at} ${words(name!)}`,
    ),
    rule('s', String.raw`#(?![A-Z]{0,4}[-‑]?\d)([\p{L}][\p{L}\p{M}\d_]{0,60})`, ([, tag]) => {
      const apart = tag!.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
      return `${signs.hashtag} ${apart.split(' ').map(words).join(' ')}`;
    }),
  ];
}

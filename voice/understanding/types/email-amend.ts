import type { Utterance } from '../utterance.ts';
import { bareDomains } from './email.ts';
import type { Sign } from './email-begin.ts';
import { signsOf } from './email-signs.ts';
import { hintAt, hinted } from './hints.ts';
import { closeTo } from './spelled.ts';

const isSeparator = (text: string) => text === '.' || text === '_' || text === '-';
const isWord = (text: string) => /^[\p{L}\d]{2,}$/u.test(text);

/** An address of which a part is said anew: "it's hotmail, not gmail", "with an underscore between them". Null where none is. */
export function amendEmail(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  const signs = signsOf(words, language.spelling);
  const [local = '', host = ''] = old.split('@');
  const amended =
    withHost(signs, utterance, local, host) ??
    withEnding(signs, utterance, old) ??
    withSeparator(signs, old) ??
    withLetters(utterance, old) ??
    withInstead(utterance, old);
  return amended === old ? null : amended;
}

/** "At hotmail dot com", "hotmail, not gmail". */
function withHost(
  signs: readonly Sign[],
  { marks, words, language }: Utterance,
  local: string,
  host: string,
): string | null {
  const isDenied = (from: number) =>
    marks.some(
      (mark) =>
        mark.value === 'negation' &&
        mark.to <= from &&
        from - mark.to <= 1 &&
        !language.exceptions.has(words[mark.from]!.text) &&
        !language.denials.has(words[mark.from]!.text),
    );
  const hosts = signs.flatMap((sign, at) => {
    const bare = bareDomains[sign.text];
    if (bare === undefined || isDenied(sign.from)) return [];
    const [dot, ending] = [signs[at + 1], signs[at + 2]];
    const said = dot?.text === '.' && /^[a-z]{2,3}$/.test(ending?.text ?? '') ? `${sign.text}.${ending!.text}` : null;
    return [said ?? bare];
  });
  const others = new Set(hosts.filter((one) => one !== host));
  return others.size === 1 ? `${local}@${[...others][0]}` : null;
}

/** "Pete underscore Novak", "there's a dash between Moss and Fern": a sign between two words that stand together. */
function withSeparator(signs: readonly Sign[], old: string): string | null {
  const separators = new Set(signs.map(({ text }) => text).filter(isSeparator));
  if (separators.size !== 1) return null;
  const [sign] = [...separators];
  const said = [...new Set(signs.map(({ text }) => text).filter(isWord))];
  const joints = said.flatMap((first, at) =>
    said.slice(at + 1).flatMap((second) => (old.split(first + second).length === 2 ? [[first, second] as const] : [])),
  );
  const [joint] = joints.toSorted((a, b) => b.join('').length - a.join('').length);
  return joint ? old.replace(joint.join(''), `${joint[0]}${sign}${joint[1]}`) : null;
}

/** Endings of addresses that are said alone: "it's dot net". Those that are words of a sentence, such as "me", are left out. */
const endings = new Set('com net org edu gov info biz io eu us uk ca de at ch es fr it nl mx co'.split(' '));

/** "It's dot net", "not dot com, dot org": another ending. */
function withEnding(signs: readonly Sign[], { marks }: Utterance, old: string): string | null {
  const said = signs.flatMap(({ text, from }, at) => {
    const isNamed =
      signs[at - 1]?.text === '.' && endings.has(text) && bareDomains[signs[at - 2]?.text ?? ''] === undefined;
    const isDenied = marks.some((mark) => mark.value === 'negation' && mark.to <= from && from - mark.to <= 1);
    return isNamed && !isDenied ? [text] : [];
  });
  const [ending, ...more] = new Set(said.filter((one) => !old.endsWith(`.${one}`)));
  return ending && more.length === 0 ? old.replace(/\.[^.]+$/, `.${ending}`) : null;
}

/** The words of an address, and what stands between them. */
const partsOf = (address: string) => address.split(/(?=[@._\d-])|(?<=[@._\d-])/);

/** "Marc with a c": a word of the address that is nearly the one that is said, as it's said to be written. */
function withLetters({ words, language }: Utterance, old: string): string | null {
  for (const [at, { text }] of words.entries()) {
    const hint = at > 0 ? hintAt(words, at, language.spelling) : null;
    const word = words[at - 1]?.text ?? '';
    if (!hint || text.length < 2 || !isWord(word)) continue;
    const parts = partsOf(old);
    const near = parts.filter((part) => part.length > 2 && closeTo(part, word));
    if (new Set(near).size !== 1) continue;
    const told = word.includes(hint.letters) === hint.present ? word : hinted(near[0]!, hint, language.spelling);
    if (told && told !== near[0]) return parts.map((part) => (part === near[0] ? told : part)).join('');
  }
  return null;
}

/** "Not lopez, lopes": the word behind one of the address that is denied, where both are alike. */
function withInstead({ words, marks }: Utterance, old: string): string | null {
  const parts = partsOf(old);
  for (const { to } of marks.filter(({ value }) => value === 'negation')) {
    const denied = words[to]?.text ?? '';
    const instead = words.slice(to + 1).find(({ text }) => isWord(text) && text !== denied && closeTo(text, denied));
    if (parts.includes(denied) && instead) return parts.map((part) => (part === denied ? instead.text : part)).join('');
  }
  return null;
}

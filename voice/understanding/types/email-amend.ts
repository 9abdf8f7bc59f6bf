import type { Utterance } from '../utterance.ts';
import { type Edits, editsOf, editWritten, isTurned, likeIn } from './edit-written.ts';
import { isAddress } from './email.ts';
import type { Sign } from './email-begin.ts';
import { bareDomains, isWellKnown } from './email-domains.ts';
import { signsOf } from './email-signs.ts';
import { hintAt, hinted } from './hints.ts';
import { labelAt } from './name-parts.ts';
import { closeTo } from './spelled.ts';

const isSeparator = (text: string) => text === '.' || text === '_' || text === '-';
const isWord = (text: string) => /^[\p{L}\d]{2,}$/u.test(text);

/**
 * An address of which a part is said anew: "it's hotmail, not gmail", "with an underscore between them". Null where none is.
 * @param isReadBack it has just been read back, so that the words are about it and nothing else
 */
export function amendEmail(utterance: Utterance, old: string, isReadBack = false): string | null {
  const { words, language } = utterance;
  // "My last name is Petersen" is about another value.
  if (words.some((_, at) => labelAt(words, at, language.names) !== null)) return null;
  const signs = signsOf(words, language.spelling);
  const [local = '', host = ''] = old.split('@');
  const provider = withHost(signs, utterance, local, host);
  const other = provider ?? withDomain(signs, old) ?? withEnding(signs, utterance, old);
  const rest = other ?? old;
  const amended = isReadBack
    ? (provider ?? withSeparator(signs, rest) ?? withEdits(utterance, rest, other === null) ?? other)
    : (other ?? withSeparator(signs, old) ?? withLetters(utterance, old) ?? withInstead(utterance, old));
  const told = amended ?? withSpelled(utterance, old);
  return told === null || told === old || !isAddress(told) ? null : told;
}

/** Letters of a word that is spelled, at least. */
const fewestSpelled = 3;

/** "It's J O H N in the mail": a word of the address that is nearly the one that is spelled. */
function withSpelled({ words }: Utterance, old: string): string | null {
  const runs: string[] = [''];
  for (const { text } of words) {
    if (/^\p{L}$/u.test(text)) runs.push(`${runs.pop()}${text}`);
    else if (runs.at(-1) !== '') runs.push('');
  }
  const [spelled, ...more] = runs.filter((run) => run.length >= fewestSpelled);
  if (!spelled || more.length > 0) return null;
  const parts = partsOf(old);
  const near = new Set(parts.filter((part) => part.length > 2 && part !== spelled && closeTo(part, spelled)));
  return near.size === 1 ? parts.map((part) => (near.has(part) ? spelled : part)).join('') : null;
}

/** As it was told: "drop the e", "a dot after the j". The name of a provider stays. */
function withEdits(utterance: Utterance, old: string, isOnly: boolean): string | null {
  const [local = '', host = ''] = old.split('@');
  const isOwn = !isWellKnown(host);
  const ending = isOwn ? host.slice(host.indexOf('.')) : `@${host}`;
  const whole = isOwn ? `${local}@${host.slice(0, host.indexOf('.'))}` : local;
  const told = editsOf(utterance);
  const edited =
    (isOwn ? editWritten(told, utterance.language, whole, true) : null) ??
    editWritten(told, utterance.language, local, true) ??
    turned(utterance, told, local) ??
    (isOnly && told.edits.length > 0 ? null : likeWord(utterance, told, whole));
  if (edited === null) return null;
  return edited.includes('@') ? `${edited}${ending}` : `${edited}@${host}`;
}

/** "The other way around, smith john", "sun-flower": the same letters in another order, or parted. */
function turned({ words }: Utterance, told: Edits, local: string): string | null {
  const letters = (text: string) => text.replace(/[._+-]/g, '');
  const said = words.map(({ text }) => text);
  for (let from = 0; from < said.length; from++)
    for (let to = from + 2; to <= Math.min(said.length, from + 3); to++) {
      const [first = '', ...more] = said.slice(from, to).filter((text) => isWord(text) || /^\p{L}$/u.test(text));
      const rest = more.join('');
      if (rest !== '' && first + rest !== letters(local) && letters(local) === rest + first)
        return local.includes('.') ? `${first}.${rest}` : first + rest;
    }
  const [first, sign, second, ...more] = local.split(/([._-])/);
  return isTurned(told) && second !== undefined && more.length === 0 ? `${second}${sign}${first}` : null;
}

/** "Lopes", "sunflowers": a word alone that is nearly one of the address. */
function likeWord({ language }: Utterance, { words }: Edits, value: string): string | null {
  const { loose, before, after, faint } = language.spelling;
  const telling = words.filter(
    (word) => word.length > 3 && ![loose, before, after, faint].some((one) => one.has(word)) && !value.includes(word),
  );
  const [word, ...more] = telling;
  const place = word && more.length === 0 ? likeIn(value, word, true) : null;
  return place ? value.slice(0, place.from) + word + value.slice(place.to) : null;
}

/** "Acme dot co dot uk": the domain anew, from its first word on. */
function withDomain(signs: readonly Sign[], old: string): string | null {
  const [local = '', host = ''] = old.split('@');
  const label = host.slice(0, host.indexOf('.'));
  const at = signs.findIndex(({ text }, index) => text === label && signs[index + 1]?.text === '.');
  if (at < 0) return null;
  let to = at;
  while (signs[to + 1]?.text === '.' && /^[a-z]{2,}$/.test(signs[to + 2]?.text ?? '')) to += 2;
  const said = signs.slice(at, to + 1).map(({ text }) => text);
  return said.length < 3 || said.join('') === host ? null : `${local}@${said.join('')}`;
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
function withEnding(signs: readonly Sign[], { marks, words, language }: Utterance, old: string): string | null {
  const said = signs.flatMap(({ text, from }, at) => {
    const isNamed =
      signs[at - 1]?.text === '.' && endings.has(text) && bareDomains[signs[at - 2]?.text ?? ''] === undefined;
    const isDenied = marks.some(
      (mark) =>
        mark.value === 'negation' &&
        mark.to <= from &&
        from - mark.to <= 1 &&
        !language.denials.has(words[mark.from]!.text),
    );
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

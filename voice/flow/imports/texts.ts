import { isSpeakable } from '#domain/agents/workflows.ts';
import { fallBack } from '../compose/plan-text.ts';
import { composeWords } from '../compose/words.ts';
import { hasStrayBraces } from '../template.ts';
import type { Ledger } from './ledger.ts';
import type { Names } from './names.ts';
import type { Part } from './part.ts';
import { cut } from './words.ts';

/** Texts of files with what stands in them for values, made fit to be said or written here. */

const name = /^[\p{L}_][\p{L}\p{N}_.\-[\]]*$/u;

/** Characters of a text that are looked at: instructions for models are the longest. */
export const longestText = 20_000;

/** Characters of one utterance. */
export const mostSaid = 600;

/** What a reading of texts needs. */
export interface Reading {
  ledger: Ledger;
  names: Names;
}

/** Puts our form of references for that of the file: `{{ user.name | default: "you" }}`. */
function ownReferences(text: string, part: Part, { ledger, names }: Reading): string {
  const withoutTags = text.slice(0, longestText).replace(/\{%[^%]{0,500}%\}/g, () => {
    ledger.lost(part, 'Conditional text ({% … %}). Add a Decision Point instead.');
    return ' ';
  });
  return withoutTags
    .replace(/\{\{([^{}]{0,300})\}\}/g, (_, inner: string) => {
      const [path = '', ...filters] = inner.split('|').map((one) => one.trim());
      const isName = name.test(path);
      const key = isName ? names.key(path) : null;
      let words: string | null = null;
      for (const filter of filters) {
        const given = filter.match(/^default\s*:\s*["']([^"'{}|]*)["']/)?.[1];
        if (given !== undefined) words = given;
        else
          ledger.lost(
            part,
            `The "${filter.slice(0, 40)}" filter in a text. The available filters are date, time, upper …`,
          );
      }
      if (key === null) {
        ledger.lost(part, `"{{${inner.slice(0, 60)}}}" in a text isn’t the name of a value.`);
        return '';
      }
      if (names.slotType(key) === null) names.variable(key, 'text');
      return words === null ? `{{${key}}}` : `{{${key}|${words}}}`;
    })
    .replace(/\{\{(?!\s*[a-z][a-z0-9_]{0,39}(?:\|[^{}]*)?\}\})|(?<!\{\{[a-z][a-z0-9_]{0,39}(?:\|[^{}]*)?)\}\}/g, ' ');
}

/** Takes away what a voice cannot say. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/\[([^\]]{1,200})\]\((?:[^()]{0,400})\)/g, '$1')
    .replace(/(?:https?:\/\/|www\.)\S+/g, ' ')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/gm, '')
    .replace(/[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A text that is said; empty when the part has none. Everything that was changed is told. */
export function spokenText(part: Part, reading: Reading, about: string | null, most = mostSaid): string {
  const { text } = part;
  if (text === null) return '';
  const said = sayable(text, part, reading, most);
  const { ledger } = reading;
  if (said === '') ledger.lost(part, 'Empty text.', about);
  else if (said === text.replace(/\s+/g, ' ').trim()) ledger.came(part, 'What the agent says.', about);
  else if (plain(text).length > most) ledger.changed(part, `What the agent says, cut to ${most} characters.`, about);
  else ledger.changed(part, 'What the agent says, without what can’t be spoken.', about);
  return said;
}

/** A text as it can be said here. */
export function sayable(text: string, part: Part, reading: Reading, most = mostSaid): string {
  const said = cut(plain(ownReferences(text, part, reading)), most)
    .replace(/\{\{[^}]*$/, '')
    .trim();
  return hasStrayBraces(said) || !isSpeakable(said) ? plain(said.replace(/[{}*_`]/g, ' ')) : said;
}

/** A text that is written: an address, the body of a request. References that have no value leave nothing. */
export function writtenText(text: string, part: Part, reading: Reading): string {
  return ownReferences(text, part, reading)
    .replace(/\{\{([a-z][a-z0-9_]*)\}\}/g, '{{$1|}}')
    .trim();
}

/** Gives the references of a spoken text words of its language for when there is no value, where that may be. */
export function withFallbacks(text: string, tag: string, sure: ReadonlySet<string>, names: Names): string {
  const questions = { get: (key: string) => (names.slotType(key) === 'name' ? { type: 'name' } : undefined) };
  const where = { sure, questions: questions as never, words: composeWords(tag) };
  return text === '' ? '' : fallBack(text, where, 'spoken');
}

import { fieldTexts } from './field-texts.data.ts';

/** `endedAt` as words: ended at. */
const wordsOf = (name: string) => name.replaceAll(/([A-Z]+)/g, ' $1').toLowerCase();

/** What a name says by its ending alone: ids, moments, lengths of time. */
function byEnding(name: string): string | undefined {
  const [, noun, ending] = /^(\w+?)(Id|Ids|At|Ms)$/.exec(name) ?? [];
  if (noun === undefined) return undefined;
  if (ending === 'Id') return `ID of the ${wordsOf(noun)}.`;
  if (ending === 'Ids') return `IDs of the ${wordsOf(noun)}s.`;
  if (ending === 'Ms') return `${wordsOf(noun).replace(/^./, (sign) => sign.toUpperCase())}, in milliseconds.`;
  return /ed$|sent|read|seen|made/.test(noun) ? `When it was ${wordsOf(noun)}.` : undefined;
}

/**
 * What a field is, where its schema doesn't say it: by its owners, the nearest first (a schema's name, an operation, a
 * group of operations), by its name alone, else by the name's ending.
 */
export function fieldText(owners: readonly string[], name: string): string | undefined {
  for (const owner of owners) {
    const known = fieldTexts[`${owner}.${name}`];
    if (known !== undefined) return known;
  }
  return fieldTexts[name] ?? byEnding(name);
}

import { fieldTexts } from './field-texts.data.ts';

/** `endedAt` as words: ended at. */
const wordsOf = (name: string) => name.replaceAll(/([A-Z]+)/g, ' $1').toLowerCase();

/** What a name says by its ending alone: ids, moments, lengths of time. */
function byEnding(name: string): string | undefined {
  const [, noun, ending] = /^(\w+?)(Id|Ids|At|Ms)$/.exec(name) ?? [];
  if (noun === undefined) return undefined;
  if (ending === 'Id') return `Id of the ${wordsOf(noun)}.`;
  if (ending === 'Ids') return `Ids of the ${wordsOf(noun)}s.`;
  if (ending === 'Ms') return `${wordsOf(noun).replace(/^./, (sign) => sign.toUpperCase())}, in milliseconds.`;
  return /ed$|sent|read|seen|made/.test(noun) ? `When it was ${wordsOf(noun)}.` : undefined;
}

/** What a field is, where its schema doesn't say it: by owner and path, by its name, else by the name's ending. */
export function fieldText(owner: string, path: string): string | undefined {
  const name = path.split('.').at(-1)!.replace('[]', '');
  const known = fieldTexts[`${owner}.${path}`] ?? fieldTexts[`${owner.split('.')[0]}.${name}`] ?? fieldTexts[name];
  return known ?? byEnding(name);
}

/** What a line that speaks by itself tells of a sentence: words, as it said them. */

interface Word {
  /** In small letters, without signs. */
  plain: string;
  /** Where it ends in the text, with the sign behind it. */
  end: number;
}

const plainOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)]
    .map((match) => ({ plain: plainOf(match[0]), end: match.index + match[0].length }))
    .filter(({ plain }) => plain !== '');

const isAt = (words: readonly Word[], said: readonly Word[], from: number) =>
  said.every(({ plain }, at) => words[from + at]?.plain === plain);

/**
 * How far sentences that are said one after the other have been heard, as positions in them, when a line told of words.
 * They may go over the end of a sentence; they may be all since the beginning of one, or only what came since the last
 * time. Words that are nowhere in the sentences (a line may read a number in words) count by how many they are.
 * @param before how far each had been heard
 */
export function heardTo(texts: readonly string[], before: readonly number[], told: string): number[] {
  const words = texts.flatMap((text, index) => wordsOf(text).map((word) => ({ ...word, index })));
  const said = wordsOf(told);
  const known = words.filter(({ index, end }) => end <= (before[index] ?? 0)).length;
  const starts = [known, ...words.flatMap(({ index }, at) => (words[at - 1]?.index === index ? [] : [at]))];
  const from =
    starts.find((at) => isAt(words, said, at)) ?? words.findIndex(({ index }) => index === words[known]?.index);
  const reached = Math.max(known, Math.min(words.length, Math.max(0, from) + said.length));
  return texts.map((text, index) => {
    const own = words.filter((word) => word.index === index);
    const heard = words.slice(0, reached).filter((word) => word.index === index);
    if (heard.length === 0) return before[index] ?? 0;
    return heard.length === own.length ? text.length : heard.at(-1)!.end;
  });
}

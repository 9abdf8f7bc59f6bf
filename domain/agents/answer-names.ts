/** Words that an answer's name may begin or end with; in between, a few small ones make it read as a phrase. */
const between = new Set(['of', 'with', 'for', 'in', 'on', 'at', 'to', 'per']);
/** Words of a name, and characters: an answer stands under it in emails, appointments and webhooks. */
const most = { words: 4, characters: 28 } as const;

/**
 * A question's answer as a phrase of its own words: "What is wrong with the bike?" is `wrong_with_bike`, "What kind of bike is it:
 * a city bike or an e-bike?" `kind_of_bike`. Empty where no word tells anything.
 * @param isTelling whether a word, in lower case and without marks, says what is asked
 */
export function phraseOf(words: readonly string[], isTelling: (word: string) => boolean): string {
  const kept = words.filter((word) => isTelling(word) || between.has(word));
  const first = kept.findIndex(isTelling);
  const last = kept.findLastIndex(isTelling);
  const phrase = first < 0 ? [] : kept.slice(first, last + 1);
  // What is asked about stands at the end; a phrase does not begin with "of".
  let start = Math.max(0, phrase.length - most.words);
  while (phrase.slice(start).join('_').length > most.characters || between.has(phrase[start] ?? '')) start += 1;
  return phrase.slice(start).join('_');
}

/** A question without what can be chosen: "Which size: small or large?" */
export const beforeChoices = (question: string): string => question.split(':')[0]!;

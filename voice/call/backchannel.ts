/**
 * What a listener says to show that he listens: no turn, and no reason to stop talking. "Yes" and "okay" are among
 * them: over the agent's sentence they mean "go on", after it they are an answer.
 */
const backchannels = new Set(
  (
    'uh-huh uhuh uh huh mm-hmm mhm mm mmm hmm hm aha ah oh okay ok k yeah yep yup yes right sure alright ' +
    'i see got it go on gotcha all understood cool great nice good fine'
  ).split(' '),
);

/** Words that mean "let me speak" although they are one word only. */
const stopWords = new Set('stop wait no nope hold hello hey sorry pardon what cancel help operator enough'.split(' '));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '');

/** Whether a text says nothing but "I am listening". An empty text is none. */
export function isBackchannel(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 4 && words.every((word) => backchannels.has(word));
}

/** Whether an interim text is enough to take the floor: two words, or one that asks for it. */
export function takesFloor(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 ? !isBackchannel(text) : stopWords.has(words[0] ?? '');
}

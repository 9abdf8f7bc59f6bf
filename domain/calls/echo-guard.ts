/**
 * Tells the caller's words from the agent's own voice that came back through the microphone. A browser's transcriber
 * has no echo cancellation, so while the agent speaks its words are compared with the sentence that is being said.
 */

/** Words that mean "let me speak": one of them is enough to interrupt, even before the transcriber is sure. */
const interruptWords = new Set(['stop', 'wait', 'no', 'hold', 'pause', 'sorry', 'help', 'operator', 'quiet', 'enough']);

/** Fewer echoed words than this may be an answer that repeats the question ("the morning, please"). */
const shortestEcho = 3;
/** Share of misheard words that an echo may hold. */
const mishearing = 0.25;

/** Words in small letters, without punctuation, in any script. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** How many leading words of `heard` are `spoken` said back, in order, with a mishearing here and there. */
function echoedPrefix(heard: string[], spoken: string[]): number {
  let longest = 0;
  for (let start = 0; start < spoken.length; start++) {
    let matches = 0;
    for (let n = 0; n < heard.length && start + n < spoken.length; n++) {
      if (heard[n] !== spoken[start + n]) continue;
      matches++;
      if (matches >= (n + 1) * (1 - mishearing)) longest = Math.max(longest, n + 1);
    }
  }
  return longest;
}

/**
 * Words of `heard` that `spoken` does not hold in the same order. An echo keeps the order; an answer that takes up words
 * of the question ("yes you may" to "may we contact you?") seldom does.
 */
function ownWords(heard: string[], spoken: string[]): string[] {
  // Longest common subsequence: lengths[i][j] is that of heard from i on and spoken from j on.
  const lengths = Array.from({ length: heard.length + 1 }, () => new Array<number>(spoken.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = heard.length - 1; i >= 0; i--) {
    for (let j = spoken.length - 1; j >= 0; j--) {
      const same = heard[i] === spoken[j];
      lengths[i]![j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const own: string[] = [];
  for (let i = 0, j = 0; i < heard.length; ) {
    if (j < spoken.length && heard[i] === spoken[j]) {
      i++;
      j++;
    } else if (j < spoken.length && at(i, j + 1) >= at(i + 1, j)) j++;
    else own.push(heard[i++]!);
  }
  return own;
}

/**
 * What of `heard` is the caller's while the agent says `spoken`: the text without its echoed beginning, or null when
 * nothing of it is. An interim result needs two words of its own, or one that asks for silence; a final result one.
 */
export function withoutEcho(heard: string, spoken: string, final: boolean): string | null {
  const words = wordsOf(heard);
  const said = wordsOf(spoken);
  const prefix = echoedPrefix(words, said);
  const cut = prefix >= shortestEcho ? prefix : 0;
  const rest = words.slice(cut);
  const own = ownWords(rest, said);
  if (rest.length === 0 || own.length < rest.length / 2) return null;
  if (!final && own.length < 2 && !own.some((word) => interruptWords.has(word))) return null;
  return cut === 0 ? heard.trim() : rest.join(' ');
}

/** How many letters have to be changed, added or taken away to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The word that someone most likely meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return known.toSorted((one, other) => distance(word, one) - distance(word, other))[0];
}

/** Words as a transcript has them, without marks and capitals. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Words that were added, left out or changed, the fewest that make one text of the other. */
export function wordErrors(said: string, heard: string): number {
  const from = wordsOf(said);
  const to = wordsOf(heard);
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const [y, word] of from.entries()) {
    const next = [y + 1];
    for (const [x, other] of to.entries()) {
      next.push(Math.min(row[x + 1]! + 1, next[x]! + 1, row[x]! + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
}

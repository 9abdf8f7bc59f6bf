/** Letters of an address: a word, or each by its name where they make none. */
export function spelledOut(letters: string): string {
  return letters.length > 1 && letters.length <= 5 && !/[aeiouyäöüáéíóúàèêâîôûœæ]/i.test(letters)
    ? [...letters].join(' ')
    : letters;
}

/**
 * Light stems: endings of number, gender and case are taken off and nothing else, so that few words fall together which
 * mean different things. Words come in lower case and without accents.
 */

/** German after CISTEM (Weissweiler and Fraser, 2017), without its prefix rule. */
export function stemGerman(given: string): string {
  let word = given.replace(/(.)\1/g, '$1*').replace(/sch/g, '$').replace(/ei/g, '%').replace(/ie/g, '&');
  while (word.length > 3) {
    if (word.length > 5 && /(?:e[mr]|nd)$/.test(word)) word = word.slice(0, -2);
    else if (/[tesn]$/.test(word)) word = word.slice(0, -1);
    else break;
  }
  return word.replace(/\$/g, 'sch').replace(/%/g, 'ei').replace(/&/g, 'ie').replace(/(.)\*/g, '$1$1');
}

/** Dutch: plurals and the endings of adjectives and diminutives. */
export function stemDutch(word: string): string {
  if (word.length < 5) return word;
  const bare = word
    .replace(/(?:heden|heid)$/, 'heid')
    .replace(/(?:tjes?|etjes?|jes?)$/, '')
    .replace(/(?:en|e|s)$/, '');
  return bare
    .replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/(aa|ee|oo|uu)(?=.$)/, (two) => two[0]!);
}

/** Spanish and Portuguese: plurals and genders. */
export function stemIberian(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ciones$/, 'cion')
    .replace(/coes$/, 'cao')
    .replace(/ces$/, 'z')
    .replace(/(?<=[lrndjsz])es$/, '')
    .replace(/(?<=.{2})[aeo]s?$/, '')
    .replace(/(?<=.{3})s$/, '');
}

/** Italian: plurals and genders. */
export function stemItalian(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ch|gh)[ie]$/, (end) => end[0]!)
    .replace(/(?<=.{2})[aeio]$/, '')
    .replace(/(?<=.{3})i$/, '');
}

/** French: plurals, genders and the commonest endings of verbs. */
export function stemFrench(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/eaux$/, 'eau')
    .replace(/aux$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/(?:issons|issez|ons|ez|er|ee|e)$/, '')
    .replace(/(.)\1$/, '$1');
}

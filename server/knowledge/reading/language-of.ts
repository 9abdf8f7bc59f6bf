/** Small words that are frequent in one language and rare in the others. */
const smallWords: Record<string, readonly string[]> = {
  en: ['the', 'and', 'of', 'to', 'is', 'with', 'for', 'you', 'are', 'we', 'our', 'your', 'this', 'that', 'have'],
  de: ['der', 'die', 'und', 'das', 'ist', 'nicht', 'mit', 'sie', 'wir', 'für', 'ein', 'eine', 'auf', 'auch', 'von'],
  es: ['el', 'los', 'las', 'y', 'del', 'que', 'con', 'para', 'una', 'por', 'es', 'su', 'al', 'como', 'más'],
  fr: ['le', 'les', 'et', 'des', 'du', 'est', 'pour', 'dans', 'une', 'que', 'vous', 'nous', 'avec', 'sur', 'au'],
  it: ['il', 'gli', 'e', 'di', 'che', 'per', 'una', 'con', 'della', 'sono', 'non', 'del', 'più', 'alla', 'anche'],
  pt: ['o', 'os', 'e', 'do', 'da', 'que', 'para', 'com', 'uma', 'não', 'em', 'por', 'dos', 'são', 'você'],
  nl: ['het', 'een', 'en', 'van', 'is', 'niet', 'met', 'voor', 'op', 'zijn', 'wij', 'ook', 'aan', 'naar', 'deze'],
};
/** Letters of a text that are looked at. */
const looked = 20_000;
/** A language has to be this much more frequent than the next, and than nothing. */
const clearly = { times: 1.4, words: 5 };

/** The language of a text as `en`; the usual one where its small words do not tell. */
export function languageOf(text: string, usual: string): string {
  const words =
    text
      .slice(0, looked)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const [language, known] of Object.entries(smallWords)) {
      if (known.includes(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  const isClear = first !== undefined && first[1] >= clearly.words && first[1] >= (second?.[1] ?? 0) * clearly.times;
  return isClear ? first[0] : usual;
}

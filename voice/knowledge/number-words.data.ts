const inOrder = (words: string, from: number, by = 1): [string, string][] =>
  words.split(' ').map((word, index) => [word, String(from + index * by)]);

/** Numbers as words, in lower case and without accents, by language. "One" stands for too much else. */
export const numberWords: Record<string, Record<string, string>> = {
  en: Object.fromEntries([
    ...inOrder(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...inOrder('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  ]),
  de: Object.fromEntries([
    ...inOrder('zwei drei vier funf sechs sieben acht neun zehn elf zwolf', 2),
    ...inOrder('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert', 20, 10),
  ]),
  es: Object.fromEntries(inOrder('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2)),
  fr: Object.fromEntries(inOrder('deux trois quatre cinq six sept huit neuf dix onze douze', 2)),
  it: Object.fromEntries(inOrder('due tre quattro cinque sei sette otto nove dieci undici dodici', 2)),
  pt: Object.fromEntries(inOrder('dois tres quatro cinco seis sete oito nove dez onze doze', 2)),
  nl: Object.fromEntries(inOrder('twee drie vier vijf zes zeven acht negen tien elf twaalf', 2)),
};

/** A sound of IPA: flite's phones for it, and letters that an English voice reads nearly so. */
export interface IpaSound {
  phones: string[];
  letters: string;
  vowel: boolean;
}

/** ipa, phones, letters. Sounds that English has not stand with the nearest that it has. */
const vowels = `
aɪ ay ie|aʊ aw ow|ɔɪ oy oy|eɪ ey ay|oʊ ow oh|əʊ ow oh|ɪə ih,r eer|eə eh,r air|ʊə uh,r oor|iː iy ee|ɑː aa ah|ɔː ao aw|uː uw oo
ɜː er er|i iy ee|ɪ ih i|e eh e|ɛ eh e|æ ae a|ɑ aa ah|ɒ aa o|ɔ ao aw|ʊ uh oo|u uw oo|ʌ ah uh|ə ax uh|ɜ er er|ɝ er er|ɚ er er
a aa ah|o ow oh|ɐ ah uh|ɯ uw oo|y uw oo|ø er er|œ er er|ɨ ih i|ʉ uw oo|ɤ ah uh`;
const consonants = `
tʃ ch ch|dʒ jh j|ts t,s ts|p p p|b b b|t t t|d d d|k k k|g g g|ɡ g g|f f f|v v v|θ th th|ð dh th|s s s|z z z|ʃ sh sh|ʒ zh zh
h hh h|m m m|n n n|ŋ ng ng|l l l|ɫ l l|r r r|ɹ r r|ɾ d d|w w w|ʍ w w|j y y|x k kh|χ k kh|ç hh h|ɣ g g|β v v|ɲ n,y ny|ʎ l,y ly
ɻ r r|ʀ r r|ʁ r r|ʂ sh sh|ʐ zh zh|ɕ sh sh|ʑ zh zh|c k k|ɟ g g|q k k|ʧ ch ch|ʤ jh j`;

function read(rows: string, vowel: boolean): [string, IpaSound][] {
  return rows
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [ipa, phones, letters] = row.trim().split(' ');
      return [ipa!, { phones: phones!.split(','), letters: letters!, vowel }];
    });
}

export const ipaSounds: ReadonlyMap<string, IpaSound> = new Map([...read(vowels, true), ...read(consonants, false)]);

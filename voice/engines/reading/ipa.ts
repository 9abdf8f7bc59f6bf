import { ipaSounds } from './ipa.data.ts';

/** The sounds of a word in IPA, for engines that know other notations. */

const stress = 'ˈ';
const tie = /\u035c|\u0361/g;
/** Second stress, syllables, length that no sound took, ties, blanks: nothing that our engines tell apart. */
const ignored = new Set([...'ˌ.ːˑ ‿ˀʰ', '\u0329', '\u0303']);

interface Sound {
  ipa: string;
  stressed: boolean;
}

/** The known sounds of a transcription, the longest first; undefined when it holds something else. */
function soundsOf(transcription: string): Sound[] | undefined {
  const text = transcription
    .normalize('NFC')
    .replaceAll(/[/[\]]/g, '')
    .replaceAll("'", stress)
    .replaceAll(tie, '');
  const sounds: Sound[] = [];
  let stressed = false;
  for (let position = 0; position < text.length; ) {
    const ipa = [2, 1].map((length) => text.slice(position, position + length)).find((part) => ipaSounds.has(part));
    if (ipa === undefined) {
      const sign = text[position]!;
      if (sign === stress) stressed = true;
      else if (!ignored.has(sign)) return undefined;
      position += 1;
      continue;
    }
    const isVowel = ipaSounds.get(ipa)!.vowel;
    sounds.push({ ipa, stressed: stressed && isVowel });
    if (isVowel) stressed = false;
    position += ipa.length;
  }
  return sounds.some(({ ipa }) => ipaSounds.get(ipa)!.vowel) ? sounds : undefined;
}

/** A transcription in letters that an English voice reads nearly so; undefined when it is no IPA. */
export function soundsLike(transcription: string): string | undefined {
  return soundsOf(transcription)
    ?.map(({ ipa }) => ipaSounds.get(ipa)!.letters)
    .join('');
}

/** The phones of flite, vowels with their stress: `t ax0 m ey1 t ow0`. */
export function flitePhones(transcription: string): string | undefined {
  const sounds = soundsOf(transcription);
  if (sounds === undefined) return undefined;
  const isMarked = sounds.some((sound) => sound.stressed);
  let first = true;
  const phones = sounds.flatMap(({ ipa, stressed }) => {
    const { phones: names, vowel } = ipaSounds.get(ipa)!;
    if (!vowel) return names;
    const isStressed = isMarked ? stressed : first;
    first = false;
    return names.map((name) => (/^[aeiou]/.test(name) ? `${name}${isStressed ? 1 : 0}` : name));
  });
  return phones.join(' ');
}

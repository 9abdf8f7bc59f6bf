import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'phone', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a phone number', () => {
  it.each([
    // What sounds like a digit.
    ['six too eight two six two won two three for', '+16282621234'],
    ['you can reach me at six too eight two six two one to three four', '+16282621234'],
    // Tens and ones that are not one number.
    ['three ten five fifty two four five nine two', '+13105524592'],
    // Digits by how many they are.
    ['four one five eight six seven four fives', '+14158675555'],
    ['four one five eight six seven double oh oh nine', '+14158670009'],
    // In two parts, and the first of them last.
    ['area code is four one five and the number is eight six seven five three zero nine', '+14158675309'],
    ["it's 867 5309 area code 415", '+14158675309'],
    // A part that is said anew.
    ['two one two five five five oh one four two no wait oh one four three', '+12125550143'],
    // An end that is like the one before.
    ['two one two five five five oh one four two sorry one four three at the end', '+12125550143'],
    ['two one two five five five no wait five five six oh one four two', '+12125560142'],
    // Of a whole number, what it ends in.
    ['two one two five five five oh one four two sorry one four three at the end', '+12125550143'],
    ['617 555 0189 no that ends nine eight', '+16175550198'],
    ['617 555 0189 no wait the last two are nine eight', '+16175550198'],
    ['206 555 0143 sorry ends one four eight not one four three', '+12065550148'],
    ['617 555 0189 wait area code 857', '+18575550189'],
    // Of two, the one that is preferred, by what it's called.
    ["the shop's 213 555 0140 and there's my cell 213 555 0149 the cell is better", '+12135550149'],
    ["the shop's 213 555 0140 and there's my cell 213 555 0149 the shop is better", '+12135550140'],
    ['208 555 0195 or wait no that is my old one 208 555 0159', '+12085550159'],
    // Who looks for the rest of it.
    ['four one two five five five oh one let me see ninety one', '+14125550191'],
    // "Oh" that only opens.
    ['oh six one seven two five three one two three four', '+16172531234'],
  ])('"%s" is %s', (text, value) => expect(read(text)).toBe(value));

  it('hears British numbers with what sounds like digits', () => {
    expect(read("it's oh one six one for nine six oh one to three", 'en-GB')).toBe('+441614960123');
  });

  it.each([
    ['fr-FR', 'zéro six soixante-douze cinquante-cinq cinquante quatre-vingt-onze', '+33672555091'],
    ['fr-FR', 'zéro six soixante douze cinquante cinq cinquante quatre vingt onze', '+33672555091'],
    ['fr-FR', 'zéro six deux fois le quinze cinquante-cinq trente', '+33615155530'],
    [
      'fr-FR',
      'zéro six cinquante-deux cinquante-cinq cinquante soixante-sept non soixante-dix-sept à la fin',
      '+33652555077',
    ],
    ['es-ES', 'seis siete ocho cinco cinco cinco cero diecisiete no perdón cero setenta y uno', '+34678555071'],
    ['de-DE', 'null drei null fünf fünf fünf null eins und dann zweimal die sechs', '+49305550166'],
    ['de-DE', 'null fünf eins eins fünf fünf fünf null eins und die durchwahl ist zwölf', '+4951155501;ext=12'],
  ])('in %s, "%s" is %s', (language, text, value) => expect(read(text, language)).toBe(value));

  it.each([
    "don't call 415 867 5309",
    '415 867 5309 or 415 867 5310',
    'my home is 415 867 5309 and my cell is 415 867 5310',
    // Which digits are meant anew is not known.
    'two one two five five five oh one four two no sorry four one five',
  ])('"%s" is none', (text) => expect(read(text)).toBeNull());
});

describe('a number that is said in pieces', () => {
  const said = (text: string, language: string, zone: string) =>
    understand({ type: 'phone', text, language, at: '2026-11-20T10:00:00', zone }).value;
  it.each([
    [
      'de-DE',
      'Europe/Berlin',
      'null eins sieben sechs dann fünf fünf fünf null und hinten eins sieben zwo',
      '+491765550172',
    ],
    ['de-DE', 'Europe/Berlin', 'null acht neun und dann die fünf fünf fünf null eins vier vier', '+49895550144'],
    ['es-ES', 'Europe/Madrid', 'seis cero cero luego cinco cinco cinco y al final cero trece', '+34600555013'],
    [
      'fr-FR',
      'Europe/Paris',
      'zéro six ensuite cinquante-cinq cinquante et à la fin zéro un trente-deux',
      '+33655500132',
    ],
    ['en-US', 'America/New_York', 'four oh two then five five five and at the end oh one six six', '+14025550166'],
  ])('is one, in %s (%s): "%s"', (language, zone, text, number) => {
    expect(said(text, language, zone)).toBe(number);
  });
});

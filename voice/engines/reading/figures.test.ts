import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '#voice/testing/effort.ts';
import { figuresIn, saidTokens } from './figures.ts';
import { engineText } from './spoken-token.ts';

const said = (language: string, text: string) => engineText([...saidTokens(text, language)]).trimEnd();

describe('figures and abbreviations', () => {
  it.each([
    ['Donnerstag, 26. November, um 14:30 Uhr.', 'Donnerstag, sechsundzwanzigster November, um 14 Uhr 30.'],
    ['Am 1. Mai um 9:05 Uhr oder 12:00 Uhr', 'Am ersten Mai um 9 Uhr 5 oder 12 Uhr'],
    ['Der 3. Oktober, dem 7. August', 'Der dritte Oktober, dem siebten August'],
    ['am 26.11.2026, 31.12.', 'am sechsundzwanzigsten November 2026, einunddreißigster Dezember'],
    ['Um 9.30 Uhr, 14:00.', 'Um 9 Uhr 30, 14 Uhr.'],
    ['12,50 Euro, 1,00 €, 1.234,05 €, 0,50 Euro', '12 Euro 50, ein Euro, 1234 Euro 5, 50 Cent'],
    ['1 Stunde, 1 Euro, 21 Minuten', 'eine Stunde, ein Euro, 21 Minuten'],
    ['Tel. 030 1234567', 'Telefon 0 3 0, 1 2 3 4 5 6 7'],
    ['z. B. Dr. Meier, ca. 5, bzw. Nr. 3', 'zum Beispiel Doktor Meier, circa 5, beziehungsweise Nummer 3'],
    ['Ihre E-Mail-Adresse', 'Ihre I-Mail-Adresse'],
    ['3 %, 12.500 und 1234,5', '3 Prozent, 12500 und 1234 Komma 5'],
    // Plain digits stay: espeak-ng reads them well.
    ['Die Version 1.2.3 vom Haus 32.', 'Die Version 1 Punkt 2 Punkt 3 vom Haus 32.'],
  ])('of German: %s', (text, expected) => expect(said('de', text)).toBe(expected));

  it.each([
    ['es', 'jueves, 26 de noviembre, a las 14:30', 'jueves, 26 de noviembre, a las 14:30'],
    ['es', 'A las 14:00 o 9:00.', 'A las 14 o 9 horas.'],
    [
      'es',
      '12,50 euros, 1,00 €, 21,20 euros, 0,50 euros',
      '12 euros con 50, un euro, veintiún euros con 20, 50 céntimos',
    ],
    ['es', '1 hora, 21 minutos, 31 personas, 11 horas', 'una hora, veintiún minutos, 30 y una personas, 11 horas'],
    ['es', 'El 26/11/2026', 'El 26 de noviembre de 2026'],
    ['es-419', '12.50 dólares, 1,250 dólares', '12 dólares con 50, 1250 dólares'],
    ['es-419', '+1 571 555 0123', 'más 1, 5 7 1, 5 5 5, 0 1 2 3'],
    [
      'fr',
      'jeudi 26 novembre à 14 h 30, 9h05 ou 21 h.',
      'jeudi 26 novembre à 14 heures 30, 9 heures 5 ou 20 et une heures.',
    ],
    ['fr', '12,50 euros, 1,00 €, 0,50 euro, 1 250,05 €', '12 euros 50, 1 euro, 50 centimes, 1250 euros 5'],
    ['fr', '1 heure, 81 minutes, 11 minutes', 'une heure, 80 une minutes, 11 minutes'],
    ['fr', 'Le 01/05/2026, M. Dupont, n° 5', 'Le premier mai 2026, monsieur Dupont, numéro 5'],
    ['fr', 'Votre adresse e-mail', 'Votre adresse imèle'],
    ['fr', 'L’an 2026, 3 % de 12 500', 'L’an 2026, 3 pour cent de 12500'],
    ['it', 'alle 14:30, 12,50 euro', 'alle 14:30, 12,50 euro'],
  ])('of %s: %s', (language, text, expected) => expect(said(language, text)).toBe(expected));

  it('keep their place in the text', () => {
    const token = [...saidTokens('Um 14:30 Uhr, bitte.', 'de')].find(({ spoken }) => spoken === '14 Uhr 30');
    expect(token).toMatchObject({ text: '14:30 Uhr', pause: 'clause' });
  });

  it.each(['de', 'es', 'es-419', 'fr', 'it'])('lose nothing that stands before the first word: %s', (language) => {
    const minus: Record<string, string> = { de: 'minus', es: 'menos', 'es-419': 'menos', fr: 'moins', it: '-' };
    expect(said(language, '-5 x')).toMatch(new RegExp(`^${minus[language]} ?5`));
    expect(said(language, '$20 x')).toMatch(/^(20 \p{L}+|\$20)/u);
  });

  it.each(['de', 'es', 'fr'])('of %s keep their place and their order, whatever is written', (language) => {
    const parts = [
      ...'aA1.,:/-+$%@# ()&é½€–²',
      '2:30',
      ' Uhr',
      ' h',
      'XIV ',
      'St. ',
      '1 ',
      'Code ',
      '1.º ',
      'Mai',
      '.com',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), (written) => {
        const text = written.join('');
        let from = 0;
        for (const { start, end, spoken } of figuresIn(text, language)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(spoken).not.toMatch(/undefined|NaN|\[native/);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each([
    '1',
    '1-',
    '1/',
    '1 - ',
    '$1',
    'XIV ',
    '1. Mai ',
    'the code is 482 ',
    '+1 ',
    'www.a.',
    'A-',
    '½',
    '-',
    '1 000 ',
  ])('are found in reading a long text of %j once', async (part) => {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    for (const language of ['de', 'es', 'fr']) {
      expect(await effort(() => figuresIn(text, language)), language).toBeLessThan(150);
    }
  });
});

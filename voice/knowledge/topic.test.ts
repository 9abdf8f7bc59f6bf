import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { findAnswer } from './find-answer.ts';
import { splitPieces } from './split-pieces.ts';
import { splitSentences } from './split-sentences.ts';

/** A business's page: a heading and a sentence a line. */
function pageOf(lines: readonly [string, string][], language: string) {
  const blocks = lines.flatMap(([heading, text]) => [
    { kind: 'heading' as const, level: 2, text: heading, page: null },
    { kind: 'paragraph' as const, text, page: null },
  ]);
  return splitPieces(blocks, language).map((piece, n) => ({
    pieceId: `${language}-${n}`,
    fileId: language,
    title: 'Page',
    language,
    phrasings: [],
    headings: piece.headings,
    text: piece.text,
    page: null,
    sentences: splitSentences(piece.text, language),
  }));
}

const pages = {
  en: pageOf(
    [
      ['How to find us', 'Our shop is at 9 Harbor Road, next to the bakery. Ring twice.'],
      ['Your car', 'You can park in the yard for two hours.'],
      ['Changes', 'Please cancel by noon the day before, or we charge 25 dollars.'],
      ['What to have with you', 'Bring your old keys and a photo ID.'],
      ['Fees', 'A new lock costs 80 dollars. A spare key costs 6 dollars.'],
    ],
    'en',
  ),
  de: pageOf(
    [
      ['Anfahrt', 'Unser Laden ist in der Hafenstraße 9 neben der Bäckerei.'],
      ['Termine', 'Sagen Sie bitte bis zum Mittag des Vortags ab, sonst kostet es 25 Euro.'],
    ],
    'de',
  ),
  es: pageOf([['Cómo llegar', 'La tienda está en la calle del Puerto 9.']], 'es'),
  fr: pageOf([['Accès', 'La boutique est au 9, rue du Port. Il y a un ascenseur.']], 'fr'),
};

const answerTo = (text: string, language: keyof typeof pages) =>
  findAnswer({ text, language }, pages[language], factsOf(pages[language])).answer?.text ?? null;

it.each([
  ['where was that again?', 'en', '9 Harbor Road'],
  ['is there anywhere to leave my truck?', 'en', 'park in the yard'],
  ['sure, if I can still call it off later?', 'en', 'cancel by noon'],
  ['do I need to bring anything?', 'en', 'old keys'],
  ['depends, what do you charge?', 'en', '80 dollars'],
  ['wo war das noch mal genau?', 'de', 'Hafenstraße'],
  ['und wenn ich absagen muss?', 'de', '25 Euro'],
  ['¿dónde era exactamente?', 'es', 'calle del Puerto'],
  ["c'est où déjà ?", 'fr', 'rue du Port'],
  ['je viens en fauteuil, je peux monter ?', 'fr', 'ascenseur'],
] as const)('%s', (text, language, told) => {
  expect(answerTo(text, language)).toContain(told);
});

it('what names another thing is not answered by what is told of the matter', () => {
  expect(answerTo('what do you charge for a tattoo?', 'en')).toBeNull();
  expect(answerTo('where is the museum?', 'en')).toBeNull();
  expect(answerTo('was kostet eine Massage?', 'de')).toBeNull();
});

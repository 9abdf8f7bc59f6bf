import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { findAnswer } from './find-answer.ts';
import { splitPieces } from './split-pieces.ts';
import { splitSentences } from './split-sentences.ts';

const lines: readonly [string, string][] = [
  ['Where we are', 'You find us at 9 Harbor Road. There is an elevator, and the shop is wheelchair accessible.'],
  ['Getting going', 'Installing it takes about two weeks. Training of your staff is included.'],
  ['Deposit', 'The deposit for a bike is released when it is back.'],
  ['Refunds', 'You can ask for a refund within 30 days of a payment. Refunds take five to seven days.'],
];

const sources = splitPieces(
  lines.flatMap(([heading, text]) => [
    { kind: 'heading' as const, level: 2, text: heading, page: null },
    { kind: 'paragraph' as const, text, page: null },
  ]),
  'en',
).map((piece, n) => ({
  pieceId: `page-${n}`,
  fileId: 'page',
  title: 'Page',
  language: 'en',
  phrasings: [],
  headings: piece.headings,
  text: piece.text,
  page: null,
  sentences: splitSentences(piece.text, 'en'),
}));

const told = (text: string) => findAnswer({ text, language: 'en' }, sources, factsOf(sources)).answer?.text ?? '';

it.each([
  ['can my mom get up there she uses a walker', 'elevator'],
  ['how long till we can use it', 'two weeks'],
  ['will somebody train us', 'Training'],
])('what surely is asked is answered under whatever heading it stands: "%s"', (question, holds) => {
  expect(told(question)).toContain(holds);
});

it('a word that is told of elsewhere is what is asked', () => {
  expect(told('when do i get my deposit back')).not.toContain('five to seven');
});

it('a section of two sentences is said whole, where neither is named', () => {
  expect(told('can i have my money back')).toMatch(/30 days.*seven days/);
});

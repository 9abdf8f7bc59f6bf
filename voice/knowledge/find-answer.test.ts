import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { findAnswer } from './find-answer.ts';
import { compoundOf, compoundsWith, repairsOf } from './repair-words.ts';
import { soundOf, soundsApart } from './sounds.ts';
import type { Source } from './source.ts';
import { inSpeech, withoutAsides } from './spoken-answer.ts';

const source = (text: string, own: Partial<Source> = {}): Source => ({
  pieceId: text,
  fileId: 'file',
  title: 'House rules',
  headings: [],
  page: null,
  language: 'en',
  phrasings: [],
  text,
  sentences: [text],
  ...own,
});
const ask = (sources: Source[], text: string) => findAnswer({ text, language: 'en' }, sources, factsOf(sources));

const entry = source('Yes, behind the house.', { phrasings: ['Do you have parking?', 'Where can I park my car?'] });
const house = [entry, source('Breakfast is served from 7 to 10.'), source('The sauna costs 12 EUR a visit.')];

it('answers with an entry whose question is the same, or surely on the same matter', () => {
  expect(ask(house, 'do you have parking').answer?.text).toBe('Yes, behind the house.');
  expect(ask(house, 'is there any place where i can put my car near you').answer?.text).toBe('Yes, behind the house.');
  expect(ask(house, 'who is the president').maybe).toBeNull();
});

it('does not answer with a sentence that lacks a figure of the question', () => {
  expect(ask(house, 'what does the sauna cost')?.answer?.text).toBe('The sauna costs 12 EUR a visit.');
  expect(ask(house, 'what does the sauna cost for 30 people').answer).toBeNull();
});

it('says at most two sentences of 45 words without what no voice reads', () => {
  expect(withoutAsides('It opened [4] in 1998 (see the annual report (2)), see www.example.com/a.')).toBe(
    'It opened in 1998, see.',
  );
  expect(inSpeech(['One.', 'Two.', 'Three.'])).toBe('One. Two.');
  const long = inSpeech([`${Array.from({ length: 80 }, () => 'word').join(' ')}.`, 'Two.']);
  expect(long.split(' ')).toHaveLength(45);
});

it('repairs what was misheard with words of the documents, and takes compounds apart', () => {
  expect(soundsApart('parking', 'barging', 2)).toBe(1);
  expect(soundsApart('sauna', 'breakfast', 2)).toBeGreaterThan(2);
  expect(soundOf('phone')).toBe(soundOf('fome'));
  const words = [
    { term: 'sauna', pieces: 1 },
    { term: 'saul', pieces: 9 },
    { term: 'park', pieces: 2 },
  ];
  expect(repairsOf('sauma', 'en', words)).toMatchObject([{ term: 'sauna' }]);
  expect(repairsOf('parkimg', 'en', words)).toMatchObject([{ term: 'park' }]);
  expect(repairsOf('sun', 'en', words)).toEqual([]);
  expect(compoundOf('offnungszeiten', (part) => ['offnung', 'zeiten'].includes(part), 2)).toEqual([
    { term: 'offnung', share: 0.6 },
    { term: 'zeiten', share: 0.6 },
  ]);
  expect(compoundsWith('preise', 'de', [{ term: 'hausprei', pieces: 1 }])).toEqual([{ term: 'hausprei', share: 0.6 }]);
});

it.each([
  ['de', 'Die Sauna kostet 12 EUR pro Besuch.', 'was kostet die Sauna', 'Der Preis der Massage ist 60 EUR.'],
  ['de', 'Wir haben von 9 bis 18 Uhr geöffnet.', 'wann haben Sie offen', 'Hunde sind willkommen.'],
  ['es', 'La sauna cuesta 12 EUR por visita.', '¿cuánto cuesta la sauna?', 'El precio del masaje es de 60 EUR.'],
  ['es', 'El horario es de 9 a 18 horas.', '¿a qué hora abren?', 'Los perros son bienvenidos.'],
  ['fr', 'Le sauna coûte 12 EUR par visite.', 'combien coûte le sauna ?', 'Le prix du massage est de 60 EUR.'],
  ['fr', 'Nous sommes ouverts de 9 à 18 heures.', 'quels sont vos horaires ?', 'Les chiens sont les bienvenus.'],
])('answers in %s: %s', (language, text, question, other) => {
  const sources = [source(text, { language }), source(other, { language, pieceId: other })];
  expect(findAnswer({ text: question, language }, sources, factsOf(sources)).answer?.text).toBe(text);
});

it.each([
  ['en', 'A haircut costs 45 euros. Coloring costs 80 euros.', 'What does a massage cost?', 'How much is coloring?'],
  ['en', 'Family plumbers since 1987. Our two vans are on the road daily.', 'How many plumbers?', 'How many vans?'],
  ['de', 'Ein Haarschnitt kostet 45 Euro.', 'Was kostet eine Massage?', 'Was kostet ein Haarschnitt?'],
  ['es', 'Un corte de pelo cuesta 45 euros.', '¿Cuánto cuesta un masaje?', '¿Cuánto cuesta un corte de pelo?'],
  ['fr', 'Une coupe coûte 45 euros.', 'Combien coûte un massage ?', 'Combien coûte une coupe ?'],
])('does not answer on one thing with another in %s: %s', (language, text, nearly, asked) => {
  const sources = [source(text, { language, title: '', sentences: text.match(/[^.]+\./g)!.map((one) => one.trim()) })];
  const answers = [nearly, asked].map((one) => findAnswer({ text: one, language }, sources, factsOf(sources)).answer);
  expect(answers).toEqual([null, expect.anything()]);
});

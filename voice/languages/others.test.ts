import { expect, it } from 'vitest';
import { halves, readHalf } from '#voice/understanding/corpus/score.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { languageOf, languages } from './catalog.ts';
import { otherLanguages } from './others.data.ts';
import { otherLanguageIn, otherLanguageOf, sorryIn } from './others.ts';

const english = languages[0]!;
const spoken = (text: string) => otherLanguageOf(readUtterance(text, english))?.id ?? null;

it.each([
  [
    'de',
    ['ich möchte bitte einen Termin für heute', 'sprechen Sie Deutsch', 'ich spreche kein Englisch', 'auf Deutsch'],
  ],
  [
    'es',
    ['quiero una cita para mañana por favor', 'no hablo inglés', 'habla español', 'español', 'lo siento no entiendo'],
  ],
  ['fr', ["je voudrais un rendez-vous pour demain s'il vous plaît", 'parlez-vous français', 'je ne parle pas anglais']],
  ['it', ['vorrei un appuntamento per domani', 'non parlo inglese', 'parla italiano', 'mi scusi non capisco']],
  ['pt', ['eu gostaria de marcar uma consulta', 'não falo inglês', 'fala português', 'desculpe eu não entendo']],
  ['nl', ['ik wil graag een afspraak maken', 'ik spreek geen Engels', 'spreekt u Nederlands']],
  ['pl', ['nie mówię po angielsku', 'dzień dobry chciałbym umówić się na wizytę']],
  ['tr', ['randevu almak istiyorum lütfen', 'ingilizce konuşmuyorum']],
])('knows %s', (id, texts) => {
  expect(texts.map((text) => [text, spoken(text)])).toEqual(texts.map((text) => [text, id]));
});

it('knows by its name a language that is asked for', () => {
  for (const { id, names } of otherLanguages.filter((other) => other.id !== 'en'))
    for (const name of names) expect(otherLanguageIn(readUtterance(`do you speak ${name}`, english))?.id).toBe(id);
});

it('takes no English for another language', () => {
  const phrases = halves.flatMap((half) => readHalf(half)).filter(({ language }) => language.startsWith('en'));
  const taken = phrases.filter(({ text }) => spoken(text) !== null);
  expect(phrases.length).toBeGreaterThan(2000);
  expect(taken.length).toBe(0);
  for (const text of [
    'so so so',
    'Los Angeles',
    'El Paso Las Vegas',
    'no no no',
    'Ben',
    'Juan de la Cruz',
    'Jan van der Berg',
    'come on',
  ])
    expect([text, spoken(text)]).toEqual([text, null]);
});

it('takes no phrase of a language for another one, nor the one that is spoken', () => {
  const phrases = halves.flatMap((half) => readHalf(half)).filter(({ language }) => !language.startsWith('en'));
  expect(phrases.length).toBeGreaterThan(600);
  const taken = phrases.filter(
    ({ text, language }) => otherLanguageOf(readUtterance(text, languageOf(language)!)) !== null,
  );
  expect(taken.map(({ text }) => text)).toEqual([]);
  for (const [tag, text] of [
    ['de-DE', 'Sprechen Sie Deutsch?'],
    ['es-ES', 'quiero una cita para mañana por favor'],
    ['fr-FR', 'je voudrais un rendez-vous pour demain'],
  ] as const)
    expect(otherLanguageOf(readUtterance(text, languageOf(tag)!))).toBeNull();
});

it('says sorry in the language of the caller, and names the one that is spoken', () => {
  const of = (text: string, tag: string) => {
    const language = languageOf(tag)!;
    const other = otherLanguageOf(readUtterance(text, language));
    return other && sorryIn(other, language);
  };
  expect(of('I would like an appointment please', 'de-DE')).toBe("I'm sorry, I only speak German.");
  expect(of('ich möchte bitte einen Termin', 'fr-FR')).toBe('Es tut mir leid, ich spreche nur Französisch.');
  expect(of('quiero una cita para mañana por favor', 'en-US')).toBe('Lo siento, solo hablo inglés.');
});

it('leaves a name that is introduced in another language an answer', () => {
  for (const text of [
    'ich heiße Hans Müller',
    "je m'appelle Marie Dubois",
    'mi nombre es Juan Pérez',
    'mi chiamo Paolo Rossi',
    'meu nome é João Silva',
    'mijn naam is Jan Bakker',
  ])
    expect([text, spoken(text)]).toEqual([text, null]);
});

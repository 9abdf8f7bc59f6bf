import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { findAnswer } from './find-answer.ts';
import { splitPieces } from './split-pieces.ts';

const documents: Record<string, string> = {
  en: `A haircut costs 45 euros for women and 30 euros for men. A manicure is 28 euros, a pedicure 40 euros.
    We are open Tuesday to Friday from 9 am to 6 pm and on Saturday from 8 am to 3 pm. On Monday we are closed.
    Please pay a deposit of 50 euros. Check-in is at 3 pm. Parts are guaranteed for two years. We have 34 rooms.
    A room costs 120 euros a night. Children under 6 stay for free. We deliver until 10 pm.
    Dogs are welcome. Cats are not allowed. Our restaurant seats 60 guests. The boat sleeps 4.
    We take groups of up to 15 people.`,
  de: `Ein Haarschnitt kostet 45 Euro. Die Anzahlung beträgt 50 Euro.
    Wir haben Montag bis Freitag von 9 bis 18 Uhr geöffnet. Die Anreise ist um 15 Uhr. Wir liefern bis 22 Uhr.
    Unser Saal fasst 120 Gäste.`,
  es: `El corte cuesta 45 euros. El depósito es de 50 euros. Abrimos de lunes a viernes de 9 a 18 horas.
    En el salón caben 80 personas.`,
  fr: `La coupe coûte 45 euros. Les arrhes sont de 50 euros.
    Nous sommes ouverts du lundi au vendredi de 9 à 18 heures. La salle peut accueillir 90 personnes.`,
};

function answerTo(language: string, text: string): string | undefined {
  const block = { kind: 'paragraph' as const, text: documents[language]!.replace(/\s+/g, ' '), page: null };
  const sources = splitPieces([block], language).map((piece) => ({
    ...piece,
    pieceId: 'piece',
    fileId: 'file',
    title: 'Good to know',
    language,
    phrasings: [],
  }));
  return findAnswer({ text, language }, sources, factsOf(sources)).answer?.text;
}

it.each([
  ['en', 'The deposit is 80 euros, right?', "No, it's 50 euros."],
  ['en', 'the deposit is fifty euros, correct', 'Yes. Please pay a deposit of 50 euros.'],
  ['en', 'Is the deposit €80?', "No, it's 50 euros."],
  ['en', 'Is check-in at 2 pm?', "No, it's 3 pm."],
  ['en', 'Are parts guaranteed for three years?', "No, it's two years."],
  ['en', 'Is a pedicure 28 euros?', "No, it's 40 euros."],
  ['en', 'A haircut for women is 30 euros, right?', "No, it's 45 euros."],
  ['en', 'Is a haircut for men 30 euros?', /^Yes, a haircut costs 45 euros for women and 30 euros for men\.$/],
  ['en', 'Is a massage 28 euros?', undefined],
  ['en', 'Are you open on Wednesday?', /^Yes, we are open Tuesday to Friday/],
  ['en', 'Are you open on Monday?', 'No, on Monday we are closed.'],
  ['en', 'Are you open on Sundays?', /^No, we are open Tuesday/],
  ['en', 'Do you have 40 rooms?', 'No, we have 34 rooms.'],
  ['en', 'A room is 99 euros a night, yes?', "No, it's 120 euros."],
  ['en', 'Do children under 10 stay for free?', 'No. Children under 6 stay for free.'],
  ['en', 'Do you deliver until 11 pm?', 'No, we deliver until 10 pm.'],
  ['en', 'Does the restaurant seat 100?', 'No, our restaurant seats 60 guests.'],
  ['en', 'does your restaurant seat sixty people', 'Yes, our restaurant seats 60 guests.'],
  ['en', 'Can the restaurant hold 40 people?', 'Yes, our restaurant seats 60 guests.'],
  ['en', 'The restaurant fits 80 guests, right?', 'No, our restaurant seats 60 guests.'],
  ['en', 'Is there room for 100 in the restaurant?', 'No, our restaurant seats 60 guests.'],
  ['en', 'Does the boat sleep six?', 'No, the boat sleeps 4.'],
  ['en', 'Do you take groups of 20?', 'No, we take groups of up to 15 people.'],
  ['en', 'Do you take groups of 12 people?', 'Yes, we take groups of up to 15 people.'],
  ['en', 'Does the bus seat 100?', undefined],
  ['en', 'Are dogs allowed?', /^Dogs are welcome\./],
  ['en', 'Are cats allowed?', /^Cats are not allowed\./],
  ['en', 'Can I bring my hamster?', undefined],
  ['de', 'Liefern Sie bis 23 Uhr?', 'Nein, wir liefern bis 22 Uhr.'],
  ['de', 'Passen 150 Leute in den Saal?', 'Nein, unser Saal fasst 120 Gäste.'],
  ['de', 'Fasst der Saal 100 Personen?', 'Ja, unser Saal fasst 120 Gäste.'],
  ['es', '¿Caben 100 personas en el salón?', 'No, en el salón caben 80 personas.'],
  ['fr', 'La salle peut accueillir 100 personnes ?', 'Non, la salle peut accueillir 90 personnes.'],
  ['de', 'Die Anzahlung ist 80 Euro, oder?', 'Nein, es sind 50 Euro.'],
  ['de', 'Kostet ein Haarschnitt 45 Euro?', 'Ja, ein Haarschnitt kostet 45 Euro.'],
  ['de', 'Haben Sie bis 19 Uhr geöffnet?', /^Nein, wir haben Montag bis Freitag von 9 bis 18 Uhr/],
  ['de', 'Ist die Anreise um 14 Uhr?', 'Nein, um 15 Uhr.'],
  ['es', 'El depósito es de 80 euros, ¿verdad?', 'No, son 50 euros.'],
  ['es', '¿El depósito es de 50 euros?', 'Sí, el depósito es de 50 euros.'],
  ['es', '¿Abren los domingos?', /^No\. Abrimos de lunes a viernes/],
  ['fr', 'Les arrhes sont de 80 euros, non ?', "Non, c'est 50 euros."],
  ['fr', "Vous êtes ouverts jusqu'à 18 heures ?", /^Oui, nous sommes ouverts du lundi/],
  ['fr', 'Êtes-vous ouverts le dimanche ?', /^Non, nous sommes ouverts du lundi/],
])('judges a value that a question names, in %s: %s', (language, question, answer) => {
  if (answer instanceof RegExp) expect(answerTo(language, question)).toMatch(answer);
  else expect(answerTo(language, question)).toBe(answer);
});

it.each([
  ['Are you open at 5 pm on Friday?', 'Yes'],
  ['So you close at 5 pm on Friday?', 'No'],
  ['You are open until 6 on Friday, right?', 'Yes'],
  ['Is it right that you open at 9 on Tuesday?', 'Yes'],
])('reads the hours of the day that is asked for: %s', (question, verdict) => {
  expect(answerTo('en', question)).toMatch(new RegExp(`^${verdict}\\b`));
});
